// build: small
#include "engine/core/text.h"
#include "engine/games/battles/game.h"
#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/steps/attack.h"
#include "engine/games/battles/words.h"

/// What players are asked and the words on the buttons.
namespace longroll::battles {
namespace {

class Labeller {
 public:
  Labeller(const Library& library, const State& state, const Action& action)
      : state_(state), field_(library, state), action_(action) {}

  std::string label() const {
    switch (verb_of(action_)) {
      case Do::Take:
        return (is_due() ? "Bring on " : "Move ") + title();
      case Do::TakeRoad:
        return "March " + title() + " by road";
      case Do::Go:
        return "Go to " + place(arguments_of<verbs::Go>(action_).hex);
      case Do::Halt:
        return is_in(StepKind::MoveUnit) && is_waiting() ? "Leave it where it is" : "Halt";
      case Do::EndMoves:
        return "End movement";
      case Do::Target:
        return attack(arguments_of<verbs::Target>(action_).hex);
      case Do::Join:
        return "Send in " + title();
      case Do::Resolve:
        return roll();
      case Do::EndCombat:
        return "End combat";
      case Do::Evade:
        return "Draw off " + title();
      case Do::Stand:
        return any_trying() ? "Roll for the cavalry" : "Stand and fight";
      case Do::Benefit:
        return arguments_of<verbs::Benefit>(action_).ground == Ground::Woods ? "Rely on the woods"
                                                                             : "Rely on the other ground";
      case Do::Lose:
        return is_enemys() ? "Destroy " + title() : "Lose " + title();
      case Do::Retreat:
        return (is_in(StepKind::Displacement) ? "Make room: " : "Fall back: ") + title() + to_hex();
      case Do::Advance:
        return "Advance " + title() + to_hex();
      case Do::Dig:
        return "Dig in: " + title();
      case Do::Pass:
        return pass();
      case Do::Roll:
        break;
    }
    return "";
  }

 private:
  bool is_in(StepKind kind) const { return state_.top().kind == static_cast<std::int16_t>(kind); }
  /// Of a verb that is about a unit first of all.
  PieceId unit() const { return arguments_of<verbs::Take>(action_).unit; }
  bool has_unit() const { return state_.has_piece(unit()); }
  std::string title() const { return has_unit() ? title_of(field_.counter(unit())) : "a unit"; }
  std::string to_hex() const { return " to " + place(arguments_of<verbs::Retreat>(action_).hex); }
  bool is_due() const { return has_unit() && field_.piece(unit()).place == kDue; }
  std::string place(int hex) const { return is_hex(hex) ? place_name(field_, static_cast<HexId>(hex)) : "?"; }

  bool is_waiting() const {
    const auto move = locals_of<MoveUnitLocals>(state_.top());
    return !move.has_moved && state_.has_piece(move.unit);
  }

  /// The one that is lost belongs to the other side than the one that chooses.
  bool is_enemys() const {
    if (!has_unit() || !is_in(StepKind::Losses)) {
      return false;
    }
    const auto losses = locals_of<LossesLocals>(state_.top());
    return losses.side != losses.chooser;
  }

  bool any_trying() const {
    for (const PieceId id : field_.pieces()) {
      if (field_.has_flag(id, kEvading)) {
        return true;
      }
    }
    return false;
  }

  std::string attack(HexId hex) const {
    return (is_in(StepKind::Declare) ? "Attack also " : "Attack ") + defenders(hex) + place(hex);
  }

  std::string defenders(int hex) const {
    std::string text;
    if (is_hex(hex)) {
      for_each_at(field_, static_cast<HexId>(hex), [&](PieceId id) {
        if (is_defender(field_, id, field_.phasing())) {
          text += (text.empty() ? "" : " and ") + short_title_of(field_.counter(id));
        }
      });
    }
    return text.empty() ? "" : text + " at ";
  }

  /// Battles 8.9: the odds as they would be; two where the defender may still choose his ground.
  std::string roll() const {
    const FlaggedAttack attack(field_);
    if (attack.attackers.empty() || attack.targets.empty()) {
      return "Roll";
    }
    const int lowered = arguments_of<verbs::Resolve>(action_).columns;
    const AttackOdds woods = odds_of(field_, attack.view(), Ground::Woods, lowered);
    const AttackOdds rest = odds_of(field_, attack.view(), Ground::Other, lowered);
    const std::string odds = odds_text(field_.chart(), woods.level);
    const std::string odds_of_rest = odds_text(field_.chart(), rest.level);
    return "Roll at " + odds + (odds == odds_of_rest ? "" : " or " + odds_of_rest) +
           (lowered > 0 ? ", " + count_of(lowered, "column", "columns") + " lower" : "");
  }

  std::string pass() const {
    switch (static_cast<StepKind>(state_.top().kind)) {
      case StepKind::Retreats:
        return "The guns stay";
      case StepKind::Advances:
        return "No advance";
      case StepKind::RallyStep:
        return "Put up no breastworks";
      default:
        return "Pass";
    }
  }

  const State& state_;
  Field field_;
  const Action& action_;
};

}  // namespace

std::string Battles::label(const State& state, const Action& action) const {
  return Labeller(data_of(state), state, action).label();
}

/// Of what is about a unit: its division or corps.
std::string Battles::group(const State& state, const Action& action) const {
  switch (verb_of(action)) {
    case Do::Take:
    case Do::TakeRoad:
    case Do::Join:
    case Do::Evade:
    case Do::Lose:
    case Do::Retreat:
    case Do::Advance:
    case Do::Dig: {
      const PieceId unit = arguments_of<verbs::Take>(action).unit;
      return state.has_piece(unit) ? data_of(state).counter(state.piece(unit).kind).formation_title : std::string();
    }
    default:
      return {};
  }
}

std::string Battles::heading(const State& state) const {
  const Scenario& scenario = data_of(state).scenario_of(state);
  if (is_over(state)) {
    return scenario.title;
  }
  const int turn = state.track(track(Track::Turn));
  return std::string(name_of(phasing(state))) + " " +
         std::string(name_of(static_cast<Phase>(state.track(track(Track::PhaseNow))))) + " \xC2\xB7 turn " +
         std::to_string(turn) + " of " + std::to_string(scenario.turns.size()) + " \xC2\xB7 " +
         scenario.turns[static_cast<std::size_t>(turn - 1)].label;
}

}  // namespace longroll::battles
