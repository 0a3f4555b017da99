#include "web/games/battles/battles_view.h"

#include <algorithm>

#include "engine/games/battles/steps/step_rule.h"
#include "web/games/battles/plate_of.h"
#include "web/games/battles/register.h"

namespace longroll::web::battlemap {

using board::Rect;

BattlesView::BattlesView(GameModel& model) : model_(model), game_(static_cast<const bt::Battles*>(&model.game())) {
  for (const bt::Counter& counter : field().library().counters) {
    values_.push_back(values_of(counter));
  }
  picture_.build(plate_of(field().scenario(), field().map()));
  camera_.set_sheet(layout().bounds());
  refresh();
  if (model_.shown() > 0) {
    read_last(model_.shown() - 1);
  }
}

std::span<const OverlayWords> overlays() {
  static constexpr OverlayWords kAll[] = {
      {kZones, 'z', "zones", "Zones of control", "Hatched: hexes that a side controls [7.0]"},
      {kLines, 's', "sight", "Line of sight", "What guns see from where you point [9.3]"},
      {kSupply, 'o', "supply", "Lines of communication", "Ground with a free way to the edge [7.1]"},
      {kObjectives, 'b', "objectives", "Objectives", "Ground worth points, and who holds it"},
      {kNumbers, 'n', "numbers", "Hex numbers", "Four figures: column and row"},
      {kThreat, 'a', "threat", "If attacked here", "Point at a stack: the odds against it"},
  };
  return kAll;
}

bt::StepKind BattlesView::step() const {
  return seen().stack.empty() ? bt::StepKind::GameTurn : static_cast<bt::StepKind>(seen().top().kind);
}

bt::MoveUnitLocals BattlesView::move_under_way() const {
  return step() == bt::StepKind::MoveUnit ? longroll::locals_of<bt::MoveUnitLocals>(seen().top())
                                          : bt::MoveUnitLocals{};
}

void BattlesView::arrange(const Area& area) {
  area_ = area;
  camera_.set_window(is_phone() ? area.table : area.table.inset(board::MapPicture::kBorder + 1));
  if (!has_looked_ && area.table.w > 50) {
    has_looked_ = true;
    begin_map();
  }
}

/// The first look: where most of those stand together who may be moved now, or else the reader's troops, so near that
/// names can be read.
void BattlesView::begin_map() {
  const Seat side = is_player(model_.reader()) ? model_.reader() : field().phasing();
  const Grid& grid = field().grid();
  const auto weight = [&](const Stack& stack) {
    int sum = stack.side == side ? 2 : 1;
    for (const PieceId id : stack.units) {
      sum += is_lit(id) ? 20 : 0;
    }
    return sum;
  };
  HexId best = kNoHex;
  int most = 0;
  for (const Stack& stack : sight_.stacks) {
    int near = weight(stack);
    for (const Stack& other : sight_.stacks) {
      near += grid.distance(stack.hex, other.hex) <= 5 ? weight(other) : 0;
    }
    if (stack.side == side && near > most) {
      best = stack.hex;
      most = near;
    }
  }
  if (best == kNoHex) {
    camera_.fit();
    return;
  }
  camera_.look_at(layout().centre(best), is_phone() ? 0.8F : area_.page.w >= 1600 ? 1.1F : 0.85F);
  look_at_action();
}

/// Brings what is asked about into the window, with as little movement as that takes.
void BattlesView::look_at_action() {
  const Choices now = choices();
  const bt::StepKind asked = step();
  if (now.empty() || !has_looked_) {
    return;
  }
  if (asked == bt::StepKind::MovementPhase || asked == bt::StepKind::CombatPhase) {
    // A whole army is asked: something that can be done must be in sight, first of all what is owed.
    std::vector<HexId> places;
    for (const bt::Duty& duty : owed_) {
      places.push_back(duty.unit != kNoPiece ? seen().piece(duty.unit).place : duty.hex);
    }
    for (const Stack& stack : sight_.stacks) {
      const bool lit = std::any_of(stack.units.begin(), stack.units.end(), [&](PieceId id) { return is_lit(id); });
      if (owed_.empty() && lit) {
        places.push_back(stack.hex);
      }
    }
    const board::Rect seen_part = camera_.seen().inset(40);
    const auto is_seen = [&](HexId hex) { return seen_part.contains(layout().centre(hex)); };
    if (!places.empty() && std::none_of(places.begin(), places.end(), is_seen)) {
      camera_.look_at(layout().centre(places.front()));
    }
    return;
  }
  if (const PieceId unit = taken(); unit != kNoPiece && is_hex(seen().piece(unit).place)) {
    const board::Vec2 at = layout().centre(seen().piece(unit).place);
    camera_.reveal({at.x - 50, at.y - 50, 100, 100});
    return;
  }
  float left = 1e9F, top = 1e9F, right = -1e9F, bottom = -1e9F;
  const auto show_place = [&](int place) {
    if (is_hex(place)) {
      const board::Vec2 at = layout().centre(static_cast<HexId>(place));
      left = std::min(left, at.x);
      right = std::max(right, at.x);
      top = std::min(top, at.y);
      bottom = std::max(bottom, at.y);
    }
  };
  for (const Choice& choice : model_.prompt().choices) {
    if (const PieceId unit = unit_in(choice.action); unit != kNoPiece) {
      show_place(seen().piece(unit).place);
    }
    show_place(hex_in(choice.action));
  }
  for (const HexId hex : assault_ ? assault_->targets : std::vector<HexId>{}) {
    show_place(hex);
  }
  if (left <= right) {
    constexpr float kRoom = 75;
    camera_.reveal({left - kRoom, top - kRoom, right - left + 2 * kRoom, bottom - top + 2 * kRoom});
  }
}

void BattlesView::refresh() {
  const bt::Field now = field();
  sight_ = look(now);
  revision_ = model_.revision();
  const bt::StepKind asked = step();
  if (asked != bt::StepKind::Declare) {
    lowered_ = 0;
  }
  const bool before_die =
      asked == bt::StepKind::Declare || asked == bt::StepKind::Combat || asked == bt::StepKind::Evasion;
  assault_ = before_die ? bt::report_of(now, lowered_, {}) : std::nullopt;
  owed_.clear();
  if (asked == bt::StepKind::CombatPhase) {
    owed_ = bt::duties(now);
  } else if (asked == bt::StepKind::Declare) {
    const bt::Front front(now);
    owed_ = bt::closure_of(front, bt::Proposal::of(now, front)).owed;
  }
  after_halt_.reset();
  other_mode_.clear();
  read_reach(model_.may_act() ? taken() : kNoPiece);  // not while the computer moves
  if (taken() != kNoPiece && model_.may_act()) {
    State halted = seen();
    Events events;
    const Action halt = action_of(bt::Do::Halt);
    if (!model_.refuse(halt)) {
      game().apply(halted, halt, events);
      after_halt_ = std::move(halted);
    }
    if (!move_under_way().has_moved && model_.can_undo()) {
      // The other way of moving, as long as the unit stands where it stood.
      const State before = model_.session().state_at(model_.session().ply_count() - 1);
      if (!game().refuse(before, model_.reader(), other_way(move_under_way()))) {
        const bool by_road = move_under_way().mode == bt::MoveMode::Strategic;
        other_mode_ = by_road ? "Leave the road" : "March by road";
      }
    }
  }
  const std::vector<PieceId> movers = choices().movers();
  if (std::find(movers.begin(), movers.end(), chosen_) == movers.end()) {
    chosen_ = movers.empty() ? kNoPiece : movers.front();
  }
  read_overlays();
}

void BattlesView::read_overlays() {
  if ((overlays_ & (kZones | kSupply)) == 0) {
    return;
  }
  const bt::Field now = field();
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const auto i = static_cast<std::size_t>(index_of(side));
    std::vector<board::HexNo> controlled, supplied;
    const HexSet& supplied_hexes = now.communications(side);
    for (int column = 1; column <= now.grid().columns; ++column) {
      for (int row = 1; row <= now.grid().rows; ++row) {
        const HexId hex = hex_at(column, row);
        if (!now.map().is_playable(hex)) {
          continue;
        }
        if ((overlays_ & kZones) != 0 && now.is_controlled(hex, side)) {
          controlled.push_back(hex);
        }
        if ((overlays_ & kSupply) != 0 && supplied_hexes.has(hex)) {
          supplied.push_back(hex);
        }
      }
    }
    zones_[i] = board::patch_of(layout(), std::move(controlled));
    supply_[i] = board::patch_of(layout(), std::move(supplied));
  }
}

/// Where the unit can go: that of the move under way, or, for a look ahead, that of a unit that could be taken.
void BattlesView::read_reach(PieceId unit) {
  reach_of_ = unit;
  reach_hexes_.clear();
  reach_patch_ = {};
  if (unit == kNoPiece) {
    return;
  }
  const bt::Field now = field();
  const bt::MoveUnitLocals move = move_under_way();
  const bool moving = unit == move.unit;
  const bt::MoveMode mode = moving ? move.mode : bt::MoveMode::Regular;
  reach_points_ = moving ? move.half_points : bt::allowance(now, unit, mode);
  const bt::March march(now, unit, mode);
  march.reach(reach_points_, reach_);
  std::vector<board::HexNo> hexes;
  for (const HexId hex : reach_.hexes()) {
    if (hex != seen().piece(unit).place && march.may_stop(hex)) {
      reach_hexes_.push_back(hex);
      hexes.push_back(hex);
    }
  }
  reach_patch_ = board::patch_of(layout(), std::move(hexes));
}

void BattlesView::jump() {
  guns_stay_in_ = -1;
  chosen_ = kNoPiece;
  hovered_ = kNoTarget;
  pinned_ = fan_ = kNoHex;
  ghosts_.clear();
  ways_.clear();
  dice_.clear();
  last_.clear();
  resolved_.reset();
  lit_since_ = -1e9;
  refresh();
  if (model_.shown() > 0) {
    read_last(model_.shown() - 1);
  }
  look_at_action();
}

std::unique_ptr<GameView> make_battles_view(GameModel& model) { return std::make_unique<BattlesView>(model); }

}  // namespace longroll::web::battlemap
