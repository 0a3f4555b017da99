#pragma once
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace longroll {

/// The ids of a game's tracks by a table: a row for each track, or for a run of tracks that have the same meaning.
///
///   constexpr TrackWords kTracks[] = {{Track::Turn, "turn"}, {Track::Points, "points", TrackWords::kBySide},
///                                     {Track::Holder, "holder", 32}};
struct TrackWords {
  static constexpr int kBySide = -2;  ///< two tracks, "points.usa" and "points.csa"

  int first = 0;
  std::string_view word;
  int count = 1;  ///< of a run: "holder.0" and on

  template <class Track>
  requires std::is_enum_v<Track>
  constexpr TrackWords(Track of, std::string_view is, int run = 1)
      : first(static_cast<int>(of)), word(is), count(run) {}
};

/// How many tracks the rows name, which begin with track 0 and leave none out.
constexpr int count_tracks(std::span<const TrackWords> tracks) {
  int count = 0;
  for (const TrackWords& row : tracks) {
    count += row.count == TrackWords::kBySide ? 2 : row.count;
  }
  return count;
}

/// "points.usa"; "?" for a track that is in no row.
std::string id_of_track(std::span<const TrackWords> tracks, int track);

}  // namespace longroll
