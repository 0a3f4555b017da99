// What lies in the browser's storage or in a file, behind a good envelope: a file, the parts of a stored game, a
// snapshot, a position, JSON. It is a game that can be played on, saved and read again, or it is a fault. The fast mode
// replays at most 40 decisions and sends a position through one of the three archives.
#include <map>

#include "engine/core/hash.h"
#include "engine/play/setup.h"
#include "engine/record/archive.h"
#include "engine/record/envelope.h"
#include "engine/record/game_store.h"
#include "engine/record/link.h"
#include "engine/record/link_frame.h"
#include "engine/record/state_json.h"
#include "tests/fuzz/support/fuzz.h"

namespace longroll::fuzz {
namespace {

/// What the bytes after the first two are.
enum class Door : std::uint8_t { Text, File, Head, Part, Moment, Position, LinkBody, Json };
constexpr std::uint32_t kDoors = 8;
constexpr const char* kId = "1-1";

using Texts = std::map<std::string, std::string>;

/// Texts by their keys, of which some were changed since.
class Storage : public Shelf {
 public:
  explicit Storage(const Texts& texts) : texts_(texts) {}
  std::optional<std::string> get(const std::string& key) override {
    const auto changed = changed_.find(key);
    if (changed != changed_.end()) {
      return changed->second;
    }
    const auto at = texts_.find(key);
    return at == texts_.end() ? std::nullopt : std::optional(at->second);
  }
  std::string set(const std::string& key, const std::string& text) override { return changed_[key] = text, ""; }
  std::string remove(const std::string& key) override { return changed_[key] = std::nullopt, ""; }

  /// What was set, on top of what there was.
  Texts all() const {
    Texts texts = texts_;
    for (const auto& [key, text] : changed_) {
      if (text) {
        texts[key] = *text;
      }
    }
    return texts;
  }

 private:
  const Texts& texts_;
  std::map<std::string, std::optional<std::string>> changed_;
};

/// A game whose files are read, and a stored game of it: with a snapshot where it lasts as long.
struct Desk {
  const Game* game = nullptr;
  Setup setup;
  Texts stored;
};

Session random_game(const Game& game, const Setup& setup, std::size_t plies) {
  Session session(game, setup, 5);
  Rng rng(5);
  Actions actions;
  while (session.ply_count() < plies && is_player(session.to_act())) {
    game.actions(session.state(), actions);
    session.play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return session;
}

Desk desk_of(const Game& game, const Setup& setup) {
  const Texts nothing;
  Storage shelf(nothing);
  GameStore store(shelf, kId);
  LR_CHECK(store.save(random_game(game, setup, GameStore::kPart + 4), {}).empty(), "there is room");
  return {&game, setup, shelf.all()};
}

/// A desk for every table; the last, the long toy, comes first.
const Desk& desk(std::uint32_t number) {
  static std::vector<Desk> all(tables().size());
  const std::size_t which = number % all.size();
  if (all[which].game == nullptr) {
    const Table& chosen = table(static_cast<std::uint32_t>(which + all.size() - 1));
    all[which] = desk_of(*chosen.game, chosen.setup);
  }
  return all[which];
}

std::uint64_t verdict_of_faults(const Faults& faults) { return hash_text(describe(faults)); }

/// A game that was opened is played on.
std::uint64_t look_at(Session& session, Source& source) {
  const Game& game = session.game();
  LR_CHECK(game.faults_of(session.state()).empty(), "what is opened can be played");
  State state = session.state();
  for (int i = 0; i < 3 && play_on(game, state, source); ++i) {
  }
  return hash_of(state) ^ session.trace();
}

std::uint64_t look_at_replay(Result<Replay> replay, Source& source) {
  if (!replay) {
    return verdict_of_faults(replay.faults());
  }
  replay.value().step(is_fast() ? 40 : 4000);
  if (!replay.value().is_done()) {
    return replay.value().done();
  }
  Result<Session> session = replay.value().take();
  return session ? look_at(session.value(), source) : verdict_of_faults(session.faults());
}

std::uint64_t look_at_file(const Game& game, std::string_view text, Source& source) {
  const Result<StoredGame> file = read_game_file(text);
  if (!file) {
    return verdict_of_faults(file.faults());
  }
  const std::string again = game_file(file.value().head, file.value().choices);
  const Result<StoredGame> same = read_game_file(again);
  LR_CHECK(same.ok() && game_file(same.value().head, same.value().choices) == again, "it is written and read again");
  return look_at_replay(replay_of(game, file.value()), source);
}

std::uint64_t look_at_stored(const Game& game, Storage& shelf, Source& source) {
  const Result<StoredGame> stored = read_stored(shelf, kId);
  if (!stored) {
    return verdict_of_faults(stored.faults());
  }
  Result<TakenUp> taken = take_up(game, stored.value());
  if (!taken) {
    return verdict_of_faults(taken.faults()) ^ look_at_replay(replay_of(game, stored.value()), source);
  }
  Session& session = taken.value().session;
  const std::uint64_t verdict = look_at(session, source);
  GameStore store(shelf, kId, stored.value());
  LR_CHECK(store.save(session, stored.value().head).empty() && read_stored(shelf, kId).ok(), "it is saved again");
  if (is_fast() || !taken.value().past) {
    return verdict;
  }
  Result<Session> past = taken.value().past->take();
  return verdict ^ (past && session.adopt(std::move(past).value()) ? 1U : 0U);
}

/// The text of a stored thing whose archive is these bytes.
std::string text_of(Content content, std::span<const std::uint8_t> archive) {
  return to_base64url(put_in_envelope(content, {}, archive));
}

std::uint64_t look_at_position(const Game& game, const Result<LoadedPosition>& read) {
  if (!read) {
    return verdict_of_faults(read.faults());
  }
  const auto& [setup, state] = read.value();
  LR_CHECK(game.faults_of(state).empty(), "what is opened can be played");
  const std::uint64_t hash = hash_of(state);
  const auto is_asked = [&](std::uint64_t which) { return !is_fast() || hash % 3 == which; };
  if (is_asked(0)) {
    const Result<LoadedPosition> archived = load_position(game, save_position(game, setup, state));
    LR_CHECK(archived.ok() && archived.value().state == state, "a position goes through an archive");
  }
  if (is_asked(1)) {
    const Result<LoadedPosition> told = state_from_json(game, state_to_json(game, setup, state));
    LR_CHECK(told.ok() && told.value().state == state, "a position goes through JSON");
  }
  if (is_asked(2)) {
    const Result<Session> linked = open_link(game, position_link(game, setup, state), 1);
    LR_CHECK(linked.ok() && linked.value().start() == state, "a position goes through a link");
  }
  return hash;
}

std::uint64_t look_behind(Door door, const Desk& desk, std::span<const std::uint8_t> bytes) {
  const Game& game = *desk.game;
  const std::string text(bytes.begin(), bytes.end());
  Source source(bytes.last(std::min<std::size_t>(bytes.size(), 8)));
  Storage shelf(desk.stored);
  const ScenarioInfo& scenario = game.info().scenarios[static_cast<std::size_t>(desk.setup.scenario)];
  switch (door) {
    case Door::Text:
      return look_at_file(game, text, source);
    case Door::File:
      return look_at_file(game, std::string(kFilePrefix) + text_of(Content::Game, bytes), source);
    case Door::Head:
      shelf.set(GameStore::key_of_head(kId), text_of(Content::Head, bytes));
      return look_at_stored(game, shelf, source);
    case Door::Part:
      shelf.set(std::string(GameStore::kParts) + kId + "/0", text_of(Content::Choices, bytes));
      return look_at_stored(game, shelf, source);
    case Door::Moment:
      shelf.set(std::string(GameStore::kMoments) + kId, text_of(Content::Moment, bytes));
      return look_at_stored(game, shelf, source);
    case Door::Position: {
      const Versions versions{game.info().rules_version, static_cast<std::uint32_t>(scenario.data_hash)};
      return look_at_position(game, load_position(game, put_in_envelope(Content::Position, versions, bytes)));
    }
    case Door::LinkBody: {
      const LinkFormat format = bytes.size() % 2 == 0 ? LinkFormat::Plain : LinkFormat::Near;
      return look_at_position(game, read_position(game, desk.setup.scenario, bytes, format));
    }
    case Door::Json:
      break;
  }
  return look_at_position(game, state_from_json(game, text));
}

}  // namespace
}  // namespace longroll::fuzz

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  Source source(cut(bytes, bytes.size(), 3000));
  const auto door = static_cast<Door>(source.byte() % kDoors);
  const Desk& chosen = desk(source.byte());
  return look_behind(door, chosen, source.rest());
}
