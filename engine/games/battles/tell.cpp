// build: small
#include <cstdlib>

#include "engine/core/text.h"
#include "engine/games/battles/game.h"
#include "engine/games/battles/locals.h"
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

std::string_view effect_in_words(const Field& field, int result) {
  if (result <= static_cast<int>(CombatResult::Ar) && is_bombardment(field)) {
    return "no effect";
  }
  return result_in_words(static_cast<CombatResult>(result));
}

/// One line about a remark of the rules, or about an event that speaks for itself.
class Teller {
 public:
  Teller(const Battles& game, const State& state, const Event& event)
      : library_(game.data_of(state)), state_(state), field_(library_, state), args_(event.args) {}

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
        return " (" + odds_text(library_.chart, args_[1]) + ")";
      case Say::Rolled:
        return ", " + std::string(effect_in_words(field_, args_[1])) + ".";
      case Say::Eliminated:
        return eliminated();
      case Say::Retreated:
        return title() + " fell back to " + place(args_[2]) + ".";
      case Say::Displaced:
        return title() + (is_leader() ? " rode to " : " made room and went to ") + place(args_[2]) + ".";
      case Say::Advanced:
        return title() + " followed into " + place(args_[2]) + ".";
      case Say::Evaded:
        return ", " + short_title_of(counter()) + (args_[2] != 0 ? " got away" : " had to stand");
      case Say::Tested:
        return args_[2] != 0 ? "" : ", held together.";
      case Say::Worsened:
        return worsened();
      case Say::Rallied:
        return rallied();
      case Say::Dug:
        return title() + " dug in at " + place(args_[2]) + ".";
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
      return ", went to pieces.";
    }
    if (is_leader()) {
      return title() + " fell into enemy hands.";
    }
    const bool is_cut_off = is_in(StepKind::Retreats) && field_.has_flag(static_cast<PieceId>(args_[1]), kMustRetreat);
    return title() + (is_cut_off ? " found no way back and ceased to exist." : " ceased to exist.");
  }

  std::string worsened() const {
    const std::string state(name_of(static_cast<Condition>(args_[2])));
    if (is_in(StepKind::Retreats)) {
      return " It became " + state + ".";
    }
    return is_in(StepKind::Disorder) ? ", became " + state + "." : title() + " became " + state + ".";
  }

  std::string rallied() const {
    const std::string_view state = name_of(static_cast<Condition>(args_[2]));
    const std::string how = state.empty() ? "in good order again" : std::string(state) + " now";
    if (is_in(StepKind::RallyStep) && locals_of<RallyStepLocals>(state_.top()).unit == args_[1]) {
      return args_[3] != 0 ? ", " + how + "." : ", still " + std::string(state) + ".";
    }
    return title() + " rallied: " + how + ".";
  }

  std::string scored() const {
    const std::string points = count_of(args_[2], "point", "points");
    const std::string side(name_of(seat_of(args_[1])));
    if (!is_in(StepKind::GameTurn)) {
      return " " + points + " for the " + side + " side.";
    }
    return "The " + side + " side holds " + place(args_[3]) + ": " + points + ".";
  }

  std::string ended() const {
    const Standing points = standing(field_);
    const std::string sums = std::to_string(points.of(Seat::Union)) + " points to " +
                             std::to_string(points.of(Seat::Confederate)) + ", Union first.";
    constexpr std::string_view kEnds[] = {
        "The Union has won the field: ", "The Confederates have won the field: ", "Neither side has won the field: "};
    return std::string(kEnds[args_[1]]) + sums;
  }

  const Library& library_;
  const State& state_;
  Field field_;
  const decltype(Event::args)& args_;
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
        return std::string(effect_in_words(field(state), event.args[1]));
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
