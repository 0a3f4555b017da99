#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace longroll::web::dixie {

/// What the notes of an edition say about one card (assets/games/dixie/FORMAT.md, "The notes").
struct Note {
  std::string line;  ///< of its history
  std::string commander;
  int strength = 0;  ///< men present; 0: not told
  bool is_estimated = false;
  std::string guns;  ///< its pieces in words
  std::string casualties;
};

/// The notes by card id; empty until their file has come.
class Notes {
 public:
  /// Takes the text of a notes file. One that is not whole leaves the notes as they were: they are only an ornament.
  void read(std::string_view text);
  bool is_empty() const { return notes_.empty(); }
  /// Null when nothing is known about that card.
  const Note* find(std::string_view card) const;

 private:
  std::map<std::string, Note, std::less<>> notes_;
};

/// A note in a panel: its line, who led, how many stood there and how many were lost.
void draw_note(const Note& note);

}  // namespace longroll::web::dixie
