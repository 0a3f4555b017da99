// Games and decks that come as links, and the links of the game on the screen.
#include <algorithm>

#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "engine/record/link.h"
#include "web/shell/app.h"

namespace longroll::web {

void App::refuse_link(const Faults& faults) {
  std::vector<std::string> lines{"Your own games are untouched."};
  for (const Fault& fault : faults) {
    std::string words = fault.what;
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z') {
      words.front() = static_cast<char>(words.front() - 'a' + 'A');
    }
    if (words.ends_with('.')) {
      words.pop_back();
    }
    lines.push_back(words + (fault.where.empty() || fault.where == "link" ? "." : " (" + fault.where + ")."));
  }
  if (lines.size() > 8) {
    lines.resize(8);
  }
  show_message("This link cannot be opened.", lines);
}

void App::open_text(std::string_view text) {
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
  with_battle(
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
          show_linked(loaded, link, std::move(opened).value());
        } else {
          refuse(opened.faults());
        }
      },
      refuse);
}

void App::show_linked(const LoadedGame& loaded, const std::string& link, Session session) {
  link_typed_.clear();
  Match match{loaded.game->info().id, standard_setup(*loaded.game), session.seed(), {}};
  if (const std::optional<Journal> journal = session.journal()) {
    match.setup = setup_of(*loaded.game, *journal);
  }
  match.who = {Controller::Normal, Controller::Normal};
  const Seat seat = session.to_act();
  match.who[is_player(seat) ? static_cast<std::size_t>(index_of(seat)) : 0] = Controller::Human;
  // The same link twice is the same game.
  refresh_rows();
  std::string id = fresh_id();
  std::string known;
  for (const SavedGame& one : saved_) {
    if (one.faults.empty() && one.link == link && one.did.empty()) {
      id = one.id;
      known = choices_of(one);
      match.who = one.match.who;
    }
  }
  show_game(loaded, std::move(session), match, id, std::move(known));
}

std::string App::game_address(bool position) {
  const GameModel& model = game_->model();
  if (position) {
    return page::address() + "#" + position_link(model.game(), model.match().setup, model.session().state());
  }
  const std::optional<std::string> link = game_link(model.session());
  return link ? page::address() + "#" + *link : "";
}

}  // namespace longroll::web
