// build: logic
#include "web/games/campaign/chronicle.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/war_course.h"
#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

/// What both sides lost in battle, and what turned the war.
void add_course(const WarCourse& course, BattleEnd& out) {
  out.lines.push_back({"Points lost in battle", std::to_string(course.lost[Seat::Union]),
                       std::to_string(course.lost[Seat::Confederate])});
  out.lines.push_back(
      {"Battles won", std::to_string(course.won[Seat::Union]), std::to_string(course.won[Seat::Confederate])});
  std::vector<int> weights;
  for (const CourseEvent& event : course.events) {
    if (event.weight > 0) {
      out.turning_points.push_back({event.decision, event.side, event.words});
      weights.push_back(event.weight);
    }
  }
  keep_greatest(out.turning_points, std::move(weights));
}

}  // namespace

BattleEnd chronicle_of(const cw::Campaign& game, const Session& session) {
  BattleEnd out;
  const cw::Field field = game.field(session.state());
  const cw::Economy economy = cw::economy_now(field);
  out.lines.push_back({"Confederate economy", "", std::to_string(economy.size())});
  const int status = field.value(cw::Track::PoliticalStatus);
  out.lines.push_back({"Political status", status == 0 ? "0" : signed_text(status), ""});
  const auto both = [&](std::string what, cw::UnitClass unit_class) {
    BySide<int> count{};
    for (const PieceId id : field.pieces()) {
      const bool is_there = is_hex(field.piece(id).place) || cw::Berth::of(field.piece(id)).is_zone();
      if (is_there && field.class_of(id) == unit_class) {
        ++count[field.side_of(id)];
      }
    }
    out.lines.push_back(
        {std::move(what), std::to_string(count[Seat::Union]), std::to_string(count[Seat::Confederate])});
  };
  both("Army points on the map", cw::UnitClass::Asp);
  both("Cavalry", cw::UnitClass::Cavalry);
  both("Forts", cw::UnitClass::Fort);
  add_course(course_of(game, session, session.ply_count()), out);
  return out;
}

}  // namespace longroll::web::campaign
