// build: small
#include "engine/record/card_coder.h"

#include <algorithm>

#include "engine/record/ground_model.h"
#include "engine/record/number_model.h"
#include "engine/record/spread.h"
#include "engine/table/limits.h"

namespace longroll {
namespace {

constexpr std::uint32_t kMostCards = 1024;
/// Once for both ways, as of all coders (record/way_coders.h).
template <class Coder>
class CardWalk {
 public:
  CardWalk(Coder& coder, const State& start, const Pools& pools) : coder_(coder), start_(start), left_(pools) {}

  bool code(State& state) {
    if (!code_cards(state.pieces) || !code_size(state.tracks, start_.tracks.size(), kMaxStateTracks) ||
        !code_size(state.stack, 0, kMaxStateSteps)) {
      return false;
    }
    code_bounds(state.pieces);
    for (std::size_t i = 0; i < state.pieces.size(); ++i) {
      i < start_.pieces.size() ? code_known(state.pieces[i], start_.pieces[i]) : code_dealt(state.pieces[i]);
      code_lie(state.pieces[i]);
    }
    code_tracks(state.tracks);
    code_stack(state.stack);
    code_ground(coder_, start_, state);
    return true;
  }

 private:
  /// As a rule no more than there were and than can be dealt.
  bool code_cards(std::vector<Piece>& pieces) {
    const std::size_t most = start_.pieces.size() + left_[0].size() + left_[1].size();
    const bool is_usual = coder_.answer(pieces.size() <= most, is_usual_);
    if (!is_usual || most > kMostCards) {
      return code_size(pieces, start_.pieces.size(), kMostCards);
    }
    pieces.resize(coder_.choose(pieces.size(), most + 1));
    return true;
  }

  template <class List>
  bool code_size(List& list, std::size_t base, std::size_t most) {
    NumberModel model;
    const int more = coder_.number(static_cast<int>(list.size()) - static_cast<int>(base), model);
    const std::int64_t size = static_cast<std::int64_t>(base) + more;
    if (size < 0 || size > static_cast<std::int64_t>(most)) {
      return false;
    }
    list.resize(static_cast<std::size_t>(size));
    return true;
  }

  template <class Member>
  void code_bounds_of(const std::vector<Piece>& pieces, Member Piece::*member, Spread& spread) {
    int least = 0;
    int most = 0;
    for (const Piece& piece : pieces) {
      least = std::min<int>(least, piece.*member);
      most = std::max<int>(most, piece.*member);
    }
    spread.code_bounds(coder_, least, most, bounds_);
  }

  void code_bounds(const std::vector<Piece>& pieces) {
    code_bounds_of(pieces, &Piece::owner, owner_);
    code_bounds_of(pieces, &Piece::place, place_);
    code_bounds_of(pieces, &Piece::up, up_);
    code_bounds_of(pieces, &Piece::flags, flags_);
    code_bounds_of(pieces, &Piece::marks, marks_);
    code_bounds_of(pieces, &Piece::note, note_);
  }

  /// A card that lay there at the start.
  void code_known(Piece& piece, const Piece& base) {
    const bool same = coder_.answer(piece.kind == base.kind && piece.owner == base.owner, is_known_);
    piece.kind = same ? base.kind : static_cast<std::int16_t>(coder_.number(piece.kind, kind_));
    piece.owner = same ? base.owner : static_cast<std::int8_t>(coder_.number(piece.owner, kind_));
    take(piece);
  }

  /// Cards are dealt to one side, then to the other, and each once.
  void code_dealt(Piece& piece) {
    dealt_to_ = owner_.code(coder_, piece.owner, {dealt_to_, 0});
    piece.owner = static_cast<std::int8_t>(dealt_to_);
    const std::vector<std::int16_t>& left = left_[piece.owner == 1 ? 1 : 0];
    const auto at = std::lower_bound(left.begin(), left.end(), piece.kind);
    if (!left.empty() && coder_.answer(at != left.end() && *at == piece.kind, is_left_)) {
      piece.kind = left[coder_.choose(static_cast<std::size_t>(at - left.begin()), left.size())];
      take(piece);
    } else {
      piece.kind = static_cast<std::int16_t>(coder_.number(piece.kind, kind_));
    }
  }

  /// It can be dealt no more.
  void take(const Piece& piece) {
    std::vector<std::int16_t>& left = left_[piece.owner == 1 ? 1 : 0];
    const auto at = std::lower_bound(left.begin(), left.end(), piece.kind);
    if (at != left.end() && *at == piece.kind) {
      left.erase(at);
    }
  }

  /// Where and how it lies: the cards of a pile, and of a side, are much alike.
  void code_lie(Piece& piece) {
    piece.place = static_cast<Place>(place_.code(coder_, piece.place, {piece.owner, 0}));
    const int pile = piece.place * 4 + piece.owner;
    piece.up = static_cast<std::int8_t>(up_.code(coder_, piece.up, {pile, 0}));
    const int faces = piece.up * 4 + piece.owner;
    piece.flags = static_cast<std::uint16_t>(flags_.code(coder_, piece.flags, {pile * 2 + (piece.up & 1), faces}));
    piece.marks = static_cast<std::int16_t>(marks_.code(coder_, piece.marks, {pile, faces}));
    piece.note = static_cast<std::int16_t>(note_.code(coder_, piece.note, {piece.flags, 0}));
  }

  /// A number that is rarely below -1.
  std::int16_t code_small(std::int16_t value, NumberModel& model) {
    const std::uint32_t plus = static_cast<std::uint16_t>(value + 1);
    return static_cast<std::int16_t>(static_cast<std::uint16_t>(coder_.count(plus, model) - 1));
  }

  void code_tracks(std::vector<std::int16_t>& tracks) {
    std::size_t since = 0;  // how many before this one are as they were
    for (std::size_t i = 0; i < tracks.size(); ++i) {
      const std::int16_t base = i < start_.tracks.size() ? start_.tracks[i] : std::int16_t{0};
      const bool changed = coder_.answer(tracks[i] != base, track_changed_[std::min(since, track_changed_.size() - 1)]);
      tracks[i] = changed ? code_small(tracks[i], track_) : base;
      since = changed ? 0 : since + 1;
    }
  }

  void code_stack(std::vector<Step>& stack) {
    for (Step& step : stack) {
      step.kind = code_small(step.kind, step_);
      const std::size_t locals = coder_.answer(step.has_more_locals(), has_more_locals_) ? kLocals : kUsualLocals;
      for (std::size_t i = 0; i < locals; ++i) {
        step.locals[i] = code_small(step.locals[i], local_[i]);
      }
    }
  }

  Coder& coder_;
  const State& start_;
  Pools left_;
  int dealt_to_ = 1;
  Bit is_usual_ = Bit::foreseen(true);
  Bit is_known_ = Bit::foreseen(true);
  Bit is_left_ = Bit::foreseen(true);
  Bit has_more_locals_ = Bit::foreseen(false);
  Spread::Bounds bounds_;
  NumberModel kind_, track_, step_;
  std::array<NumberModel, kLocals> local_;
  std::array<Bit, 9> track_changed_;
  Spread owner_{{30, 0}}, place_{{8, 0}}, up_{{60, 0}}, flags_{{20, 20}}, marks_{{20, 0}}, note_{{90, 0}};
};

}  // namespace

void write_cards(RangeEncoder& out, const State& start, const Pools& pools, const State& state) {
  CodeWriter writer(out);
  State copy = state;
  LR_CHECK(CardWalk(writer, start, pools).code(copy), "a State is of bounded size");
}

bool read_cards(RangeDecoder& in, const State& start, const Pools& pools, State& state) {
  CodeReader reader(in);
  return CardWalk(reader, start, pools).code(state);
}

}  // namespace longroll
