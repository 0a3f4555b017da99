// build: fast
#include "tests/conform/bend.h"

#include <utility>

namespace longroll::conform {
namespace {

class Hand {
 public:
  Hand(State& state, const Below& below) : state_(state), below_(below) {}

  void bend() {
    if (!state_.ground.empty() && below_(6) == 0) {
      bend_ground();
      return;
    }
    const std::uint32_t what = below_(16);
    if (what < 9 && !state_.pieces.empty()) {
      bend_piece(state_.pieces[below_(count(state_.pieces))], what);
    } else if (what < 11 && !state_.tracks.empty()) {
      state_.tracks[below_(count(state_.tracks))] = number();
    } else if (what < 14 && !state_.stack.empty()) {
      state_.stack[below_(count(state_.stack))].locals[below_(kLocals)] = number();
    } else if (what == 14) {
      bend_stack();
    } else {
      resize();
    }
  }

 private:
  template <class List>
  static std::uint32_t count(const List& list) {
    return static_cast<std::uint32_t>(list.size());
  }

  /// Beside a piece: on a map whose hexes are numbered by column, 64 rows each; in an area next to it anywhere else.
  std::int16_t place() {
    constexpr int kAside[] = {0, 1, -1, 64, -64, 63, -63, 65, -65};
    const int from = state_.pieces.empty() ? 0 : state_.pieces[below_(count(state_.pieces))].place;
    return static_cast<std::int16_t>(from + kAside[below_(9)]);
  }

  std::int16_t number() {
    switch (below_(8)) {
      case 0:
        return static_cast<std::int16_t>(below_(65'536));
      case 1:
        return place();
      case 2:
        return static_cast<std::int16_t>(below_(4'200));
      case 3:
        return static_cast<std::int16_t>(below_(count(state_.pieces) + 1));
      case 4:
        return state_.tracks.empty() ? std::int16_t{0} : state_.tracks[below_(count(state_.tracks))];
      case 5:
        return state_.stack.empty() ? std::int16_t{-1} : state_.stack.back().locals[below_(kLocals)];
      default:
        return static_cast<std::int16_t>(static_cast<int>(below_(16)) - 2);
    }
  }

  void bend_piece(Piece& piece, std::uint32_t what) {
    switch (what) {
      case 0:
      case 1:
        piece.place = place();
        break;
      case 2:
        std::swap(piece.place, state_.pieces[below_(count(state_.pieces))].place);
        break;
      case 3:
      case 4:
      case 5:
        piece.flags = static_cast<std::uint16_t>(piece.flags ^ (1U << below_(14)));
        break;
      case 6:
        piece.marks = static_cast<std::int16_t>(below_(4));
        break;
      case 7:
        piece.place = number();
        break;
      default:
        bend_face(piece);
        break;
    }
  }

  void bend_face(Piece& piece) {
    switch (below_(5)) {
      case 0:
        piece.kind = number();
        break;
      case 1:
        piece.owner = static_cast<std::int8_t>(number());
        break;
      case 2:
        piece.up = static_cast<std::int8_t>(number());
        break;
      case 3:
        piece.note = number();
        break;
      default:
        piece.flags = static_cast<std::uint16_t>(number());
        break;
    }
  }

  void bend_ground() {
    std::vector<std::uint8_t>& ground = state_.ground;
    switch (below_(4)) {
      case 0:
        ground.resize(below_(2) == 0 ? 0 : below_(5'000));
        break;
      case 1:
        ground[below_(count(ground))] = static_cast<std::uint8_t>(below_(256));
        break;
      default:
        ground[below_(count(ground))] ^= static_cast<std::uint8_t>(1U << below_(8));
        break;
    }
  }

  void bend_stack() {
    std::vector<Step>& stack = state_.stack;
    switch (below_(4)) {
      case 0:
        stack.push_back({static_cast<std::int16_t>(below_(20)), {number(), number(), number()}});
        break;
      case 1:
        if (!stack.empty()) {
          stack.back().kind = static_cast<std::int16_t>(below_(20));
        }
        break;
      case 2:
        if (!stack.empty()) {
          stack.push_back(stack[below_(count(stack))]);
        }
        break;
      default:
        if (!stack.empty()) {
          stack.pop_back();
        }
        break;
    }
  }

  void resize() {
    switch (below_(3)) {
      case 0:
        state_.tracks.resize(below_(2) == 0 ? 0 : state_.tracks.size() + 1);
        break;
      case 1:
        state_.pieces.resize(below_(count(state_.pieces) + 1));
        break;
      default:
        for (std::uint32_t more = below_(500); more > 0 && !state_.pieces.empty(); --more) {
          state_.pieces.push_back(state_.pieces.back());
        }
        break;
    }
  }

  State& state_;
  const Below& below_;
};

}  // namespace

void bend(State& state, const Below& below) { Hand(state, below).bend(); }

}  // namespace longroll::conform
