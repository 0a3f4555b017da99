// build: small
#include <cstdlib>

#include "engine/core/text.h"
#include "engine/games/battles/game.h"
#include "engine/games/battles/locals.h"
#include "engine/games/battles/log_notes.h"
#include "engine/games/battles/rules/flagged_attack.h"
#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/rules/victory.h"
#include "engine/games/battles/words.h"

/// The log of a battle: short lines as a campaign diary has them. What follows on a die goes on with its line.
namespace longroll::battles {
namespace {

/// "Porter", "Porter and Burnside", "Porter, Burnside and 3 more".
std::string list_of(const std::vector<std::string>& names) {
  constexpr std::size_t kNamed = 3;
  const std::size_t named = names.size() > kNamed + 1 ? kNamed - 1 : names.size();
  std::string text;
  for (std::size_t i = 0; i < named; ++i) {
    const bool is_last = i + 1 == names.size();
    text += (i == 0 ? "" : is_last ? " and " : ", ") + names[i];
  }
  return named == names.size() ? text : text + " and " + std::to_string(names.size() - named) + " more";
}

std::string_view effect_in_words(const Field& field, CombatResult result) {
  return result <= CombatResult::Ar && is_bombardment(field) ? "no effect" : result_in_words(result);
}

/// One line about a remark of the rules, or about an event that speaks for itself.
class Teller {
 public:
  Teller(const Battles& game, const State& state, const Event& event)
      : library_(game.data_of(state)), state_(state), field_(library_, state), event_(event) {}

  std::string remark() const {
    switch (note_of<LogNote>(event_)) {
      case LogNote::TurnBegan:
        return told(*read<notes::TurnBegan>(event_));
      case LogNote::PhaseBegan:
        return told(*read<notes::PhaseBegan>(event_));
      case LogNote::Entered:
        return told(*read<notes::Entered>(event_));
      case LogNote::Attacked:
        return told(*read<notes::Attacked>(event_));
      case LogNote::Odds:
        return told(*read<notes::OddsFound>(event_));
      case LogNote::ResultFound:
        return told(*read<notes::ResultFound>(event_));
      case LogNote::Eliminated:
        return told(*read<notes::Eliminated>(event_));
      case LogNote::Retreated:
        return told(*read<notes::Retreated>(event_));
      case LogNote::Displaced:
        return told(*read<notes::Displaced>(event_));
      case LogNote::Advanced:
        return told(*read<notes::Advanced>(event_));
      case LogNote::Evaded:
        return told(*read<notes::Evaded>(event_));
      case LogNote::Tested:
        return told(*read<notes::Tested>(event_));
      case LogNote::Worsened:
        return told(*read<notes::Worsened>(event_));
      case LogNote::Rallied:
        return told(*read<notes::Rallied>(event_));
      case LogNote::Dug:
        return told(*read<notes::Dug>(event_));
      case LogNote::Scored:
        return told(*read<notes::Scored>(event_));
      case LogNote::Ended:
        return told(*read<notes::Ended>(event_));
    }
    return "";
  }

  /// The die on the table, as the step under way rolls it.
  std::string rolled() const {
    const auto rolled = arguments_of<events::Rolled>(event_);
    const std::string die = std::to_string(rolled.value);
    const std::string who = state_.has_piece(rolled.piece) ? field_.counter(rolled.piece).title : "";
    switch (static_cast<StepKind>(state_.top().kind)) {
      case StepKind::Combat:
        return ", die " + die;
      case StepKind::Evasion:
        return "The cavalry tried to draw off, die " + die;
      case StepKind::Disorder:
        return who + ", die for disorder " + die;
      case StepKind::RallyStep:
        return who + ", die to rally " + die;
      default:
        return " " + die;
    }
  }

  /// A move is told when it is over, by the step that ends, which is the innermost one still.
  std::string marched() const {
    const auto move = locals_of<MoveUnitLocals>(state_.top());
    const PieceId id = move.unit;
    if (!move.has_moved || !state_.has_piece(id) || !is_on_map(state_.piece(id))) {
      return "";
    }
    const std::string to = place_name(field_, field_.piece(id).place);
    if (field_.is_routed(id)) {
      return field_.counter(id).title + " streamed back to " + to + ".";
    }
    const bool is_before_enemy = field_.is_unit(id) && field_.is_in_enemy_zone(id);
    if (field_.arm_of(id) == Arm::Leader) {
      return title_of(field_.counter(id)) + " rode to " + to + ".";
    }
    const std::string_view how = is_before_enemy                     ? " closed with the enemy at "
                                 : field_.arm_of(id) == Arm::Gunboat ? " steamed to "
                                                                     : " marched to ";
    return field_.counter(id).title + std::string(how) + to + ".";
  }

 private:
  std::string title(PieceId unit) const { return title_of(field_.counter(unit)); }
  bool is_leader(PieceId unit) const { return field_.arm_of(unit) == Arm::Leader; }
  std::string place(int hex) const { return place_name(field_, static_cast<HexId>(hex)); }
  bool is_in(StepKind kind) const { return state_.top().kind == static_cast<std::int16_t>(kind); }

  std::string told(const notes::TurnBegan& note) const {
    const std::vector<TurnInfo>& turns = field_.scenario().turns;
    return "Turn " + std::to_string(note.turn) + ": " + turns[static_cast<std::size_t>(note.turn) - 1].label + ".";
  }
  std::string told(const notes::PhaseBegan& note) const {
    return note.phase == Phase::Movement ? std::string(name_of(note.side)) + " movement." : "";
  }
  std::string told(const notes::Entered& note) const {
    return title(note.unit) + " came upon the field at " + place(note.hex) + ".";
  }
  std::string told(const notes::OddsFound& note) const { return " (" + odds_text(library_.chart, note.column) + ")"; }
  std::string told(const notes::ResultFound& note) const {
    return ", " + std::string(effect_in_words(field_, note.result)) + ".";
  }
  std::string told(const notes::Retreated& note) const {
    return title(note.unit) + " fell back to " + place(note.hex) + ".";
  }
  std::string told(const notes::Displaced& note) const {
    return title(note.unit) + (is_leader(note.unit) ? " rode to " : " made room and went to ") + place(note.hex) + ".";
  }
  std::string told(const notes::Advanced& note) const {
    return title(note.unit) + " followed into " + place(note.hex) + ".";
  }
  std::string told(const notes::Evaded& note) const {
    return ", " + short_title_of(field_.counter(note.unit)) + (note.is_away ? " got away" : " had to stand");
  }
  std::string told(const notes::Tested& note) const { return note.is_worse ? "" : ", held together."; }
  std::string told(const notes::Dug& note) const { return title(note.unit) + " dug in at " + place(note.hex) + "."; }

  /// Battles 8.42, 8.44: for the defender columns go to the left.
  static std::string shift_in_words(int shift) {
    return shift == 0 ? "" : ", " + count_of(std::abs(shift), "column", "columns") + (shift < 0 ? " left" : " right");
  }

  /// The attack as its flags tell it.
  std::string told(const notes::Attacked& note) const {
    std::vector<std::string> attackers;
    std::vector<std::string> defenders;
    for (const PieceId id : field_.pieces()) {
      if (field_.has_flag(id, kAttacking)) {
        attackers.push_back(short_title_of(field_.counter(id)));
      } else if (field_.has_flag(id, kTarget)) {
        defenders.push_back(short_title_of(field_.counter(id)));
      }
    }
    return list_of(attackers) + (is_bombardment(field_) ? " shelled " : " attacked ") + list_of(defenders) + " at " +
           place(note.hex) + ", " + std::to_string(note.attack) + " to " + std::to_string(note.defence) +
           shift_in_words(note.shift);
  }

  std::string told(const notes::Eliminated& note) const {
    if (is_in(StepKind::Disorder)) {
      return ", went to pieces.";
    }
    if (is_leader(note.unit)) {
      return title(note.unit) + " fell into enemy hands.";
    }
    const bool is_cut_off = is_in(StepKind::Retreats) && field_.has_flag(note.unit, kMustRetreat);
    return title(note.unit) + (is_cut_off ? " found no way back and ceased to exist." : " ceased to exist.");
  }

  std::string told(const notes::Worsened& note) const {
    const std::string state(name_of(note.condition));
    if (is_in(StepKind::Retreats)) {
      return " It became " + state + ".";
    }
    return is_in(StepKind::Disorder) ? ", became " + state + "." : title(note.unit) + " became " + state + ".";
  }

  std::string told(const notes::Rallied& note) const {
    const std::string_view state = name_of(note.condition);
    const std::string how = state.empty() ? "in good order again" : std::string(state) + " now";
    if (is_in(StepKind::RallyStep) && locals_of<RallyStepLocals>(state_.top()).unit == note.unit) {
      return note.improves ? ", " + how + "." : ", still " + std::string(state) + ".";
    }
    return title(note.unit) + " rallied: " + how + ".";
  }

  std::string told(const notes::Scored& note) const {
    const std::string points = count_of(note.points, "point", "points");
    const std::string side(name_of(note.side));
    if (!is_in(StepKind::GameTurn)) {
      return " " + points + " for the " + side + " side.";
    }
    return "The " + side + " side holds " + place(note.source) + ": " + points + ".";
  }

  std::string told(const notes::Ended& note) const {
    const Standing points = standing(field_);
    const std::string sums = std::to_string(points.of(Seat::Union)) + " points to " +
                             std::to_string(points.of(Seat::Confederate)) + ", Union first.";
    constexpr std::string_view kEnds[] = {
        "The Union has won the field: ", "The Confederates have won the field: ", "Neither side has won the field: "};
    return std::string(kEnds[note.verdict]) + sums;
  }

  const Library& library_;
  const State& state_;
  Field field_;
  const Event& event_;
};

}  // namespace

std::string Battles::describe_event(const State& before, const Event& event, Seat) const {
  switch (event.kind) {
    case EventKind::Rolled:
      return Teller(*this, before, event).rolled();
    case EventKind::Remark:
      return Teller(*this, before, event).remark();
    case EventKind::StepEnded:
      return is_step<MoveUnitLocals>(before.top()) ? Teller(*this, before, event).marched() : "";
    default:
      return "";
  }
}

/// What the first die of them came to.
std::string Battles::roll_summary(const State& before, const Events& events) const {
  State state = before;
  for (const Event& event : events) {
    if (event.kind != EventKind::Remark) {
      enact(state, event);
      continue;
    }
    if (const auto rolled = read<notes::ResultFound>(event)) {
      return std::string(effect_in_words(field(state), rolled->result));
    }
    if (const auto evaded = read<notes::Evaded>(event)) {
      return evaded->is_away ? "the cavalry gets away" : "the cavalry must stand";
    }
    if (const auto tested = read<notes::Tested>(event)) {
      return tested->is_worse ? "falls into disorder" : "holds together";
    }
    if (const auto rallied = read<notes::Rallied>(event)) {
      return rallied->improves ? "rallies" : "does not rally";
    }
  }
  return "";
}

/// Battles 4.0: the points in words.
Outcome Battles::outcome(const State& state) const {
  const int winner = state.track(track(Track::Winner));
  if (winner < 0) {
    return {};
  }
  const Standing points = standing(field(state));
  const std::string sums = "the Union " + std::to_string(points.of(Seat::Union)) + " points (" +
                           std::to_string(points.losses[0]) + " for enemy losses, " + std::to_string(points.ground[0]) +
                           " for ground), the Confederates " + std::to_string(points.of(Seat::Confederate)) + " (" +
                           std::to_string(points.losses[1]) + " and " + std::to_string(points.ground[1]) + ").";
  if (winner == index_of(Seat::Union)) {
    return {true, Seat::Union, "The Union has won the field: " + sums, "4.0"};
  }
  if (winner == index_of(Seat::Confederate)) {
    return {true, Seat::Confederate, "The Confederates have won the field: " + sums, "4.0"};
  }
  return {true, Seat::Nobody, "Neither side has won the field: " + sums, "4.0"};
}

}  // namespace longroll::battles
