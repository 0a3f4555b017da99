#include "web/shell/saves.h"

#include <algorithm>

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
  head.who = {std::string(id_of(match.who[0])), std::string(id_of(match.who[1]))};
  head.when = now;
  return head;
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

std::string fresh_game_id() { return std::to_string(page::clock().now) + "-" + std::to_string(page::random() % 10000); }

std::string storage_words(const std::string& fault) {
  if (fault == "QuotaExceededError") {
    return "The browser’s storage for this site is full, so this game is not being saved. Copy its link or save it as "
           "a "
           "file (Share), then remove old games on the home page.";
  }
  return "The browser forbids storing, so this game is not being saved. Copy its link or save it as a file (Share) "
         "before "
         "you close the page.";
}

}  // namespace longroll::web
