#include "web/shell/saves.h"

#include <algorithm>

#include "engine/core/json.h"
#include "engine/core/text.h"
#include "engine/record/link.h"
#include "web/shell/page.h"

namespace longroll::web {
namespace {

constexpr std::string_view kGame = "longroll/game/";
constexpr std::string_view kCurrent = "longroll/current";
constexpr std::size_t kMostSaved = 200;
constexpr std::int64_t kFormat = 1;

std::string member(std::string_view name, const std::string& value) {
  return json_quote(name) + ":" + json_quote(value) + ",";
}

}  // namespace

std::string to_json(const SavedGame& game) {
  std::string json = "{";
  json += "\"format\":" + std::to_string(kFormat) + ",";
  json += member("game", game.match.game) + member("title", game.title) + member("line", game.line);
  json += member("usa", std::string(id_of(game.match.who[0]))) + member("csa", std::string(id_of(game.match.who[1])));
  json += "\"when\":" + std::to_string(game.when) + ",\"over\":" + (game.over ? "true" : "false") + ",";
  json += member("seed", std::to_string(game.seed));
  std::string did;
  for (const std::string& text : game.did) {
    did += (did.empty() ? "" : ",") + json_quote(text);
  }
  json += "\"did\":[" + did + "],";
  return json + "\"link\":" + json_quote(game.link) + "}";
}

Result<SavedGame> saved_game_from_json(const std::string& id, const std::string& json) {
  const std::string where = "saved game " + id;
  const Result<Json> parsed = parse_json(json, where, {.bytes = 1U << 20U, .values = 60'000, .depth = 4});
  if (!parsed) {
    return parsed.faults();
  }
  Faults faults;
  JsonReader reader(parsed.value(), where, faults);
  if (const std::int64_t format = reader.number("format", 0, 1'000'000); faults.empty() && format != kFormat) {
    return Fault{where, "written by another version of this page"};
  }
  SavedGame game;
  game.id = id;
  game.match.game = reader.text("game");
  game.title = reader.text("title").substr(0, 200);
  game.line = reader.text_or("line", "").substr(0, 300);
  game.match.who = {controller_of(reader.text("usa")), controller_of(reader.text("csa"))};
  game.when = reader.number_or("when", 0, INT64_MAX, 0);
  game.over = reader.truth_or("over", false);
  game.link = reader.text("link");
  game.seed = parse_u64(reader.text_or("seed", "0")).value_or(0);
  if (reader.has("did")) {
    const JsonReader did = reader.member("did", Json::Kind::List);
    for (const Json& item : did.json().items) {
      game.did.push_back(item.text);
    }
  }
  if (!faults.empty()) {
    return faults;
  }
  return game;
}

SavedGames load_saved_games() {
  SavedGames out;
  const page::Stored keys = page::keys(kGame);
  out.trouble = keys.fault;
  const std::string& list = keys.value.value_or("");
  for (std::size_t from = 0; from < list.size() && out.games.size() < kMostSaved;) {
    std::size_t end = list.find('\n', from);
    end = end == std::string::npos ? list.size() : end;
    const std::string key = list.substr(from, end - from);
    from = end + 1;
    const std::string id = key.substr(kGame.size());
    const page::Stored entry = page::get(key);
    if (!entry.value) {
      continue;
    }
    Result<SavedGame> game = saved_game_from_json(id, *entry.value);
    if (game) {
      out.games.push_back(std::move(game).value());
    } else {
      SavedGame broken;
      broken.id = id;
      broken.title = "A saved game that cannot be read";
      broken.faults = game.faults();
      broken.line = broken.faults.front().what;
      broken.raw = *entry.value;
      out.games.push_back(std::move(broken));
    }
  }
  std::stable_sort(out.games.begin(), out.games.end(), [](const SavedGame& a, const SavedGame& b) {
    return a.faults.empty() != b.faults.empty() ? a.faults.empty() : a.when > b.when;
  });
  return out;
}

std::optional<SavedGame> load_saved_game(const std::string& id) {
  const page::Stored entry = page::get(std::string(kGame) + id);
  Result<SavedGame> game = entry.value ? saved_game_from_json(id, *entry.value) : Result<SavedGame>(Fault{id, "none"});
  return game ? std::optional(std::move(game).value()) : std::nullopt;
}

std::string choices_of(const SavedGame& game) {
  std::string choices = game.link + " " + std::to_string(game.seed);
  for (const std::string& one : game.did) {
    choices += "\n" + one;
  }
  return choices;
}

std::string store_game(const SavedGame& game) { return page::set(std::string(kGame) + game.id, to_json(game)); }

std::string remove_game(const std::string& id) { return page::remove(std::string(kGame) + id); }

SavedGame saved_game_of(const Session& session, const Match& match, const std::string& id, std::int64_t now) {
  const Game& game = session.game();
  SavedGame out;
  out.id = id;
  out.match = match;
  const GameInfo& info = game.info();
  const auto scenario = static_cast<std::size_t>(match.setup.scenario);
  out.title = info.title + (scenario < info.scenarios.size() ? ": " + info.scenarios[scenario].title : "");
  const Outcome outcome = game.outcome(session.state());
  out.over = outcome.over;
  out.line = outcome.over ? outcome.title() : game.prompt(session.state()).heading;
  out.when = now;
  if (std::optional<std::string> link = game_link(session)) {
    out.link = std::move(*link);
    return out;
  }
  out.link = position_link(game, match.setup, session.start());
  out.seed = session.seed();
  for (std::size_t n = 0; n < session.ply_count(); ++n) {
    out.did.push_back(game.text(session.state_at(n), session.ply(n).action));
  }
  return out;
}

Result<Session> reopen(const Game& game, const SavedGame& saved) {
  Result<Session> session = open_link(game, saved.link, saved.seed);
  if (!session) {
    return session;
  }
  Session& live = session.value();
  for (std::size_t n = 0; n < saved.did.size(); ++n) {
    const std::optional<Action> action = game.parse(live.state(), saved.did[n]);
    if (!action || live.submit(live.to_act(), *action)) {
      return Fault{"choice " + std::to_string(n + 1), "cannot be done by these rules"};
    }
  }
  return session;
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
