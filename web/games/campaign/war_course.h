#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/play/session.h"
#include "web/games/campaign/shown_war.h"

namespace longroll::web::campaign {

/// How the war stood when a turn began.
struct CourseTurn {
  std::size_t decision = 0;  ///< decisions that had been made then
  int turn = 1;
  int economy = 0;   ///< 14.1
  int status = 0;    ///< 15.0
  int survival = 0;  ///< 3.3, with what elections have added
  BySide<int> army;  ///< army points on the map

  /// Campaign 3.3: what is compared with survival and victory.
  int net() const { return economy - status; }
};

/// Something that is remembered: a place that was taken, a battle, an election.
struct CourseEvent {
  std::size_t decision = 0;  ///< decisions made when it stands on the screen
  int turn = 1;
  Seat side = Seat::Nobody;  ///< whom it helped
  std::string words;
  int weight = 0;  ///< against others; 0: a battle that turned nothing by itself
};

/// The war as it went, from its first known decision on.
struct WarCourse {
  std::vector<CourseTurn> turns;
  std::vector<CourseEvent> events;
  BySide<int> lost{}, won{};  ///< points in battle, and battles
};

/// Of the game as it has been decided, up to `until` decisions.
WarCourse course_of(const cw::Campaign& game, const Session& session, std::size_t until);

/// "Spring 1863: economy less politics 19, between 12 and 30"
std::string turn_words(const cw::Field& field, const CourseTurn& turn);

}  // namespace longroll::web::campaign
