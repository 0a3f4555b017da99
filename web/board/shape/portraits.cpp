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
constexpr Mark kTemples[] = {{"M33.6,43l1.2,9l2.4,2l-.6-11zM66.4,43l-1.2,9l-2.4,2l.6-11z", kHair}};
constexpr Mark kMouth[] = {{"M45,60.6q5,1.600 10,0", kInk, 1.2f, 0.8f, true}};
constexpr Mark kMoustache[] = {{"M42.5,58.2q7.5-4.4 15.5,0q-3.5,2.8-7.7,1.2q-4.3,1.6-7.8-1.2z", kHair}};
constexpr Mark kGoatee[] = {{"M46,62.500h8c.5,4-1,10-4,12c-3-2-4.500-8-4-12z", kHair}};
constexpr Mark kWhiskers[] = {
    {"M33.600,43c-1.500,9-1,17 4,22c4-1 7-3.500 8.500-6c1-2 6.800-2 7.800,0c1.500,2.500 4.500,5 8.500,6c5-5 5.500-13 "
     "4-22c-2,6-3.500,10-5.500,12.500c-4,1-7,.5-11,.3c-4,.2-7,.7-11-.3c-2-2.500-3.500-6.500-5.300-12.500z",
     kHair}};
constexpr Mark kChinBeard[] = {
    {"M33.600,46c0,16 6,28 16.400,28c10.500,0 16.600-12 "
     "16.400-28c-2,7-3,13-6,16.500c-5,3.500-15,3.500-20.500,0c-3-3.500-4.500-9.500-"
     "6.300-16.500z",
     kHair}};
constexpr Mark kShortBeard[] = {{"M33.800,48c.4,13 6,21.500 16.200,21.500c10.200,0 16-8.500 "
                                 "16.200-21.500c-2.600,5.400-4,10-7.600,11.200c-3-2.400-14.200-2.400-17.200,0c-3.600-1."
                                 "200-5.200-5.800-7.600-11.200z",
                                 kHair},
                                {"M46,61.600q4,-1.600 8,0", kSkin, 1.4f}};
constexpr Mark kBeard[] = {
    {"M33.6,46c0,16 6,27 16.4,27c10.5 0 16.6-11 16.4-27c-3,6-4.4,12.4-8,13.6c-3-2.4-13-2.4-16.6,0c-"
     "4-1.4-5.6-8-8.2-13.6z",
     kHair},
    {"M45.5,61.6q4.5-1.8 9,0", kSkin, 1.5f}};
constexpr Mark kLongBeard[] = {{"M33.600,46c-1,18 2,37 16.400,44c14.400-7 17.400-26 "
                                "16.400-44c-3,6-4.400,12.400-8,13.600c-3-2.400-13-2.400-16.600,0c-4-1.400-5.600-8-"
                                "8.200-13.600z",
                                kHair},
                               {"M45.5,61.6q4.5-1.8 9,0", kSkin, 1.5f},
                               {"M43,68c0,7 2,12 5,16M57,68c0,7-2,12-5,16", kInk, 0.8f, 0.3f}};
constexpr Mark kSkull[] = {{"M34,38c-2-14 5-21.500 16-21.500s18,7.500 16,21.500z", kSkin}};
constexpr Mark kParted[] = {{"M33.400,44c-4.400-20 4-30 17-30c13,0 20.600,9 "
                             "16.200,30l-2.200-6c0-6-3-10-8-11.500c-6,3.500-13,3-17.500,1c-2.500,3.500-3.300,6.500-"
                             "3,10.500z",
                             kHair},
                            {"M41,17.500q-3,3.500-2.500,9M56,16.500q4,3.500 5,8", kInk, 0.9f, 0.3f}};
constexpr Mark kFringe[] = {
    {"M33.400,44c-2.600-9-2-17 1.600-22c2,4 1.600,9 2.400,15zM66.600,44c2.600-9 2-17-1.600-22c-2,4-1.600,9-2.400,15z",
     kHair}};
constexpr Mark kCurls[] = {
    {"M33.500,38c-6,7-6.500,18-4,27c2,3 6,1.500 5.500-2c-1.500-8-.5-14 .8-20zM66.500,38c6,7 6.500,18 4,27c-2,3-6,1.500-"
     "5.500-2c1.500-8 .5-14-.8-20z",
     kHair}};
constexpr Mark kGlasses[] = {
    {"M37.500,46.500a4.500,4 0 1 0 9,0a4.500,4 0 1 0-9,0zM53.500,46.500a4.500,4 0 1 0 9,0a4.500,4 0 1 "
     "0-9,0zM46.500,46q3.500-1.500 7,0",
     kGold, 1.2f}};
constexpr Mark kEyes[] = {{"M38.5,45.5q4-2.4 8-.4M54,45q4-2 7.6,.4", kInk, 1.7f, 1, true},
                          {"M49.5,46l-2.6,8.6l4.2,.8", kInk, 1.1f}};
constexpr Mark kFez[] = {
    {"M35,37c-1-8 0-17 3-22c7-2.500 17-2.500 24,0c3,5 4,14 3,22c-9-3.500-21-3.500-30,0z", 0x96382C},
    {"M38,15c7-2.500 17-2.500 24,0c-7,2.500-17,2.500-24,0z", 0xBC6A55},
    {"M50,14.500c9,0 17,3 19,11v7", 0x24456F, 1.5f, 1, true},
    {"M67.500,32h3l1,8h-5z", 0x24456F}};
constexpr Mark kBonnet[] = {{"M67,33l9,11l-4,1l-7,-9z", 0x1A130D},
                            {"M31,38c-3-10 1-20 10-21c9-2 19-1 27,5c3,4 2,11 0,16c-12-5-25-5-37,0z", 0x1D2B45},
                            {"M31,38c12-5 25-5 37,0l.5-6c-12-5-26-5-38,0z", 0xEFE5CF},
                            {"M32,35.500c11-4 24-4 36,0", 0x96382C, 4, 1},
                            {"M50,16.500a2.600,2.600 0 1 0 5.200,0a2.600,2.600 0 1 0-5.200,0z", 0x96382C}};
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
constexpr Mark kSash[] = {{"M30,75L76,100H62L24,78z", 0x9B3B2E}};
constexpr Mark kAcross[] = {{"M8,96L88,47l2,3.500L11,100z", 0x5D3B20}, {"M86,49.500L97,42.500", 0x77736B, 1.7f}};
constexpr Mark kZouave[] = {{"M43,79l7,6l7-6l5,21h-24z", 0x96382C},
                            {"M42,79c-7,6-10,13-11,21M58,79c7,6 10,13 11,21", kGold, 1.8f},
                            {"M22,84c4,2 5,6 3,10c-3,1-5-1-4-4M78,84c-4,2-5,6-3,10c3,1 5-1 4-4", kGold, 1.3f}};
constexpr Mark kShell[] = {
    {"M50,85V100M38,70.500l12,8.500l12-8.500", kGold, 1.3f},
    {"M45.500,88a1.500,1.500 0 1 0 3,0a1.500,1.500 0 1 0-3,0zM45.500,94a1.500,1.500 0 1 0 3,0a1.500,1.500 0 1 0-3,0z",
     kGold},
    {"M14,99L22,79h4L19,100z", kCoatLight}};
/// Of a colonel of the Union: straps on his shoulders. Of a Confederate one: three stars on his collar, and a general's
/// stand in a wreath.
constexpr Mark kStraps[] = {
    {"M13,85c5-5 11-7.500 19-9.500l2,4.500c-7,2-13,4.500-17,9zM87,85c-5-5-11-7.500-19-9.500l-2,4.500c7,2 13,4.500 "
     "17,9z",
     0x162C49},
    {"M13,85c5-5 11-7.500 19-9.500l2,4.500c-7,2-13,4.500-17,9zM87,85c-5-5-11-7.500-19-9.500l-2,4.500c7,2 13,4.500 "
     "17,9z",
     kGold, 1.2f}};
constexpr Mark kCollarStars[] = {
    {"M39.500,75.500h.1M42.500,78h.1M45.500,80.500h.1M60.500,75.500h-.1M57.500,78h-.1M54.500,80.500h-.1", kGold, 2.4f,
     1, true}};
constexpr Mark kCollarWreath[] = {
    {"M37.500,75c0,4 3.500,7 9,8M62.500,75c0,4-3.500,7-9,8M38.500,72.500c4,0 7,3 "
     "8.500,8M61.500,72.500c-4,0-7,3-8.500,8",
     kGold, 1.3f, 1, true}};
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

/// Colours that the look changes: hair, hat, coat, horse.
void dress(Wardrobe& colours, const Sitter& sitter) {
  const Look& look = sitter.look;
  const auto set = [&](Role role, std::uint32_t colour) { colours[role - kCoat] = colour; };
  const bool is_union = sitter.side == Side::Union;
  if (sitter.type == CardType::General) {
    constexpr auto kHairs =
        enum_table<Hair, Hair::White, std::uint32_t>({0x4A3020, 0x1F1814, 0x9A7440, 0x8C4A24, 0x8A857C, 0xD8D4CA});
    set(kHair, kHairs[look.hair]);
  }
  if (look.hat == Hat::Straw) {
    set(kHat, 0xD9BE82);
    set(kHatLight, 0xEAD6A2);
  } else if (is_union && (look.hat == Hat::Slouch || look.hat == Hat::Plumed)) {
    set(kHat, 0x2A2724);
    set(kHatLight, 0x3D3833);
  } else if (!is_union && look.hat == Hat::Kepi) {
    set(kHat, 0x7F7A6D);
    set(kHatLight, 0xA39D8E);
  }
  if (look.jacket == Jacket::Green) {
    set(kCoat, 0x3A5236);
    set(kCoatDark, 0x24351F);
    set(kCoatLight, 0x64805C);
    set(kHat, 0x3A5236);
    set(kHatLight, 0x64805C);
  }
  if (sitter.type == CardType::Cavalry) {
    constexpr std::array<std::array<std::uint32_t, 2>, 4> kHides = {
        {{0x6B4327, 0x452A17}, {0x8F4E26, 0x63331A}, {0x9C968A, 0x6E695F}, {0x3E332B, 0x271F1A}}};
    set(kHide, kHides[look.pose % 4U][0]);
    set(kHideDark, kHides[look.pose % 4U][1]);
  }
}

void add_beard(Painter& paint, Beard beard) {
  switch (beard) {
    case Beard::Shaven:
      paint(kTemples)(kMouth);
      break;
    case Beard::Moustache:
      paint(kTemples)(kMoustache);
      break;
    case Beard::Goatee:
      paint(kTemples)(kGoatee)(kMoustache);
      break;
    case Beard::Whiskers:
      paint(kWhiskers);
      break;
    case Beard::Chin:
      paint(kChinBeard)(kMouth);
      break;
    case Beard::Short:
      paint(kShortBeard);
      break;
    case Beard::Full:
      paint(kBeard);
      break;
    case Beard::Long:
      paint(kLongBeard);
      break;
  }
}

Hat worn(const Sitter& sitter) {
  const bool is_foot = sitter.type == CardType::Infantry;
  return sitter.look.hat != Hat::Usual ? sitter.look.hat
         : sitter.side == Side::Union  ? (is_foot ? Hat::Kepi : Hat::Plumed)
                                       : Hat::Slouch;
}

void add_hat(Painter& paint, const Sitter& sitter) {
  switch (worn(sitter)) {
    case Hat::Usual:
      break;
    case Hat::Bare:
      paint(kSkull);
      sitter.look.feature == Feature::Bald ? paint(kFringe) : paint(kParted);
      break;
    case Hat::Kepi:
      paint(kKepi);
      break;
    case Hat::Slouch:
    case Hat::Straw:
      paint(kSlouch);
      break;
    case Hat::Plumed:
      sitter.side == Side::Union ? paint(kDressHat) : paint(kSlouch);
      break;
    case Hat::Fez:
      paint(kFez);
      break;
    case Hat::Bonnet:
      paint(kBonnet);
      break;
  }
}

void add_head(Painter& paint, const Sitter& sitter) {
  paint(kNeckAndFace);
  if (sitter.look.feature == Feature::Curls) {
    paint(kCurls);
  }
  add_beard(paint, sitter.look.beard);
  paint(kEyes);
  if (sitter.look.feature == Feature::Glasses) {
    paint(kGlasses);
  }
  add_hat(paint, sitter);
}

void add_soldier(Painter& paint, Painter& mirrored, const Sitter& sitter) {
  const std::uint8_t pose = sitter.look.pose % 3U;
  if (pose < 2) {
    (pose == 0 ? paint : mirrored)(kMusket);
  }
  if (worn(sitter) == Hat::Plumed) {
    paint(kPlume);
  }
  paint(kBody)(kChestHatch);
  switch (sitter.look.jacket) {
    case Jacket::Zouave:
      paint(kZouave);
      break;
    case Jacket::Shell:
      paint(kShell);
      break;
    default:
      paint(kBeltAndButtons);
  }
  if (pose == 2) {
    paint(kAcross);
  }
  add_head(paint, sitter);
}

void add_officer(Painter& paint, const Sitter& sitter) {
  if (worn(sitter) == Hat::Plumed) {
    paint(kPlume);
  }
  paint(kBody);
  if (!sitter.is_colonel) {
    paint(kSash)(kRank);
  } else {
    paint(kBeltAndButtons);
  }
  if (sitter.side == Side::Confederate) {
    sitter.is_colonel ? paint(kCollarStars) : paint(kCollarWreath);
  } else if (sitter.is_colonel) {
    paint(kStraps);
  }
  add_head(paint, sitter);
}

}  // namespace

void add_portrait(Mesh& mesh, const Sitter& sitter, const Affine& by, float tolerance) {
  Wardrobe colours = wardrobe(sitter.side, sitter.coat);
  dress(colours, sitter);
  constexpr auto kWidths = enum_table<Build, Build::Stout, float>({1, 0.91f, 1.12f});
  const float wide = kWidths[sitter.look.build];
  Painter paint(mesh, colours, by * Affine{wide, 0, 0, 1, 50 * (1 - wide), 0}, tolerance);
  switch (sitter.type) {
    case CardType::Infantry: {
      Painter mirrored(mesh, colours, by * Affine{-1, 0, 0, 1, 100, 0}, tolerance);
      add_soldier(paint, mirrored, sitter);
      break;
    }
    case CardType::General:
      add_officer(paint, sitter);
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

}  // namespace longroll::board
