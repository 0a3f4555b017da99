#include <cstdlib>

#include "engine/core/text.h"
#include "engine/games/battles/game.h"
#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/rules/victory.h"
#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/words.h"

/// The log of a battle: short lines as a campaign diary has them, with the rule that decided. What follows on a die
/// goes on with its line.
namespace longroll::battles {
namespace {

/// The end of a sentence that a rule decided: " [8.72]."
std::string by_rule(std::string_view rule) { return " [" + std::string(rule) + "]."; }

/// Every attacker bombards: what strikes attackers strikes nobody (9.15).
bool is_bombardment(const Field& field) {
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (field.has_flag(id, kAttacking) && !field.has_flag(id, kBombarding)) {
      return false;
    }
  }
  return true;
}

std::string_view result_in_words(const Field& field, int result) {
  if (result <= static_cast<int>(CombatResult::Ar) && is_bombardment(field)) {
    return "no effect";
  }
  switch (static_cast<CombatResult>(result)) {
    case CombatResult::Ae:
      return "attackers destroyed";
    case CombatResult::AePart:
      return "attackers retreat with loss";
    case CombatResult::Ar:
      return "attackers retreat";
    case CombatResult::Ex:
      return "exchange";
    case CombatResult::Dr:
      return "defenders retreat";
    case CombatResult::ExPart:
      return "partial exchange";
    case CombatResult::De:
      return "defenders destroyed";
  }
  return "";
}

/// One line about a remark of the rules, or about an event that speaks for itself.
class Teller {
 public:
  Teller(const Battles& game, const State& state, const Event& event)
      : library_(game.library()), state_(state), field_(library_, state), args_(event.args) {}

  std::string remark() const {
    switch (static_cast<Say>(args_[0])) {
      case Say::TurnBegan:
        return turn_began();
      case Say::PhaseBegan:
        return args_[2] == static_cast<int>(Phase::Movement) ? std::string(name_of(seat_of(args_[1]))) + " movement."
                                                             : "";
      case Say::Entered:
        return title() + " came upon the field at " + place(args_[2]) + ".";
      case Say::Attacked:
        return attacked();
      case Say::Odds:
        return " (" + odds_text(library_.chart, args_[1]) + die_in_words(args_[2]) + ")";
      case Say::Rolled:
        return ", " + std::string(result_in_words(field_, args_[1])) + by_rule(rule_of_result());
      case Say::Eliminated:
        return eliminated();
      case Say::Retreated:
        return title() + " fell back to " + place(args_[2]) + by_rule(rule_of_retreat());
      case Say::Displaced:
        return title() + (is_leader() ? " rode to " : " made room and went to ") + place(args_[2]) +
               by_rule(is_leader() ? rule_of_leader() : "8.81");
      case Say::Advanced:
        return title() + " followed into " + place(args_[2]) + by_rule("8.75");
      case Say::Evaded:
        return ", " + short_title_of(counter()) + (args_[2] != 0 ? " got away" : " had to stand") +
               (is_last_trying() ? by_rule("8.77") : "");
      case Say::Tested:
        return args_[2] != 0 ? "" : ", held together" + by_rule("12.1");
      case Say::Worsened:
        return worsened();
      case Say::Rallied:
        return rallied();
      case Say::Dug:
        return title() + " dug in at " + place(args_[2]) + by_rule("10.3");
      case Say::Scored:
        return scored();
      case Say::Ended:
        return ended();
    }
    return "";
  }

  /// The die on the table, as the step under way rolls it.
  std::string rolled() const {
    const std::string die = std::to_string(args_[0]);
    const std::string who = state_.has_piece(args_[2]) ? field_.counter(args_[2]).title : "";
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

  /// A move is told when it is over, by the step that ends.
  std::string marched() const {
    const int unit = args_[1];
    const bool has_moved = args_[4] != 0 && state_.has_piece(unit);
    if (!has_moved || !is_on_map(state_.piece(static_cast<PieceId>(unit)))) {
      return "";
    }
    const auto id = static_cast<PieceId>(unit);
    const std::string to = place_name(field_, field_.piece(id).place);
    if (field_.is_routed(id)) {
      return field_.counter(id).title + " streamed back to " + to + by_rule("12.1");
    }
    const bool is_before_enemy = field_.is_unit(id) && field_.is_in_enemy_zone(id);
    if (field_.arm_of(id) == Arm::Leader) {
      return title_of(field_.counter(id)) + " rode to " + to + ".";
    }
    const std::string_view how = is_before_enemy                     ? " closed with the enemy at "
                                 : field_.arm_of(id) == Arm::Gunboat ? " steamed to "
                                                                     : " marched to ";
    return field_.counter(id).title + std::string(how) + to + (is_before_enemy ? by_rule("7.0") : ".");
  }

 private:
  const Counter& counter() const { return field_.counter(args_[1]); }
  std::string title() const { return title_of(counter()); }
  bool is_leader() const { return counter().arm == Arm::Leader; }
  std::string place(int hex) const { return place_name(field_, static_cast<HexId>(hex)); }
  bool is_in(StepKind kind) const { return state_.top().kind == static_cast<std::int16_t>(kind); }

  std::string turn_began() const {
    const std::vector<TurnInfo>& turns = field_.scenario().turns;
    const auto turn = static_cast<std::size_t>(args_[1]);
    return "Turn " + std::to_string(turn) + ": " + turns[turn - 1].label + ".";
  }

  /// Bombarding guns suffer nothing (9.15), else the table speaks.
  std::string_view rule_of_result() const {
    return args_[1] <= static_cast<int>(CombatResult::Ar) && is_bombardment(field_) ? "9.15" : "8.6";
  }

  /// One die is for all cavalry that tries; they are told of in one sentence, lowest first.
  bool is_last_trying() const {
    for (int id = args_[1] + 1; id < field_.piece_count(); ++id) {
      if (field_.has_flag(static_cast<PieceId>(id), kEvading)) {
        return false;
      }
    }
    return true;
  }

  /// Cavalry draws off before combat, guns that bombarded go by choice, all others must.
  std::string_view rule_of_retreat() const {
    const bool is_by_choice = field_.has_flag(static_cast<PieceId>(args_[1]), kBombarding);
    return is_in(StepKind::Evasion) ? "8.77" : is_by_choice ? "9.17" : "8.71";
  }

  /// A leader alone: the enemy comes into his hex, or his troops are lost under him.
  std::string_view rule_of_leader() const {
    return is_in(StepKind::MoveUnit) || is_in(StepKind::Advances) ? "7.0" : "8.71";
  }

  /// Battles 8.61: what odds beyond the table add to the die.
  static std::string die_in_words(int added) {
    return added == 0 ? "" : ", die " + std::to_string(std::abs(added)) + (added < 0 ? " less" : " more") + " [8.61]";
  }

  /// Battles 8.42, 8.44: for the defender columns go to the left.
  static std::string shift_in_words(int shift) {
    return shift == 0 ? "" : ", " + count_of(std::abs(shift), "column", "columns") + (shift < 0 ? " left" : " right");
  }

  /// The attack as its flags tell it.
  std::string attacked() const {
    std::vector<std::string> attackers;
    std::vector<std::string> defenders;
    for (PieceId id = 0; id < field_.piece_count(); ++id) {
      if (field_.has_flag(id, kAttacking)) {
        attackers.push_back(short_title_of(field_.counter(id)));
      } else if (field_.has_flag(id, kTarget)) {
        defenders.push_back(short_title_of(field_.counter(id)));
      }
    }
    return list_of(attackers) + (is_bombardment(field_) ? " shelled " : " attacked ") + list_of(defenders) + " at " +
           place(args_[1]) + ", " + std::to_string(args_[2]) + " to " + std::to_string(args_[3]) +
           shift_in_words(args_[5]);
  }

  std::string eliminated() const {
    if (is_in(StepKind::Disorder)) {
      return ", went to pieces" + by_rule("12.1");
    }
    if (is_leader()) {
      return title() + " fell into enemy hands" + by_rule(rule_of_leader());
    }
    const bool is_cut_off = is_in(StepKind::Retreats) && field_.has_flag(static_cast<PieceId>(args_[1]), kMustRetreat);
    return title() + (is_cut_off ? " found no way back and ceased to exist" + by_rule("8.72")
                                 : " ceased to exist" + by_rule("8.6"));
  }

  std::string worsened() const {
    const std::string state(name_of(static_cast<Condition>(args_[2])));
    if (is_in(StepKind::Retreats)) {
      return " It became " + state + by_rule("12.1");
    }
    return (is_in(StepKind::Disorder) ? "," : title()) + " became " + state + by_rule("12.1");
  }

  std::string rallied() const {
    const std::string_view state = name_of(static_cast<Condition>(args_[2]));
    const std::string how = state.empty() ? "in good order again" : std::string(state) + " now";
    if (is_in(StepKind::RallyStep) && state_.top().locals[1] == args_[1]) {
      return (args_[3] != 0 ? ", " + how : ", still " + std::string(state)) + by_rule("12.4");
    }
    return title() + " rallied: " + how + by_rule("12.4");
  }

  std::string scored() const {
    const std::string points = count_of(args_[2], "point", "points");
    const std::string side(name_of(seat_of(args_[1])));
    if (!is_in(StepKind::GameTurn)) {
      return " " + points + " for the " + side + " side.";
    }
    return "The " + side + " side holds " + place(args_[3]) + ": " + points + by_rule("4.0");
  }

  std::string ended() const {
    const Standing points = standing(field_);
    const std::string sums = std::to_string(points.of(Seat::Union)) + " points to " +
                             std::to_string(points.of(Seat::Confederate)) + ", Union first. " +
                             terms_of(field_.scenario()) + by_rule("4.0");
    constexpr std::string_view kEnds[] = {
        "The Union has won the field: ", "The Confederates have won the field: ", "Neither side has won the field: "};
    return std::string(kEnds[args_[1]]) + sums;
  }

  const Library& library_;
  const State& state_;
  Field field_;
  const std::array<std::int16_t, 6>& args_;
};

}  // namespace

std::string Battles::tell(const State& before, const Event& event, Seat) const {
  switch (event.kind) {
    case EventKind::Rolled:
      return Teller(*this, before, event).rolled();
    case EventKind::Remark:
      return Teller(*this, before, event).remark();
    case EventKind::StepEnded:
      return event.args[0] == static_cast<std::int16_t>(StepKind::MoveUnit) ? Teller(*this, before, event).marched()
                                                                            : "";
    default:
      return "";
  }
}

/// What the first die of them came to.
std::string Battles::gist(const State& before, const Events& events) const {
  State state = before;
  for (const Event& event : events) {
    if (event.kind != EventKind::Remark) {
      enact(state, event);
      continue;
    }
    switch (static_cast<Say>(event.args[0])) {
      case Say::Rolled:
        return std::string(result_in_words(field(state), event.args[1]));
      case Say::Evaded:
        return event.args[2] != 0 ? "the cavalry gets away" : "the cavalry must stand";
      case Say::Tested:
        return event.args[2] != 0 ? "falls into disorder" : "holds together";
      case Say::Rallied:
        return event.args[3] != 0 ? "rallies" : "does not rally";
      default:
        break;
    }
  }
  return "";
}

/// Who acts or suffers in the line; what speaks of both sides bears neither's badge.
Seat Battles::side_of(const State& before, const Event& event, Seat by) const {
  const auto owner = [&](int unit) {
    return before.has_piece(unit) ? field(before).side_of(static_cast<PieceId>(unit)) : by;
  };
  const auto& args = event.args;
  switch (event.kind) {
    case EventKind::Rolled:
      return args[2] >= 0                                                        ? owner(args[2])
             : before.top().kind == static_cast<std::int16_t>(StepKind::Evasion) ? other(phasing(before))
                                                                                 : by;
    case EventKind::StepEnded:
      return owner(args[1]);
    case EventKind::Remark:
      break;
    default:
      return by;
  }
  switch (static_cast<Say>(args[0])) {
    case Say::TurnBegan:
    case Say::Ended:
      return Seat::Nobody;
    case Say::PhaseBegan:
    case Say::Scored:
      return seat_of(args[1]);
    case Say::Attacked:
    case Say::Odds:
    case Say::Rolled:
      return phasing(before);
    default:
      return owner(args[1]);
  }
}

}  // namespace longroll::battles
