#include "engine/core/check.h"

#include <cstdio>
#include <cstdlib>

namespace longroll {
namespace {
CheckContext context_of_check = nullptr;
}  // namespace

void set_check_context(CheckContext context) { context_of_check = context; }

void check_failed(const char* file, int line, const char* condition, const char* what) {
  std::fprintf(stderr, "CHECK failed at %s:%d: %s (%s)\n", file, line, condition, what);
  if (context_of_check != nullptr) {
    const CheckContext context = context_of_check;
    context_of_check = nullptr;  // a check that fails while it reports must not report again
    std::fprintf(stderr, "%s\n", context().c_str());
  }
  std::abort();
}

}  // namespace longroll
