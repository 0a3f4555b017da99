#include "tools/longroll/war_course.h"

#include <cstdio>

#include "engine/games/campaign/rules/victory.h"

namespace longroll::tool {

void WarCourse::read(const campaign::Field& field) {
  Standing& now = turns_[field.turn()];
  now.economy = campaign::economy_now(field).size();
  now.status = field.value(campaign::Track::PoliticalStatus);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    int& armies = now.armies[static_cast<std::size_t>(index_of(side))];
    armies = 0;
    field.armies(side).for_each([&](HexId hex) { armies += field.strength_at(hex, side); });
  }
}

void WarCourse::print(const std::vector<WarCourse>& wars) {
  std::printf("turn  wars  economy  status  points of the Union and of the Confederates, means at its end\n");
  for (int turn = 1; turn <= campaign::kTurns; ++turn) {
    Standing sum;
    int count = 0;
    for (const WarCourse& war : wars) {
      const auto found = war.turns_.find(turn);
      if (found != war.turns_.end()) {
        ++count;
        sum.economy += found->second.economy;
        sum.status += found->second.status;
        sum.armies[0] += found->second.armies[0];
        sum.armies[1] += found->second.armies[1];
      }
    }
    if (count > 0) {
      const auto mean = [&](int all) { return static_cast<double>(all) / count; };
      std::printf("%4d  %4d  %7.1f  %6.1f  %5.1f %5.1f\n", turn, count, mean(sum.economy), mean(sum.status),
                  mean(sum.armies[0]), mean(sum.armies[1]));
    }
  }
}

}  // namespace longroll::tool
