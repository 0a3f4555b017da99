#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/dixie/words.h"
#include "web/games/dixie/dixie_view.h"

namespace longroll::web::dixie {

bool DixieView::is_lit(PieceId id) const {
  if (!model_.may_act()) {
    return false;
  }
  if (chosen_ != kNoPiece && chosen_ != id && choices().has_targets(chosen_)) {
    return choices().at(chosen_, id) != nullptr;  // now its targets are lit
  }
  return choices().has(id);
}

bool DixieView::is_place_lit(Place place) const {
  return chosen_ != kNoPiece && model_.may_act() && !choices().of(chosen_, place).empty();
}

Place DixieView::place_of_target(std::int32_t id) const {
  if (is_place_target(id)) {
    return static_cast<Place>(id - kPlaceTarget);
  }
  if (is_card_target(id) && seen().has_piece(id)) {
    return seen().piece(card_of_target(id)).place;
  }
  if (id >= kBackTarget && id < kPlaceTarget) {
    return static_cast<Place>(dx::kFirstPosition + (id - kBackTarget) / 32);
  }
  return kNowhere;
}

std::int32_t DixieView::pick(board::Vec2 at, float slop) const { return picks_.at(at, slop); }

std::vector<Target> DixieView::targets() const {
  std::vector<Target> out;
  const auto add = [&](std::int32_t id, std::string label, const Action* action) {
    const auto rect = rects_.find(id);
    if (rect != rects_.end()) {
      out.push_back({id, rect->second, std::move(label), action != nullptr ? std::optional(*action) : std::nullopt});
    }
  };
  if (!model_.may_act()) {
    return out;
  }
  if (!popup_.empty()) {
    for (std::size_t i = 0; i < popup_.size(); ++i) {
      add(kPopupTarget + static_cast<std::int32_t>(i), popup_[i]->label, &popup_[i]->action);
    }
    return out;
  }
  if (chosen_ != kNoPiece && is_known(chosen_)) {
    for (const Place place : reading_order(snapshot_)) {
      if (is_place_lit(place)) {
        const auto ways = choices().of(chosen_, place);
        add(kPlaceTarget + place, ways.front()->label, ways.size() == 1 ? &ways.front()->action : nullptr);
      }
    }
    const Place reserve = dx::reserve_of(snapshot_.bottom);
    if (is_place_lit(reserve)) {
      add(kPlaceTarget + reserve, choices().of(chosen_, reserve).front()->label, nullptr);
    }
  }
  const auto add_card = [&](const Slot& slot) {
    const Choice* aimed = chosen_ != kNoPiece && slot.id != kNoPiece ? choices().at(chosen_, slot.id) : nullptr;
    if (aimed != nullptr) {
      add(slot.target, aimed->label, &aimed->action);
    } else if (slot.id != kNoPiece && (choices().has(slot.id))) {
      const Choice* plain = choices().plain(slot.id);
      add(slot.target, plain != nullptr ? plain->label : card(slot.id).name,
          plain != nullptr && chosen_ == slot.id ? &plain->action : nullptr);
    }
  };
  for (const Box& box : picture_.boxes) {
    std::for_each(box.cards.begin(), box.cards.end(), add_card);
  }
  std::for_each(picture_.hand.begin(), picture_.hand.end(), add_card);
  for (const Place place : reading_order(snapshot_)) {
    const Choice* melee = chosen_ == kNoPiece ? choices().melee_at(place) : nullptr;
    if (melee != nullptr && !is_phone()) {
      add(kPlaceTarget + place, melee->label, melee_place_ == place ? &melee->action : nullptr);
    }
  }
  if (is_phone()) {
    for (const Place place : reading_order(snapshot_)) {
      if (!is_place_lit(place)) {
        add(kPlaceTarget + place, "Look at " + place_name(place), nullptr);
      }
    }
  }
  return out;
}

bool DixieView::hover(std::int32_t id) {
  const bool changed = id != hovered_;
  hovered_ = id;
  return changed;
}

Tip DixieView::refused(const Action& action, std::string title) const {
  const Refusal refusal = model_.refuse(action);
  if (!refusal) {
    return {};
  }
  return {true, std::move(title), {std::string(refusal.reason)}, std::string(refusal.rule)};
}

Tip DixieView::tip_of_place(Place place) const {
  if (!dx::is_position(place)) {
    return {false, place == dx::reserve_of(snapshot_.bottom) ? "Your Reserve" : place_name(place), {}, ""};
  }
  if (chosen_ != kNoPiece && is_known(chosen_) && seen().piece(chosen_).place != place &&
      !choices().places_of(chosen_).empty()) {
    if (is_place_lit(place)) {
      const auto ways = choices().of(chosen_, place);
      return {false, ways.front()->label, {press_word() + (ways.size() == 1 ? " to do it." : " to choose how.")}, ""};
    }
    return refused(meant(card(chosen_), chosen_, step(), place), "Not to " + place_name(place));
  }
  Tip tip{false, place_name(place), {}, ""};
  const LaidPosition& spot = snapshot_.at(place);
  if (spot.engaged) {
    tip.lines.push_back("Engaged: troops of both sides stand here.");
    tip.rule = "8.1";
    if (model_.may_act() && choices().melee_at(place) != nullptr) {
      tip.lines.push_back(press_word() +
                          (melee_place_ == place ? " again to fight a melee." : " to see a melee's chances."));
      tip.rule = "13.2";
    }
  } else {
    tip.lines.push_back(note_of(edition(), model_.view(), spot) + ".");
  }
  return tip;
}

Tip DixieView::tip_of_card(PieceId id) const {
  if (const Choice* aimed = chosen_ != kNoPiece ? choices().at(chosen_, id) : nullptr) {
    return {false, aimed->label, {press_word() + " to do it."}, "13.4"};
  }
  if (chosen_ != kNoPiece && chosen_ != id && !choices().places_of(chosen_).empty() &&
      dx::is_position(seen().piece(id).place)) {
    return tip_of_place(seen().piece(id).place);
  }
  Tip tip{false, card(id).name, {}, ""};
  if (!model_.may_act()) {
    return tip;
  }
  if (choices().has(id)) {
    const Slot* slot = picture_.find(id);
    const bool is_in_hand = slot != nullptr && slot->place == dx::reserve_of(snapshot_.bottom) && !is_phone();
    if (chosen_ == id || is_in_hand) {
      return {};  // the prompt says what is to be done, and a card that rises out of the hand can be read whole
    }
    tip.lines.push_back(press_word() + (choices().plain(id) == nullptr ? ", then choose where." : " to choose it."));
    return tip;
  }
  if (owner_of(seen().piece(id)) != snapshot_.bottom && step() != dx::StepKind::TakeHits) {
    tip.lines.push_back("A card of the enemy.");
    return tip;
  }
  // Why not: ask about what pointing at it would mean; for a move, about each place until one answer fits best.
  const dx::StepKind now = step();
  const bool moves = now == dx::StepKind::MovePhase || now == dx::StepKind::Deploy || now == dx::StepKind::Night;
  if (!moves) {
    return refused(meant(card(id), id, now, kNowhere), card(id).name);
  }
  const Place from = seen().piece(id).place;
  for (const Place place : reading_order(snapshot_)) {
    const dx::Battlefield& field = dx::Battlefield::of(snapshot_.layout);
    if (field.may_lay_ground(snapshot_.bottom, place) && place != from) {
      return refused(meant(card(id), id, now, place), card(id).name);
    }
  }
  return tip;
}

/// A tip about a card lies over neither it nor its neighbours.
void DixieView::keep_clear(PieceId id, Tip& tip) const {
  const auto rect = rects_.find(id);
  if (rect == rects_.end()) {
    return;
  }
  tip.keep_clear.push_back(rect->second);
  for (const Box& box : picture_.boxes) {
    for (const Slot& slot : box.cards) {
      if (box.place == seen().piece(id).place && slot.id != id) {
        tip.keep_clear.push_back(board::card_rect(slot.at));
      }
    }
  }
}

Tip DixieView::tip(std::int32_t id) const {
  if (id >= kPopupTarget && id < kPopupTarget + static_cast<std::int32_t>(popup_.size())) {
    const Choice& way = *popup_[static_cast<std::size_t>(id - kPopupTarget)];
    return {false, way.label, {}, rule_of(way.action)};
  }
  if (!popup_.empty()) {
    return {};  // it would lie over the ways that are asked about
  }
  if (is_card_target(id) && is_known(card_of_target(id))) {
    Tip tip = tip_of_card(card_of_target(id));
    keep_clear(card_of_target(id), tip);
    const Note* note = notes_.find(card(card_of_target(id)).id);
    if (is_phone() && note != nullptr && note->strength > 0) {  // elsewhere the inspector tells it
      tip.lines.push_back((note->is_estimated ? "About " : "") + std::to_string(note->strength) + " men present.");
    }
    return tip;
  }
  if (id >= kBackTarget && id < kPlaceTarget) {
    if (chosen_ != kNoPiece) {
      return tip_of_place(place_of_target(id));
    }
    return {false, "A face-down card", {"It is turned up when it fires, is hit or is engaged."}, "8.1"};
  }
  if (is_place_target(id)) {
    return tip_of_place(place_of_target(id));
  }
  return {};
}

Intent DixieView::go(PieceId id, Place place) {
  const auto ways = choices().of(id, place);
  if (ways.empty()) {
    return {};
  }
  if (ways.size() > 1 || dx::verb_of(ways.front()->action) == dx::Do::March) {
    popup_ = ways;
    popup_at_ = place;
    wish_.hand_open = false;
    lay_anew();
    return Intent::redraw();
  }
  wish_.chosen_position = dx::is_position(place) ? place : wish_.chosen_position;
  return Intent::submit(ways.front()->action);
}

Intent DixieView::activate(std::int32_t id) {
  if (id == kPassButton) {
    pass_in_ = pass_key();
    return pass_in_ != 0 ? Intent::submit(action_of(dx::Do::Pass)) : Intent{};
  }
  if (id == kFinishButton || id == kStayButton) {
    forget_choice();
    is_asking_ = id == kFinishButton;
    return Intent::redraw();
  }
  is_asking_ = false;
  if (id == kRollAllButton) {
    const Choice* check = choices().first(dx::Do::Check);
    is_rolling_all_ = check != nullptr;
    return check != nullptr ? Intent::submit(check->action) : Intent{};
  }
  if (id == kHandButton) {
    wish_.hand_open = !wish_.hand_open;
    wish_.hand_scroll = 0;
    lay_anew();
    return Intent::redraw();
  }
  if (id >= kPopupTarget && id < kHandButton) {
    const auto n = static_cast<std::size_t>(id - kPopupTarget);
    return n < popup_.size() ? Intent::submit(popup_[n]->action) : Intent{};
  }
  const Place place = place_of_target(id);
  if (popup_.size() == 1 && place != kNowhere && place == popup_at_ && model_.may_act()) {
    return Intent::submit(popup_.front()->action);
  }
  const bool had_popup = !popup_.empty();
  popup_.clear();
  if (chosen_ != kNoPiece && is_card_target(id)) {
    if (const Choice* aimed = choices().at(chosen_, card_of_target(id))) {
      return Intent::submit(aimed->action);
    }
  }
  if (model_.may_act() && chosen_ != kNoPiece && place != kNowhere && id != chosen_ && is_place_lit(place)) {
    return go(chosen_, place);
  }
  if (is_card_target(id) && model_.may_act() && choices().has(card_of_target(id))) {
    melee_place_ = kNowhere;
    return press_card(card_of_target(id));
  }
  if (is_phone() && dx::is_position(place) && is_place_target(id) && wish_.chosen_position != place &&
      (chosen_ == kNoPiece || choices().places_of(chosen_).empty())) {
    wish_.chosen_position = place;
    lay_anew();
    return Intent::redraw();
  }
  if (const Choice* melee = is_place_target(id) && model_.may_act() && !had_popup ? choices().melee_at(place) : nullptr;
      melee != nullptr && chosen_ == kNoPiece) {
    if (melee_place_ == place) {
      return Intent::submit(melee->action);
    }
    melee_place_ = place;  // its chances first
    return Intent::redraw();
  }
  return had_popup ? Intent::redraw() : Intent{};
}

Intent DixieView::cancel() {
  const bool changed = chosen_ != kNoPiece || is_asking_ || melee_place_ != kNowhere || !popup_.empty() ||
                       wish_.hand_open || hovered_ != kNoTarget;
  forget_choice();
  hovered_ = kNoTarget;
  wish_.hand_open = false;
  is_rolling_all_ = false;
  lay_anew();
  return changed ? Intent::redraw() : Intent{};
}

bool DixieView::can_drag(std::int32_t id) const {
  return !is_phone() && is_card_target(id) && model_.may_act() && !choices().places_of(card_of_target(id)).empty();
}

Intent DixieView::drag(std::int32_t id, board::Vec2 to, bool done) {
  chosen_ = card_of_target(id);
  hovered_ = pick(to, 0);
  if (!done) {
    return Intent::redraw();
  }
  const Place place = place_of_target(hovered_);
  if (place != kNowhere && is_place_lit(place)) {
    return go(chosen_, place);
  }
  return Intent::redraw();
}

bool DixieView::pan(board::Vec2 by) {
  if (!is_phone() || picture_.hand_reach <= 0) {
    return false;
  }
  wish_.hand_scroll = std::clamp(wish_.hand_scroll - (wish_.hand_open ? by.y : by.x), 0.0F, picture_.hand_reach);
  lay_anew();
  return true;
}

bool DixieView::wheel(board::Vec2, board::Vec2) { return false; }

std::vector<BarButton> DixieView::bar_buttons() const {
  return {{kHandButton, "Hand " + std::to_string(snapshot_.hand.size())}};
}

std::optional<board::Rect> DixieView::where(const Action& action, Part part) const {
  const auto fire_on = read<dx::verbs::FireOn>(action);
  const bool goes_somewhere = goes_to_place(action) || is_action<dx::verbs::Melee>(action) || fire_on;
  if (part == Part::Piece ? !is_about_card(action) : !goes_somewhere) {
    return {};
  }
  const int target = part == Part::Piece ? dx::verbs::card_of(action)
                     : fire_on           ? fire_on->gun
                                         : kPlaceTarget + dx::verbs::place_of(action);
  const auto rect = rects_.find(target);
  return rect == rects_.end() ? std::nullopt : std::optional(rect->second);
}

std::optional<board::Rect> DixieView::way_to(const Action& action) const {
  const PieceId card = dx::verbs::card_of(action);
  if (!is_phone() || rects_.contains(card) || !is_known(card)) {
    return {};
  }
  const auto rect = rects_.find(kPlaceTarget + seen().piece(card).place);
  return rect == rects_.end() ? std::nullopt : std::optional(rect->second);
}

}  // namespace longroll::web::dixie
