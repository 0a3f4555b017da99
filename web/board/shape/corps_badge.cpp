#include "engine/core/enum_table.h"
#include "web/board/shape/card_art.h"

namespace longroll::board {

void add_corps_badge(Mesh& mesh, CorpsBadge badge, int division, const Affine& by, float tolerance) {
  // One outline a badge; those of more than one part lay them one over the other.
  constexpr auto kOutlines = enum_table<CorpsBadge, CorpsBadge::Flag, const char*>(
      {"", "M-1,0a1,1 0 1 0 2,0a1,1 0 1 0 -2,0z",
       "M-.1,-.05C-.75,-.3 -.62,-1.05 0,-1.05C.62,-1.05 .75,-.3 .1,-.05C.5,-.55 1.15,-.2 1.05,.28C.95,.8 .2,.75 "
       ".08,.18L.24,"
       "1L-.24,1L-.08,.18C-.2,.75 -.95,.8 -1.05,.28C-1.15,-.2 -.5,-.55 -.1,-.05z",
       "M0,-1.1L.8,0L0,1.1L-.8,0z",
       "M-.42,-1L0,-.78L.42,-1L.14,-.14L1,-.42L.78,0L1,.42L.14,.14L.42,1L0,.78L-.42,1L-.14,.14L-1,.42L-.78,0L-1,-.42L-."
       "14,"
       "-.14z",
       "M-.34,-1h.68v.66h.66v.68h-.66v.66h-.68v-.66h-.66v-.68h.66z", "M.45,-.9A1,1 0 1 0 .45,.9A.8,.92 0 0 1 .45,-.9z",
       "M0,-1.1L.26,-.36L1.05,-.34L.42,.14L.65,.89L0,.44L-.65,.89L-.42,.14L-1.05,-.34L-.26,-.36z",
       "M-1,.75Q.35,.55 .75,-1Q.6,.85 -.9,.98zM1,.75Q-.35,.55 -.75,-1Q-.6,.85 .9,.98z",
       "M-1,.75L.75,-1L1,-.75L-.75,1zM1,.75L-.75,-1L-1,-.75L.75,1z", "M-1.05,-1.05h2.1v2.1h-2.1z"});
  if (badge == CorpsBadge::Flag) {  // blue edge, white line, red field; whoever draws it writes on it
    division = 3;
  }
  constexpr std::uint32_t kInk = 0x2A2018, kRed = 0x9B3B2E, kWhite = 0xFFFDF6, kBlue = 0x24456F;
  const std::uint32_t colour = division == 1 ? kRed : division == 2 ? kWhite : division == 3 ? kBlue : kInk;
  const Path outline = path(kOutlines[badge]).transformed(by);
  add_fill(mesh, outline, rgb(colour), tolerance);
  Stroke edge;
  edge.width = 0.16F * by.growth();
  add_stroke(mesh, outline, edge, rgb(kInk), tolerance);
  if (badge == CorpsBadge::Flag) {
    add_fill(mesh, path("M-.86,-.86h1.72v1.72h-1.72z").transformed(by), rgb(kWhite), tolerance);
    add_fill(mesh, path("M-.76,-.76h1.52v1.52h-1.52z").transformed(by), rgb(kRed), tolerance);
  }
}

}  // namespace longroll::board
