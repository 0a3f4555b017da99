#pragma once
#include "engine/games/chattanooga/options.h"
#include "tests/rules/chattanooga/shipped_battle.h"

namespace longroll::chattanooga::test {

/// Death Knell of the Confederacy as it is shipped, with these options on; the Confederates are about to be set up.
class GreatBattle : public ShippedBattle {
 public:
  explicit GreatBattle(std::vector<std::string> options) : ShippedBattle("death-knell", std::move(options)) {}
};

}  // namespace longroll::chattanooga::test
