// build: small
#include "engine/play/track_words.h"

#include "engine/table/seat.h"

namespace longroll {

std::string id_of_track(std::span<const TrackWords> tracks, int track) {
  for (const TrackWords& row : tracks) {
    const int offset = track - row.first;
    const bool is_by_side = row.count == TrackWords::kBySide;
    if (offset < 0 || offset >= (is_by_side ? 2 : row.count)) {
      continue;
    }
    const std::string end = is_by_side       ? "." + std::string(id_of(seat_of(offset)))
                            : row.count == 1 ? ""
                                             : "." + std::to_string(offset);
    return std::string(row.word) + end;
  }
  return "?";
}

}  // namespace longroll
