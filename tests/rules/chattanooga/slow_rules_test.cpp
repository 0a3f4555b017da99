// build: fast
// Combat and stacks the slow way, piece by piece and by the second transcription of the charts, against the rules, on
// positions of random games with every option.
#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/coordination.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/games/chattanooga/rules/works.h"
#include "tests/rules/chattanooga/printed.h"
#include "tests/rules/chattanooga/random_play.h"

namespace longroll::chattanooga::test {
namespace {

constexpr std::uint64_t kGames = 60;

/// Plays skirmishes with all options, and looks at each position as it is read.
void play_all(const std::function<void(const Field& field)>& look) {
  for (std::uint64_t number = 0; number < kGames && !testing::Test::HasFatalFailure(); ++number) {
    SCOPED_TRACE("skirmish " + std::to_string(number));
    const auto game = skirmish(number);
    play_at_random(*game, with_everything(*game), number,
                   [&](const State&, const State& state) { look(Field(game->data_of(state), state)); });
  }
}

// ---- 10.2 to 10.9: the column and the row of an attack, and what each die does ----

/// The cells of the line of that chart in the second transcription.
const std::vector<std::string>& line_of(const std::string& chart, const std::string& name) {
  static const auto all = [] {
    std::map<std::pair<std::string, std::string>, std::vector<std::string>> lines;
    for (const auto& line : table_lines("tests/rules/chattanooga/charts.tsv", '\t')) {
      lines[{line[0], line[1]}] = line;
    }
    return lines;
  }();
  return all.at({chart, name});
}

/// What the chart adds to the intensity: "-2 unless from hilltop", "-2 up +1 down"; 0 where it has no number.
int intensity_of_line(const std::string& name) {
  return name == "river" ? 0 : std::atoi(line_of("TEC", name)[3].c_str());  // 7.8: out of a boat
}

class SlowAttack {
 public:
  SlowAttack(const Field& field, PieceId attacker, HexId hex)
      : field_(field),
        attacker_(attacker),
        unit_(field.counter(attacker)),
        from_(field.piece(attacker).place),
        hex_(hex),
        side_(*field.grid().direction(from_, hex)) {}

  /// The top regiment of the hex, or the top battery.
  PieceId defender() const {
    PieceId top = kNoPiece;
    const auto rank = [&](PieceId id) {
      return (field_.type(id) == UnitType::Artillery ? 0 : 100) + field_.piece(id).note;
    };
    for (const PieceId id : field_.pieces()) {
      if (field_.piece(id).place == hex_ && field_.is_unit(id) && (top == kNoPiece || rank(id) > rank(top))) {
        top = id;
      }
    }
    return top;
  }

  int column() const {
    const GroundMap& map = field_.map();
    int sum = rating_of(attacker_).intensity + field_.piece(attacker_).marks + light();
    const std::string mine(id_of(map.terrain_at(from_)));
    const std::string theirs(id_of(map.terrain_at(hex_)));
    const bool is_spared = theirs == "hillside" && map.is_hilltop(from_);
    sum += is_spared ? 0 : intensity_of_line(theirs);
    sum += mine == theirs ? 0 : intensity_of_line(mine);
    sum += map.is_bridge(from_, side_) ? intensity_of_line("bridge") : 0;
    sum += map.is_uphill(from_, side_) ? -2 : map.is_uphill(hex_, opposite(side_)) ? 1 : 0;
    sum += map.is_hilltop(hex_) && !map.is_hilltop(from_) ? intensity_of_line("hilltop") : 0;
    sum += charges() ? 2 : 0;
    sum += is_coordinated(field_, {attacker_, defender(), hex_}) ? 2 : 0;  // it hangs on the attacks before
    sum += leader();
    sum += field_.has(Option::ArmyMorale) ? army() : 0;
    const bool is_bound = unit_.type == UnitType::Cavalry && field_.has(Option::Cavalry) && !charges();
    return is_bound ? 3 : std::clamp(sum, 3, 9);
  }

  int row(int die) const {
    const PieceId top = defender();
    const int kind = ground_works(field_.state(), hex_).kind;  // 1 a breastwork, 2 a trench, 3 a redoubt
    int sum = die + rating_of(attacker_).strength - (kind == 0 ? 0 : kind == 1 ? 1 : 2);
    for (const PieceId id : field_.pieces()) {
      const bool is_there = field_.piece(id).place == hex_ && field_.is_unit(id);
      const bool is_gun = field_.type(id) == UnitType::Artillery;
      sum -= is_there && (id == top || is_gun) && !(is_gun && kind == 2) ? rating_of(id).strength : 0;
    }
    sum -= field_.has_flag(top, kVolley) && !is_night() ? 2 : 0;
    const bool is_ridden_down = field_.has(Option::Cavalry) && unit_.type == UnitType::Cavalry && charges() &&
                                field_.type(top) == UnitType::Infantry;
    sum -= is_ridden_down ? field_.counter(top).range : 0;
    return std::clamp(sum, 0, 9);
  }

 private:
  const Ratings& rating_of(PieceId id) const {
    return field_.piece(id).up == kFront ? field_.counter(id).front : field_.counter(id).back;
  }
  int turn_of_day() const { return field_.scenario().turn_of_day(field_.turn()); }
  bool is_night() const { return turn_of_day() == 6; }
  int light() const { return is_night() ? -3 : turn_of_day() == 1 || turn_of_day() == 5 ? -1 : 0; }
  bool charges() const {
    const GroundMap& map = field_.map();
    const bool is_open = map.terrain_at(from_) == Terrain::Clear && map.terrain_at(hex_) == Terrain::Clear &&
                         !map.is_uphill(from_, side_) && !map.is_uphill(hex_, opposite(side_));
    const bool is_tied = unit_.type == UnitType::Cavalry && field_.has(Option::Cavalry);
    return field_.has_flag(attacker_, kCharge) && !is_night() && (!is_tied || is_open);
  }
  int leader() const {
    for (const PieceId id : field_.pieces()) {
      if (field_.type(id) == UnitType::Leader && field_.piece(id).place == from_ && field_.side_of(id) == unit_.side &&
          field_.piece(id).marks == 6 && !field_.has_flag(id, kFought) &&
          (field_.counter(id).formations.bits() & unit_.formations.bits()) != 0) {
        return field_.counter(id).combat_rating;
      }
    }
    return 0;
  }
  int army() const {
    const bool is_hookers = field_.has_flag(attacker_, kHookers);
    return field_.state().track(track(Track::ArmyMorale, is_hookers ? kArmies : static_cast<int>(unit_.army)));
  }

  const Field& field_;
  PieceId attacker_;
  const Unit& unit_;
  HexId from_;
  HexId hex_;
  Direction side_;
};

TEST(Chattanooga_10_2_SlowOdds, EachDieOfEachAttackDoesWhatTheChartsSay) {
  int attacks = 0;
  int dark = 0;
  play_all([&](const Field& field) {
    if (!is_step<AttackLocals>(field.state().top())) {
      return;
    }
    const HexId hex = locals_of<AttackLocals>(field.state().top()).hex;
    for (const PieceId unit : field.pieces()) {
      if (!field.has_units(hex, other(field.phasing())) || refuse_attack(field, unit, hex)) {
        continue;
      }
      const SlowAttack slow(field, unit, hex);
      const Engagement engagement{unit, defender_at(field, hex), hex};
      ASSERT_EQ(engagement.defender, slow.defender()) << hex_text(hex);
      ASSERT_EQ(intensity_of(field, engagement), slow.column()) << field.counter(unit).id << " at " << hex_text(hex);
      for (int die = 0; die < kDieFaces; ++die) {
        const CombatResult& result =
            field.chart().combat_result(combat_die(field, engagement, die), intensity_of(field, engagement));
        const auto& row = line_of("CRT", std::to_string(slow.row(die)));
        ASSERT_EQ(result.id, row[static_cast<std::size_t>(slow.column() - 1)])
            << die << ": " << field.counter(unit).id << " at " << hex_text(hex);
      }
      ++attacks;
      dark += field.time().intensity != 0 ? 1 : 0;
    }
  });
  EXPECT_GT(attacks, 300);
  EXPECT_GT(dark, 30);
}

// ---- 8.1, 8.3: who may join whom, and who checks ----

/// Chattanooga 8.3, 3.4S, number by number.
bool share_a_formation(const Field& field, PieceId one, PieceId another) {
  const Unit& a = field.counter(one);
  const Unit& b = field.counter(another);
  if (field.scenario().has_lone_units[a.side]) {
    const auto goes_with_all = [](const Unit& unit) { return unit.formations.contains(63) || unit.is_regular; };
    return one == another || goes_with_all(a) || goes_with_all(b);
  }
  for (int formation = 1; formation <= FormationSet::kLast; ++formation) {
    if (a.formations.contains(formation) && b.formations.contains(formation)) {
      return true;
    }
  }
  return false;
}

/// A leader beside the hex lets these two stack (13.3).
bool has_leader_for(const Field& field, HexId hex, PieceId one, PieceId another) {
  const auto spans = [&](PieceId leader, PieceId unit) {
    return field.piece(leader).kind == field.scenario().hooker.kind
               ? field.has_flag(unit, kHookers)  // 13.6
               : field.counter(leader).formations.overlaps(field.counter(unit).formations);
  };
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    const Unit& leader = field.counter(id);
    if (leader.type == UnitType::Leader && is_hex(piece.place) && leader.side == field.side_of(one) &&
        piece.marks == 2 && (piece.place == hex || field.grid().are_adjacent(piece.place, hex)) && spans(id, one) &&
        spans(id, another)) {
      return true;
    }
  }
  return false;
}

struct SlowStack {
  int standing = 0;  ///< units and markers, without those who come
  bool needs_check = false;
  int lowest_morale = 99;
};

SlowStack slow_stack(const Field& field, const Movers& movers, HexId hex) {
  SlowStack stack;
  bool is_anybody = false;
  bool is_still = false;
  bool is_one = true;
  bool is_led = true;
  const Seat side = field.side_of(movers.front());
  const auto morale = [&](PieceId id) {
    const Unit& unit = field.counter(id);
    return (field.piece(id).up == kFront ? unit.front.morale : unit.back.morale) + field.piece(id).marks;
  };
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    const bool is_other = piece.place == hex && field.side_of(id) == side && (piece.flags & kMoving) == 0;
    stack.standing += is_other && (field.is_unit(id) || field.type(id) == UnitType::Reserve) ? 1 : 0;
    if (!is_other || !field.is_unit(id)) {
      continue;
    }
    is_anybody = true;
    stack.lowest_morale = std::min(stack.lowest_morale, morale(id));
    const bool is_rallied = (piece.flags & kEntered) != 0 && (piece.flags & kRecovering) != 0;  // 13.3
    const bool is_arrival = !is_rallied && (piece.flags & kEntered) != 0 && field.has_flag(movers.front(), kEntered);
    const bool is_fortune = field.state().stack.size() > 5 && is_step<FortuneLocals>(field.state().stack[5]);
    const bool recovers = !is_rallied && (piece.flags & kRecovering) != 0;
    is_still = is_still || is_arrival || is_fortune || (piece.flags & kMoved) == 0 || recovers;
    for (const PieceId mover : movers) {
      is_one = is_one && (is_arrival || share_a_formation(field, mover, id));
      is_led = is_led && has_leader_for(field, hex, mover, id);
    }
  }
  for (const PieceId mover : movers) {
    stack.lowest_morale = std::min(stack.lowest_morale, morale(mover));
  }
  stack.needs_check = is_anybody && !is_led && (!is_still || !is_one || field.zone(other(side)).has(hex));
  return stack;
}

TEST(Chattanooga_8_3_SlowStacks, RoomChecksAndCheckersAreThoseOfAWalkFromUnitToUnit) {
  int full = 0;
  int checked = 0;
  int free = 0;
  play_all([&](const Field& field) {
    if (!is_step<MarchLocals>(field.state().top()) || field.phase() != Phase::Movement) {
      return;
    }
    const Movers movers = movers_of(field);
    if (movers.is_empty() || field.is_reserve(movers.front())) {
      return;
    }
    field.units(field.side_of(movers.front())).for_each([&](HexId hex) {
      if (hex == field.piece(movers.front()).place) {
        return;
      }
      const SlowStack slow = slow_stack(field, movers, hex);
      const bool has_room = slow.standing + static_cast<int>(movers.size()) <= 3;
      ASSERT_EQ(!refuse_join(field, movers, hex), has_room) << hex_text(hex);
      ASSERT_EQ(must_check_to_join(field, movers, hex), slow.needs_check) << hex_text(hex);
      ASSERT_EQ(field.morale(checker_of_stack(field, movers, hex)), slow.lowest_morale) << hex_text(hex);
      full += has_room ? 0 : 1;
      checked += slow.needs_check ? 1 : 0;
      free += slow.needs_check ? 0 : 1;
    });
  });
  EXPECT_GT(full, 100);
  EXPECT_GT(checked, 1000);
  EXPECT_GT(free, 100);
}

}  // namespace
}  // namespace longroll::chattanooga::test
