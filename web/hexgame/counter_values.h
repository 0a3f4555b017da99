#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace longroll::web::hexgame {

/// What is printed as the values of each kind of counter: "5-4". The texts live as long as this.
class CounterValues {
 public:
  template <class Counters, class ValuesOf>
  CounterValues(const Counters& counters, ValuesOf&& values_of) {
    for (const auto& counter : counters) {
      texts_.push_back(values_of(counter));
    }
  }
  std::string_view of(int kind) const { return texts_[static_cast<std::size_t>(kind)]; }

 private:
  std::vector<std::string> texts_;
};

}  // namespace longroll::web::hexgame
