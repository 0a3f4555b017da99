#pragma once

#include "web/board/shape/card_kinds.h"
#include "web/board/shape/mesh.h"

namespace longroll::board {

/// The pictures on cards, in boxes of 100 x 100 units. They are printed matter: the same by day and by lamplight.

/// Who is drawn.
struct Sitter {
  CardType type = CardType::Infantry;
  Side side = Side::Union;
  Coat coat = Coat::Blue;
  Look look = {};
  bool is_colonel = false;  ///< an officer below the generals
};
/// Portrait of a troop or a general: soldier with his hat, horse's head, gun, officer.
void add_portrait(Mesh& mesh, const Sitter& sitter, const Affine& by, float tolerance);

/// Woods, creek, hill, field or pond, seen from above.
void add_terrain_art(Mesh& mesh, TerrainArt art, const Affine& by, float tolerance);

/// The sign of a special card, about the origin, some 56 x 44 units.
void add_special_art(Mesh& mesh, SpecialArt art, Side side, const Affine& by, float tolerance);

/// A corps badge about the origin, some 2 units high, in the colour of a division: 1 red, 2 white, 3 blue, else ink.
void add_corps_badge(Mesh& mesh, CorpsBadge badge, int division, const Affine& by, float tolerance);

}  // namespace longroll::board
