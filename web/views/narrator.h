#pragma once

#include <string>
#include <vector>

#include "web/views/game_view.h"

namespace longroll::web {

/// A part of the table in words: a heading, and a list below it.
struct ToldPart {
  std::string title;               ///< "USA Left: engaged, in woods"
  std::vector<std::string> lines;  ///< each an item
};

/// Tells the table to who does not see the picture, or does not point at it. All of it is read from the View that the
/// screen draws, so it tells nothing that the reader may not know.
class Narrator {
 public:
  /// The whole table, in the order in which it is best heard.
  virtual std::vector<ToldPart> tell() const = 0;

  /// What comes of a choice, said after its label: ": 3 of 6 points, beside the enemy's Evans"; empty: nothing more.
  virtual std::string prospects(const Choice& choice) const = 0;

  /// What the next roll is made of, while one is about to be made; else empty.
  virtual std::string at_stake() const { return {}; }

  /// Every counter or card in reading order, also those that cannot be chosen: the keyboard walks over them.
  virtual std::vector<Target> everything() const = 0;

 protected:
  ~Narrator() = default;
};

}  // namespace longroll::web
