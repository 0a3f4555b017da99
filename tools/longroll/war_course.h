#pragma once
#include <map>

#include "engine/games/campaign/field.h"

namespace longroll::tool {

/// How a war of the campaign went, turn by turn: what stood when somebody decided for the last time in each.
class WarCourse {
 public:
  /// Takes what stands for the end of its turn, until it is told again.
  void read(const campaign::Field& field);
  /// Prints the means of several wars: economy, political status and army points of both sides by turn.
  static void print(const std::vector<WarCourse>& wars);

 private:
  struct Standing {
    int economy = 0;
    int status = 0;
    std::array<int, 2> armies{};  ///< points on the map, of the Union and of the Confederacy
  };
  std::map<int, Standing> turns_;
};

}  // namespace longroll::tool
