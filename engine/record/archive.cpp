// build: small
#include "engine/record/archive.h"

#include <array>
#include <cereal/types/array.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

#include "engine/core/hash.h"
#include "engine/play/setup.h"
#include "engine/record/bounded_archive.h"

namespace longroll {

template <class Archive>
void serialize(Archive& ar, Piece& piece) {
  ar(piece.kind, piece.place, piece.owner, piece.up, piece.marks, piece.flags, piece.note);
}
template <class Archive>
void serialize(Archive& ar, Step& step) {
  ar(step.kind, step.locals);
}
template <class Archive>
void serialize(Archive& ar, State& state) {
  ar(state.pieces, state.tracks, state.stack);
}
/// A position as it is stored: its scenario by id, so that other scenarios may be added before it.
struct StoredPosition {
  std::string game;
  std::string scenario;
  std::vector<int> options;
  std::array<std::vector<std::int16_t>, 2> decks;
  State state;
};
template <class Archive>
void serialize(Archive& ar, StoredPosition& position) {
  ar(position.game, position.scenario, position.options, position.decks, position.state);
}
template <class Archive>
void serialize(Archive& ar, Action& action) {
  ar(action.verb, action.args);
}
template <class Archive>
void serialize(Archive& ar, Dictated& roll) {
  ar(roll.n, roll.outcome);
}
template <class Archive>
void serialize(Archive& ar, Journal& journal) {
  ar(journal.game, journal.scenario, journal.options, journal.decks, journal.seed, journal.rules_version,
     journal.data_hash, journal.choices, journal.dictated);
}

namespace {

enum class Content : std::uint8_t { Position = 1, Journal = 2 };
enum class ArchiveFormat : std::uint8_t { FirstEnvelope = 1, WithDecks = 2, ScenarioById = 3, Newest = ScenarioById };

struct Envelope {
  std::array<std::uint8_t, 2> magic{'L', 'R'};
  std::uint8_t content = 0;
  std::uint8_t format = static_cast<std::uint8_t>(ArchiveFormat::Newest);
  std::uint32_t rules_version = 0;
  std::uint32_t data_check = 0;
  std::uint32_t length = 0;
};
template <class Archive>
void serialize(Archive& ar, Envelope& envelope) {
  ar(envelope.magic, envelope.content, envelope.format, envelope.rules_version, envelope.data_check, envelope.length);
}

Fault damaged_file() { return {"file", "the file is damaged or cut off"}; }

std::uint32_t check_of(std::span<const std::uint8_t> bytes) { return static_cast<std::uint32_t>(hash_bytes(bytes)); }

template <class Thing>
Bytes seal(Content content, std::uint32_t rules_version, std::uint32_t data_check, Thing thing) {
  BoundedWriter inner;
  inner(thing);
  Envelope envelope;
  envelope.content = static_cast<std::uint8_t>(content);
  envelope.rules_version = rules_version;
  envelope.data_check = data_check;
  envelope.length = static_cast<std::uint32_t>(inner.bytes().size());
  BoundedWriter outer;
  outer(envelope);
  outer.write(inner.bytes().data(), inner.bytes().size());
  const std::uint32_t check = check_of(outer.bytes());
  outer(check);
  return outer.bytes();
}

/// Opens the envelope and reads the thing in it, to the last byte.
template <class Thing>
Faults unseal(std::span<const std::uint8_t> bytes, Content content, Envelope& envelope, Thing& thing) {
  constexpr std::size_t kCheckBytes = 4;
  if (bytes.size() > kLongestArchive) {
    return {{"file", "the file is larger than any of ours"}};
  }
  BoundedReader outer(bytes);
  outer(envelope);
  if (outer.failed() || envelope.magic != Envelope{}.magic || envelope.content != static_cast<std::uint8_t>(content)) {
    return {{"file", "this is not a saved game of Long Roll"}};
  }
  if (envelope.format > static_cast<std::uint8_t>(ArchiveFormat::Newest)) {
    return {{"file", "the file was saved by a newer version than this"}};
  }
  if (envelope.format < static_cast<std::uint8_t>(ArchiveFormat::Newest)) {
    return {{"file", "the file was saved by an older version, which this one cannot read"}};
  }
  BoundedWriter measured;
  measured(Envelope{});
  const std::size_t head = measured.bytes().size();
  if (bytes.size() < head + kCheckBytes || envelope.length != bytes.size() - head - kCheckBytes) {
    return {damaged_file()};
  }
  BoundedReader tail(bytes.last(kCheckBytes));
  std::uint32_t check = 0;
  tail(check);
  if (check != check_of(bytes.first(bytes.size() - kCheckBytes))) {
    return {damaged_file()};
  }
  BoundedReader inner(bytes.subspan(head, envelope.length));
  inner(thing);
  if (inner.failed() || !inner.at_end()) {
    return {damaged_file()};
  }
  return {};
}

}  // namespace

Bytes save_position(const Game& game, const Setup& setup, const State& state) {
  const GameInfo& info = game.info();
  const ScenarioInfo& scenario = info.scenarios.at(static_cast<std::size_t>(setup.scenario));
  return seal(Content::Position, info.rules_version, static_cast<std::uint32_t>(scenario.data_hash),
              StoredPosition{info.id, scenario.id, setup.options, setup.decks, state});
}

Bytes save_journal(const Journal& journal) {
  return seal(Content::Journal, journal.rules_version, static_cast<std::uint32_t>(journal.data_hash), journal);
}

Result<Position> load_position(const Game& game, std::span<const std::uint8_t> bytes) {
  const GameInfo& info = game.info();
  Envelope envelope;
  StoredPosition stored;
  if (Faults faults = unseal(bytes, Content::Position, envelope, stored); !faults.empty()) {
    return faults;
  }
  if (stored.game != info.id) {
    return Fault{"file", "the position is of another game than " + info.title};
  }
  Position position{{find_scenario(game, stored.scenario), stored.options, stored.decks}, std::move(stored.state)};
  if (position.setup.scenario < 0) {
    return Fault{"file", "the position is of a battle that is not here"};
  }
  const ScenarioInfo& scenario = info.scenarios[static_cast<std::size_t>(position.setup.scenario)];
  if (envelope.data_check != static_cast<std::uint32_t>(scenario.data_hash) ||
      envelope.rules_version != info.rules_version) {
    return Fault{"file", "the position was saved with other rules, cards or maps than these"};
  }
  Faults faults = faults_of_setup(game, position.setup);
  if (faults.empty()) {
    faults = game.faults_of(position.state);
  }
  if (!faults.empty()) {
    return faults;
  }
  return position;
}

Result<Journal> load_journal(std::span<const std::uint8_t> bytes) {
  Envelope envelope;
  Journal journal;
  if (Faults faults = unseal(bytes, Content::Journal, envelope, journal); !faults.empty()) {
    return faults;
  }
  return journal;
}

}  // namespace longroll
