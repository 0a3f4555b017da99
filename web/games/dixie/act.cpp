#include <algorithm>

#include "engine/games/dixie/steps/step_rule.h"
#include "web/games/dixie/dixie_view.h"

/// From clicks to decisions: what may be done with a card, where it may go, and why not.
namespace longroll::web::dixie {

using longroll::dixie::action_of;
using longroll::dixie::Card;
using longroll::dixie::Do;
using longroll::dixie::is_position;
using longroll::dixie::kThreeColumns;
using longroll::dixie::position_of;
using longroll::dixie::reserve_of;
using longroll::dixie::StepKind;
using longroll::dixie::verb_of;

DixieView::DixieView(const longroll::dixie::Dixie& game, GameModel& model) : game_(game), model_(model) {}

bool DixieView::is_known(PieceId piece) const {
  const State& seen = model_.view().seen;
  return piece >= 0 && seen.has_piece(piece) && seen.piece(piece).kind >= 0;
}

const Card& DixieView::card(PieceId piece) const { return game_.edition().card(model_.view().seen.piece(piece).kind); }

bool DixieView::takes_place(const Action& action) const {
  const Do verb = verb_of(action);
  return verb == Do::Deploy || verb == Do::Move || verb == Do::March || verb == Do::Lay ||
         (verb == Do::Play && action.args[1] >= 0);
}

std::vector<Action> DixieView::actions_of(PieceId piece) const {
  std::vector<Action> out;
  if (!model_.may_act() || piece < 0) {
    return out;
  }
  for (const Choice& choice : model_.prompt().choices) {
    const Do verb = verb_of(choice.action);
    if (verb != Do::Finish && verb != Do::Pass && choice.action.args[0] == piece) {
      out.push_back(choice.action);
    }
  }
  return out;
}

std::vector<Action> DixieView::actions_to(PieceId piece, Place place) const {
  std::vector<Action> out = actions_of(piece);
  std::erase_if(out, [&](const Action& action) { return !takes_place(action) || action.args[1] != place; });
  return out;
}

bool DixieView::is_on_table(const Action& choice) const {
  const Do verb = verb_of(choice);
  return verb != Do::Finish && verb != Do::Pass;
}

Intent DixieView::do_or_ask(std::vector<Action> actions) {
  if (actions.size() == 1) {
    chosen_ = kNoPiece;
    asked_.clear();
    return Intent::submit(actions.front());
  }
  asked_ = std::move(actions);
  return Intent::redraw();
}

Intent DixieView::activate(std::int32_t id) {
  if (id >= kChoiceId && static_cast<std::size_t>(id - kChoiceId) < asked_.size()) {
    return do_or_ask({asked_[static_cast<std::size_t>(id - kChoiceId)]});
  }
  asked_.clear();
  if (id >= kPlaceId && id < kBackId) {
    const auto place = static_cast<Place>(id - kPlaceId);
    std::vector<Action> there = actions_to(chosen_, place);
    if (!there.empty()) {
      return do_or_ask(std::move(there));
    }
    if (is_position(place) && area_.form == Area::Form::Phone && place != looked_at_) {
      looked_at_ = place;
      looks_by_hand_ = true;
      laid_out_ = ~std::uint64_t{0};
    }
    return Intent::redraw();
  }
  if (id < 0 || id >= kPlaceId) {
    return id >= kBackId && chosen_ != kNoPiece ? activate(place_id(static_cast<Place>((id - kBackId) / 64)))
                                                : Intent{};
  }
  const auto piece = static_cast<PieceId>(id);
  // A card on the table also stands for its place when another card is being placed.
  if (chosen_ != kNoPiece && chosen_ != piece && is_known(piece)) {
    std::vector<Action> there = actions_to(chosen_, model_.view().seen.piece(piece).place);
    if (!there.empty()) {
      return do_or_ask(std::move(there));
    }
  }
  std::vector<Action> mine = actions_of(piece);
  if (mine.empty()) {
    chosen_ = kNoPiece;
    return Intent{};
  }
  if (takes_place(mine.front())) {
    chosen_ = chosen_ == piece ? kNoPiece : piece;
    return Intent::redraw();
  }
  const Do verb = verb_of(mine.front());
  const bool at_once = verb == Do::TakeHit || verb == Do::TakeGeneralHit || verb == Do::Withdraw;
  if (at_once || hovered_ == id || chosen_ == piece) {
    return do_or_ask(std::move(mine));
  }
  chosen_ = piece;  // a finger: the first tap shows the odds, the second rolls
  return Intent::redraw();
}

Intent DixieView::cancel() {
  if (chosen_ == kNoPiece && asked_.empty()) {
    return Intent{};
  }
  chosen_ = kNoPiece;
  asked_.clear();
  return Intent::redraw();
}

bool DixieView::hover(std::int32_t id) {
  if (hovered_ == id) {
    return false;
  }
  hovered_ = id;
  return true;
}

std::vector<Target> DixieView::targets() const {
  std::vector<Target> out;
  if (!model_.may_act()) {
    return out;
  }
  const auto add = [&](std::int32_t id, std::string label) {
    const board::Rect rect = picks_.bounds(id);
    if (rect.w > 0) {
      out.push_back({id, rect, std::move(label)});
    }
  };
  if (!asked_.empty()) {
    for (std::size_t i = 0; i < asked_.size(); ++i) {
      for (const Choice& choice : model_.prompt().choices) {
        if (choice.action == asked_[i]) {
          add(kChoiceId + static_cast<std::int32_t>(i), choice.label);
        }
      }
    }
    return out;
  }
  for (const Placed& placed : layout_.cards) {
    if (placed.piece != kNoPiece && is_lit(placed.piece)) {
      add(placed.id, card(placed.piece).name);
    }
  }
  if (chosen_ != kNoPiece) {
    for (const Ground& ground : layout_.grounds) {
      if (!actions_to(chosen_, ground.place).empty()) {
        add(place_id(ground.place), longroll::dixie::place_name(ground.place));
      }
    }
    const Place reserve = reserve_of(model_.reader());
    if (!actions_to(chosen_, reserve).empty()) {
      add(place_id(reserve), longroll::dixie::place_name(reserve));
    }
  }
  return out;
}

Refusal DixieView::why_not(PieceId piece) const {
  const State& seen = model_.view().seen;
  switch (static_cast<StepKind>(seen.top().kind)) {
    case StepKind::CombatPhase:
      return model_.refuse(action_of(Do::Fire, piece));
    case StepKind::MoralePhase:
      return model_.refuse(action_of(Do::Check, piece));
    case StepKind::TakeHits:
      return model_.refuse(action_of(Do::TakeHit, piece));
    case StepKind::TakeGeneralHits:
      return model_.refuse(action_of(Do::TakeGeneralHit, piece));
    case StepKind::Disorder:
      return model_.refuse(action_of(Do::Withdraw, piece));
    case StepKind::Window:
      return model_.refuse(action_of(Do::Play, piece, kNowhere));
    case StepKind::Deploy:
      return model_.refuse(action_of(Do::Deploy, piece, position_of(model_.reader(), kThreeColumns[1])));
    case StepKind::MovePhase:
      return why_not(piece, layout_.grounds[4].place);
    default:
      return {};
  }
}

Refusal DixieView::why_not(PieceId piece, Place place) const {
  const State& seen = model_.view().seen;
  if (static_cast<StepKind>(seen.top().kind) == StepKind::Deploy) {
    return model_.refuse(action_of(Do::Deploy, piece, place));
  }
  if (static_cast<StepKind>(seen.top().kind) != StepKind::MovePhase || !is_known(piece)) {
    return {};
  }
  const Card& moved = card(piece);
  const bool in_hand = seen.piece(piece).place == reserve_of(owner_of(seen.piece(piece)));
  if (moved.is_terrain() && in_hand) {
    return model_.refuse(action_of(Do::Lay, piece, place));
  }
  if (moved.is_special() && in_hand) {
    return model_.refuse(action_of(Do::Play, piece, place));
  }
  const Refusal move = model_.refuse(action_of(Do::Move, piece, place));
  return move.rule == "8.6" ? model_.refuse(action_of(Do::March, piece, place, kNoPiece)) : move;
}

Tip DixieView::tip(std::int32_t id) const {
  Tip tip;
  const auto bar = [&](const Refusal& refusal, const std::string& title) {
    tip.barred = true;
    tip.title = title;
    tip.lines = {std::string(refusal.reason)};
    tip.rule = refusal.rule;
  };
  if (id >= kPlaceId && id < kBackId) {
    const auto place = static_cast<Place>(id - kPlaceId);
    if (chosen_ != kNoPiece && model_.may_act() && actions_to(chosen_, place).empty()) {
      if (const Refusal refusal = why_not(chosen_, place)) {
        bar(refusal, card(chosen_).short_name + ": not to " + longroll::dixie::place_name(place));
      }
    }
    return tip;
  }
  if (id >= kBackId && id < kChoiceId) {
    const auto place = static_cast<Place>((id - kBackId) / 64);
    tip.title = "A card face down";
    tip.lines = {"Its owner alone knows it until it fires, is hit or engages."};
    tip.rule = "8.1";
    if (chosen_ != kNoPiece) {
      return this->tip(place_id(place));
    }
    return tip;
  }
  if (id < 0 || id >= kPlaceId || !is_known(static_cast<PieceId>(id))) {
    return tip;
  }
  const auto piece = static_cast<PieceId>(id);
  tip.title = card(piece).name;
  tip.lines = sentences(card(piece));
  if (model_.may_act() && !is_lit(piece) && chosen_ == kNoPiece) {
    if (const Refusal refusal = why_not(piece)) {
      bar(refusal, card(piece).name);
    }
  }
  return tip;
}

}  // namespace longroll::web::dixie
