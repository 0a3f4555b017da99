// Games and decks that come as links, and the links of the game on the screen.
#include <algorithm>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "engine/record/game_store.h"
#include "engine/record/link.h"
#include "web/shell/app.h"

namespace longroll::web {

void App::refuse_link(const Faults& faults) {
  std::vector<std::string> lines{"Your own games are untouched."};
  for (const Fault& fault : faults) {
    std::string words = capitalized(fault.what);
    if (words.ends_with('.')) {
      words.pop_back();
    }
    lines.push_back(words + (fault.where.empty() || fault.where == "link" ? "." : " (" + fault.where + ")."));
  }
  if (lines.size() > 8) {
    lines.resize(8);
  }
  show_failure("This link cannot be opened.", lines);
}

void App::open_text(std::string_view text) {
  for (const std::string_view word : words_of(text)) {
    if (word.starts_with(kFilePrefix)) {
      open_file_text(word);
      return;
    }
  }
  const std::size_t hash = text.rfind('#');
  std::string_view link = hash == std::string_view::npos ? text : text.substr(hash + 1);
  if (hash == std::string_view::npos) {
    for (const std::string_view word : words_of(text)) {
      link = word.starts_with("g=") || word.starts_with("p=") || word.starts_with("d=") ? word : link;
    }
  }
  const auto words = words_of(link);
  open_link_text(std::string(words.empty() ? std::string_view() : words.front()));
}

void App::open_link_text(const std::string& link) {
  const auto refuse = [this](const Faults& faults) {
    page::set_fragment("");
    refuse_link(faults);
  };
  const Result<LinkHeader> header = read_link_header(link);
  if (!header) {
    refuse(header.faults());
    return;
  }
  // Until the game is on the screen the link stays in the address: a page that is loaded again tries again.
  packs_.with_battle(
      header.value().game, [link](const Game& game) { return scenario_of_link(game, link); },
      [this, link, refuse, is_deck = header.value().kind == LinkKind::Deck](const LoadedGame& loaded) {
        if (is_deck) {
          page::set_fragment("");
          show_linked_deck(loaded, link);
          return;
        }
        Result<Session> opened = open_link(*loaded.game, link, page::random());
        if (opened) {
          page::set_fragment("");
          show_linked(loaded, std::move(opened).value());
        } else {
          refuse(opened.faults());
        }
      },
      refuse);
}

void App::open_file_text(std::string_view text) {
  Result<StoredGame> read = read_game_file(text);
  if (!read) {
    refuse_link(read.faults());
    return;
  }
  const auto stored = std::make_shared<const StoredGame>(std::move(read).value());
  const Journal& beginning = stored->head.beginning;
  const auto refuse = [this](const Faults& faults) { refuse_link(faults); };
  packs_.with_battle(
      beginning.game, [stored](const Game& game) { return find_scenario(game, stored->head.beginning.scenario); },
      [this, stored, refuse](const LoadedGame& loaded) {
        Result<Replay> replay = replay_of(*loaded.game, *stored);
        if (!replay) {
          refuse(replay.faults());
          return;
        }
        play_again("the game", std::move(replay).value(), [this, &loaded, refuse](Result<Session> session) {
          if (session) {
            show_linked(loaded, std::move(session).value());
          } else {
            refuse(session.faults());
          }
        });
      },
      refuse);
}

void App::show_linked(const LoadedGame& loaded, Session session) {
  link_typed_.clear();
  Match match{loaded.game->info().id, session.setup(), session.seed(), {}};
  match.who = {Controller::Normal, Controller::Normal};
  const Seat seat = session.to_act();
  match.who[is_player(seat) ? static_cast<std::size_t>(index_of(seat)) : 0] = Controller::Human;
  // The same link twice is the same game. That of a position has fresh dice each time.
  refresh_rows();
  for (const SavedGame& one : saved_) {
    const bool is_same =
        one.head.trace == session.trace() || (one.head.plies == 0 && session.ply_count() == 0 &&
                                              !session.is_from_setup() && one.head.start == session.position());
    const Result<StoredGame> stored =
        one.faults.empty() && is_same ? read_stored(local_storage(), one.id) : Result<StoredGame>(Fault{});
    if (stored) {
      match.who = controllers_of(one.head);
      show_game(loaded, std::move(session), match, GameStore(local_storage(), one.id, stored.value()));
      return;
    }
  }
  show_game(loaded, std::move(session), match);
}

/// A short game as its link, a long one as a file of its decisions.
std::string App::game_as_file() {
  const std::string link = game_address(false);
  return game_->model().title() + "\n" + (link.empty() ? game_file(game_->model().session()) : link) + "\n";
}

std::string App::game_address(bool position) {
  const GameModel& model = game_->model();
  if (position) {
    return page::address() + "#" + position_link(model.game(), model.match().setup, model.session().state());
  }
  constexpr std::size_t kMaxLinked = 12'000;  ///< decisions: past them a link takes too long to write, and to send
  if (model.session().ply_count() > kMaxLinked) {
    return "";
  }
  const std::optional<std::string> link = game_link(model.session());
  return link ? page::address() + "#" + *link : "";
}

}  // namespace longroll::web
