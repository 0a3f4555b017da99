// build: fast
#include "tests/conform/toy_hex/toy_hex.h"

#include <algorithm>

#include "engine/hexgame/fingerprint.h"
#include "engine/hexgame/validate.h"

namespace longroll::toy_hex {
namespace {

using enum hexgame::Argument;
constexpr VerbWords kVerbs[] = {{Do::Move, "move", Unit, Hex},     {Do::EndMoves, "end-moves"},
                                {Do::Attack, "attack", Unit, Hex}, {Do::EndCombat, "end-combat"},
                                {Do::Retreat, "retreat", Hex},     {Do::Roll, "roll", Number}};
constexpr std::string_view kBoxes[] = {"eliminated"};
constexpr TrackWords kTracks[] = {{Track::Turn, "turn"}, {Track::Phasing, "phasing"}, {Track::Winner, "winner"}};

bool is_within_limit(const Field& field, HexId hex) {
  return static_cast<int>(field.stack(hex).size()) <= field.battle().scenario().stack_limit;
}

bool is_in_order(const Field& field, HexId hex) {
  int order = 0;
  const std::vector<PieceId> stack = field.stack(hex);
  return std::all_of(stack.begin(), stack.end(), [&](PieceId unit) { return field.piece(unit).note == order++; });
}

bool is_held_by_its_units(const Field& field, HexId hex) {
  const std::vector<PieceId> stack = field.stack(hex);
  return field.state().ground_at(hex) <= (field.grid().contains(hex) ? kConfederateHeld : 0) &&
         std::all_of(stack.begin(), stack.end(),
                     [&](PieceId unit) { return field.side_of(unit) == field.holder(hex); });
}

constexpr Law<Field, HexId> kHexLaws[] = {{"4.1", is_within_limit, "more units than may be stacked stand there"},
                                          {"4.2", is_in_order, "its units lie in no order"},
                                          {"8.0", is_held_by_its_units, "the wrong side controls it"}};

class ToyValidator : private hexgame::HexStateValidator {
 public:
  ToyValidator(const ToyHex& game, const State& state)
      : HexStateValidator(game, state), game_(game), data_(game.data_of(state)) {}

  /// Each part is read only when what it builds on is sound.
  Faults faults() {
    if (has_tracks(track(Track::Count)) && has_ground(kMaxHexes)) {
      check_track(track(Track::Turn), 1, static_cast<int>(data_.scenario().turns.size()));
      check_track(track(Track::Phasing), 0, 1);
      check_track(track(Track::Winner), -1, 2);
      check_kinds(
          data_.scenario(), data_.counters.size(), "", [](int) { return false; },
          [&](const std::string& where, PieceId id) { check_unit(where, state_.piece(id)); });
    }
    if (is_valid()) {
      const Field field = game_.field(state_);
      for (HexId hex = 0; hex < kMaxHexes; ++hex) {
        check_laws(kHexLaws, field, hex, [hex] { return "hex " + hex_text(hex); });
      }
    }
    if (is_valid()) {
      check_steps(all_steps(), game_.field(state_), 2);
    }
    if (is_valid()) {
      check_play();
    }
    return take_faults();
  }

 private:
  void check_unit(const std::string& where, const Piece& piece) {
    const bool is_on_map = data_.map.grid.contains(piece.place);
    check_piece(where, piece, data_.counter(piece.kind), is_on_map || piece.place == kEliminated,
                {.flags = is_on_map ? kMoved | kAttacked : 0, .note = is_on_map ? 1 : 0});
  }

  const ToyHex& game_;
  const Data& data_;
};

/// Crossroads and units are what counts.
class ToyAdvisor final : public Advisor {
 public:
  explicit ToyAdvisor(const ToyHex& game) : game_(game) {}

  int evaluate(const State& state, Seat seat) const override {
    const Field field = game_.field(state);
    const auto worth = [&](Seat side) {
      return 60 * field.crossroads(side) + 25 * static_cast<int>(field.units(side).size());
    };
    return std::clamp(worth(seat) - worth(other(seat)), -1000, 1000);
  }
  int clock(const State& state) const override {
    return 2 * state.track(track(Track::Turn)) + index_of(phasing(state));
  }

 private:
  const ToyHex& game_;
};

std::uint64_t hash_of(const Data& data) {
  hexgame::Fingerprint out;
  out.add_ground(data.map);
  out.add_scenario(data.scenario(), [&](const hexgame::Placement& placement) {
    const Counter& counter = data.counter(placement.kind);
    out.add(placement.kind, counter.side, counter.strength, counter.movement);
  });
  return out.hash();
}

}  // namespace

std::span<const VerbWords> verbs() { return kVerbs; }

ToyHex::ToyHex(Data data)
    : HexGame(Sequence<StepRule>{all_steps(), track(Track::Winner), {}, "3.0", "9.0"}, {kVerbs, kBoxes, kTracks}),
      data_(std::move(data)) {
  const hexgame::Scenario& day = data_.scenario();
  info_.id = "crossroads";
  info_.title = "Crossroads";
  info_.rules_version = 1;
  info_.scenarios = {
      {.id = day.id, .title = day.title, .date = day.date, .about = day.about, .data_hash = hash_of(data_)}};
}

State ToyHex::setup(const Setup&) const {
  State state;
  state.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  state.ground.assign(kMaxHexes, 0);
  Events events;
  Now now(state, events);
  now.set(track(Track::Turn), 1);
  now.set(track(Track::Winner), -1);
  for (const HexId hex : data_.hexes) {
    now.mark_ground(hex, row_of(hex) <= 3 ? kConfederateHeld : row_of(hex) >= 5 ? kUnionHeld : 0);
  }
  for (const hexgame::Placement& placement : data_.scenario().placements) {
    const auto kind = static_cast<std::int16_t>(placement.kind);
    put(data_, now, now.make(kind, kEliminated, data_.counter(kind).side), placement.at);
  }
  begin(now, StepKind::Movement);
  return state;
}

std::string ToyHex::heading(const State& state) const {
  return std::string(name_of(phasing(state))) + " turn " + std::to_string(state.track(track(Track::Turn))) + " - " +
         step_id(state.top().kind);
}

Outcome ToyHex::outcome(const State& state) const {
  constexpr std::string_view kReasons[] = {"The Union holds the field.", "The Confederates hold the field.",
                                           "Nobody holds more than the other."};
  const int winner = state.track(track(Track::Winner));
  return winner < 0 ? Outcome{}
                    : Outcome{true, winner == 2 ? Seat::Nobody : seat_of(winner), std::string(kReasons[winner]), "9.0"};
}

std::string ToyHex::describe_event(const State& before, const Event& event, Seat) const {
  const auto name = [&](PieceId unit) { return kind_id(0, before.piece(unit).kind); };
  if (const auto moved = read<events::PieceMoved>(event)) {
    return name(moved->piece) + " goes to " + place_id(moved->to) + ".";
  }
  const auto rolled = read<events::Rolled>(event);
  return rolled ? name(rolled->piece) + " attacks, the die shows " + std::to_string(rolled->value) + "." : "";
}

std::string ToyHex::roll_summary(const State&, const Events& events) const {
  constexpr std::string_view kSummaries[] = {"no effect", "defender driven back", "defender lost", "attacker lost"};
  for (const Event& event : events) {
    if (const auto fought = read<Fought>(event)) {
      return std::string(kSummaries[static_cast<std::size_t>(fought->effect)]);
    }
  }
  return "";
}

Faults ToyHex::faults_of(const State& state) const { return ToyValidator(*this, state).faults(); }

std::unique_ptr<Advisor> make_advisor(const ToyHex& game) { return std::make_unique<ToyAdvisor>(game); }

Result<LoadedGame> load(const AssetReader& read) {
  Result<Data> data = read_data(read);
  if (!data) {
    return data.faults();
  }
  auto game = std::make_unique<ToyHex>(std::move(data).value());
  LoadedGame loaded;
  loaded.advisor = make_advisor(*game);
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::toy_hex
