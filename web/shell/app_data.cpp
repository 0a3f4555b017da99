// Games and battles whose data the first download leaves out: fetched when one is chosen, or a link or saved game of it
// is opened.
#include <utility>

#include "engine/core/text.h"
#include "web/shell/app.h"
#include "web/views/catalogue.h"

namespace longroll::web {

void App::with_game(const std::string& id, Then then, Otherwise otherwise) {
  if (!library_.is_here(id)) {
    run_errand({id, std::string(title_of_game(id)), "rules, maps and orders of battle",
                [this, id, then, otherwise] { with_game(id, then, otherwise); }});
    return;
  }
  Faults faults;
  if (const LoadedGame* loaded = library_.game(id, faults)) {
    if (new_game_.game != nullptr && new_game_.game->info().id == id) {
      new_game_.game = loaded->game.get();  // it may have more battles than when it was chosen
    }
    then(*loaded);
  } else if (otherwise) {
    otherwise(faults);
  } else {
    show_message("This game cannot be played here.", {describe(faults)});
  }
}

void App::with_battle(const std::string& id, Which which, Then then, Otherwise otherwise) {
  with_game(
      id,
      [this, id, which, then, otherwise](const LoadedGame& loaded) {
        const GameInfo& info = loaded.game->info();
        const int battle = which(*loaded.game);
        const auto at = static_cast<std::size_t>(battle);
        if (battle < 0 || at >= info.scenarios.size() || info.scenarios[at].is_here ||
            library_.has_pack(pack_of(info, battle))) {
          then(loaded);
          return;
        }
        run_errand({pack_of(info, battle), std::string(title_of_game(id)) + ": " + info.scenarios[at].title, "cards",
                    [this, id, which, then, otherwise] { with_battle(id, which, then, otherwise); }});
      },
      otherwise);
}

void App::run_errand(Errand errand) {
  go_home();
  errand_ = std::move(errand);
  fetch_errand(page::Fetch::First);
}

void App::fetch_errand(page::Fetch how) {
  if (errand_.pack.empty()) {
    return;
  }
  message_ = {};
  message_.title = "Fetching " + errand_.title;
  message_.lines = {"Its " + errand_.parts + " are fetched once and then kept on this device."};
  message_.progress = 0;
  screen_ = Screen::Message;
  page::fetch_pack(errand_.pack, how);
}

void App::take_pack(std::string_view name, std::string_view text) {
  const std::string pack(name);
  const Faults faults = library_.take(pack, text);
  if (!faults.empty()) {
    std::string words;
    for (const Fault& fault : faults) {
      words += (words.empty() ? "" : "; ") + fault.what;
    }
    on_pack_failed(pack, words + ".");
    return;
  }
  if (errand_.pack == pack) {
    std::exchange(errand_, {}).go_on();
  }
}

void App::on_pack_failed(std::string_view pack, std::string_view why) {
  if (errand_.pack != pack) {
    return;  // the player has gone elsewhere
  }
  std::string words(why);
  std::string title = errand_.title;
  for (std::string* sentence : {&words, &title}) {
    if (!sentence->empty() && sentence->front() >= 'a' && sentence->front() <= 'z') {
      sentence->front() = static_cast<char>(sentence->front() - 'a' + 'A');
    }
  }
  message_ = {};
  message_.title = title + " could not be fetched.";
  message_.lines = {std::move(words),
                    "Nothing is lost: your saved games and this link keep. The other games can be played.",
                    "If trying again does not help, load the page again: there may be a newer one."};
  message_.can_retry = true;
  screen_ = Screen::Message;
}

void App::give_notes() {
  GameView* view = screen_ == Screen::Game ? game_->view() : nullptr;
  GameRoom* room = screen_ == Screen::Room ? room_.get() : nullptr;
  const std::string path = view != nullptr ? view->wanted_notes() : room != nullptr ? room->wanted_notes() : "";
  if (path.empty()) {
    return;
  }
  if (const Result<std::string> text = library_.read(path)) {
    room != nullptr ? room->take_notes(text.value()) : view->take_notes(text.value());
    request_frames(2);
    return;
  }
  const Game& game = room != nullptr ? *room_game_ : *game_->loaded().game;
  const std::string pack = game.info().id + "-notes";
  if (notes_asked_ != pack && (room != nullptr || (game_->model().may_act() && !game_->is_moving()))) {
    notes_asked_ = pack;  // not again when it fails: the game is whole without it
    page::fetch_pack(pack, page::Fetch::First);
  }
}

void App::on_pack_progress(std::string_view text) {
  const auto words = words_of(text);
  if (words.size() != 3 || errand_.pack != words[0] || message_.progress < 0) {
    return;
  }
  const std::uint64_t got = parse_u64(words[1]).value_or(0);
  const std::uint64_t whole = parse_u64(words[2]).value_or(0);
  message_.progress = whole == 0 ? 0 : std::min(1.0F, static_cast<float>(got) / static_cast<float>(whole));
}

}  // namespace longroll::web
