#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/chattanooga/log_notes.h"
#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/words.h"
#include "engine/play/event_arguments.h"
#include "web/games/chattanooga/adapter.h"
#include "web/views/asking.h"

/// What Esc, buttons and Enter mean, and questions that answer themselves.
namespace longroll::web::chattanooga {

/// The decisions of the reader that have named an attack or shots and are not rolled yet; 0: none can be taken back.
int ChattanoogaAdapter::named_decisions() const {
  if (!in_.model().may_act() || !fight_.is_asked() || !in_.model().can_undo()) {
    return 0;
  }
  const Session& session = in_.model().session();
  int back = 0;
  for (std::size_t n = session.ply_count(); n-- > session.first_ply();) {
    const Ply& ply = session.ply(n);
    const ch::Do verb = ch::verb_of(ply.action);
    if (ply.seat != in_.model().reader() ||
        (verb != ch::Do::AttackHex && verb != ch::Do::Aim && verb != ch::Do::Fire && verb != ch::Do::FireTogether)) {
      break;
    }
    ++back;
  }
  return back;
}

/// An attack or shots that were named and have not been rolled are taken back.
Intent ChattanoogaAdapter::cancel() {
  if (answers_open_) {
    open_answers(false);
    return Intent::redraw();
  }
  const int back = named_decisions();
  return back == 0 ? Intent{} : Intent::submit(std::vector<Action>{}, back);
}

/// Chattanooga 10.1: somebody can be marked with a volley, and somebody with a charge.
bool ChattanoogaAdapter::can_mark_both() const {
  return in_.step() == ch::StepKind::Preparation && in_.choices().first(static_cast<Verb>(ch::Do::Volley)) != nullptr &&
         in_.choices().first(static_cast<Verb>(ch::Do::Charge)) != nullptr;
}

/// Chattanooga 10.1, 11.1: some enemy can be attacked, and some can be fired at.
bool ChattanoogaAdapter::can_fire_or_attack() const {
  return in_.step() == ch::StepKind::CombatPhase &&
         in_.choices().first(static_cast<Verb>(ch::Do::AttackHex)) != nullptr &&
         in_.choices().first(static_cast<Verb>(ch::Do::Aim)) != nullptr;
}

bool ChattanoogaAdapter::means_stack(HexId hex) const {
  return in_.choice(ch::verbs::TakeStack{hex}) != nullptr ||
         (in_.choice(ch::verbs::AttackHex{hex}) != nullptr && !(fires_ && can_fire_or_attack()));
}

std::optional<Action> ChattanoogaAdapter::meant(PieceId unit) const {
  const Action charge = action_of(ch::verbs::Charge{unit});
  return can_mark_both() && marks_charges_ && in_.choices().find(charge) != nullptr ? std::optional(charge)
                                                                                    : std::nullopt;
}

/// Chattanooga 3.2: the choice to shift the works of that hex as a side is set up, or null.
const Choice* ChattanoogaAdapter::works_to_shift(HexId hex) const {
  return in_.step() == ch::StepKind::SetUp && is_hex(hex) ? in_.choice(ch::verbs::ShiftWorks{hex}) : nullptr;
}

/// A click on a counter that stands in works takes the unit; one beside it, or where nobody can be taken, the works.
std::optional<Intent> ChattanoogaAdapter::click(std::int32_t target, HexId hex) {
  if (fires_ && can_fire_or_attack() && hexgame::is_unit_target(target)) {
    const Choice* aim = in_.choice(ch::verbs::Aim{hexgame::piece_of(target)});
    return aim == nullptr ? std::nullopt : std::optional(Intent::submit(aim->action));
  }
  // A click on ground out of reach says why, and a second one there puts down who is out.
  if (const Action go = march_.go_to(hex); march_.out() != kNoPiece && is_hex(hex) && hex != told_why_ &&
                                           hex != in_.seen().piece(march_.out()).place && in_.model().refuse(go)) {
    const hexgame::Stack* stack = screen.board.at(hex);
    if (stack == nullptr || stack->side != in_.model().reader()) {
      told_why_ = hex;
      return Intent::submit(go);
    }
  }
  if (works_to_shift(hex) == nullptr || !hexgame::is_unit_target(target)) {
    return std::nullopt;
  }
  const PieceId unit = hexgame::piece_of(target);
  const hexgame::Stack* here = screen.board.at(hex);
  const bool opens_fan = screen.map.area().touch && screen.fan != hex && here != nullptr && here->units.size() > 1;
  const Choice* take = opens_fan ? nullptr : in_.choices().of_unit(unit);
  return take == nullptr ? std::nullopt : std::optional(Intent::submit(take->action));
}

Intent ChattanoogaAdapter::press(std::int32_t button) {
  if (button == kMarkOther) {
    marks_charges_ = !marks_charges_;
    return Intent::redraw();
  }
  if (button == kAnswersButton) {
    open_answers(!answers_open_ || (screen.map.is_phone() && !screen.panel_open));
    return Intent::redraw();
  }
  if (button == kFireInstead) {
    fires_ = !fires_;
    return Intent::redraw();
  }
  if (const Choice* only = fight_.only_answer(); button == kOnlyOne && only != nullptr) {
    return Intent::submit(only->action);
  }
  if (button == kPassOn) {
    if (const int key = phase_key(); key != passes_in_) {
      passes_in_ = key;
      passes_.clear();
    }
    passes_.push_back(in_.step());
    return Intent::redraw();
  }
  if (button == kShiftWorks) {
    return Intent::submit({action_of(ch::verbs::ShiftWorks{march_.works_instead()})}, 1);
  }
  if (button == kRecoverInstead) {
    return march_.recover_instead();
  }
  if (button == kJoinAll) {
    std::vector<Action> joins;
    for (const Choice& choice : in_.model().prompt().choices) {
      if (ch::verb_of(choice.action) == ch::Do::Join) {
        joins.push_back(choice.action);
      }
    }
    return Intent::order(std::move(joins));
  }
  return {};
}

/// A stack or a formation is led in a Movement Phase, also instead of who is out.
bool ChattanoogaAdapter::takes_orders() const {
  const ch::StepKind asked = in_.step();
  return in_.model().may_act() &&
         (asked == ch::StepKind::MovementPhase || asked == ch::StepKind::March || asked == ch::StepKind::Entry);
}

bool ChattanoogaAdapter::orders_charges() const { return in_.field().has(ch::Option::Charge); }

/// Who lies in the unit status box is named on a button, not pointed at.
bool ChattanoogaAdapter::is_on_table(const Action& action) const {
  if (in_.step() == ch::StepKind::Deployment) {
    return false;  // 14.5: a unit and a hex, and the units lie in the box of their marker
  }
  const hexgame::Subject subject = subject_of(action);
  if (is_action<ch::verbs::Replace>(action)) {
    return false;  // 5.10: a yes or no
  }
  if (ch::verb_of(action) == ch::Do::Arrange || ch::verb_of(action) == ch::Do::NameHex) {
    // Few ask for it in a Movement Phase: it waits in the list of all choices. A defender is asked for it (10.6).
    return in_.step() != ch::StepKind::Attack;
  }
  if (subject.unit == kNoPiece) {
    return subject.hex != kNoHex;
  }
  const Place place = in_.seen().piece(subject.unit).place;
  return subject.hex != kNoHex || is_hex(place) || place == ch::kDue || place == ch::kCalled;
}

/// Chattanooga 10.2, 11.1, 15.0: high dice hit, and bring a fortune of war; low ones pass a morale check.
LowDice ChattanoogaAdapter::low_dice(const Action& choice) const {
  switch (ch::verb_of(choice)) {
    case ch::Do::AttackWith:
    case ch::Do::Fire:
    case ch::Do::FireTogether:
    case ch::Do::Resolve:
    case ch::Do::ChooseFortune:
      return LowDice::HelpTheEnemy;
    default:
      return LowDice::HelpMe;
  }
}

std::optional<Action> ChattanoogaAdapter::main_choice() const {
  if (!in_.model().may_act()) {
    return std::nullopt;
  }
  if (const Choice* roll = in_.choice(ch::verbs::Resolve{})) {
    return roll->action;
  }
  const std::vector<Choice>& choices = in_.model().prompt().choices;
  if (in_.step() == ch::StepKind::SetUp) {
    const Choice* begin = in_.choice(ch::verbs::EndSetUp{});
    return begin != nullptr ? std::optional(begin->action) : std::nullopt;
  }
  // The end of a phase is the thing to do only when nothing else is left to be done.
  return choices.size() == 1 ? std::optional(choices.front().action) : std::nullopt;
}

/// A number for the phase that is under way.
int ChattanoogaAdapter::phase_key() const {
  const ch::Field field = in_.field();
  const int couplet = field.turn() * 100 + field.state().track(ch::track(ch::Track::Couplet));
  return couplet * 100 + static_cast<int>(field.phase()) * 2 + (field.phasing() == Seat::Union ? 1 : 0);
}

/// A question of the enemy's phase that comes again and again, and may be passed.
bool ChattanoogaAdapter::may_pass_on() const {
  constexpr ch::StepKind kAgain[] = {ch::StepKind::Attack, ch::StepKind::Combat, ch::StepKind::Result,
                                     ch::StepKind::Fortune, ch::StepKind::Deployment};
  return in_.model().may_act() && in_.field().phasing() != in_.model().reader() &&
         std::find(std::begin(kAgain), std::end(kAgain), in_.step()) != std::end(kAgain) &&
         in_.choice(ch::verbs::Pass{}) != nullptr;
}

bool ChattanoogaAdapter::passes_on() const {
  return may_pass_on() && passes_in_ == phase_key() &&
         std::find(passes_.begin(), passes_.end(), in_.step()) != passes_.end();
}

std::optional<Action> ChattanoogaAdapter::given_answer() const {
  if (passes_on()) {
    return action_of(ch::verbs::Pass{});
  }
  if (const auto answer = answer_in_advance()) {
    return answer->action;
  }
  if (!in_.model().may_act() || in_.model().shown() == asked_again_at_ || passed_over().empty()) {
    return std::nullopt;
  }
  return in_.model().prompt().choices.front().action;
}

/// Questions that were answered in advance, and those with one answer: nobody to attack, one way to retreat, nobody who
/// returns. Not the only attacker: his chances are looked at first.
std::string ChattanoogaAdapter::passed_over() const {
  if (const auto answer = passes_on() ? std::nullopt : answer_in_advance()) {
    return "Answered in advance: " + std::string(answer->told) + ". [" + std::string(answer->rule) + "]";
  }
  const std::vector<Choice>& choices = in_.model().prompt().choices;
  if (choices.size() != 1) {
    return {};
  }
  switch (in_.step()) {
    case ch::StepKind::CombatPhase:
      return "No enemy to attack or to fire at: the combat is over.";
    case ch::StepKind::Retreat:
      return "There is one way to retreat.";
    case ch::StepKind::GameTurn:
      return "No bridge can be begun.";
    case ch::StepKind::Administration:
      return "Nobody can return.";
    case ch::StepKind::ReserveForming:
      return "Nobody else can join the reserve.";
    case ch::StepKind::MovementPhase:
      return asking().phase_end ? "" : "All have moved: the movement is over.";
    default:
      return {};
  }
}

bool ChattanoogaAdapter::ends_phase(const Action& choice) const {
  const ch::Do verb = ch::verb_of(choice);
  return verb == ch::Do::EndMoves || verb == ch::Do::EndCombat;
}

std::vector<BarButton> ChattanoogaAdapter::prompt_buttons() const {
  if (!in_.model().may_act()) {
    return {};
  }
  std::vector<BarButton> out;
  if (may_pass_on()) {
    out.push_back({kPassOn, "Pass for this phase"});
  }
  // The enemy's phase is next. In a wide window the panel of the turn, which has the same button, is open.
  if (screen.map.is_phone() && in_.step() == ch::StepKind::CombatPhase && has_advance_questions(in_.field())) {
    out.push_back({kAnswersButton, std::string(kAnswersTitle)});
  }
  if (fight_.is_asked()) {
    // A phone lists him with his chances.
    if (const Choice* only = fight_.only_answer(); only != nullptr && !screen.map.is_phone()) {
      out.push_back({kOnlyOne, only->label, true});
    }
    if (named_decisions() > 0) {
      out.push_back({hexgame::kCancelButton, "Cancel"});
    }
    return out;
  }
  if (can_mark_both()) {
    out.push_back({kMarkOther, marks_charges_ ? "Choose who is to fire" : "Choose who is to charge"});
  }
  if (can_fire_or_attack()) {
    out.push_back({kFireInstead, fires_ ? "Choose whom to attack" : "Choose whom to fire at"});
  }
  if (march_.works_instead() != kNoHex) {
    out.push_back({kShiftWorks, "Shift the works instead"});
  }
  if (in_.step() == ch::StepKind::March) {
    // Before the first hex the orders have "Whole stack", which shows the way before anybody goes.
    const bool is_led = march_.put_down().value_or(Intent{}).undo > 0 &&
                        in_.model().adjutant()->members(in_.seen(), march_.out(), Ordered::Stack).size() > 1;
    if (!is_led && in_.choices().first(static_cast<Verb>(ch::Do::Join)) != nullptr) {
      out.push_back({kJoinAll, "Take the whole stack"});
    }
    if (march_.can_recover_instead()) {
      out.push_back({kRecoverInstead, "Try to recover instead"});
    }
  }
  return out;
}

/// A unit that is captured, a leader who falls, an army that panics.
std::optional<Moment> ChattanoogaAdapter::moment(std::size_t n, const State& before) const {
  const ch::Field field = in_.game().field(before);
  for (const Event& event : in_.model().session().ply(n).events) {
    if (const auto taken = longroll::read<ch::notes::Captured>(event)) {
      return Moment{field.counter(taken->unit).title + " is captured", "", field.side_of(taken->unit)};
    }
    if (const auto killed = longroll::read<ch::notes::LeaderKilled>(event)) {
      return Moment{field.counter(killed->unit).title + " is killed", "", field.side_of(killed->unit)};
    }
    if (const auto fortune = longroll::read<ch::notes::FortuneChosen>(event)) {
      return Moment{"A fortune of war", capitalized(ch::name_of(fortune->fortune)), fortune->side};
    }
    if (const auto panic = longroll::read<ch::notes::ArmyPanicked>(event)) {
      return Moment{capitalized(ch::name_of_command(panic->command)) + " panics", "",
                    ch::side_of_command(panic->command)};
    }
  }
  return std::nullopt;
}

std::span<const std::int16_t> ChattanoogaAdapter::landmarks() const {
  static constexpr std::int16_t kBegin[] = {
      static_cast<std::int16_t>(ch::StepKind::MovementPhase), static_cast<std::int16_t>(ch::StepKind::CombatPhase),
      static_cast<std::int16_t>(ch::StepKind::Attack), static_cast<std::int16_t>(ch::StepKind::Bombardment),
      static_cast<std::int16_t>(ch::StepKind::Administration)};
  return kBegin;
}

bool ChattanoogaAdapter::clears_dice(const Action& action) const {
  switch (ch::verb_of(action)) {
    case ch::Do::AttackHex:
    case ch::Do::AttackWith:
    case ch::Do::Continue:
    case ch::Do::Aim:
    case ch::Do::EndMoves:
    case ch::Do::Take:
    case ch::Do::TakeStack:
      return true;
    default:
      return false;
  }
}

}  // namespace longroll::web::chattanooga
