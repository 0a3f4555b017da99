// build: small
#include "engine/record/state_coder.h"

#include <array>

#include "engine/record/ground_model.h"
#include "engine/record/number_model.h"
#include "engine/record/place_model.h"
#include "engine/table/limits.h"

namespace longroll {
namespace {

/// What is learned of one member of the pieces of a side.
struct Field {
  /// By Fate, by whether a member of the piece that was coded before this one changed, and by whether this member of
  /// the piece before changed.
  std::array<std::array<std::array<Bit, 2>, 2>, 4> changed;
  bool before = false;
  Recents recents;
  NumberModel value;
};

/// What has become of a piece: the members of those who share a fate are alike.
enum class Fate : std::uint8_t { Stayed, Moved, OffMap, New };

/// What is learned while a position is coded. Sides are learned apart, for their pieces lie in different places.
struct Side {
  Field kind, owner, place, up, marks, flags, note;
  PlaceModel places;
};

template <class Coder>
class Walk {
 public:
  Walk(Coder& coder, const State& start) : coder_(coder), start_(start) {}

  /// Codes `state`: a CodeWriter writes it, a CodeReader fills it. False when a count is past its bound.
  bool code(State& state) {
    const std::uint32_t pieces = coder_.count(static_cast<std::uint32_t>(state.pieces.size()), count_);
    const std::uint32_t tracks = coder_.count(static_cast<std::uint32_t>(state.tracks.size()), count_);
    const std::uint32_t steps = coder_.count(static_cast<std::uint32_t>(state.stack.size()), count_);
    if (pieces > kMaxStatePieces || tracks > kMaxStateTracks || steps > kMaxStateSteps) {
      return false;
    }
    state.pieces.resize(pieces);
    state.tracks.resize(tracks);
    state.stack.resize(steps);
    for (std::size_t i = 0; i < pieces; ++i) {
      i < start_.pieces.size() ? code_piece(state.pieces[i], start_.pieces[i]) : code_new(state.pieces, i);
    }
    code_tracks(state.tracks);
    for (Step& step : state.stack) {
      step.kind = static_cast<std::int16_t>(coder_.number(step.kind, step_));
      const std::size_t locals = coder_.answer(step.has_more_locals(), has_more_locals_) ? kLocals : kUsualLocals;
      for (std::size_t i = 0; i < locals; ++i) {
        step.locals[i] = static_cast<std::int16_t>(coder_.number(step.locals[i], local_));
      }
    }
    code_ground(coder_, start_, state);
    return true;
  }

 private:
  using Age = PlaceModel::Age;

  Side& side_of(const Piece& piece) { return sides_[piece.owner == 1 ? 1 : 0]; }

  /// A member that was `base` at the start.
  template <class T>
  void code_member(T& value, T base, Field& field, Fate fate) {
    if (!code_change(value != base, field, fate)) {
      value = base;
      return;
    }
    int told = value;
    if (!field.recents.code(coder_, told)) {
      told = coder_.number(told, field.value);
      field.recents.put_first(told);
    }
    value = static_cast<T>(told);
  }

  bool code_change(bool changes, Field& field, Fate fate) {
    field.before = coder_.answer(
        changes, field.changed[static_cast<std::size_t>(fate)][is_changed_ ? 1 : 0][field.before ? 1 : 0]);
    is_changed_ = is_changed_ || field.before;
    return field.before;
  }

  void code_place(Piece& piece, Place base, Side& side, Fate fate) {
    if (code_change(piece.place != base, side.place, fate)) {
      piece.place = side.places.code(coder_, piece.place, base, fate == Fate::New ? Age::New : Age::Old);
    } else {
      piece.place = base;
    }
    side.places.saw(piece.place);
  }

  void code_rest(Piece& piece, const Piece& base, Side& side, Fate fate) {
    is_changed_ = false;
    code_member(piece.up, base.up, side.up, fate);
    code_member(piece.marks, base.marks, side.marks, fate);
    code_member(piece.flags, base.flags, side.flags, fate);
    code_member(piece.note, base.note, side.note, fate);
  }

  void code_piece(Piece& piece, const Piece& base) {
    Side& side = side_of(base);
    is_changed_ = false;
    code_member(piece.kind, base.kind, side.kind, Fate::Stayed);
    code_member(piece.owner, base.owner, side.owner, Fate::Stayed);
    code_place(piece, base.place, side, Fate::Stayed);
    code_rest(piece, base, side, !is_hex(piece.place) ? Fate::OffMap : side.place.before ? Fate::Moved : Fate::Stayed);
  }

  /// A piece that was not there at the start is compared with the last new one of its kind.
  void code_new(std::vector<Piece>& pieces, std::size_t at) {
    Piece& piece = pieces[at];
    Piece base;
    is_changed_ = false;
    code_member(piece.kind, base.kind, new_kind_, Fate::New);
    base.kind = piece.kind;
    is_changed_ = false;
    for (std::size_t i = at; i-- > start_.pieces.size();) {
      if (pieces[i].kind == piece.kind) {
        base = pieces[i];
        is_changed_ = true;  // has a twin
        break;
      }
    }
    code_member(piece.owner, base.owner, new_owner_, Fate::New);
    Side& side = side_of(piece);
    code_place(piece, base.place, side, Fate::New);
    code_rest(piece, base, side, Fate::New);
  }

  void code_tracks(std::vector<std::int16_t>& tracks) {
    bool changed = false;
    for (std::size_t i = 0; i < tracks.size(); ++i) {
      const std::int16_t base = i < start_.tracks.size() ? start_.tracks[i] : std::int16_t{0};
      changed = coder_.answer(tracks[i] != base, track_changed_[changed ? 1 : 0]);
      tracks[i] = changed ? static_cast<std::int16_t>(coder_.number(tracks[i], track_)) : base;
    }
  }

  Coder& coder_;
  const State& start_;
  std::array<Side, 2> sides_;
  bool is_changed_ = false;  // a member of this piece that says something of those that follow
  Field new_kind_, new_owner_;
  std::array<Bit, 2> track_changed_;
  NumberModel track_, count_, step_, local_;
  Bit has_more_locals_ = Bit::foreseen(false);
};

}  // namespace

void write_state(RangeEncoder& out, const State& start, const State& state) {
  CodeWriter writer(out);
  State copy = state;
  LR_CHECK(Walk(writer, start).code(copy), "a State is of bounded size");
}

bool read_state(RangeDecoder& in, const State& start, State& state) {
  CodeReader reader(in);
  return Walk(reader, start).code(state);
}

}  // namespace longroll
