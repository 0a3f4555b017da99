#include "web/shell/links_controller.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "engine/record/game_store.h"
#include "engine/record/link.h"
#include "web/shell/qr.h"

namespace longroll::web {
namespace {

constexpr std::size_t kMaxTyped = 70'000;

bool is_link(std::string_view word) {
  return word.starts_with("g=") || word.starts_with("p=") || word.starts_with("d=");
}

}  // namespace

void LinksController::refuse(const Faults& faults) const {
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
  screens_->show_failure("This link cannot be opened.", lines);
}

void LinksController::open(std::string_view text) {
  for (const std::string_view word : words_of(text)) {
    if (word.starts_with(kFilePrefix)) {
      open_file(word);
      return;
    }
  }
  const std::size_t hash = text.rfind('#');
  std::string_view link = hash == std::string_view::npos ? text : text.substr(hash + 1);
  if (hash == std::string_view::npos) {
    for (const std::string_view word : words_of(text)) {
      link = is_link(word) ? word : link;
    }
  }
  const auto words = words_of(link);
  open_link(std::string(words.empty() ? std::string_view() : words.front()));
}

void LinksController::paste(std::string_view text) {
  home_->link() = text.substr(0, kMaxTyped);
  if (text.find("g=") != std::string_view::npos || text.find("p=") != std::string_view::npos ||
      text.find("d=") != std::string_view::npos || text.find(kFilePrefix) != std::string_view::npos) {
    open(text);
  }
}

void LinksController::open_link(const std::string& link) {
  const auto on_error = [this](const Faults& faults) {
    page::set_fragment("");
    refuse(faults);
  };
  const Result<LinkHeader> header = read_link_header(link);
  if (!header) {
    on_error(header.faults());
    return;
  }
  // Until the game is on the screen the link stays in the address: a page that is loaded again tries again.
  packs_->with_battle(
      header.value().game, [link](const Game& game) { return scenario_of_link(game, link); },
      [this, link, kind = header.value().kind](const LoadedGame& loaded) { open_linked(loaded, link, kind); },
      on_error);
}

void LinksController::open_linked(const LoadedGame& loaded, const std::string& link, LinkKind kind) {
  page::set_fragment("");
  if (kind == LinkKind::Deck) {
    const Result<DeckSheet> sheet = open_deck_link(*loaded.game, link);
    if (!sheet) {
      refuse(sheet.faults());
      return;
    }
    home_->link().clear();
    decks_->show_linked_deck(loaded, sheet.value(), [this](const Faults& misfits) { refuse(misfits); });
    return;
  }
  Result<Session> opened = longroll::open_link(*loaded.game, link, page::random());
  if (opened) {
    show(loaded, std::move(opened).value());
  } else {
    refuse(opened.faults());
  }
}

void LinksController::open_file(std::string_view text) {
  Result<StoredGame> read = read_game_file(text);
  if (!read) {
    refuse(read.faults());
    return;
  }
  const auto stored = std::make_shared<const StoredGame>(std::move(read).value());
  const auto on_error = [this](const Faults& faults) { refuse(faults); };
  packs_->with_battle(
      stored->head.beginning.game,
      [stored](const Game& game) { return find_scenario(game, stored->head.beginning.scenario); },
      [this, stored](const LoadedGame& loaded) {
        Result<Replay> replay = replay_of(*loaded.game, *stored);
        if (!replay) {
          refuse(replay.faults());
          return;
        }
        replays_->run("the game", std::move(replay).value(), [this, &loaded](Result<Session> session) {
          if (session) {
            show(loaded, std::move(session).value());
          } else {
            refuse(session.faults());
          }
        });
      },
      on_error);
}

/// The same link twice is the same game. That of a position has fresh dice each time.
void LinksController::show(const LoadedGame& loaded, Session session) {
  home_->link().clear();
  Match match{loaded.game->info().id, session.setup(), session.seed(), {}};
  match.who = {Controller::Normal, Controller::Normal};
  const Seat seat = session.to_act();
  match.who[is_player(seat) ? static_cast<std::size_t>(index_of(seat)) : 0] = Controller::Human;
  saves_->refresh();
  for (const SavedGame& one : saves_->all()) {
    const bool is_same =
        one.head.trace == session.trace() || (one.head.plies == 0 && session.ply_count() == 0 &&
                                              !session.is_from_setup() && one.head.start == session.position());
    const Result<StoredGame> stored =
        one.faults.empty() && is_same ? read_stored(local_storage(), one.id) : Result<StoredGame>(Fault{});
    if (stored) {
      match.who = controllers_of(one.head);
      table_->show_game(loaded, std::move(session), match, GameStore(local_storage(), one.id, stored.value()));
      return;
    }
  }
  table_->show_new_game(loaded, std::move(session), match);
}

std::string LinksController::address_of_game(const GameModel& model) {
  constexpr std::size_t kMaxLinked = 12'000;  ///< decisions: past them a link takes too long to write, and to send
  if (model.session().ply_count() > kMaxLinked) {
    return "";
  }
  const std::optional<std::string> link = game_link(model.session());
  return link ? page::address() + "#" + *link : "";
}

std::string LinksController::address_of_position(const GameModel& model) {
  return page::address() + "#" + position_link(model.game(), model.match().setup, model.session().state());
}

std::string LinksController::file_of(const GameModel& model) {
  const std::string link = address_of_game(model);
  return model.title() + "\n" + (link.empty() ? game_file(model.session()) : link) + "\n";
}

void LinksController::fill_share(GameScreen& game, SheetData& sheet) const {
  sheet.copied.clear();
  sheet.link = address_of_game(game.model());
  sheet.position = address_of_position(game.model());
  sheet.qr = qr_of(sheet.link.empty() ? sheet.position : sheet.link);
}

}  // namespace longroll::web
