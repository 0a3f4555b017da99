// build: portable
#include "tests/rules/campaign/table.h"

#include "tests/support/shipped.h"

namespace longroll::campaign::test {

const Library& shipped_library() {
  static const Result<Library> kRead = read_library(
      [](std::string_view path) { return Result<std::string>(longroll::test::asset_text(std::string(path))); },
      {"1861", "1862", "1863", "1864"});
  LR_CHECK(kRead.ok(), describe(kRead.faults()).c_str());
  return kRead.value();
}

namespace {

State empty_state(const Library& library, const Scenario& scenario) {
  State state;
  state.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  state.ground.assign(library.ground_places(), 0);
  state.tracks[static_cast<std::size_t>(Track::Scenario)] = scenario.number;
  state.tracks[static_cast<std::size_t>(Track::Winner)] = -1;
  return state;
}

}  // namespace

State state_of_start(std::string_view id) {
  const Library& library = shipped_library();
  for (const Scenario& scenario : library.scenarios) {
    if (scenario.id == id) {
      State state = empty_state(library, scenario);
      Events events;
      Now now(state, events);
      lay_out_start(now, library, scenario);
      for (std::size_t i = 0; scenario.start.has_set_up && i < scenario.start.setup.size(); ++i) {
        if (scenario.start.setup[i].where == StartForce::Where::Choice) {
          set_up_as_history(now, library, scenario, i);
        }
      }
      return state;
    }
  }
  LR_CHECK(false, "no such start");
  return {};
}

Theatre::Theatre() : state_(state_of_start("1861")) {
  for (Piece& piece : state_.pieces) {
    piece.place = kPool;
    piece.flags = 0;
    piece.note = 0;
    piece.marks = 0;
    piece.up = kFront;
  }
  answer(Seat::Union, ReactionRule::Never).answer(Seat::Confederate, ReactionRule::Never);
}

PieceId Theatre::put(Seat side, UnitClass unit_class, std::string_view hex, int count) {
  PieceId first = kNoPiece;
  for (int i = 0; i < count; ++i) {
    const PieceId piece = next_in_pool(state_, library(), side, unit_class);
    LR_CHECK(piece != kNoPiece, "a counter is left");
    state_.piece(piece).place = *hex_named(hex);
    first = first == kNoPiece ? piece : first;
  }
  return first;
}

PieceId Theatre::put_ships(Seat side, UnitClass unit_class, const Berth& berth, int count) {
  PieceId first = kNoPiece;
  for (int i = 0; i < count; ++i) {
    const PieceId piece = next_in_pool(state_, library(), side, unit_class);
    LR_CHECK(piece != kNoPiece, "a counter is left");
    state_.piece(piece).place = berth.place;
    state_.piece(piece).note = berth.note;
    first = first == kNoPiece ? piece : first;
  }
  return first;
}

PieceId Theatre::put_leader(char letter, std::string_view hex, int rating) {
  for (const LeaderCounter& leader : library().forces.leaders) {
    if (leader.letter == letter) {
      Piece& piece = state_.piece(static_cast<PieceId>(leader.piece));
      piece.place = *hex_named(hex);
      piece.marks = static_cast<std::int16_t>(rating);
      return static_cast<PieceId>(leader.piece);
    }
  }
  LR_CHECK(false, "no such leader");
  return kNoPiece;
}

template <class Change>
void Theatre::change_points(Seat side, std::string_view hex, Change&& change) {
  for (Piece& piece : state_.pieces) {
    if (piece.place == *hex_named(hex) && owner_of(piece) == side && is_point(library().class_of(piece.kind))) {
      piece.flags = change(piece.flags);
    }
  }
}

Theatre& Theatre::post(Seat side, std::string_view hex, Post post) {
  change_points(side, hex, [&](unsigned flags) { return with_post(flags, post); });
  return *this;
}
Theatre& Theatre::out_of_supply(Seat side, std::string_view hex, int markers) {
  change_points(side, hex, [&](unsigned flags) { return with_out_of_supply(flags, markers); });
  return *this;
}
Theatre& Theatre::demoralize(Seat side, std::string_view hex, int markers) {
  change_points(side, hex, [&](unsigned flags) { return with_demoralized(flags, markers); });
  return *this;
}

Theatre& Theatre::hold(std::string_view hex, Seat side) {
  constexpr unsigned kOwners = kHeldByUnion | kHeldByConfederacy | kRailUnion | kRailConfederacy;
  const HexId at = *hex_named(hex);
  std::uint8_t& marks = state_.ground[static_cast<std::size_t>(at)];
  const bool has_rails = library().map.rail_hexes().has(at);
  const unsigned held = side == Seat::Union         ? kHeldByUnion | (has_rails ? kRailUnion : 0U)
                        : side == Seat::Confederate ? kHeldByConfederacy | (has_rails ? kRailConfederacy : 0U)
                                                    : 0U;
  marks = static_cast<std::uint8_t>((marks & ~kOwners) | held);
  return *this;
}

Theatre& Theatre::answer(Seat side, ReactionRule rule) {
  state_.tracks[static_cast<std::size_t>(track(Track::Reaction, index_of(side)))] = static_cast<std::int16_t>(rule);
  return *this;
}

Theatre& Theatre::turn(int number) {
  state_.tracks[static_cast<std::size_t>(Track::Turn)] = static_cast<std::int16_t>(number);
  return *this;
}

Berth water_between(std::string_view a, std::string_view b) {
  return Berth::on(*hexside_between(shipped_library().map.grid, *hex_named(a), *hex_named(b)));
}

std::string text_of(const HexSet& hexes) {
  std::string text;
  hexes.for_each([&](HexId hex) { text += (text.empty() ? "" : " ") + hex_text(hex); });
  return text;
}

}  // namespace longroll::campaign::test
