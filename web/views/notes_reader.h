#pragma once

#include <string>
#include <string_view>

namespace longroll::web {

/// Shows words that the program leaves out. The page hands them over at the next frame when it has them, or fetches
/// them when nothing else is to be done.
class NotesReader {
 public:
  /// The file that is wanted: "games/battles/help.json", in the game's own pack, or "games/dixie/bull-run-notes.json",
  /// in the pack of the game's id with "-notes". Empty: none, or it has come.
  virtual std::string wanted_notes() const = 0;
  virtual void take_notes(std::string_view text) = 0;

 protected:
  ~NotesReader() = default;
};

}  // namespace longroll::web
