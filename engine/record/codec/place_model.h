#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/map/hex.h"
#include "engine/record/codec/near_places.h"
#include "engine/record/codec/number_model.h"
#include "engine/record/codec/recents.h"

namespace longroll {

/// Learns where the pieces of one side lie and writes each place at the price of its rarity: off the map, with one that
/// was coded just before, with any other that was coded, or so many columns and rows from where it began. Games without
/// a map number their places like the hexes of its first column.
class PlaceModel {
 public:
  /// From now on hexes are predicted from those near them (LinkFormat::Near). Before the first place.
  void look_near() { near_.emplace(); }

  /// What is asked of a piece that was there at the start is learned apart from what is asked of a new one.
  enum class Age : std::uint8_t { Old, New };

  /// `from`: where the piece lay at the start. Both may be any number.
  template <class Coder>
  Place code(Coder& coder, int place, int from, Age age) {
    Learned& learned = learned_[static_cast<std::size_t>(age)];
    was_off_ = coder.answer(!is_hex(place), learned.off[was_off_ ? 1 : 0]);
    if (was_off_) {
      return sum(kMaxHexes, coder.number(place - kMaxHexes, learned.beyond));
    }
    if (near_) {
      return near_->code(coder, place, from);
    }
    if (recents_.code(coder, place)) {
      return static_cast<Place>(place);
    }
    const HexId hex = code_hex(coder, place, is_hex(from) ? from : 0, learned);
    recents_.put_first(hex);
    return hex;
  }

  /// A piece of the side lies there: others may, too.
  void saw(int place) {
    if (is_hex(place) && order_[static_cast<std::size_t>(place)] == 0) {
      seen_.push_back(static_cast<HexId>(place));
      order_[static_cast<std::size_t>(place)] = static_cast<std::uint16_t>(seen_.size());
    }
    if (near_ && is_hex(place)) {
      near_->saw(static_cast<HexId>(place));
    }
  }

 private:
  struct Learned {
    std::array<Bit, 2> off;  // by whether the piece before was off the map
    NumberModel beyond;
    Bit is_seen;
    NumberModel across, down;
  };

  /// Wild bytes may hold any number: a sum goes round, and whoever reads writes it again and compares.
  static Place sum(int a, int b) {
    return static_cast<Place>(static_cast<std::uint32_t>(a) + static_cast<std::uint32_t>(b));
  }

  template <class Coder>
  HexId code_hex(Coder& coder, int place, int from, Learned& learned) {
    const std::size_t order = is_hex(place) ? order_[static_cast<std::size_t>(place)] : 0U;
    if (!seen_.empty() && coder.answer(order != 0, learned.is_seen)) {
      return seen_[coder.choose(order - 1, seen_.size())];
    }
    const Place column = sum(from / kMaxRows, coder.number(place / kMaxRows - from / kMaxRows, learned.across));
    const Place row = sum(from % kMaxRows, coder.number(place % kMaxRows - from % kMaxRows, learned.down));
    return hex_at((column & (kMaxColumns - 1)) + 1, (row & (kMaxRows - 1)) + 1);
  }

  std::array<Learned, 2> learned_;
  std::optional<NearPlaces> near_;
  Recents recents_;
  bool was_off_ = false;
  std::vector<HexId> seen_;
  std::array<std::uint16_t, kMaxHexes> order_{};  // place in seen_ and one; 0: not there
};

}  // namespace longroll
