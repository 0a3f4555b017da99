#include "engine/games/battles/steps/step_rule.h"
#include "web/games/battles/adapter.h"

/// What a click means beyond the lawful choices: for the unit that moves, for the attack that is built, for guns.
namespace longroll::web::battles {

/// What can be done with the unit that is out: put it down, move it in the other way.
void BattlesAdapter::read_move() {
  after_halt_.reset();
  other_mode_.clear();
  if (taken() == kNoPiece || !model().may_act()) {
    return;
  }
  State halted = seen();
  Events events;
  const Action halt = action_of(bt::Do::Halt);
  if (!model().refuse(halt)) {
    game().apply(halted, halt, events);
    after_halt_ = std::move(halted);
  }
  if (!move_under_way().has_moved && model().can_undo()) {
    // The other way of moving, as long as the unit stands where it stood.
    const State before = model().session().state_at(model().session().ply_count() - 1);
    if (!game().refuse(before, model().reader(), other_way(move_under_way()))) {
      const bool by_road = move_under_way().mode == bt::MoveMode::Strategic;
      other_mode_ = by_road ? "Leave the road" : "March by road";
    }
  }
}

/// Where the unit can go: that of the move under way, or, for a look ahead, that of a unit that could be taken.
hexgame::ReachShown BattlesAdapter::read_reach(PieceId unit) {
  hexgame::ReachShown out{unit, {}};
  if (unit == kNoPiece) {
    return out;
  }
  const bt::Field now = field();
  const bt::MoveUnitLocals move = move_under_way();
  const bool moving = unit == move.unit;
  const bt::MoveMode mode = moving ? move.mode : bt::MoveMode::Regular;
  reach_points_ = moving ? move.half_points : bt::allowance(now, unit, mode);
  const bt::March march(now, unit, mode);
  march.reach(reach_points_, reach_);
  for (const HexId hex : reach_.hexes()) {
    if (hex != seen().piece(unit).place && march.may_stop(hex)) {
      out.hexes.push_back(hex);
    }
  }
  return out;
}

hexgame::ReachShown BattlesAdapter::look_ahead(PieceId unit) {
  const bool could_be_taken = unit != kNoPiece && choices().find(action_of(bt::verbs::Take{unit})) != nullptr;
  return read_reach(could_be_taken ? unit : kNoPiece);
}

std::optional<hexgame::WayShown> BattlesAdapter::way_to(HexId hex) const {
  if (taken() == kNoPiece || hex == kNoHex || choices().find(action_of(bt::verbs::Go{hex})) == nullptr) {
    return std::nullopt;
  }
  return hexgame::WayShown{reach_.way(hex), hexgame::points_text(reach_points_ - reach_.cost(hex))};
}

/// Takes a unit to be moved, putting down the one that is out: undone when it has not moved, else halted.
std::optional<Intent> BattlesAdapter::take_instead(PieceId unit) {
  const Action take = action_of(bt::verbs::Take{unit});
  if (!after_halt_ || game().refuse(*after_halt_, model().reader(), take)) {
    return std::nullopt;
  }
  if (!move_under_way().has_moved && model().can_undo()) {
    return Intent::submit({take}, 1);
  }
  return Intent::submit({action_of(bt::Do::Halt), take}, 0);
}

/// The unit that is out goes back to where it came from when it has not moved, else its move is over.
std::optional<Intent> BattlesAdapter::put_down() {
  if (taken() == kNoPiece) {
    return std::nullopt;
  }
  if (!move_under_way().has_moved && model().can_undo()) {
    return Intent::submit(std::vector<Action>{}, 1);
  }
  return after_halt_ ? Intent::submit(action_of(bt::Do::Halt)) : Intent{};
}

/// Of an attack that is built everything since the first hex was named is taken back.
Intent BattlesAdapter::cancel() {
  if (!model().may_act() || step() != bt::StepKind::Declare) {
    return {};
  }
  const Session& session = model().session();
  int back = 0;
  for (std::size_t n = session.ply_count(); n-- > session.first_ply() && session.ply(n).seat == model().reader();) {
    const bt::Do verb = verb_of(session.ply(n).action);
    if (verb != bt::Do::Target && verb != bt::Do::Join) {
      break;
    }
    ++back;
  }
  return Intent::submit(std::vector<Action>{}, back);
}

Intent BattlesAdapter::press(std::int32_t button) {
  switch (button) {
    case kOtherMode:
      return Intent::submit({other_way(move_under_way())}, 1);
    case kGunsStay:
      guns_stay_in_ = turn_key();
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
         (is_action<bt::verbs::Resolve>(choice) && choice != action_of(bt::verbs::Resolve{lowered_}));
}

std::optional<Action> BattlesAdapter::main_choice() const {
  const hexgame::ChoiceIndex& now = choices();
  const std::size_t count = now.subjects().size();
  if (const Choice* roll = now.find(action_of(bt::verbs::Resolve{lowered_}))) {
    return roll->action;
  }
  // The end of a phase is the thing to do only when nothing else is left to be done.
  return model().may_act() && count == 1 ? std::optional(model().prompt().choices.front().action) : std::nullopt;
}

bool BattlesAdapter::asks_guns() const {
  return model().may_act() && step() == bt::StepKind::Retreats && choices().first(verb_number(bt::Do::Pass)) != nullptr;
}

std::optional<Action> BattlesAdapter::given_answer() const {
  return asks_guns() && guns_stay_in_ == turn_key() ? std::optional(action_of(bt::Do::Pass)) : std::nullopt;
}

std::vector<BarButton> BattlesAdapter::prompt_buttons() const {
  if (!model().may_act()) {
    return {};
  }
  if (asks_guns()) {
    return {{kGunsStay, "All stay, this turn"}};
  }
  if (step() == bt::StepKind::Declare) {
    return {{hexgame::kCancelButton, "Cancel"}};
  }
  return other_mode_.empty() ? std::vector<BarButton>{} : std::vector<BarButton>{{kOtherMode, other_mode_}};
}

}  // namespace longroll::web::battles
