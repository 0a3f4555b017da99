#include "web/shell/saves.h"

#include <algorithm>
#include <set>

#include "engine/core/text.h"
#include "engine/record/link_seats.h"
#include "web/shell/answer_store.h"
#include "web/shell/page.h"

namespace longroll::web {
namespace {

constexpr std::string_view kCurrent = "longroll/current";
constexpr std::size_t kMaxSaved = 200;

class LocalStorage : public Shelf {
 public:
  std::optional<std::string> get(const std::string& key) override { return page::get(key).value; }
  std::string set(const std::string& key, const std::string& text) override { return page::set(key, text); }
  std::string remove(const std::string& key) override { return page::remove(key); }
};

SavedGame broken_game(const std::string& id, const Faults& faults, std::string raw) {
  SavedGame broken;
  broken.id = id;
  broken.head.title = "A saved game that cannot be read";
  broken.head.line = faults.front().what;
  broken.faults = faults;
  broken.raw = std::move(raw);
  return broken;
}

}  // namespace

Shelf& local_storage() {
  static LocalStorage storage;
  return storage;
}

SavedGames load_saved_games() {
  SavedGames out;
  const page::Stored keys = page::keys(GameStore::kHeads);
  out.trouble = keys.fault;
  const std::string& list = keys.value.value_or("");
  for (std::size_t from = 0; from < list.size() && out.games.size() < kMaxSaved;) {
    std::size_t end = list.find('\n', from);
    end = end == std::string::npos ? list.size() : end;
    const std::string key = list.substr(from, end - from);
    from = end + 1;
    const std::string id = key.substr(std::min(key.size(), GameStore::kHeads.size()));
    const page::Stored entry = page::get(key);
    if (!entry.value) {
      continue;
    }
    Result<StoredHead> head = read_head(*entry.value, id);
    out.games.push_back(head ? SavedGame{id, std::move(head).value(), {}, {}}
                             : broken_game(id, head.faults(), *entry.value));
  }
  std::stable_sort(out.games.begin(), out.games.end(), [](const SavedGame& a, const SavedGame& b) {
    return a.faults.empty() != b.faults.empty() ? a.faults.empty() : a.head.when > b.head.when;
  });
  return out;
}

std::array<Controller, 2> controllers_of(const StoredHead& head) {
  return {controller_of(head.who[0]), controller_of(head.who[1])};
}

StoredHead list_words_of(const Session& session, const Match& match, std::int64_t now) {
  const Game& game = session.game();
  const GameInfo& info = game.info();
  const auto scenario = static_cast<std::size_t>(match.setup.scenario);
  StoredHead head;
  head.title = info.title + (scenario < info.scenarios.size() ? ": " + info.scenarios[scenario].title : "");
  const Outcome outcome = game.outcome(session.state());
  head.is_over = outcome.over;
  head.line = outcome.over ? outcome.title() : game.prompt(session.state()).heading;
  // The battle is told by the title already.
  if (const std::string battle = scenario < info.scenarios.size() ? info.scenarios[scenario].title + " \xC2\xB7 " : "";
      !battle.empty() && head.line.starts_with(battle)) {
    head.line = capitalized(head.line.substr(battle.size()));
  }
  if (!outcome.over && match.has_friend()) {
    const bool is_ours = match.is_human(game.to_act(session.state()));
    head.line = (is_ours ? "Your turn: " : "Waits for your friend: ") + head.line;
  }
  head.who = {std::string(id_of(match.who[0])), std::string(id_of(match.who[1]))};
  head.when = now;
  return head;
}

std::string detail_of(const StoredHead& head) {
  const std::array<Controller, 2> who = controllers_of(head);
  const auto is = [&](Controller one) { return who[0] == one || who[1] == one; };
  const std::string against = who[0] == who[1]         ? (is(Controller::Human) ? "at one table" : "watched")
                              : is(Controller::Friend) ? "with a friend"
                              : is(Controller::Easy)   ? "against Easy"
                              : is(Controller::Hard)   ? "against Hard"
                                                       : "against Normal";
  return against + ", " + count_of(static_cast<int>(head.plies), "decision", "decisions");
}

namespace {

constexpr std::string_view kAllSaved = "Long Roll: all saved games";

/// The game of a key of ours: "longroll/part/ID/3".
std::string_view game_of(std::string_view key) {
  for (const std::string_view prefix : {GameStore::kHeads, GameStore::kParts, GameStore::kMoments}) {
    if (key.starts_with(prefix)) {
      key.remove_prefix(prefix.size());
      return key.substr(0, key.find('/'));
    }
  }
  return {};
}

}  // namespace

std::string all_saved_as_text() {
  std::string out = std::string(kAllSaved) + "\n";
  for (const std::string_view prefix : {GameStore::kHeads, GameStore::kParts, GameStore::kMoments}) {
    const std::string list = page::keys(prefix).value.value_or("");
    for (const std::string_view key : words_of(list)) {
      if (const page::Stored entry = page::get(key); entry.value) {
        out += std::string(key) + " " + *entry.value + "\n";
      }
    }
  }
  return out;
}

bool is_all_saved(std::string_view text) { return text.substr(0, 80).find(kAllSaved) != std::string_view::npos; }

TakenIn take_in_saved(std::string_view text) {
  TakenIn out;
  std::set<std::string, std::less<>> fresh;  // games whose heads were good and are not here
  const auto each = [&](bool heads, const auto& then) {
    for (std::size_t from = 0; from < text.size();) {
      const std::size_t end = std::min(text.find('\n', from), text.size());
      const auto words = words_of(text.substr(from, end - from));
      if (words.size() == 2 && words[0].starts_with(GameStore::kHeads) == heads && !game_of(words[0]).empty()) {
        then(std::string(words[0]), words[1]);
      }
      from = end + 1;
    }
  };
  const auto put = [&](const std::string& key, std::string_view value) {
    out.fault = out.fault.empty() ? page::set(key, value) : out.fault;
  };
  // The heads come last: a game without its decisions is not listed.
  each(true, [&](const std::string& key, std::string_view value) {
    const std::string id(game_of(key));
    if (!read_head(value, id) || fresh.size() >= kMaxSaved) {
      return;
    }
    if (page::get(key).value) {
      ++out.here;
    } else {
      fresh.insert(id);
    }
  });
  each(false, [&](const std::string& key, std::string_view value) {
    if (fresh.contains(game_of(key))) {
      put(key, value);
    }
  });
  each(true, [&](const std::string& key, std::string_view value) {
    if (fresh.contains(game_of(key)) && !page::get(key).value && read_head(value, "")) {
      put(key, value);
      out.games += out.fault.empty() ? 1 : 0;
    }
  });
  return out;
}

bool is_to_go_back(const std::string& id) {
  constexpr std::string_view kBack = "longroll/back";  // written by web/page/boot.js
  const std::string asked = page::get(kBack).value.value_or("");
  if (!asked.empty()) {
    page::remove(kBack);
  }
  return asked == id;
}

std::string current_game() { return page::get(kCurrent).value.value_or(""); }

void set_current_game(const std::string& id) {
  // A failure to write is told when the game itself is stored.
  if (id.empty()) {
    page::remove(kCurrent);
  } else {
    page::set(kCurrent, id);
  }
}

GameStore store_for_looking() {
  constexpr const char* kId = "looked-at";
  remove_stored(local_storage(), kId);
  AnswerStore::remove(local_storage(), kId);
  return GameStore(local_storage(), kId);
}

std::string fresh_game_id(std::uint32_t table) {
  constexpr std::uint32_t kTables = 1U << kTableBits;
  std::string digits;
  for (table = table == 0 ? 1 + page::random() % (kTables - 1) : table; table > 0; table /= 16) {
    digits.insert(digits.begin(), "0123456789abcdef"[table % 16]);
  }
  return std::to_string(page::clock().now) + "-" + digits;
}

std::uint32_t table_of(std::string_view id) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const std::size_t dash = id.rfind('-');
  const std::string_view digits = dash == std::string_view::npos ? std::string_view() : id.substr(dash + 1);
  if (digits.size() > kTableBits / 4) {
    return 0;
  }
  std::uint32_t table = 0;
  for (const char digit : digits) {
    const std::size_t value = kDigits.find(digit);
    if (value == std::string_view::npos) {
      return 0;
    }
    table = table * 16 + static_cast<std::uint32_t>(value);
  }
  return table;
}

std::string storage_words(const std::string& fault) {
  if (fault == "QuotaExceededError") {
    return "The browser’s storage for this site is full, so this game is not being saved. Copy its link or save it as "
           "a "
           "file (Share), then remove old games on the home page.";
  }
  return "The browser forbids storing here. The address of the page holds this game: keep it, or save the game as a "
         "file (Share), before you close the page.";
}

}  // namespace longroll::web
