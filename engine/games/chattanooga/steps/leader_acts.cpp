// build: small
#include "engine/games/chattanooga/steps/leader_acts.h"

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/coordination.h"
#include "engine/games/chattanooga/steps/army_morale_roll.h"
#include "engine/games/chattanooga/steps/table_acts.h"

namespace longroll::chattanooga {
namespace {

/// Runs `then(PieceId)` for every leader, by rising numbers, as the State then stands.
template <class Then>
void for_each_leader(const Library& library, Now& now, Then&& then) {
  if (!has_option(now.state(), Option::Leaders)) {
    return;
  }
  const std::vector<PieceId>& leaders = library.scenario_of(now.state()).leaders;
  std::for_each(leaders.begin(), leaders.end(), then);
}

}  // namespace

/// Chattanooga 13.2
void rescue_leaders(const Library& library, Now& now) {
  if (static_cast<Phase>(now.state().track(track(Track::PhaseNow))) == Phase::SetUp) {
    return;
  }
  for_each_leader(library, now, [&](PieceId leader) {
    if (!is_on_map(now.state().piece(leader)) || !must_flee(Field(library, now), leader)) {
      return;
    }
    const HexId refuge = refuge_of(Field(library, now), leader);
    if (refuge == kNoHex) {
      capture(library, now, leader);
    } else {
      now.move(leader, refuge);
      log(now, notes::Rode{leader, refuge});
    }
  });
}

/// Chattanooga 13.2
void take_leaders_along(const Library& library, Now& now, HexId from, HexId to) {
  for_each_leader(library, now, [&](PieceId leader) {
    const Piece& piece = now.state().piece(leader);
    if (piece.place == from && (piece.flags & kMoving) != 0) {
      now.move(leader, to);
    }
  });
}

/// Chattanooga 13.2
void take_leaders_with(const Library& library, Now& now, HexId hex) {
  for_each_leader(library, now, [&](PieceId leader) {
    if (now.state().piece(leader).place == hex) {
      now.raise(leader, kMoving);
    }
  });
}

/// Chattanooga 13.3, 15.0: a fortune of war moves leaders who have ridden alone before.
void halt_leaders(const Library& library, Now& now, unsigned raised) {
  const unsigned lowered = kMoving | (raised == kMoved ? kEntered : 0U);
  for_each_leader(library, now, [&](PieceId leader) {
    const unsigned flags = now.state().piece(leader).flags;
    if ((flags & kMoving) != 0) {
      now.flag(leader, (flags & ~lowered) | raised);
    }
  });
}

/// Chattanooga 13.3
void refresh_leaders(const Library& library, Now& now) {
  for_each_leader(library, now, [&](PieceId leader) {
    if (now.state().piece(leader).marks != 0) {
      now.mark(leader, 0);
    }
    now.lower(leader, kFought);
  });
  rescue_leaders(library, now);
}

/// Chattanooga 13.4: the attacker's before the defender's.
void hit_leaders(const Library& library, Now& now, const CombatLocals& combat) {
  if (combat.reading.natural != library.chart.numbers.combat.leader_hit_die) {
    return;
  }
  std::array<int, 2> commands = {-1, -1};
  std::size_t count = 0;
  for (const PieceId unit : {combat.attacker, combat.defender}) {
    PieceId leader = kNoPiece;
    {
      const Field field(library, now);
      leader = leader_in_combat(field, unit);
      if (leader == kNoPiece && unit == combat.attacker) {
        leader = coordinating_leader(field);
      }
      if (leader != kNoPiece) {
        commands[count++] = command_of(field, leader);
      }
    }
    if (leader != kNoPiece) {
      log(now, notes::LeaderHit{leader});
      put_in_box(library, now, leader, kHit);
    }
  }
  if (count > 0) {
    roll_for_leaders(now, commands[0], commands[1]);
  }
}

/// Chattanooga 13.3
void release_leaders(const Library& library, Now& now, Bonus bonus, HexId hex) {
  for_each_leader(library, now, [&](PieceId leader) {
    const Piece& piece = now.state().piece(leader);
    if (piece.marks == static_cast<int>(bonus) && (hex == kNoHex || piece.place == hex)) {
      now.raise(leader, kFought);
    }
  });
}

}  // namespace longroll::chattanooga
