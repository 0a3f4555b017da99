#include <array>
#include <cstdint>

#include "engine/core/enum_table.h"
#include "web/board/shape/art_marks.h"
#include "web/board/shape/card_art.h"

namespace longroll::board {
namespace {

/// Inks of the portraits: a role whose colour depends on side and coat, or a colour of its own.
enum Role : std::uint32_t {
  kCoat = kFirstRole,
  kCoatDark,
  kCoatLight,
  kHat,
  kHatLight,
  kHair,
  kBelt,
  kHide,
  kHideDark,
  kBarrel,
  kCarriage,
  kTrail,
  kNone
};
constexpr std::uint32_t kInk = 0x2A2018, kGold = 0xC9971F, kSkin = 0xE5C29C, kSkinShade = 0xC39A72;

constexpr Mark kMusket[] = {{"M82,100L74,10l3-.3l9,90.3z", 0x5D3B20}, {"M75.5,24L73.6,0", 0x77736B, 1.7f}};
constexpr Mark kBody[] = {{"M6,100c1-17 13-23 32-28l12,7l12-7c19,5 31,11 32,28z", kCoat},
                          {"M62,72c19,5 31,11 32,28h-22z", kCoatDark, 0, 0.55f},
                          {"M37,69.5l13,9.5l13-9.5l1,7.5l-14,10l-14-10z", kCoatDark},
                          {"M13,88c4-7 12-11 22-13.5l1.5,2.5c-9,2.5-16,6-20,12z", kCoatLight, 0, 0.35f}};
constexpr Mark kChestHatch[] = {
    {"M70,80l-3.2,18M72.5,80l-3.2,18M75,80l-3.2,18M77.5,80l-3.2,18M80,80l-3.2,18M82.5,80l-3.2,"
     "18M85,80l-3.2,18M87.5,80l-3.2,18",
     kInk, 0.8f, 0.35f}};
constexpr Mark kBeltAndButtons[] = {
    {"M22,79l44,21h-11l-39-18z", kBelt},
    {"M48.1,87a1.9,1.9 0 1 0 3.8,0a1.9,1.9 0 1 0 -3.8,0zM48.1,95a1.9,1.9 0 1 0 3.8,0a1.9,1.9 0 1 0 -3.8,0z", kGold}};
constexpr Mark kNeckAndFace[] = {{"M39,58h22v20l-11,3.5l-11-3.5z", kSkinShade},
                                 {"M34,34c-1.2,16 3,33 16,34c12-1 17-16 16-34z", kSkin},
                                 {"M60,36c3,12 0,24-8,31c9-3 15-16 14-31z", kSkinShade}};
constexpr Mark kBeard[] = {
    {"M33.6,46c0,16 6,27 16.4,27c10.5 0 16.6-11 16.4-27c-3,6-4.4,12.4-8,13.6c-3-2.4-13-2.4-16.6,0c-"
     "4-1.4-5.6-8-8.2-13.6z",
     kHair},
    {"M45.5,61.6q4.5-1.8 9,0", kSkin, 1.5f}};
constexpr Mark kMoustache[] = {{"M42.5,58.2q7.5-4.4 15.5,0q-3.5,2.8-7.7,1.2q-4.3,1.6-7.8-1.2z", kHair},
                               {"M33.6,44l1.2,9l2.4,2l-.6-11zM66.4,44l-1.2,9l-2.4,2l.6-11z", kHair}};
constexpr Mark kEyes[] = {{"M38.5,45.5q4-2.4 8-.4M54,45q4-2 7.6,.4", kInk, 1.7f, 1, true},
                          {"M49.5,46l-2.6,8.6l4.2,.8", kInk, 1.1f}};
constexpr Mark kKepi[] = {
    {"M32,38l-4.5-17c7-9 31-11 38.5-3.5l3,19c-12-5-25-4.5-37,1.5z", kHat},
    {"M27.5,21c7-9 31-11 38.5-3.5c-7,6.5-29,9-38.5,3.5z", kHatLight},
    {"M32,38c-6,.5-13,3.5-14.5,6.5c10,1.5 22-2.5 33-4.5c7-1 13-1.5 18.5-.5l0-3.5c-12-4.5-25-4-37,2z", 0x1A130D},
    {"M30.5,33c12-5.5 26-6 38-1", kGold, 1.2f}};
constexpr Mark kSlouch[] = {
    {"M32,35c-3-15 2-24 15-21c9-5 20,0 20.5,19c-11,4-25,5-35.5,2z", kHat},
    {"M47,14c3,6 3,12 2,19", kInk, 1, 0.45f},
    {"M31.5,31c11,3.5 26,3 36-1l.3,4.6c-11,4-25,4.6-36,1.6z", 0x3A2A18},
    {"M14,37c9,6 24,6 36,5c14-1 28,1 37-8c-1,6-11,10-22,9c-11,1-23,2.5-33,2c-9-.5-16-2.5-18-8z", kInk, 0, 0.38f},
    {"M13,34c7,4.5 14,2.5 21,.5c12,2 22,1.5 33-1.5c7,.5 14,1 20-4c1,9-10,13-22,12c-11,1-23,2.5-33,2c-10-.5-18-3-19-9z",
     kHatLight}};
constexpr Mark kDressHat[] = {
    {"M33,34c-2-16 5-23 16-20c10-4 18,2 18,19c-11,4-24,4-34,1z", 0x23211F},
    {"M32.5,30c11,3.5 24,3 34.5-1l.3,4.6c-11,4-24,4.6-34.6,1.6z", kGold},
    {"M12,33c8,5 15,2.5 22,.5c12,2 22,1.5 33-1.5c7,.5 15,1 21-4c1,9-11,13-23,12c-11,1-23,2.5-33,2c-10-.5-19-3-20-9z",
     0x34302C}};
constexpr Mark kPlume[] = {{"M66,20c10-9 22-6 25,3c-6-3-10,0-14,5c-4,2-8,2-11,0z", 0x1E1711}};
constexpr Mark kSash[] = {{"M30,75L76,100H62L24,78z", 0xB3402B}};
constexpr Mark kRank[] = {
    {"M8,88c2-8 9-12 17-13l3,6c-7,2-12,4-15,9zM92,88c-2-8-9-12-17-13l-3,6c7,2 12,4 15,9z", kGold},
    {"M40.1,88a1.9,1.9 0 1 0 3.8,0a1.9,1.9 0 1 0 -3.8,0zM56.1,88a1.9,1.9 0 1 0 3.8,0a1.9,1.9 0 1 0 -3.8,0zM39.1,96a1.9,"
     "1.9 0 1 0 3.8,0a1.9,1.9 0 1 0 -3.8,0zM57.1,96a1.9,1.9 0 1 0 3.8,0a1.9,1.9 0 1 0 -3.8,0z",
     kGold}};
constexpr Mark kHorse[] = {
    {"M55,8l5.5,15c13,7 24,26 31,77h-46c3-12 2-22-4-30c-5,4-9,8-13,13c-4,4.5-13,4-16-2.5c-2-5 1-9 4-14c5-12 10-24 "
     "21-35l9-6l1.5-14z",
     kHide},
    {"M60,24c13,7 24,25 31.5,76h-15c-1-28-7-54-19-70z", kHideDark},
    {"M57,14c3,4 4,8 4,11c10,5 19,17 25,36c-9-8-14-12-19-24c-4-2-9-3-14-2z", 0x22160D},
    {"M40.4,39a2.6,2.6 0 1 0 5.2,0a2.6,2.6 0 1 0 -5.2,0z", 0x150D07},
    {"M14,73c3-2 6-1 7,2", 0x150D07, 1.5f},
    {"M17,80q6-1 9-5", 0x150D07, 1.2f},
    {"M52,26C49,40 47,52 42,69M24,57C29,64 33,67 38,72M52,27C44,30 38,34 35,39L30,63", 0x1B120B, 2.6f},
    {"M27,63a3,3 0 1 0 6,0a3,3 0 1 0 -6,0z", kGold, 2},
    {"M32,66C44,80 60,86 88,86", 0x1B120B, 2.2f},
    {"M80,66l-1.6,30M81.7,66l-1.6,30M83.3,66l-1.6,30M85,66l-1.6,30M86.7,66l-1.6,30M88.3,66l-1.6,30", kInk, 0.8f, 0.4f}};
constexpr Mark kGun[] = {
    {"M60,62L99,91l-2,5l-42-27z", kTrail},
    {"M4,45c0-2 2-3 4-3l3,1l38-6l20-1c5,0 8,3 8,7c0,5-3,8-8,8l-20,1l-38-2l-3,1c-2,0-4-1-4-3z", kBarrel},
    {"M77,42c3-1 5,0 5,2s-2,3-5,2z", kBarrel},
    {"M8,45l40-4l22-1", 0xFFFFFF, 1.2f, 0.35f},
    {"M36,66a26,26 0 1 0 52,0a26,26 0 1 0 -52,0z", kCarriage, 5},
    {"M33.5,66a28.5,28.5 0 1 0 57,0a28.5,28.5 0 1 0 -57,0z", kInk, 1.2f},
    {"M67,66L86,66M66.5,68.2L83.6,76.4M65.1,69.9L77,84.8M63.1,70.9L67.3,89.4M60.9,70.9L56.7,89.4M58.9,69.9L47,84.8M57."
     "5,68.2L40.4,76.4M57,66L38,66M57.5,63.8L40.4,55.6M58.9,62.1L47,47.2M60.9,61.1L56.7,42.6M63.1,61.1L67.3,42.6M65.1,"
     "62."
     "1L77,47.2M66.5,63.8L83.6,55.6",
     kCarriage, 2.6f},
    {"M56,66a6,6 0 1 0 12,0a6,6 0 1 0 -12,0z", kInk},
    {"M0,96h100", kInk, 1, 0.5f}};

/// Colours of the roles, in their order.
using Wardrobe = std::array<std::uint32_t, kNone - kCoat>;

Wardrobe wardrobe(Side side, Coat coat) {
  const bool is_union = side == Side::Union;
  const bool is_blue = coat == Coat::Blue;
  constexpr auto kCloth = enum_table<Coat, Coat::Brown, std::array<std::uint32_t, 3>>({// plain, in shadow, in the light
                                                                                       {0x24456F, 0x162C49, 0x4C719F},
                                                                                       {0x8C8779, 0x5F5A4E, 0xB2AC9C},
                                                                                       {0x96382C, 0x66231B, 0xBC6A55},
                                                                                       {0x8A6F4A, 0x5E4A30, 0xAD9470}});
  const auto& cloth = kCloth[coat];
  return {cloth[0],
          cloth[1],
          cloth[2],
          is_union ? (is_blue             ? 0x1D3757u
                      : coat == Coat::Red ? 0x8A2F25u
                                          : 0x6E6A5Fu)
                   : 0x8A6B42u,
          is_union ? (is_blue             ? 0x3A5C86u
                      : coat == Coat::Red ? 0xA9503Eu
                                          : 0x949083u)
                   : 0xA98A5Cu,
          is_union ? 0x3E2A1Cu : 0x5A3B22u,
          is_union ? 0x14202Fu : 0x4B3823u,
          is_union ? 0x6B4327u : 0x7D6A52u,
          is_union ? 0x452A17u : 0x54452Fu,
          is_union ? 0x3A3D40u : 0xA9813Cu,
          is_union ? 0x4C5A38u : 0x5B4A30u,
          is_union ? 0x5C6B45u : 0x6B5A3Cu};
}

}  // namespace

void add_portrait(Mesh& mesh, CardType type, Side side, Coat coat, const Affine& by, float tolerance) {
  const Wardrobe colours = wardrobe(side, coat);
  Painter paint(mesh, colours, by, tolerance);
  const bool is_union = side == Side::Union;
  switch (type) {
    case CardType::Infantry:
      paint(kMusket)(kBody)(kChestHatch)(kBeltAndButtons)(kNeckAndFace);
      is_union ? paint(kMoustache) : paint(kBeard);
      paint(kEyes);
      is_union ? paint(kKepi) : paint(kSlouch);
      break;
    case CardType::General:
      paint(kPlume)(kBody)(kSash)(kRank)(kNeckAndFace)(kBeard)(kEyes);
      is_union ? paint(kDressHat) : paint(kSlouch);
      break;
    case CardType::Cavalry:
      paint(kHorse);
      break;
    case CardType::Artillery:
      paint(kGun);
      break;
    case CardType::Terrain:
    case CardType::Special:
      break;
  }
}

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
  constexpr std::uint32_t kRed = 0x9B3B2E, kWhite = 0xFFFDF6, kBlue = 0x24456F;
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
