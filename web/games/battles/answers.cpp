#include "engine/games/battles/log_notes.h"
#include "engine/games/battles/words.h"
#include "engine/play/event_arguments.h"
#include "web/games/battles/adapter.h"
#include "web/views/asking.h"

/// What Esc, buttons and Enter mean, and answers given beforehand.
namespace longroll::web::battles {

/// Of an attack that is built everything since the first hex was named is taken back.
Intent BattlesAdapter::cancel() {
  if (!in_.model().may_act() || in_.step() != bt::StepKind::Declare) {
    return {};
  }
  const Session& session = in_.model().session();
  int back = 0;
  for (std::size_t n = session.ply_count(); n-- > session.first_ply() && session.ply(n).seat == in_.model().reader();) {
    const bt::Do verb = bt::verb_of(session.ply(n).action);
    if (verb != bt::Do::Target && verb != bt::Do::Join) {
      break;
    }
    ++back;
  }
  return Intent::submit(std::vector<Action>{}, back);
}

bool BattlesAdapter::takes_orders() const {
  return in_.model().may_act() && (in_.step() == bt::StepKind::MovementPhase || in_.step() == bt::StepKind::MoveUnit);
}

Intent BattlesAdapter::press(std::int32_t button) {
  switch (button) {
    case kOtherMode:
      return move_.go_the_other_way();
    case kGunsStay:
      guns_stay_in_ = turn_key();
      return Intent::submit(action_of(bt::Do::Pass));
    case kAllJoin:
      return attack_.join_all();
    case kNoWorks:
      digs_no_more_ = true;
      return Intent::submit(action_of(bt::Do::Pass));
    default:
      return {};
  }
}

bool BattlesAdapter::is_on_table(const Action& choice) const {
  if (is_action<bt::verbs::Evade>(choice) || is_action<bt::verbs::Lose>(choice)) {
    return false;  // few, and named on buttons too
  }
  return subject_of(choice).is_on_map() ||
         (is_action<bt::verbs::Resolve>(choice) && choice != action_of(bt::verbs::Resolve{attack_.lowered()}));
}

std::optional<Action> BattlesAdapter::main_choice() const {
  const hexgame::ChoiceIndex& now = in_.choices();
  const std::size_t count = now.subjects().size();
  if (const Choice* roll = now.find(action_of(bt::verbs::Resolve{attack_.lowered()}))) {
    return roll->action;
  }
  // The end of a phase is the thing to do only when nothing else is left to be done.
  return in_.model().may_act() && count == 1 ? std::optional(in_.model().prompt().choices.front().action)
                                             : std::nullopt;
}

bool BattlesAdapter::asks_guns() const {
  return in_.model().may_act() && in_.step() == bt::StepKind::Retreats &&
         in_.choices().first(verb_number(bt::Do::Pass)) != nullptr;
}

/// What was answered beforehand. After a jump all is asked again.
std::optional<Action> BattlesAdapter::given_answer() const {
  if (asks_guns() && guns_stay_in_ == turn_key()) {
    return action_of(bt::Do::Pass);
  }
  if (!in_.model().may_act() || in_.model().shown() == asked_again_at_) {
    return std::nullopt;
  }
  if (in_.step() == bt::StepKind::RallyStep && (digs_no_more_ || !asking().works)) {
    return action_of(bt::Do::Pass);
  }
  return passed_over().empty() ? std::nullopt : std::optional(in_.model().prompt().choices.front().action);
}

/// Questions with one answer: nobody to attack, nobody who could dig; and the end of a phase in which all is done, when
/// the player does not want to confirm it.
std::string BattlesAdapter::passed_over() const {
  const std::vector<Choice>& choices = in_.model().prompt().choices;
  if (choices.size() != 1) {
    return {};
  }
  switch (in_.step()) {
    case bt::StepKind::CombatPhase:
      return "No enemy to attack: the combat is over.";
    case bt::StepKind::RallyStep:
      return "Nobody can put up breastworks.";
    case bt::StepKind::MovementPhase:
      return asking().phase_end ? "" : "All have moved: the movement is over.";
    default:
      return {};
  }
}

bool BattlesAdapter::ends_phase(const Action& choice) const {
  const bt::Do verb = bt::verb_of(choice);
  return verb == bt::Do::EndMoves || verb == bt::Do::EndCombat;
}

std::vector<BarButton> BattlesAdapter::prompt_buttons() const {
  if (!in_.model().may_act()) {
    return {};
  }
  if (asks_guns()) {
    return {{kGunsStay, "All stay, this turn"}};
  }
  if (in_.step() == bt::StepKind::RallyStep) {
    return {{kNoWorks, "Do not ask again"}};
  }
  if (in_.step() == bt::StepKind::Declare) {
    const BarButton cancel{hexgame::kCancelButton, "Cancel"};
    return attack_.all_words().empty()
               ? std::vector<BarButton>{cancel}
               : std::vector<BarButton>{{kAllJoin, attack_.all_words(), !attack_.has_attackers()}, cancel};
  }
  const std::string& other = move_.other_way_words();
  return other.empty() ? std::vector<BarButton>{} : std::vector<BarButton>{{kOtherMode, other}};
}

/// A general who is taken, a unit that is routed.
std::optional<Moment> BattlesAdapter::moment(std::size_t n, const State& before) const {
  const bt::Field field = in_.game().field(before);
  for (const Event& event : in_.model().session().ply(n).events) {
    if (const auto gone = longroll::read<bt::notes::Eliminated>(event);
        gone && field.arm_of(gone->unit) == bt::Arm::Leader) {
      return Moment{bt::title_of(field.counter(gone->unit)) + " is taken", "The general fell into enemy hands",
                    field.side_of(gone->unit)};
    }
    if (const auto worse = longroll::read<bt::notes::Worsened>(event);
        worse && worse->condition == bt::Condition::Routed) {
      return Moment{in_.counter(worse->unit).name + " routs",
                    bt::title_of(field.counter(worse->unit)) + " streams back", field.side_of(worse->unit)};
    }
  }
  return std::nullopt;
}

std::span<const std::int16_t> BattlesAdapter::landmarks() const {
  static constexpr std::int16_t kBegin[] = {static_cast<std::int16_t>(bt::StepKind::MovementPhase),
                                            static_cast<std::int16_t>(bt::StepKind::CombatPhase),
                                            static_cast<std::int16_t>(bt::StepKind::Combat)};
  return kBegin;
}

bool BattlesAdapter::clears_dice(const Action& action) const {
  const bt::Do verb = bt::verb_of(action);
  return verb == bt::Do::Target || verb == bt::Do::EndCombat || verb == bt::Do::EndMoves;
}

void BattlesAdapter::forget() {
  guns_stay_in_ = -1;
  asked_again_at_ = in_.model().shown();
}

}  // namespace longroll::web::battles
