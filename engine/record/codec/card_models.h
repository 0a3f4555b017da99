#pragma once
#include <algorithm>
#include <array>
#include <vector>

#include "engine/record/codec/row.h"
#include "engine/record/codec/spread.h"
#include "engine/record/codec/state_sizes.h"
#include "engine/table/limits.h"

namespace longroll {

/// The kinds that the pieces of each side are made of in play, each at most once; by side, ascending.
using Pools = std::array<std::vector<std::int16_t>, 2>;

/// Models of the State of a game whose pieces are cards: each is one of a pool that has not been dealt, and lies in one
/// of a few piles, where most lie alike.
class CardModels {
 public:
  CardModels(const State& start, const Pools& pools)
      : start_(RowArchive().rows_of(start.pieces)), start_tracks_(start.tracks), left_(pools) {}

  /// False when a size is past its bound. `rows`: of all pieces; a reader has none.
  template <class Coder>
  bool code_sizes(Coder& coder, StateSizes& sizes, const std::vector<Row>& rows) {
    if (!code_cards(coder, sizes.pieces) || !code_size(coder, sizes.tracks, start_tracks_.size(), kMaxStateTracks) ||
        !code_size(coder, sizes.steps, 0, kMaxStateSteps)) {
      return false;
    }
    for (const Meaning meaning :
         {Meaning::Owner, Meaning::Place, Meaning::Face, Meaning::Flags, Meaning::Marks, Meaning::Note}) {
      int least = 0;
      int most = 0;
      for (const Row& row : rows) {
        least = std::min(least, row[meaning]);
        most = std::max(most, row[meaning]);
      }
      spread(meaning).code_bounds(coder, least, most, bounds_);
    }
    static_assert(kPieceMeanings == 7, "these and the kind");
    return true;
  }

  /// The next piece.
  template <class Coder>
  void code_piece(Coder& coder, Row& row) {
    if (at_ < start_.size()) {
      code_known(coder, row, start_[at_]);
    } else {
      code_dealt(coder, row);
    }
    ++at_;
    code_lie(coder, row);
  }

  template <class Coder>
  void code_tracks(Coder& coder, std::vector<std::int16_t>& tracks) {
    std::size_t since = 0;  // how many before this one are as they were
    for (std::size_t i = 0; i < tracks.size(); ++i) {
      const std::int16_t base = i < start_tracks_.size() ? start_tracks_[i] : std::int16_t{0};
      const bool changed = coder.answer(tracks[i] != base, track_changed_[std::min(since, track_changed_.size() - 1)]);
      tracks[i] = changed ? code_small(coder, tracks[i], track_) : base;
      since = changed ? 0 : since + 1;
    }
  }

  template <class Coder>
  void code_step_kind(Coder& coder, std::int16_t& kind) {
    kind = code_small(coder, kind, step_);
  }
  template <class Coder>
  void code_local(Coder& coder, std::size_t i, std::int16_t& local) {
    local = code_small(coder, local, local_[i]);
  }

 private:
  static constexpr std::size_t kMaxCards = 1024;

  Spread& spread(Meaning meaning) { return spreads_[static_cast<std::size_t>(meaning)]; }

  /// As a rule no more than there were and than can be dealt.
  template <class Coder>
  bool code_cards(Coder& coder, std::size_t& cards) {
    const std::size_t most = start_.size() + left_[0].size() + left_[1].size();
    const bool is_usual = coder.answer(cards <= most, is_usual_);
    if (!is_usual || most > kMaxCards) {
      return code_size(coder, cards, start_.size(), kMaxCards);
    }
    cards = coder.choose(cards, most + 1);
    return true;
  }

  template <class Coder>
  static bool code_size(Coder& coder, std::size_t& size, std::size_t base, std::size_t most) {
    NumberModel model;
    const int more = coder.number(static_cast<int>(size) - static_cast<int>(base), model);
    const std::int64_t told = static_cast<std::int64_t>(base) + more;
    if (told < 0 || told > static_cast<std::int64_t>(most)) {
      return false;
    }
    size = static_cast<std::size_t>(told);
    return true;
  }

  /// A card that lay there at the start.
  template <class Coder>
  void code_known(Coder& coder, Row& row, const Row& base) {
    const bool same = coder.answer(
        row[Meaning::Kind] == base[Meaning::Kind] && row[Meaning::Owner] == base[Meaning::Owner], is_known_);
    for (const Meaning meaning : {Meaning::Kind, Meaning::Owner}) {
      row[meaning] = same ? base[meaning] : coder.number(row[meaning], kind_);
    }
    take(row);
  }

  /// Cards are dealt to one side, then to the other, and each once.
  template <class Coder>
  void code_dealt(Coder& coder, Row& row) {
    dealt_to_ = spread(Meaning::Owner).code(coder, row[Meaning::Owner], {dealt_to_, 0});
    row[Meaning::Owner] = dealt_to_;
    const std::vector<std::int16_t>& left = left_of(row);
    const auto at = std::lower_bound(left.begin(), left.end(), row[Meaning::Kind]);
    if (!left.empty() && coder.answer(at != left.end() && *at == row[Meaning::Kind], is_left_)) {
      row[Meaning::Kind] = left[coder.choose(static_cast<std::size_t>(at - left.begin()), left.size())];
      take(row);
    } else {
      row[Meaning::Kind] = coder.number(row[Meaning::Kind], kind_);
    }
  }

  std::vector<std::int16_t>& left_of(const Row& row) { return left_[row[Meaning::Owner] == 1 ? 1 : 0]; }

  /// It can be dealt no more.
  void take(const Row& row) {
    std::vector<std::int16_t>& left = left_of(row);
    const auto at = std::lower_bound(left.begin(), left.end(), row[Meaning::Kind]);
    if (at != left.end() && *at == row[Meaning::Kind]) {
      left.erase(at);
    }
  }

  /// Where and how it lies: the cards of a pile, and of a side, are much alike.
  template <class Coder>
  void code_lie(Coder& coder, Row& row) {
    const auto code = [&](Meaning meaning, int first, int second) {
      row[meaning] = spread(meaning).code(coder, row[meaning], {first, second});
      return row[meaning];
    };
    const int owner = static_cast<std::int8_t>(row[Meaning::Owner]);  // a reader's wild bytes may hold any number
    const int pile = code(Meaning::Place, owner, 0) * 4 + owner;
    const int up = code(Meaning::Face, pile, 0);
    const int faces = up * 4 + owner;
    const int flags = code(Meaning::Flags, pile * 2 + (up & 1), faces);
    code(Meaning::Marks, pile, faces);
    code(Meaning::Note, flags, 0);
  }

  /// A number that is rarely below -1.
  template <class Coder>
  static std::int16_t code_small(Coder& coder, std::int16_t value, NumberModel& model) {
    const std::uint32_t plus = static_cast<std::uint16_t>(value + 1);
    return static_cast<std::int16_t>(static_cast<std::uint16_t>(coder.count(plus, model) - 1));
  }

  std::vector<Row> start_;
  std::vector<std::int16_t> start_tracks_;
  Pools left_;
  std::size_t at_ = 0;
  int dealt_to_ = 1;
  Bit is_usual_ = Bit::foreseen(true);
  Bit is_known_ = Bit::foreseen(true);
  Bit is_left_ = Bit::foreseen(true);
  Spread::Bounds bounds_;
  NumberModel kind_, track_, step_;
  std::array<NumberModel, kLocals> local_;
  std::array<Bit, 9> track_changed_;
  /// By Meaning; the kind has none.
  std::array<Spread, kPieceMeanings> spreads_{Spread({0, 0}),  Spread({30, 0}),  Spread({8, 0}), Spread({60, 0}),
                                              Spread({20, 0}), Spread({20, 20}), Spread({90, 0})};
};

}  // namespace longroll
