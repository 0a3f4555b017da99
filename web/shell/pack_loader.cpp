#include "web/shell/pack_loader.h"

#include <algorithm>
#include <utility>

#include "engine/core/text.h"
#include "web/views/catalogue.h"
#include "web/views/game_code.h"
#include "web/views/sheet_code.h"

namespace longroll::web {

void PackLoader::with_game(const std::string& id, OnGame then, OnError on_error) {
  if (!library_.is_here(id)) {
    fetch({id, std::string(title_of_game(id)), "rules, maps and orders of battle",
           [this, id, then, on_error] { with_game(id, then, on_error); }});
    return;
  }
  Faults faults;
  if (const LoadedGame* loaded = library_.game(id, faults)) {
    listener_(*loaded);
    then(*loaded);
  } else if (on_error) {
    on_error(faults);
  } else {
    screens_->show_failure("This game cannot be played here.", fault_lines(faults));
  }
}

void PackLoader::with_battle(const std::string& id, BattleOf battle_of, OnGame then, OnError on_error) {
  with_game(
      id,
      [this, id, battle_of, then, on_error](const LoadedGame& loaded) {
        const GameInfo& info = loaded.game->info();
        const int battle = battle_of(*loaded.game);
        const auto at = static_cast<std::size_t>(battle);
        if (battle < 0 || at >= info.scenarios.size() || info.scenarios[at].is_here ||
            library_.has_pack(pack_of(info, battle))) {
          then(loaded);
          return;
        }
        fetch({pack_of(info, battle), std::string(title_of_game(id)) + ": " + info.scenarios[at].title, "cards",
               [this, id, battle_of, then, on_error] { with_battle(id, battle_of, then, on_error); }});
      },
      on_error);
}

void PackLoader::with_room(const std::string& id, std::function<void()> then) {
  if (is_code_here(room_code_of(id))) {
    then();
    return;
  }
  fetch({room_code_of(id), std::string(title_of_game(id)) + ": all cards", "gallery and notes", std::move(then)});
}

void PackLoader::fetch(PendingFetch pending) {
  screens_->go_home();
  pending_ = std::move(pending);
  request(page::Fetch::First);
}

void PackLoader::request(page::Fetch how) {
  if (pending_.pack.empty()) {
    return;
  }
  MessageData message;
  message.title = "Fetching " + pending_.title;
  message.lines = {"Its " + pending_.parts + " are fetched once and then kept on this device."};
  message.progress = 0;
  screens_->show_message(std::move(message));
  page::fetch_pack(pending_.pack, how);
}

void PackLoader::fetch_sheet_code(bool is_waited_for, bool has_time) {
  const bool was_waited_for = std::exchange(is_sheet_code_waited_for_, is_waited_for);
  const bool is_wanted =
      is_sheet_code_requested_ ? has_sheet_code_failed_ && is_waited_for && !was_waited_for : is_waited_for || has_time;
  if (!is_wanted || is_code_here(kSheetCode)) {
    return;
  }
  page::fetch_pack(kSheetCode, has_sheet_code_failed_ ? page::Fetch::Again : page::Fetch::First);
  is_sheet_code_requested_ = true;
  has_sheet_code_failed_ = false;
  tell_of_sheet_code("");
}

void PackLoader::on_pack(std::string_view name, std::string_view text) {
  if (name == kSheetCode) {
    screens_->request_frames(3);
    return;
  }
  const std::string pack(name);
  const Faults faults = library_.take(pack, text);
  if (!faults.empty()) {
    std::string words;
    for (const Fault& fault : faults) {
      words += (words.empty() ? "" : "; ") + fault.what;
    }
    on_failure(pack, words + ".");
    return;
  }
  if (pending_.pack == pack) {
    std::exchange(pending_, {}).go_on();
  }
}

void PackLoader::on_failure(std::string_view pack, std::string_view why) {
  if (pack == kSheetCode) {
    has_sheet_code_failed_ = true;
    tell_of_sheet_code(std::string(why) + " Close it and open it again to try once more.");
    screens_->request_frames(3);
    return;
  }
  if (pending_.pack != pack) {
    return;  // the player has gone elsewhere
  }
  MessageData message;
  message.title = capitalized(pending_.title) + " could not be fetched.";
  message.lines = {capitalized(why),
                   "Nothing is lost: your saved games and this link keep. The other games can be played.",
                   "If trying again does not help, load the page again: there may be a newer one."};
  message.can_retry = true;
  screens_->show_message(std::move(message));
}

void PackLoader::on_progress(std::string_view text) {
  const auto words = words_of(text);
  if (words.size() != 3 || pending_.pack != words[0]) {
    return;
  }
  const std::uint64_t got = parse_u64(words[1]).value_or(0);
  const std::uint64_t whole = parse_u64(words[2]).value_or(0);
  screens_->set_progress(whole == 0 ? 0 : std::min(1.0F, static_cast<float>(got) / static_cast<float>(whole)));
}

void PackLoader::give_notes(NotesReader& reader, const std::string& game, bool may_fetch) {
  const std::string path = reader.wanted_notes();
  if (path.empty()) {
    return;
  }
  if (const Result<std::string> text = library_.read(path)) {
    reader.take_notes(text.value());
    screens_->request_frames(2);
    return;
  }
  const std::string pack = room_code_of(game);
  if (notes_requested_ != pack && may_fetch) {
    notes_requested_ = pack;  // not again when it fails: the game is whole without it
    page::fetch_pack(pack, page::Fetch::First);
  }
}

}  // namespace longroll::web
