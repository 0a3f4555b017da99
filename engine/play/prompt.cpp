#include "engine/play/prompt.h"

namespace longroll {

std::string Outcome::title() const {
  return winner == Seat::Nobody ? "Drawn"
                                : std::string(name_of(winner)) + (is_marginal ? " marginal victory" : " victory");
}

}  // namespace longroll
