#include "web/hexgame/orders.h"

#include <algorithm>

namespace longroll::web::hexgame {

bool Orders::may_begin() const { return screen_.model.adjutant() != nullptr && game_.takes_orders(); }

HexId Orders::hex() const {
  const Place place = screen_.seen().has_piece(first_) ? screen_.seen().piece(first_).place : kNoHex;
  return is_hex(place) ? place : kNoHex;
}

std::vector<PieceId> Orders::members(PieceId unit, Ordered which) const {
  const std::vector<PieceId> all = screen_.model.adjutant()->members(screen_.seen(), unit, which);
  return all.size() > 1 || which == Ordered::Unit ? all : std::vector<PieceId>();
}

Intent Orders::lead(PieceId unit, Ordered which) {
  if (!may_begin() || members(unit, which).empty()) {
    return {};
  }
  if (screen_.board.out != kNoPiece) {
    const std::optional<Intent> down = game_.put_down();
    if (!down || down->kind != Intent::Kind::Submit) {
      return {};
    }
    wish_ = {unit, which};
    return *down;
  }
  first_ = unit;
  which_ = which;
  screen_.ordered = members(unit, which);
  screen_.chosen = screen_.picked = kNoPiece;
  screen_.fan = kNoHex;
  const HexId to = to_;
  to_ = kNoHex;
  plan_.reset();
  point_at(to);
  return Intent::redraw();
}

void Orders::drop() {
  screen_.ordered.clear();
  first_ = kNoPiece;
  by_road_ = in_line_ = false;
  to_ = kNoHex;
  plan_.reset();
}

void Orders::refresh() {
  drop();
  if (const std::optional<Wish> wish = wish_; wish && screen_.board.out == kNoPiece && may_begin()) {
    wish_.reset();
    lead(wish->unit, wish->which);
  }
}

/// A stack stays a stack; where it cannot, and for a formation, each goes as near as it can. Those who come on go down
/// the road as a column. Where an enemy stands they charge, in a game that has that.
OrderPlan Orders::plan_for(HexId hex) const {
  const Adjutant& adjutant = *screen_.model.adjutant();
  const auto plan = [&](Order::Kind kind) {
    planned_ = {kind, screen_.ordered, hex};
    return adjutant.plan(screen_.seen(), planned_);
  };
  const Stack* stack = screen_.board.at(hex);
  if (game_.orders_charges() && stack != nullptr && stack->side != screen_.model.reader()) {
    return plan(Order::Kind::Charge);
  }
  if (in_line_ && this->hex() != kNoHex) {
    planned_ = {Order::Kind::Shift, screen_.ordered, hex, this->hex()};
    return adjutant.plan(screen_.seen(), planned_);
  }
  if (which_ != Ordered::Formation && !by_road_) {
    OrderPlan together = plan(Order::Kind::Together);
    const bool is_all = std::any_of(together.parts.begin(), together.parts.end(),
                                    [](const OrderPlan::Part& part) { return part.moves(); });
    if (is_all && this->hex() != kNoHex) {
      return together;
    }
  }
  return plan(by_road_ || this->hex() == kNoHex ? Order::Kind::Column : Order::Kind::Near);
}

bool Orders::point_at(HexId hex) {
  const HexId to =
      is_on() && may_begin() && screen_.map.layout().grid.contains(hex) && hex != this->hex() ? hex : kNoHex;
  if (to == to_ && (plan_ || to == kNoHex)) {
    return false;
  }
  to_ = to;
  plan_.reset();
  if (to != kNoHex) {
    plan_ = plan_for(to);
  }
  return true;
}

bool Orders::goes_to(HexId hex) {
  point_at(hex);
  if (!plan_ || plan_->actions.empty()) {
    return false;
  }
  return which_ == Ordered::Formation || planned_.kind == Order::Kind::Charge || this->hex() == kNoHex ||
         std::any_of(plan_->parts.begin(), plan_->parts.end(),
                     [&](const OrderPlan::Part& part) { return part.moves() && part.goal() == hex; });
}

Intent Orders::carry_out() {
  if (!plan_ || plan_->actions.empty()) {
    return {};
  }
  std::vector<Action> actions = plan_->actions;
  if (planned_.kind == Order::Kind::Column && is_on() && hex() == kNoHex) {
    column_ = planned_;
  }
  standing_.reset();
  if (plan_->hands_over) {
    standing_ = planned_;
    standing_at_ = screen_.model.session().ply_count();
  }
  drop();
  return Intent::order(std::move(actions));
}

/// The same order is planned again as things stand, for those who have not moved yet.
Intent Orders::go_on() {
  if (!standing_ || !screen_.model.may_act() || screen_.model.session().ply_count() <= standing_at_) {
    return {};
  }
  if (!may_begin()) {
    standing_.reset();
    return {};
  }
  const OrderPlan plan = screen_.model.adjutant()->plan(screen_.seen(), *standing_);
  standing_at_ = screen_.model.session().ply_count();
  if (!plan.hands_over) {
    standing_.reset();
  }
  return plan.actions.empty() ? Intent{} : Intent::order(plan.actions);
}

PieceId Orders::spoken_of() const {
  return is_on()                           ? first_
         : screen_.in_hand() != kNoPiece   ? screen_.in_hand()
         : is_unit_target(screen_.hovered) ? piece_of(screen_.hovered)
                                           : kNoPiece;
}

std::string Orders::button_words(PieceId unit, Ordered which, std::size_t count) const {
  const std::string title = screen_.model.adjutant()->title(screen_.seen(), unit, which);
  const std::string words = which == Ordered::Unit    ? "One"
                            : which == Ordered::Stack ? "Whole stack"
                                                      : title.substr(0, title.find(','));
  return which == Ordered::Unit ? words : words + " (" + std::to_string(count) + ")";
}

std::vector<BarButton> Orders::buttons() const {
  std::vector<BarButton> out;
  const PieceId unit = is_on() ? first_ : screen_.in_hand();
  const bool has_moved = screen_.board.out != kNoPiece && game_.put_down().value_or(Intent{}).undo == 0;
  if (unit == kNoPiece || !may_begin() || has_moved) {
    return out;
  }
  if (plan_ && !plan_->actions.empty()) {
    const int count = count_moving();
    const auto all = static_cast<int>(screen_.ordered.size());
    const std::string who =
        count == all ? "all " + std::to_string(all) : std::to_string(count) + " of " + std::to_string(all);
    const std::string act = planned_.kind == Order::Kind::Charge ? "Charge" : "March";
    out.push_back({kOrderCarryOut, all == 1 ? act : act + ", " + who, true});
  }
  std::vector<PieceId> smaller;
  for (const Ordered which : {Ordered::Unit, Ordered::Stack, Ordered::Formation}) {
    const std::vector<PieceId> all = members(unit, which);
    const bool is_now = which == (is_on() ? which_ : Ordered::Unit);
    if (!all.empty() && all != smaller && !is_now) {
      out.push_back({kOrderUnit + static_cast<std::int32_t>(which), button_words(unit, which, all.size())});
    }
    smaller = all.empty() ? smaller : all;
  }
  if (is_on()) {
    out.push_back({kOrderByRoad, by_road_ ? "Not by road" : "By road"});
    if (which_ == Ordered::Formation && hex() != kNoHex && screen_.model.adjutant()->can_shift()) {
      out.push_back({kOrderInLine, in_line_ ? "Not in line" : "Keep the line"});
    }
    if (!plan_ || plan_->actions.empty()) {
      out.push_back({kOrderStay, "Stay for now"});
      out.push_back({kOrderSleep, "Stay until an enemy comes"});
    }
  }
  return out;
}

/// Those of the column who may act now; nobody once all of it have come on.
std::vector<PieceId> Orders::column_now() const {
  std::vector<PieceId> out;
  bool is_any_due = false;
  if (!column_ || is_on() || screen_.in_hand() != kNoPiece || !may_begin()) {
    return out;
  }
  for (const PieceId piece : column_->pieces) {
    if (screen_.seen().has_piece(piece)) {
      const Place at = screen_.seen().piece(piece).place;
      is_any_due = is_any_due || !is_hex(at);
      if (screen_.choices().of_unit(piece) != nullptr && at != column_->to) {
        out.push_back(piece);
      }
    }
  }
  return is_any_due ? out : std::vector<PieceId>();
}

std::optional<BarButton> Orders::button_to_go_on() const {
  const std::vector<PieceId> all = column_now();
  return all.empty() ? std::nullopt
                     : std::optional(BarButton{kOrderGoOn, "The column goes on (" + std::to_string(all.size()) + ")"});
}

Intent Orders::press(std::int32_t button) {
  switch (button) {
    case kOrderGoOn: {
      planned_ = {Order::Kind::Column, column_now(), column_ ? column_->to : kNoHex};
      plan_ = screen_.model.adjutant()->plan(screen_.seen(), planned_);
      const Intent intent = carry_out();
      if (intent.kind == Intent::Kind::None) {
        column_.reset();  // nobody can go nearer
        drop();
        return Intent::redraw();
      }
      return intent;
    }
    case kOrderCarryOut:
      return carry_out();
    case kOrderByRoad:
    case kOrderInLine: {
      bool& how = button == kOrderInLine ? in_line_ : by_road_;
      const bool is_on = !how;
      by_road_ = in_line_ = false;
      how = is_on;
      const HexId to = to_;
      to_ = kNoHex;
      point_at(to);
      return Intent::redraw();
    }
    case kOrderUnit: {
      const Choice* take = screen_.choices().of_unit(first_);
      drop();
      return take != nullptr && !screen_.subject_of(take->action).is_unit_to_hex() ? Intent::submit(take->action)
                                                                                   : Intent::redraw();
    }
    default:
      return lead(is_on() ? first_ : screen_.in_hand(), static_cast<Ordered>(button - kOrderUnit));
  }
}

Intent Orders::widen() {
  const PieceId unit = spoken_of();
  const bool is_ours = is_on() || unit == screen_.in_hand() || screen_.choices().of_unit(unit) != nullptr;
  if (unit == kNoPiece || !may_begin() || !is_ours) {
    return {};
  }
  const auto now = static_cast<int>(is_on() ? which_ : Ordered::Unit);
  for (int more = now + 1; more <= static_cast<int>(Ordered::Formation); ++more) {
    const auto which = static_cast<Ordered>(more);
    if (const std::vector<PieceId> all = members(unit, which); !all.empty() && all != screen_.ordered) {
      return lead(unit, which);
    }
  }
  return is_on() ? press(kOrderUnit) : Intent{};
}

}  // namespace longroll::web::hexgame
