#pragma once
#include "engine/games/chattanooga/options.h"
#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {

/// Death Knell of the Confederacy as it is shipped, with these options on; the Confederates are about to be set up.
class GreatBattle : public longroll::test::HexTable<Chattanooga> {
 public:
  explicit GreatBattle(std::vector<std::string> options) : options_(std::move(options)) {}

 private:
  Beginning begin() override {
    Beginning beginning = shipped("chattanooga", "death-knell");
    const std::vector<OptionInfo>& offered = beginning.game->info().options;
    for (std::size_t i = 0; i < offered.size(); ++i) {
      const bool is_on = std::find(options_.begin(), options_.end(), offered[i].id) != options_.end();
      beginning.setup.options[i] = is_on ? 1 : 0;
    }
    return beginning;
  }

  std::vector<std::string> options_;
};

}  // namespace longroll::chattanooga::test
