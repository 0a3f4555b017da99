#pragma once
#include <array>
#include <optional>
#include <vector>

#include "engine/record/codec/near_pieces.h"
#include "engine/record/codec/place_model.h"
#include "engine/record/codec/row.h"
#include "engine/record/codec/state_sizes.h"
#include "engine/record/link.h"
#include "engine/table/limits.h"

namespace longroll {

/// Models of the State of a game whose pieces stay the same through play, as what differs from the start: a piece that
/// stands where it stood costs next to nothing, any other the less the more there is to learn of it from those before.
class MapModels {
 public:
  MapModels(const State& start, LinkFormat format)
      : start_(RowArchive().rows_of(start.pieces)), start_tracks_(start.tracks) {
    if (format == LinkFormat::Near) {
      near_.emplace();
      for (Side& side : sides_) {
        side.places.look_near();
      }
    }
  }

  /// False when a size is past its bound.
  template <class Coder>
  bool code_sizes(Coder& coder, StateSizes& sizes, const std::vector<Row>&) {
    for (std::size_t* size : {&sizes.pieces, &sizes.tracks, &sizes.steps}) {
      *size = coder.count(static_cast<std::uint32_t>(*size), count_);
    }
    return sizes.pieces <= kMaxStatePieces && sizes.tracks <= kMaxStateTracks && sizes.steps <= kMaxStateSteps;
  }

  /// The next piece.
  template <class Coder>
  void code_piece(Coder& coder, Row& row) {
    if (at_ < start_.size()) {
      code_old(coder, row, start_[at_]);
    } else {
      code_new(coder, row);
      new_.push_back(row);
    }
    if (near_) {
      near_->saw(row);
    }
    ++at_;
  }

  template <class Coder>
  void code_tracks(Coder& coder, std::vector<std::int16_t>& tracks) {
    bool changed = false;
    for (std::size_t i = 0; i < tracks.size(); ++i) {
      const std::int16_t base = i < start_tracks_.size() ? start_tracks_[i] : std::int16_t{0};
      changed = coder.answer(tracks[i] != base, track_changed_[changed ? 1 : 0]);
      tracks[i] = changed ? static_cast<std::int16_t>(coder.number(tracks[i], track_)) : base;
    }
  }

  /// A byte a hex where the pieces are predicted from each other: 1 where one lies. Once they are coded.
  std::span<const std::uint8_t> held() const {
    return near_ ? std::span<const std::uint8_t>(near_->held()) : std::span<const std::uint8_t>();
  }

  template <class Coder>
  void code_step_kind(Coder& coder, std::int16_t& kind) {
    kind = static_cast<std::int16_t>(coder.number(kind, step_));
  }
  template <class Coder>
  void code_local(Coder& coder, std::size_t, std::int16_t& local) {
    local = static_cast<std::int16_t>(coder.number(local, local_));
  }

 private:
  using Age = PlaceModel::Age;

  /// What has become of a piece: the members of those who share a fate are alike.
  enum class Fate : std::uint8_t { Stayed, Moved, OffMap, New };

  /// What is learned of one member of the pieces of a side.
  struct Field {
    /// By Fate, by whether a member of the piece that was coded before this one changed, and by whether this member of
    /// the piece before changed.
    std::array<std::array<std::array<Bit, 2>, 2>, 4> changed;
    bool before = false;
    Recents recents;
    NumberModel value;
  };

  /// Sides are learned apart, for their pieces lie in different places.
  struct Side {
    std::array<Field, kPieceMeanings> fields;
    PlaceModel places;
    Field& field(Meaning meaning) { return fields[static_cast<std::size_t>(meaning)]; }
  };

  Side& side_of(const Row& row) { return sides_[row[Meaning::Owner] == 1 ? 1 : 0]; }

  template <class Coder>
  bool code_change(Coder& coder, bool changes, Field& field, Fate fate) {
    field.before =
        coder.answer(changes, field.changed[static_cast<std::size_t>(fate)][is_changed_ ? 1 : 0][field.before ? 1 : 0]);
    is_changed_ = is_changed_ || field.before;
    return field.before;
  }

  /// A member that was `base` at the start.
  template <class Coder>
  void code_member(Coder& coder, int& value, int base, Field& field, Fate fate) {
    if (!code_change(coder, value != base, field, fate)) {
      value = base;
    } else if (!field.recents.code(coder, value)) {
      value = coder.number(value, field.value);
      field.recents.put_first(value);
    }
  }

  template <class Coder>
  void code_place(Coder& coder, int& place, int base, Side& side, Fate fate) {
    if (code_change(coder, place != base, side.field(Meaning::Place), fate)) {
      place = side.places.code(coder, place, base, fate == Fate::New ? Age::New : Age::Old);
    } else {
      place = base;
    }
    side.places.saw(place);
  }

  /// The members after the place.
  template <class Coder>
  void code_rest(Coder& coder, Row& row, const Row& base, Side& side, Fate fate) {
    is_changed_ = false;
    for (Meaning meaning : {Meaning::Face, Meaning::Marks, Meaning::Flags, Meaning::Note}) {
      const bool is_note_of_hex = meaning == Meaning::Note && is_hex(row[Meaning::Place]);
      if (near_ && meaning == Meaning::Flags) {
        near_->code_flags(coder, row, base);
      } else if (!near_ || !is_note_of_hex || !near_->code_free_note(coder, row)) {
        code_member(coder, row[meaning], base[meaning], side.field(meaning), fate);
      }
    }
    static_assert(kPieceMeanings == 7, "kind, owner, place and these");
  }

  template <class Coder>
  void code_old(Coder& coder, Row& row, const Row& base) {
    Side& side = side_of(base);
    is_changed_ = false;
    for (Meaning meaning : {Meaning::Kind, Meaning::Owner}) {
      code_member(coder, row[meaning], base[meaning], side.field(meaning), Fate::Stayed);
    }
    code_place(coder, row[Meaning::Place], base[Meaning::Place], side, Fate::Stayed);
    const bool has_moved = side.field(Meaning::Place).before;
    code_rest(coder, row, base, side,
              !is_hex(row[Meaning::Place]) ? Fate::OffMap
              : has_moved                  ? Fate::Moved
                                           : Fate::Stayed);
  }

  /// A piece that was not there at the start is compared with the last new one of its kind.
  template <class Coder>
  void code_new(Coder& coder, Row& row) {
    Row base = blank_;
    is_changed_ = false;
    code_member(coder, row[Meaning::Kind], base[Meaning::Kind], new_kind_, Fate::New);
    base[Meaning::Kind] = row[Meaning::Kind];
    is_changed_ = false;
    for (auto twin = new_.rbegin(); twin != new_.rend() && !is_changed_; ++twin) {
      if ((*twin)[Meaning::Kind] == row[Meaning::Kind]) {
        base = *twin;
        is_changed_ = true;  // has a twin
      }
    }
    code_member(coder, row[Meaning::Owner], base[Meaning::Owner], new_owner_, Fate::New);
    Side& side = side_of(row);
    code_place(coder, row[Meaning::Place], base[Meaning::Place], side, Fate::New);
    code_rest(coder, row, base, side, Fate::New);
  }

  std::vector<Row> start_;
  std::vector<std::int16_t> start_tracks_;
  Row blank_ = RowArchive().row_of({});
  std::size_t at_ = 0;
  std::vector<Row> new_;
  std::array<Side, 2> sides_;
  std::optional<NearPieces> near_;
  bool is_changed_ = false;  // a member of this piece that says something of those that follow
  Field new_kind_, new_owner_;
  std::array<Bit, 2> track_changed_;
  NumberModel track_, count_, step_, local_;
};

}  // namespace longroll
