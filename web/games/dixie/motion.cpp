#include <algorithm>

#include "engine/games/dixie/log_notes.h"
#include "web/games/dixie/dixie_view.h"

/// What moves when a decision comes on the table.
namespace longroll::web::dixie {

using board::Motion;
namespace duration = board::duration;

void DixieView::forget_motion() {
  has_jumped_ = false;
  fold_hand_at_end();
  forget_choice();
  ghosts_.clear();
  came_from_.clear();
  was_down_.clear();
}

/// The roll of that decision stays on the table until another is rolled or a turn begins.
void DixieView::read_roll_of(const Happened& happened) {
  const auto& events = happened.ply.events;
  const bool rolled =
      std::any_of(events.begin(), events.end(), [](const Event& e) { return e.kind == EventKind::Rolled; });
  if (rolled) {
    roll_ = roll_of(game(), model_.session().state_at(happened.n), happened.ply);
    if (roll_ && is_phone() && dx::is_position(roll_->place)) {
      wish_.chosen_position = roll_->place;
    }
  }
  const bool new_turn = std::any_of(events.begin(), events.end(), is_note<dx::notes::TurnBegan>);
  if (new_turn && !rolled) {
    roll_.reset();
  }
}

/// A card glides to where it lies now, or leaves the table. Returns when the next may move.
float DixieView::show_move(const Event& event, const Picture& before, Motion& motion, float at) {
  const auto moved = arguments_of<events::PieceMoved>(event);
  const PieceId id = moved.piece;
  const Slot* from = before.find(id);
  const Slot* to = picture_.find(id);
  const bool lost = moved.to == dx::lost_of(owner_of(seen().piece(id)));
  if (lost && from != nullptr && is_known(id)) {
    ghosts_.push_back({id, seen().piece(id).kind, from->at});
    motion.start(key_of(kRouting, id), duration::kRout, at);
    at += duration::kRout;
  } else if (to != nullptr) {
    board::CardPlace start = to->at;
    start.centre = {picture_.hand_rect.right(), picture_.hand_rect.y};
    if (from != nullptr) {
      start = from->at;
    } else if (to->owner != snapshot_.bottom) {
      start.centre = {picture_.sheet.centre().x, picture_.sheet.y - to->at.width};
    }
    came_from_[id] = start;
    const float far = board::length(to->at.centre - start.centre);
    const float ms = std::clamp(far * 0.9F, duration::kMove, duration::kMaxMove);
    motion.glide(key_of(kMoving, id), start.centre, to->at.centre, ms, at);
    at += ms * 0.6F;
  }
  return at;
}

void DixieView::show_turn(const Event& event, Motion& motion, float at) {
  const auto [id, was_up, is_up] = arguments_of<events::PieceTurned>(event);
  if (is_known(id) && was_up != is_up && picture_.find(id) != nullptr &&
      owner_of(seen().piece(id)) != snapshot_.bottom) {
    was_down_[id] = was_up == 0 ? 1 : 0;
    motion.start(key_of(kFlipping, id), duration::kFlip, at);
  }
}

float DixieView::show(const Happened& happened, Motion& motion) {
  const Picture before = picture_;
  forget_motion();
  const auto& events = happened.ply.events;
  read_roll_of(happened);
  refresh();
  lit_since_ = motion.now();
  is_rolling_all_ = is_rolling_all_ && (!model_.may_act() || choices().first(dx::Do::Check) != nullptr);
  if (model_.may_act() && !given_answer()) {
    motion.start(key_of(kLighting, 0), duration::kLit + duration::kBreath);
  }
  if (motion.is_reduced()) {
    return 0;
  }
  float at = 0;
  bool in_roll = false;
  for (const Event& event : events) {
    if (event.kind == EventKind::Rolled) {
      if (!in_roll && roll_) {
        motion.start(key_of(kRolling, 0), duration::kDice, at);
        at += duration::kDice + duration::kHitsLift;
      }
      in_roll = true;
      continue;
    }
    switch (event.kind) {
      case EventKind::PieceMoved:
        at = show_move(event, before, motion, at);
        break;
      case EventKind::PieceTurned:
        show_turn(event, motion, at);
        break;
      case EventKind::PieceMarked: {
        const auto [id, marks_before, marks] = arguments_of<events::PieceMarked>(event);
        if (marks > marks_before) {
          motion.start(key_of(kMarking, id), duration::kMarker, at);
        }
        break;
      }
      default:
        break;
    }
  }
  return events.empty() ? 0 : at + duration::kMove;
}

board::CardState DixieView::state_of(PieceId id, const Motion& motion) const {
  board::CardState state;
  const Piece& piece = seen().piece(id);
  const bool is_in_hand = piece.place == dx::reserve_of(snapshot_.bottom);
  state.lit = is_lit(id) && chosen_ != id && !(is_in_hand && is_hand_lit_);
  state.dim = is_in_hand && is_hand_lit_ && !is_lit(id) ? 1 : 0;
  state.chosen = chosen_ == id;
  state.hits = static_cast<std::uint8_t>(std::max<int>(0, piece.marks));
  state.marker = motion.progress(key_of(kMarking, id));
  state.breath = board::breath(static_cast<float>(motion.now() - lit_since_), motion.is_reduced());
  const bool own_turn = seen().track(dx::track(dx::Track::Turn)) > 0;
  state.done = own_turn && dx::is_position(piece.place) && (piece.flags & (dx::kFired | dx::kMoved)) != 0;
  if (const auto down = was_down_.find(id); down != was_down_.end() && motion.is_running(key_of(kFlipping, id))) {
    state.face_down = down->second == 1;
    state.flip = motion.progress(key_of(kFlipping, id));
  }
  return state;
}

}  // namespace longroll::web::dixie
