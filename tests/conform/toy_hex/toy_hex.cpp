// build: fast
#include "tests/conform/toy_hex/toy_hex.h"

#include "engine/hexgame/plain_validator.h"
#include "engine/hexgame/plan/worth_advisor.h"

namespace longroll::toy_hex {
namespace {

using enum hexgame::Argument;
constexpr VerbWords kVerbs[] = {{Do::Move, "move", Unit, Hex},     {Do::EndMoves, "end-moves"},
                                {Do::Attack, "attack", Unit, Hex}, {Do::EndCombat, "end-combat"},
                                {Do::Retreat, "retreat", Hex},     {Do::Roll, "roll", Number}};
constexpr std::string_view kBoxes[] = {"eliminated"};
constexpr TrackWords kTracks[] = {{Track::Turn, "turn"}, {Track::Phasing, "phasing"}, {Track::Winner, "winner"}};

bool has_room_for_its_units(const Field& field, HexId hex) {
  return static_cast<int>(field.stack(hex).size()) <= field.battle().scenario().stack_limit;
}
bool is_in_order(const Field& field, HexId hex) { return field.is_in_order(hex); }
bool is_held_by_its_units(const Field& field, HexId hex) {
  const std::vector<PieceId> stack = field.stack(hex);
  return field.state().ground_at(hex) <= (field.grid().contains(hex) ? kConfederateHeld : 0) &&
         std::all_of(stack.begin(), stack.end(),
                     [&](PieceId unit) { return field.side_of(unit) == field.holder(hex); });
}

constexpr Law<Field, HexId> kHexLaws[] = {{"4.1", has_room_for_its_units, "more units than may be stacked stand there"},
                                          {"4.2", is_in_order, "its units lie in no order"},
                                          {"8.0", is_held_by_its_units, "the wrong side controls it"}};

/// Crossroads and units are what counts, in thousandths of a won game.
int worth(const Field& field, Seat side) {
  return 60 * field.crossroads(side) + 25 * static_cast<int>(field.units(side).size());
}

}  // namespace

std::span<const VerbWords> verbs() { return kVerbs; }

ToyHex::ToyHex(Data data)
    : HexGame({.id = "crossroads", .title = "Crossroads", .scenarios = {}, .options = {}, .rules_version = 1},
              {all_steps(), track(Track::Winner), {}, "3.0", "9.0"},
              {.verbs = kVerbs, .boxes = kBoxes, .tracks = kTracks, .ground_places = kMaxHexes}, {std::move(data)}) {}

void ToyHex::lay_out(Now& now, const Data& data, const hexgame::Scenario& day) const {
  now.set(track(Track::Turn), 1);
  for (const HexId hex : data.hexes) {
    now.mark_ground(hex, row_of(hex) <= 3 ? kConfederateHeld : row_of(hex) >= 5 ? kUnionHeld : 0);
  }
  for (const hexgame::Placement& placement : day.placements) {
    const auto kind = static_cast<std::int16_t>(placement.kind);
    put(now, now.make(kind, kEliminated, data.counter(kind).side), placement.at);
  }
  begin(now, StepKind::Movement);
}

Outcome ToyHex::outcome(const State& state) const {
  return outcome_by(
      state, {"The Union holds the field.", "The Confederates hold the field.", "Nobody holds more than the other."});
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
  constexpr std::string_view kWords[] = {"no effect", "defender driven back", "defender lost", "attacker lost"};
  const auto fought = find_note<Fought>(events);
  return fought ? std::string(kWords[static_cast<std::size_t>(fought->effect)]) : "";
}

Faults ToyHex::faults_of(const State& state) const {
  const TrackRange tracks[] = {{Track::Turn, 1, static_cast<int>(data_of(state).scenario().turns.size())},
                               {Track::Phasing, 0, 1},
                               {Track::Winner, -1, 2}};
  return hexgame::faults_by<ToyHex>(*this, state,
                                    {.tracks = tracks,
                                     .ground_places = kMaxHexes,
                                     .boxes = 1,
                                     .on_map = {.flags = kMoved | kAttacked, .note = 1},
                                     .hexes = kHexLaws,
                                     .steps = all_steps(),
                                     .most_steps = 2});
}

std::unique_ptr<Advisor> make_advisor(const ToyHex& game) {
  return std::make_unique<hexgame::WorthAdvisor<ToyHex>>(game, worth);
}

Result<LoadedGame> load(const AssetReader& read) { return hexgame::load_game<ToyHex>(read_data(read)); }

}  // namespace longroll::toy_hex
