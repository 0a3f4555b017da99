#include "engine/core/result.h"

namespace longroll {

std::string describe(const Faults& faults) {
  std::string text;
  for (const Fault& fault : faults) {
    if (!text.empty()) {
      text += '\n';
    }
    text += fault.where + ": " + fault.what;
  }
  return text;
}

}  // namespace longroll
