// build: logic
#include "web/views/asking.h"

namespace longroll::web {

Asking& asking() {
  static Asking now;
  return now;
}

}  // namespace longroll::web
