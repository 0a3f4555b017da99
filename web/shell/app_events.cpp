// What the browser tells: the mirror, the text fields, files, packs of data, the worker; and the answers to
// globalThis.longroll.
#include <algorithm>
#include <utility>

#include "engine/core/text.h"
#include "web/shell/address.h"
#include "web/shell/answers.h"
#include "web/shell/app.h"
#include "web/views/catalogue.h"
#include "web/views/ui.h"

namespace longroll::web {

using page::BrowserEvent;

void App::on_event(const BrowserEvent& event) {
  using Kind = BrowserEvent::Kind;
  if (event.kind == Kind::Ask) {
    page::answer(test_query(event.name, event.text));
    return;
  }
  if (event.kind == Kind::Wake) {
    // A frame is told the time at which it was due, and that may lie before the timer that asked for it: then what is
    // waited for is not there yet, and needs another timer.
    loop_.on_wake();
  }
  loop_.request_frames(event.kind == Kind::Wake ? 1 : 3);
  on_page_event(event);
  on_mirror_event(event);
  on_text_event(event);
}

namespace {

/// How far the keeping of all games is: "1.2 of 2.9 MB", or how it ended.
std::string kept_in_words(std::string_view text) {
  constexpr std::uint64_t kTenth = 100'000;  // of a megabyte
  if (text.starts_with("failed ")) {
    return std::string(text.substr(7));
  }
  const auto words = words_of(text);
  const std::uint64_t got = words.empty() ? 0 : parse_u64(words[0]).value_or(0);
  const std::uint64_t whole = words.size() < 2 ? 0 : parse_u64(words[1]).value_or(0);
  const auto mega = [](std::uint64_t bytes) {
    const std::uint64_t tenths = (bytes + kTenth / 2) / kTenth;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
  };
  return got < whole ? mega(got) + " of " + mega(whole) + " MB are kept."
                     : "All games are kept on this device (" + mega(whole) + " MB): they work without a network.";
}

}  // namespace

/// Packs, storage, what the system prefers, the worker.
void App::on_page_event(const BrowserEvent& event) {
  using Kind = BrowserEvent::Kind;
  switch (event.kind) {
    case Kind::Pack:
      packs_.on_pack(event.name, event.text);
      break;
    case Kind::PackProgress:
      packs_.on_progress(event.text);
      break;
    case Kind::PackFailed:
      packs_.on_failure(event.name, event.text);
      break;
    case Kind::Stored:
      if (router_.is_shown(home_)) {
        saves_.refresh();
      }
      break;
    case Kind::Kept:
      router_.sheet().kept = kept_in_words(event.text);
      break;
    case Kind::Media:
      preferences_.follow_system(loop_.now());
      break;
    case Kind::Worker:
      if (GameScreen* game = router_.game()) {
        game->opponent().on_answer(event.text);
      }
      break;
    case Kind::WorkerFailed:
      if (GameScreen* game = router_.game()) {
        game->opponent().worker_failed();
      }
      break;
    default:
      break;
  }
}

/// The page's hidden mirror, and keys that the page hears in the program's place.
void App::on_mirror_event(const BrowserEvent& event) {
  constexpr std::size_t kMaxWaiting = 16;
  switch (event.kind) {
    case BrowserEvent::Kind::Action:
      if (GameScreen* game = router_.game()) {
        if (const auto action = game->model().game().parse(game->model().session().state(), event.text)) {
          game->finish_motion();
          execute(commands::Submit{*action});
          sync_mirror();  // at once: what has been answered is no longer offered
        }
      }
      break;
    case BrowserEvent::Kind::Press:
      if (ui::state().presses.size() < kMaxWaiting) {
        ui::state().presses.emplace_back(event.text);
      }
      break;
    case BrowserEvent::Kind::Focus:
      ui::state().focus = event.text;
      point_at_choice(event.text);
      break;
    case BrowserEvent::Kind::Heard:
      games_.hear();
      break;
    case BrowserEvent::Kind::Back: {
      Commands commands;
      router_.step_back(commands);
      execute(commands);
      is_guarded_.reset();  // the entry of the history is used up
      break;
    }
    case BrowserEvent::Kind::Help:
      execute(commands::OpenSheet{Sheet::Help});
      break;
    case BrowserEvent::Kind::Tab: {
      Commands commands;
      router_.key({SDLK_TAB, event.text == "back"}, commands);
      execute(commands);
      break;
    }
    default:
      break;
  }
}

/// The choice on which the keyboard stands in the mirror is pointed at on the picture.
void App::point_at_choice(std::string_view control) {
  constexpr std::string_view kChoice = "choice:";
  GameScreen* game = router_.game();
  if (game == nullptr || !control.starts_with(kChoice)) {
    return;
  }
  const GameModel& model = game->model();
  if (const auto action = model.game().parse(model.session().state(), control.substr(kChoice.size()))) {
    game->point_at(*action);
  }
}

/// What stands in the address: a link, or "#play=dixie" of the shortcuts of an installed page.
void App::open_fragment(std::string_view text) {
  constexpr std::string_view kPlay = "#play=";
  const std::string_view game = text.starts_with(kPlay) ? text.substr(kPlay.size()) : "";
  const auto is_it = [&](const Poster& poster) { return poster.game == game && is_playable(poster); };
  if (std::any_of(posters().begin(), posters().end(), is_it)) {
    page::set_fragment("");
    execute(commands::PlayNow{std::string(game)});
  } else {
    links_.open(text);
  }
}

/// Text fields, links, files and the clipboard.
void App::on_text_event(const BrowserEvent& event) {
  switch (event.kind) {
    case BrowserEvent::Kind::Fragment:
      if (event.text.size() > 1) {
        open_fragment(event.text);
      }
      break;
    case BrowserEvent::Kind::Paste:
      if (!links_.paste(event.text)) {
        constexpr const char* kNoLink = "What was pasted holds no link and no saved game of Long Roll.";
        if (router_.game() != nullptr) {
          games_.tell(kNoLink);
        } else if (router_.is_shown(home_)) {
          home_.link() = event.text.substr(0, 2000);
          home_.tell(kNoLink);
        }
      }
      break;
    case BrowserEvent::Kind::File:
      links_.open(event.text);
      break;
    case BrowserEvent::Kind::FileRefused:
      router_.show_failure("This file cannot be opened.", {std::string(event.text)});
      break;
    case BrowserEvent::Kind::Field:
      if (event.name == "link") {
        home_.link() = event.text;
      } else if (event.name == "saved-name") {
        saves_.type_name(event.text);
      } else if (event.name == "seed") {
        setup_.type_seed(event.text);
      } else if (router_.game() != nullptr) {
        ui::type_into(event.name, event.text);
      } else {
        decks_.type(event.name, event.text);
      }
      break;
    case BrowserEvent::Kind::Enter:
      ui::state().pressed = event.text == "link"         ? "open-link"
                            : event.text == "deck-name"  ? "deck-save"
                            : event.text == "saved-name" ? "saved-rename"
                            : event.text == "seed"       ? "start"
                                                         : "";
      break;
    case BrowserEvent::Kind::Copied:
      on_copied(event.text == "yes");
      break;
    default:
      break;
  }
}

void App::on_copied(bool is_copied) {
  if (router_.is_shown(decks_)) {
    decks_.on_copied(is_copied);
    return;
  }
  router_.sheet().share.copied =
      is_copied ? "The link is in the clipboard."
                : "The browser did not let us copy. Select the link above and copy it, or save the game as a file.";
}

std::string App::test_query(std::string_view what, std::string_view text) {
  if (what == "where") {
    if (std::string rect = answers::where_on_page(text); !rect.empty()) {
      return rect;
    }
  }
  if (what == "busy") {
    return page::is_frame_due() ? "frame" : "";
  }
  if (what == "rings") {
    return answers::rings();
  }
  if (what == "words") {
    if (!std::exchange(ui::state().is_read, true)) {
      loop_.request_frames(1);  // the first that is read
    }
    return ui::state().words;
  }
  if (what == "stops") {
    return answers::stops(router_.stops());
  }
  GameScreen* game = router_.game();
  if (game == nullptr) {
    return "";
  }
  if (what == "hash") {
    return answers::hash(*game);
  }
  if (what == "prompt") {
    return answers::prompt(*game);
  }
  if (what == "link") {
    return fragment_of(*game);
  }
  if (what == "tip") {
    return answers::tip(game->tip_now());
  }
  return what == "where" ? answers::where_in_game(*game, text) : "";
}

}  // namespace longroll::web
