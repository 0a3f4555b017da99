// build: small
#include "engine/games/chattanooga/steps/marker_acts.h"

namespace longroll::chattanooga {

/// Chattanooga 10.9
void stand_ready(Now& now, PieceId unit) {
  now.raise(unit, kVolley);
  log(now, notes::StoodReady{unit});
}

/// Chattanooga 10.8, 10.9: a unit never has both.
void prepare_charge(Now& now, PieceId unit) {
  now.flag(unit, (now.state().piece(unit).flags & ~static_cast<unsigned>(kVolley)) | kCharge);
  log(now, notes::PreparedCharge{unit});
}

/// Chattanooga 5.7
void doubt(Now& now, PieceId unit) {
  if (has_option(now.state(), Option::Questionable) && (now.state().piece(unit).flags & kQuestionable) == 0) {
    now.raise(unit, kQuestionable);
    log(now, notes::BecameQuestionable{unit});
  }
}

/// Chattanooga 10.9
void spoil_volleys(const Library& library, Now& now, HexId hex) {
  if (!has_option(now.state(), Option::Volley)) {
    return;
  }
  std::array<PieceId, 16> units{};
  std::size_t count = 0;
  for_each_unit_at(Field(library, now), hex, [&](PieceId unit) {
    if ((now.state().piece(unit).flags & kVolley) != 0 && count < units.size()) {
      units[count++] = unit;
    }
  });
  for (std::size_t i = 0; i < count; ++i) {
    now.lower(units[i], kVolley);
  }
}

}  // namespace longroll::chattanooga
