#include "engine/play/now.h"

#include <algorithm>

namespace longroll {

void Now::write(EventKind kind, int a, int b, int c, int d, int e, int f) {
  const auto narrow = [](int value) { return static_cast<std::int16_t>(value); };
  write(Event{kind, {narrow(a), narrow(b), narrow(c), narrow(d), narrow(e), narrow(f)}});
}

void Now::write_step(EventKind kind, const Step& step) {
  Event event{kind, {step.kind}};
  std::copy(step.locals.begin(), step.locals.end(), event.args.begin() + 1);
  write(event);
}

void Now::write(const Event& event) {
  enact(*state_, event);
  events_->push_back(event);
}

void Now::trim_events() {
  constexpr std::size_t kPage = 2048;
  if (events_->size() >= kPage) {
    reset();
  }
}

void Now::reset() {
  events_->clear();
  cache_.clear();
}

PieceId Now::make(std::int16_t kind, Place place, Seat owner) {
  const auto id = static_cast<PieceId>(state_->pieces.size());
  write(EventKind::PieceMade, id, kind, place, index_of(owner));
  return id;
}

void Now::move(PieceId piece, Place to) {
  if (state_->piece(piece).place != to) {
    write(EventKind::PieceMoved, piece, state_->piece(piece).place, to);
  }
}

void Now::turn(PieceId piece, int up) {
  if (state_->piece(piece).up != up) {
    write(EventKind::PieceTurned, piece, state_->piece(piece).up, up);
  }
}

void Now::mark(PieceId piece, int marks) {
  if (state_->piece(piece).marks != marks) {
    write(EventKind::PieceMarked, piece, state_->piece(piece).marks, marks);
  }
}

void Now::flag(PieceId piece, unsigned flags) {
  if (state_->piece(piece).flags != flags) {
    write(EventKind::PieceFlagged, piece, state_->piece(piece).flags, static_cast<int>(flags));
  }
}

void Now::raise(PieceId piece, unsigned flags) { flag(piece, state_->piece(piece).flags | flags); }

void Now::lower(PieceId piece, unsigned flags) { flag(piece, state_->piece(piece).flags & ~flags & 0xFFFFU); }

void Now::note(PieceId piece, int note) {
  if (state_->piece(piece).note != note) {
    write(EventKind::PieceNoted, piece, state_->piece(piece).note, note);
  }
}

void Now::set(int track, int value) {
  if (state_->track(track) != value) {
    write(EventKind::TrackSet, track, state_->track(track), value);
  }
}

void Now::mark_ground(Place place, unsigned marks) {
  LR_CHECK(marks <= 0xFFU, "the marks of a place are a byte");
  if (state_->ground_at(place) != marks) {
    write(EventKind::GroundMarked, place, state_->ground_at(place), static_cast<int>(marks));
  }
}

void Now::begin(int step, int l0, int l1, int l2, int l3, int l4) {
  write(EventKind::StepBegan, step, l0, l1, l2, l3, l4);
}

void Now::begin(const Step& step) { write_step(EventKind::StepBegan, step); }

void Now::end() { write_step(EventKind::StepEnded, Step(state_->top())); }

void Now::set_local(int index, int value) {
  if (local(index) != value) {
    write(EventKind::LocalSet, index, local(index), value);
  }
}

void Now::rolled(int value, int sides, PieceId piece) { write(EventKind::Rolled, value, sides, piece); }

void Now::remark(int code, int a, int b, int c, int d, int e) { write(EventKind::Remark, code, a, b, c, d, e); }

}  // namespace longroll
