// build: logic
#include "web/games/campaign/war_ahead.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/campaign/rules/building.h"
#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

using Rows = std::vector<TrackRow>;

constexpr int kTurnsAhead = 3;

void set(State& state, cw::Track which, int value) {
  state.tracks[static_cast<std::size_t>(cw::track(which))] = static_cast<std::int16_t>(value);
}

/// The first turn in which something can be done that is done in Recruitment Phases, or was begun in one.
int next_recruitment(const cw::Field& field, bool is_begun_now) {
  return field.turn() + (field.phase() == cw::Phase::Recruitment && !is_begun_now ? 0 : 1);
}

std::string in_turn(int turn) { return "turn " + std::to_string(turn); }

/// Campaign 4.1.1, 4.1.2, 4.1.3: the Union's next turns, of which the rules are asked as if they had come: nothing more
/// is lost, and politics stay as they are.
void add_union(const cw::Field& field, Rows& out) {
  const int last = std::min(field.turn() + kTurnsAhead, field.value(cw::Track::LastTurn));
  std::string turns, arrivals, drafts, points;
  bool has_draft = false;
  State state = field.state();
  set(state, cw::Track::UnionLostBefore, field.value(cw::Track::UnionLost));
  for (int turn = field.turn() + 1; turn <= last; ++turn) {
    set(state, cw::Track::Turn, turn);
    const cw::Field then(field.library(), state);
    const std::string comma = turns.empty() ? "" : ", ";
    turns += comma + std::to_string(turn);
    arrivals += comma + std::to_string(cw::union_arrivals(then));
    points += comma + std::to_string(cw::construction_points(then, Seat::Union));
    const int drafted = field.value(cw::Track::Draft, turn);
    drafts += comma + std::to_string(drafted);
    has_draft = has_draft || drafted != 0;
    set(state, cw::Track::UnionLostBefore, 0);
  }
  if (turns.empty()) {
    return;
  }
  const std::string when = turns.find(',') == std::string::npos ? " in turn " + turns : " in turns " + turns;
  out.push_back({"Union arrivals" + when, "4.1.1", arrivals});
  if (has_draft) {
    out.push_back({"Of these by drafts", "4.1.3", drafts});
  }
  out.push_back({"Union construction points" + when, "4.1.2", points});
}

/// Campaign 4.2.1, 4.2.3, 4.2.4: as the economy and the cities are now.
void add_confederacy(const cw::Field& field, Rows& out) {
  if (field.turn() >= field.value(cw::Track::LastTurn)) {
    return;
  }
  std::vector<int> groups;
  field.arrival_places(Seat::Confederate).for_each([&](HexId hex) {
    const int group = cw::group_of(field.map(), hex);
    if (group >= 0 && std::count(groups.begin(), groups.end(), group) == 0) {
      groups.push_back(group);
    }
  });
  out.push_back({"Confederate groups that can raise a point", "4.2.1",
                 std::to_string(groups.size()) + " of " + std::to_string(cw::kRecruitmentGroups)});
  if (const int at_large = field.value(cw::Track::AtLarge); at_large > 0) {
    out.push_back({"Confederate points at large", "4.2.3", std::to_string(at_large)});
  }
  State state = field.state();
  set(state, cw::Track::Economy, cw::economy_now(field).size());
  out.push_back({"Confederate construction points next turn", "4.2.4",
                 std::to_string(cw::construction_points(cw::Field(field.library(), state), Seat::Confederate))});
}

/// Campaign 4.2.5, 11.2: by counter. What lies in a turn's box has been paid for.
void add_work(const cw::Field& field, PieceId id, Rows& out) {
  const Piece& piece = field.piece(id);
  const cw::UnitClass unit_class = field.class_of(id);
  const std::string name = field.library().counter(piece.kind).title;
  const auto completed = [&](int turn) {
    return in_turn(turn) + " for " +
           count_of(cw::cost_to_finish(field, field.side_of(id), unit_class), "point", "points");
  };
  if (unit_class == cw::UnitClass::Fort && piece.place >= cw::kTurnBox && piece.place <= cw::kTurnBox + cw::kTurns) {
    const int turn = std::max(static_cast<int>(piece.place - cw::kTurnBox), next_recruitment(field, false));
    out.push_back({name + ", being built", "4.2.5", completed(turn)});
  } else if (const int back = piece.place - cw::kTurnBox; unit_class == cw::UnitClass::Usmrr && back >= 0) {
    out.push_back({name + ", comes back", "7.7.1", in_turn(std::max(back, next_recruitment(field, false)))});
  } else if (is_hex(piece.place) && field.has_flag(id, cw::kUnderConstruction)) {
    const std::string what = name + " at " + short_place(field, static_cast<HexId>(piece.place)) + ", being built";
    const bool is_fort = unit_class == cw::UnitClass::Fort;
    out.push_back({what, is_fort ? "11.2" : "4.2.5",
                   is_fort ? std::string("by an army point there")
                           : completed(next_recruitment(field, field.has_flag(id, cw::kMoved)))});
  }
}

/// Campaign 7.5: a hex a turn.
void add_railroads(const cw::Field& field, Rows& out) {
  for (int line = 0; line < cw::kUnfinished; ++line) {
    if (cw::next_of_line(field, line) == kNoHex) {
      continue;
    }
    const std::vector<HexId>& hexes = field.library().network.unfinished(line);
    const PieceId marker = cw::marker_of_line(field.library(), line);
    const int left = static_cast<int>(hexes.size()) - field.piece(marker).marks;
    const int ready = next_recruitment(field, field.has_flag(marker, cw::kMoved)) + left - 1;
    out.push_back({"Railroad from " + short_place(field, hexes.front()) + " to " + short_place(field, hexes.back()) +
                       ", " + std::to_string(left) + " of " + std::to_string(hexes.size()) + " hexes left",
                   "7.5", in_turn(ready) + " at the earliest"});
  }
}

void add_away(const cw::Field& field, Rows& out) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (const LeaderAway& one : leaders_away(field, side)) {
      out.push_back({cw::leader_name(field, one.leader) + " (" + side_name(side) + "), wounded, comes back", "9.12",
                     in_turn(one.turn)});
    }
  }
}

/// Campaign 15.3: the turn itself, or one to come.
void add_europe(const cw::Field& field, Rows& out) {
  if (const int turn = field.value(cw::Track::Mediation); turn >= field.turn() && turn > 0) {
    out.push_back({"Mediation: the Union attacks no supply center", "15.3", in_turn(turn)});
  }
  if (const int turn = field.value(cw::Track::HalvedArrivals); turn >= field.turn() && turn > 0) {
    out.push_back({"Union arrivals are halved", "15.3", in_turn(turn)});
  }
}

}  // namespace

std::vector<LeaderAway> leaders_away(const cw::Field& field, Seat side) {
  std::vector<LeaderAway> out;
  for (const std::int16_t leader : field.library().leader_of[side]) {
    const int box = field.piece(leader).place - cw::kTurnBox;
    if (box >= 0 && box <= cw::kTurns + kTurnsAhead) {
      out.push_back({leader, std::max(box, next_recruitment(field, false))});
    }
  }
  return out;
}

std::vector<TrackRow> rows_ahead(const cw::Field& field) {
  Rows out;
  add_union(field, out);
  add_confederacy(field, out);
  for (const PieceId id : field.pieces()) {
    add_work(field, id, out);
  }
  add_railroads(field, out);
  add_away(field, out);
  add_europe(field, out);
  return out;
}

}  // namespace longroll::web::campaign
