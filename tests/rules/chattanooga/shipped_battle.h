#pragma once
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tests/rules/chattanooga/table.h"

namespace longroll::chattanooga::test {

/// A scenario as it is shipped, "wauhatchie", with these options on and no others, from its set-up on.
class ShippedBattle : public longroll::test::HexTable<Chattanooga> {
 public:
  explicit ShippedBattle(std::string scenario, std::vector<std::string> options = {})
      : scenario_(std::move(scenario)), options_(std::move(options)) {}

 private:
  Beginning begin() override {
    Beginning beginning = shipped("chattanooga", scenario_);
    const std::vector<OptionInfo>& offered = beginning.game->info().options;
    for (std::size_t i = 0; i < offered.size(); ++i) {
      const bool is_on = std::find(options_.begin(), options_.end(), offered[i].id) != options_.end();
      beginning.setup.options[i] = is_on ? 1 : 0;
    }
    return beginning;
  }

  std::string scenario_;
  std::vector<std::string> options_;
};

}  // namespace longroll::chattanooga::test
