// build: fast
#include "tests/conform/toy_hex/toy_hex.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/play/inspection.h"

namespace longroll::toy_hex {
namespace {

constexpr std::string_view kTrackIds[] = {"turn", "phasing", "winner"};

/// The arguments of the verbs in words.
class Names final : public ArgumentNames {
 public:
  Names(const ToyHex& game, const State& state) : game_(game), state_(state) {}
  std::string text(ArgumentKind kind, int value) const override {
    if (static_cast<Argument>(kind) == Argument::Unit) {
      return state_.has_piece(value) ? game_.kind_id(0, state_.piece(static_cast<PieceId>(value)).kind) : "?";
    }
    return static_cast<Argument>(kind) == Argument::Hex ? hex_text(static_cast<HexId>(value)) : std::to_string(value);
  }
  std::optional<int> value(ArgumentKind kind, std::string_view word) const override {
    if (static_cast<Argument>(kind) == Argument::Unit) {
      return game_.kind_of(0, word);  // each counter is in play once, in the order of their kinds
    }
    return static_cast<Argument>(kind) == Argument::Hex ? std::optional<int>(hex_named(word)) : parse_int(word);
  }

 private:
  const ToyHex& game_;
  const State& state_;
};

class ToyInspection : private Inspection {
 public:
  ToyInspection(const ToyHex& game, const State& state) : Inspection(game, state), game_(game) {}

  /// Each part is read only when what it builds on is sound.
  Faults faults() {
    if (has_tracks(track(Track::Count)) && has_ground(kMostHexes)) {
      check_track(track(Track::Turn), 1, 5);
      check_track(track(Track::Phasing), 0, 1);
      check_track(track(Track::Winner), -1, 2);
      check_pieces();
      check_ground();
    }
    if (is_sound()) {
      check_stacks();
    }
    if (is_sound()) {
      check_steps(all_steps(), game_.field(state_), 2);
    }
    if (is_sound()) {
      check_play();
    }
    return take_faults();
  }

 private:
  void check_pieces() {
    const std::vector<Counter>& counters = printed().counters;
    if (state_.pieces.size() != counters.size()) {
      fault("pieces", "there must be " + std::to_string(counters.size()));
      return;
    }
    for (std::size_t i = 0; i < counters.size(); ++i) {
      const Piece& piece = state_.pieces[i];
      const bool is_on_map = printed().map.grid.contains(piece.place);
      const Piece plain{static_cast<std::int16_t>(i),
                        piece.place,
                        static_cast<std::int8_t>(index_of(counters[i].side)),
                        0,
                        0,
                        piece.flags,
                        piece.note};
      if (piece != plain || (!is_on_map && piece.place != kEliminated) || piece.note < 0 || piece.note > 1 ||
          piece.flags > (kMoved | kAttacked) || (!is_on_map && (piece.flags != 0 || piece.note != 0))) {
        fault("piece " + counters[i].id, "it cannot lie so");
      }
    }
  }

  /// 8.0: no hex is controlled by both, none off the map by anybody.
  void check_ground() {
    for (std::size_t i = 0; i < state_.ground.size(); ++i) {
      const int most = printed().map.grid.contains(static_cast<int>(i)) ? kConfederateHeld : 0;
      if (state_.ground[i] > most) {
        fault("ground " + hex_text(static_cast<HexId>(i)), "nobody can control it so");
      }
    }
  }

  /// 4.1, 4.2, 8.0: where units stand.
  void check_stacks() {
    const Field field = game_.field(state_);
    for (const HexId hex : printed().hexes) {
      const std::vector<PieceId> stack = field.stack(hex);
      for (std::size_t i = 0; i < stack.size(); ++i) {
        const Piece& piece = state_.piece(stack[i]);
        if (stack.size() > 2 || piece.note != static_cast<int>(i) ||
            state_.ground_at(hex) != mark_of(owner_of(piece))) {
          fault("hex " + hex_text(hex), "units cannot stand there so");
          break;
        }
      }
    }
  }

  const ToyHex& game_;
};

/// Crossroads and units are what counts.
class ToyAdvisor final : public Advisor {
 public:
  int evaluate(const State& state, Seat seat) const override {
    const Field field(printed(), state);
    const auto worth = [&](Seat side) {
      return 60 * field.controlled(printed().crossroads, side) + 25 * static_cast<int>(field.units(side).size());
    };
    return std::clamp(worth(seat) - worth(other(seat)), -1000, 1000);
  }
  void weigh(const State&, const Actions& actions, std::vector<int>& weights) const override {
    weights.clear();
    for (const Action& action : actions) {
      weights.push_back(is_action<Attack>(action) ? 6 : 2);
    }
  }
  int clock(const State& state) const override {
    return 2 * state.track(track(Track::Turn)) + state.track(track(Track::Phasing));
  }
};

}  // namespace

ToyHex::ToyHex() : StepGame({all_steps(), track(Track::Winner), Action{}, "3.0", "9.0"}) {
  info_.id = "crossroads";
  info_.title = "Crossroads";
  info_.rules_version = 1;
  info_.scenarios.push_back({.id = "crossroads", .title = "Crossroads", .data_hash = 0xC405520AD5ULL});
}

State ToyHex::setup(const Setup&) const {
  State state;
  state.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  state.ground.assign(kMostHexes, 0);
  Events events;
  Now now(state, events);
  now.set(track(Track::Turn), 1);
  now.set(track(Track::Winner), -1);
  for (const HexId hex : printed().hexes) {
    now.mark_ground(hex, row_of(hex) <= 3 ? kConfederateHeld : row_of(hex) >= 5 ? kUnionHeld : 0);
  }
  for (const Counter& counter : printed().counters) {
    put(now, now.make(static_cast<std::int16_t>(&counter - printed().counters.data()), kEliminated, counter.side),
        counter.start);
  }
  begin(now, StepKind::Movement);
  return state;
}

std::string ToyHex::heading(const State& state) const {
  return std::string(name_of(field(state).phasing())) + " turn " + std::to_string(state.track(track(Track::Turn))) +
         " - " + step_id(state.top().kind);
}

Outcome ToyHex::outcome(const State& state) const {
  if (!is_over(state)) {
    return {};
  }
  constexpr std::string_view kReasons[] = {"The Union holds the field.", "The Confederates hold the field.",
                                           "Nobody holds more than the other."};
  const int winner = state.track(track(Track::Winner));
  return {true, winner == 2 ? Seat::Nobody : seat_of(winner), std::string(kReasons[winner]), "9.0"};
}

std::string ToyHex::tell(const State& before, const Event& event, Seat) const {
  if (event.kind == EventKind::PieceMoved) {
    return kind_id(0, before.piece(event.args[0]).kind) + " goes to " + place_id(event.args[2]) + ".";
  }
  if (event.kind == EventKind::Rolled) {
    return kind_id(0, before.piece(event.args[2]).kind) + " attacks, the die shows " + std::to_string(event.args[0]) +
           ".";
  }
  return "";
}

std::string ToyHex::gist(const State&, const Events& events) const {
  constexpr std::string_view kGists[] = {"no effect", "defender driven back", "defender lost", "attacker lost"};
  for (const Event& event : events) {
    if (event.kind == EventKind::Remark && event.args[0] == static_cast<std::int16_t>(Say::Result)) {
      return std::string(kGists[event.args[1]]);
    }
  }
  return "";
}

std::string ToyHex::text(const State& state, const Action& action) const {
  return text_of(kVerbs, action, Names(*this, state));
}
std::optional<Action> ToyHex::parse(const State& state, std::string_view text) const {
  return parse_action(kVerbs, text, Names(*this, state));
}
std::string ToyHex::kind_id(int, int kind) const {
  const std::vector<Counter>& counters = printed().counters;
  return kind >= 0 && static_cast<std::size_t>(kind) < counters.size() ? counters[static_cast<std::size_t>(kind)].id
                                                                       : "?";
}
std::optional<int> ToyHex::kind_of(int, std::string_view id) const {
  const std::vector<Counter>& counters = printed().counters;
  const auto at = std::find_if(counters.begin(), counters.end(), [&](const Counter& one) { return one.id == id; });
  return at == counters.end() ? std::nullopt : std::optional(static_cast<int>(at - counters.begin()));
}
std::string ToyHex::place_id(Place place) const { return place == kEliminated ? "eliminated" : hex_text(place); }
std::string ToyHex::track_id(int track) const {
  return track >= 0 && track < toy_hex::track(Track::Count) ? std::string(kTrackIds[track]) : "?";
}
Faults ToyHex::faults_of(const State& state) const { return ToyInspection(*this, state).faults(); }

std::unique_ptr<Advisor> make_advisor() { return std::make_unique<ToyAdvisor>(); }

}  // namespace longroll::toy_hex
