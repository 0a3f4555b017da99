#include "web/games/chattanooga/march_shown.h"

#include <cmath>

#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "web/games/chattanooga/words.h"

namespace longroll::web::chattanooga {

namespace {

/// The piece about which a step asks where it goes.
PieceId placed_by(const ShownGame& in) {
  if (const auto set_up = in.under_way<ch::SetUpLocals>()) {
    return set_up->unit;
  }
  if (const auto entry = in.under_way<ch::EntryLocals>()) {
    return entry->unit;
  }
  if (const auto back = in.under_way<ch::ReturnLocals>()) {
    return back->unit;
  }
  if (const auto retreat = in.under_way<ch::RetreatLocals>()) {
    return retreat->unit;
  }
  if (const auto lead = in.under_way<ch::LeadLocals>()) {  // 7.7, 13.4: he rides, or comes back
    return lead->leader;
  }
  if (const auto forming = in.under_way<ch::ReserveFormingLocals>()) {
    return forming->stage == ch::FormingStage::Entry ? forming->by : kNoPiece;
  }
  return kNoPiece;
}

/// A piece of that side, for its colour.
PieceId anybody_of(const ShownGame& in, Seat side) {
  PieceId out = kNoPiece;
  for (const PieceId id : in.field().pieces()) {
    out = owner_of(in.seen().piece(id)) == side ? id : out;
  }
  return out;
}

}  // namespace

void MarchShown::read() {
  after_halt_.reset();
  movers_ = {};
  out_ = placed_by(in_);
  const auto set_up = in_.under_way<ch::SetUpLocals>();
  works_ = set_up ? set_up->works.hex : kNoHex;
  const auto march = in_.under_way<ch::MarchLocals>();
  if (march) {
    const ch::Field field = in_.field();
    movers_ = ch::movers_of(field);
    if (!movers_.is_empty()) {
      out_ = movers_.top();
      ch::StackMove(field, movers_, *march).reach(*reach_);
    }
  }
  const Action halt = action_of(ch::Do::Halt);
  if ((out_ != kNoPiece || works_ != kNoHex) && in_.model().may_act() && !in_.model().refuse(halt)) {
    State halted = in_.seen();
    Events events;
    in_.game().apply(halted, halt, events);
    after_halt_ = std::move(halted);
  }
}

hexgame::ReachShown MarchShown::reach() const {
  const bool lies_nowhere = works_ != kNoHex || in_.step() == ch::StepKind::Draw;  // 3.2, 3.4: works, or who comes up
  hexgame::ReachShown out{lies_nowhere ? anybody_of(in_, in_.model().reader()) : out_, {}};
  if (out.unit == kNoPiece || !in_.model().may_act()) {
    return out;
  }
  for (const Choice& choice : in_.model().prompt().choices) {
    const ch::Do verb = ch::verb_of(choice.action);
    if (verb == ch::Do::Go || verb == ch::Do::Retreat) {
      out.hexes.push_back(subject_of(choice.action).hex);
    }
  }
  return out;
}

hexgame::ReachShown MarchShown::look_ahead(PieceId unit) {
  hexgame::ReachShown out{unit, {}};
  if (unit == kNoPiece || in_.choice(ch::verbs::Take{unit}) == nullptr || in_.step() != ch::StepKind::MovementPhase ||
      !is_hex(in_.seen().piece(unit).place)) {
    return {};
  }
  const ch::Field field = in_.field();
  const ch::Movers movers(unit);
  ch::MarchLocals march;
  march.points = ch::allowance(field, movers);
  const ch::StackMove move(field, movers, march);
  move.reach(*reach_);
  for (const HexId hex : reach_->hexes()) {
    if (hex != move.here() && !move.refuse_stay(hex)) {
      out.hexes.push_back(hex);
    }
  }
  return out;
}

std::optional<hexgame::WayShown> MarchShown::way_to(HexId hex) const {
  const auto cost = cost_to(hex);
  if (!cost) {
    return std::nullopt;
  }
  hexgame::WayShown way{{in_.seen().piece(out_).place}, std::to_string(cost->left)};
  reach_->for_each_step_to(hex, [&](const ch::MoveReach::Way& step) {
    way.hexes.push_back(step.hex);
    return true;
  });
  if (cost->checks > 0) {
    way.label += ", " + std::to_string(cost->passing) + "%";
  }
  return way;
}

/// Chattanooga 6.3: of the way to a hex within reach each check as (unit, hex that is left, dice that pass).
template <class Then>
void MarchShown::for_each_check(HexId hex, Then&& then) const {
  const auto march = in_.under_way<ch::MarchLocals>();
  const ch::Field field = in_.field();
  const ch::StackMove move(field, movers_, *march);
  HexId from = move.here();
  reach_->for_each_step_to(hex, [&](const ch::MoveReach::Way& step) {
    if (move.must_check_on_leaving(from)) {
      for (const PieceId unit : movers_) {
        then(unit, from, passing_dice(field, unit, from));
      }
    }
    from = step.hex;
    return true;
  });
}

std::optional<MarchShown::Cost> MarchShown::cost_to(HexId hex) const {
  const auto march = in_.under_way<ch::MarchLocals>();
  if (!march || movers_.is_empty() || !is_hex(hex) || in_.choice(ch::verbs::Go{hex}) == nullptr || !reach_->has(hex)) {
    return std::nullopt;
  }
  const ch::Field field = in_.field();
  const ch::StackMove move(field, movers_, *march);
  const ch::MoveReach::Way& way = reach_->way(hex);
  Cost cost{way.spent, std::max(move.points_after(way), 0), way.checks, 100};
  double all = 1;
  for_each_check(hex, [&](PieceId, HexId, int passing) { all *= passing / 10.0; });
  cost.passing = static_cast<int>(std::lround(100 * all));
  return cost;
}

std::string MarchShown::cost_words(HexId hex) const {
  const auto cost = cost_to(hex);
  if (!cost) {
    return "";
  }
  std::string words = std::to_string(cost->spent) + " of " + std::to_string(cost->spent + cost->left) + " points";
  if (const int checks = cost->checks * static_cast<int>(movers_.size()); checks > 0) {
    words += ", " + std::to_string(checks) + (checks == 1 ? " rout check" : " rout checks") + ": " +
             std::to_string(cost->passing) + "% pass";
  }
  const ch::Field field = in_.field();
  if (ch::must_check_to_join(field, movers_, hex)) {
    words += ", a check to form the stack [8.3]: " +
             percent_of_ten(passing_dice(field, ch::checker_of_stack(field, movers_, hex), hex)) + " pass";
  }
  return words;
}

std::vector<std::string> MarchShown::check_lines(HexId hex) const {
  constexpr std::size_t kMost = 4;
  std::vector<std::string> out;
  std::size_t more = 0;
  if (!cost_to(hex)) {
    return out;
  }
  for_each_check(hex, [&](PieceId unit, HexId from, int passing) {
    if (out.size() == kMost) {
      ++more;
      return;
    }
    out.push_back(in_.counter(unit).name + " leaves " + hex_text(from) + ": " + percent_of_ten(passing) +
                  " pass its rout check. [6.3]");
  });
  if (more > 0) {
    out.push_back("and " + std::to_string(more) + " more");
  }
  return out;
}

Action MarchShown::go_to(HexId hex) const {
  return in_.step() == ch::StepKind::Retreat ? action_of(ch::verbs::Retreat{hex}) : action_of(ch::verbs::Go{hex});
}

std::string MarchShown::retreat_words(HexId hex) const {
  if (in_.step() != ch::StepKind::Retreat) {
    return "";
  }
  const ch::Field field = in_.field();
  const Seat side = field.side_of(out_);
  return field.stacked_at(hex, side) > 0 ? "Friends stand there: it does not stop, and goes on. [10.11]"
         : field.is_in_enemy_zone(hex, side)
             ? "An enemy zone of control: a check of its morale, passed by " +
                   percent_of_ten(passing_dice(field, out_, hex, ch::leader_morale(field, out_))) +
                   ". If it fails it is captured, else it goes on. [6.4]"
             : "Its retreat ends there. [10.11]";
}

/// Who is out has left the hex in which he was taken.
bool MarchShown::has_set_out() const {
  if (const auto lead = in_.under_way<ch::LeadLocals>()) {
    return lead->spent > 0;
  }
  const auto march = in_.under_way<ch::MarchLocals>();
  return march && !march->trail().is_empty();
}

Refusal MarchShown::refuse_instead(PieceId unit) const {
  return in_.game().refuse(*after_halt_, in_.model().reader(), action_of(ch::verbs::Take{unit}));
}

/// Takes a unit, putting down who is out: undone when it has not moved, else halted.
std::optional<Intent> MarchShown::take_instead(PieceId unit) const {
  if (!after_halt_ || in_.under_way<ch::RetreatLocals>()) {
    return std::nullopt;
  }
  const Action take = action_of(ch::verbs::Take{unit});
  if (!has_set_out() && in_.model().can_undo()) {
    const Session& session = in_.model().session();
    const State before = session.state_at(session.ply_count() - 1);
    return in_.game().refuse(before, in_.model().reader(), take) ? std::nullopt
                                                                 : std::optional(Intent::submit({take}, 1));
  }
  return refuse_instead(unit) ? std::nullopt : std::optional(Intent::submit({action_of(ch::Do::Halt), take}, 0));
}

std::optional<Intent> MarchShown::put_down() const {
  if (!after_halt_) {
    return std::nullopt;
  }
  if (!has_set_out() && in_.model().can_undo()) {
    return Intent::submit(std::vector<Action>{}, 1);
  }
  return Intent::submit(action_of(ch::Do::Halt));
}

HexId MarchShown::works_instead() const {
  if (in_.step() != ch::StepKind::SetUp || out_ == kNoPiece || !after_halt_ || !in_.model().can_undo()) {
    return kNoHex;
  }
  const Place here = in_.seen().piece(out_).place;
  const bool can_shift =
      is_hex(here) && !in_.game().refuse(*after_halt_, in_.model().reader(), action_of(ch::verbs::ShiftWorks{here}));
  return can_shift ? static_cast<HexId>(here) : kNoHex;
}

bool MarchShown::can_recover_instead() const {
  if (movers_.size() != 1 || has_set_out() || !in_.model().may_act() || !in_.model().can_undo()) {
    return false;
  }
  const Session& session = in_.model().session();
  const State before = session.state_at(session.ply_count() - 1);
  return !ch::refuse_recover(in_.game().field(before), out_);
}

/// In a battle of many units its hex is named first (7.1).
Intent MarchShown::recover_instead() const {
  const Action recover = action_of(ch::verbs::Recover{out_});
  if (!in_.field().scenario().names_hexes) {
    return Intent::submit({recover}, 1);
  }
  return Intent::submit({action_of(ch::verbs::NameHex{static_cast<HexId>(in_.seen().piece(out_).place)}), recover}, 1);
}

}  // namespace longroll::web::chattanooga
