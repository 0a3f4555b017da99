#include <array>
#include <span>

#include "web/board/shape/art_marks.h"
#include "web/board/shape/card_art.h"

namespace longroll::board {
namespace {

enum Role : std::uint32_t { kSide = kFirstRole, kOnSide };
constexpr std::uint32_t kInk = 0x2A2018, kBrass = 0xC9971F, kViolet = 0x6A4A7A, kWater = 0x426A7E, kCloth = 0xFBF4E2,
                        kWood = 0x5D3B20, kSteel = 0x77736B, kGray = 0x8C8779, kBlue = 0x24456F, kStone = 0xC9BFA6,
                        kBrick = 0x8A3B36;

constexpr Mark kFord[] = {
    {"M-9,-22C-6,-10 -8,8 -12,22H12C9,8 6,-10 9,-22z", 0xE6D6AE},
    {"M-9,-22C-6,-10 -8,8 -12,22M9,-22C6,-10 9,8 12,22", kInk, 1.2f, 0.8f},
    {"M-28,-9q4.7-5 9.3,0t9.3,0t9.3,0t9.3,0t9.3,0t9.3,0M-28,1q4.7-5 9.3,0t9.3,0t9.3,0t9.3,0t9.3,0t9.3,0M-28,11q4.7-5 "
     "9.3,0t9.3,0t9.3,0t9.3,0t9.3,0t9.3,0",
     kWater, 2.2f, 1, true}};
constexpr Mark kRailway[] = {
    {"M-22,20H22M-18.5,12.5H18.5M-15.5,5.5H15.5M-12.8,-.5H12.8M-10.5,-6H10.5M-8.5,-11H8.5M-6.8,-15.5H6.8", kWood, 3},
    {"M-19,23L-4,-21M19,23L4,-21", kInk, 2.2f}};
constexpr Mark kSharpshooters[] = {{"M-18,0a18,18 0 1 0 36,0a18,18 0 1 0 -36,0z", kCloth},
                                   {"M-18,0a18,18 0 1 0 36,0a18,18 0 1 0 -36,0z", kViolet, 2.6f},
                                   {"M-10,0a10,10 0 1 0 20,0a10,10 0 1 0 -20,0z", kViolet, 2},
                                   {"M-3.4,0a3.4,3.4 0 1 0 6.8,0a3.4,3.4 0 1 0 -6.8,0z", kInk},
                                   {"M-23,0h12M11,0h12M0,-23v12M0,11v12", kInk, 1.8f}};
constexpr Mark kColorGuard[] = {
    {"M-17,24V-21", kWood, 2.4f},
    {"M-19.6,-22.5l2.6,-4.5l2.6,4.5z", kBrass},
    {"M-16,-20c9-5 16,5 25,1c5-2 9-3 14-1v23c-5-2-9-1-14,1c-9,4-16-6-25-1z", kSide},
    {"M-16,-20c9-5 16,5 25,1c5-2 9-3 14-1v23c-5-2-9-1-14,1c-9,4-16-6-25-1z", kInk, 1.2f},
    {"M3,-16.5l2,5.5h5.9l-4.7,3.6l1.7,5.7l-4.9,-3.4l-4.9,3.4l1.7,-5.7l-4.7,-3.6h5.9z", kOnSide}};
constexpr Mark kBugle[] = {{"M-26,2c8,2 18-4 30-4c12,0 18-5 22-12v28c-4-7-10-12-22-12c-12,0-20,8-30,6z", kBrass},
                           {"M-26,2c8,2 18-4 30-4c12,0 18-5 22-12v28c-4-7-10-12-22-12c-12,0-20,8-30,6z", kInk, 1.2f},
                           {"M-12,2c-8,10 2,18 12,14s10-14-2-16", kInk, 2}};
constexpr Mark kBayonets[] = {{"M-24,23l27,-27l3.6,3.6l-27,27z", kWood},
                              {"M24,23l-27,-27l-3.6,3.6l27,27z", kWood},
                              {"M3.5,-3.5l2.5,2.5l21,-23zM-3.5,-3.5l-2.5,2.5l-21,-23z", 0xB9B4A8},
                              {"M3.5,-3.5l2.5,2.5l21,-23zM-3.5,-3.5l-2.5,2.5l-21,-23z", kInk, 1},
                              {"M1.5,-6.5l7,7M-1.5,-6.5l-7,7", kSteel, 2.4f}};
constexpr Mark kWall[] = {{"M-26,19v-9q0-2 2-2h13q2 0 2,2v9zM-8,19v-8q0-2.5 2.5-2.5h12q2.5 0 2.5,2.5v8zM10,19v-9q0-2 "
                           "2-2h12q2 0 2,2v9zM-20,7v-"
                           "8q0-2.5 2.5-2.5h13q2.5 0 2.5,2.5v8zM-1,7.5v-8.5q0-2 2-2h14q2 0 2,2v8.5zM-13,-5v-7.5q0-2.5 "
                           "2.5-2.5h10q2.5 0 2.5,2.5v7."
                           "500zM3,-5v-7q0-2.5 2.5-2.5h9q2.5 0 2.5,2.5v7z",
                           kStone},
                          {"M-26,19v-9q0-2 2-2h13q2 0 2,2v9zM-8,19v-8q0-2.5 2.5-2.5h12q2.5 0 2.5,2.5v8zM10,19v-9q0-2 "
                           "2-2h12q2 0 2,2v9zM-20,7v-"
                           "8q0-2.5 2.5-2.5h13q2.5 0 2.5,2.5v8zM-1,7.5v-8.5q0-2 2-2h14q2 0 2,2v8.5zM-13,-5v-7.5q0-2.5 "
                           "2.5-2.5h10q2.5 0 2.5,2.5v7."
                           "500zM3,-5v-7q0-2.5 2.5-2.5h9q2.5 0 2.5,2.5v7z",
                           kInk, 1.4f},
                          {"M-28,20.5H28", kInk, 1.2f, 0.7f}};
constexpr Mark kDrum[] = {{"M-18,-6v20c0,8 36,8 36,0v-20z", kSide},
                          {"M-18,-6v20c0,8 36,8 36,0v-20", kInk, 1.2f},
                          {"M-18,-6c0,-8 36,-8 36,0c0,8 -36,8 -36,0z", kCloth},
                          {"M-18,-6c0,-8 36,-8 36,0c0,8 -36,8 -36,0z", kBrass, 2.6f},
                          {"M-18,13c0,8 36,8 36,0", kBrass, 2.6f},
                          {"M-17,-3L-10,18L-3,0L4,20L10,-1L16,16", kCloth, 1.3f},
                          {"M-24,-20L2,-6M24,-20L-1,-8", kWood, 2.4f, 1, true}};
constexpr Mark kTwoFlags[] = {
    {"M14,24L-12,-20M-14,24L12,-20", kWood, 2.2f},
    {"M-12,-20c-5,3 -8,-1 -14,3l7,14c5,-4 9,0 14,-4z", kBlue},
    {"M12,-20c5,3 8,-1 14,3l-7,14c-5,-4 -9,0 -14,-4z", kGray},
    {"M-12,-20c-5,3 -8,-1 -14,3l7,14c5,-4 9,0 14,-4zM12,-20c5,3 8,-1 14,3l-7,14c-5,-4 -9,0 -14,-4z", kInk, 1.2f},
    {"M-4.5,-10c0,-7 9.5,-7 9.5,-.5c0,4.5 -5,4.5 -5,9.5M0,4.2v.1", kViolet, 2.8f, 1, true}};
constexpr Mark kSignal[] = {{"M-20,23L8,-20", kWood, 2.4f},
                            {"M20,23L-8,-20", kWood, 2.4f},
                            {"M8,-20l14,9l-9,14l-14,-9z", kCloth},
                            {"M-8,-20l-14,9l9,14l14,-9z", kBrick},
                            {"M8,-20l14,9l-9,14l-14,-9zM-8,-20l-14,9l9,14l14,-9z", kInk, 1.2f},
                            {"M8.8,-13.7l5.6,3.6l-3.6,5.6l-5.6,-3.6z", kBrick},
                            {"M-8.8,-13.7l-5.6,3.6l3.6,5.6l5.6,-3.6z", kCloth}};
constexpr Mark kCartridges[] = {{"M-22,-2H22V20q0,3 -3,3H-19q-3,0 -3,-3z", 0x3A2A18},
                                {"M-22,-2L-25,-14H25L22,-2z", 0x54452F},
                                {"M-22,-2L-25,-14H25L22,-2zM-22,-2H22V20q0,3 -3,3H-19q-3,0 -3,-3z", kInk, 1.2f},
                                {"M-17,-2v-8M-10,-2v-8M-3,-2v-8M4,-2v-8M11,-2v-8", kGray, 1.2f, 0.8f},
                                {"M13.5,-2v-13q0,-5 2.5,-7q2.5,2 2.5,7v13z", kBrass},
                                {"M13.5,-2v-13q0,-5 2.5,-7q2.5,2 2.5,7v13z", kInk, 1},
                                {"M-7,6h14v8q0,4 -7,6q-7,-2 -7,-6z", kBrass, 1.6f}};
constexpr Mark kFlight[] = {
    {"M-2,8l-5.5,-15c6,-10 25,-13 31.5,-6l5,15c-10,-4 -21,-1 -31,6z", kSide},
    {"M-7.5,-7c6,-10 25,-13 31.5,-6c-5.5,7 -23,11 -31.5,6z", kSide, 0, 0.75f},
    {"M-2,8c-5,1.5 -10,5 -11,9c8.5,0 18,-5 26.5,-9c6,-2.5 11,-3 15.5,-3l-.5,-3c-10,-3 -20.5,-.5 -30.5,6z", 0x1A130D},
    {"M-1.5,4c10,-6 20,-9 30,-5.5", kBrass, 1.2f},
    {"M-28,-10h12M-26,-3h15M-28,4h12M-25,24q4,-4 8,0t8,0M2,22l22,-6l1,3l-22,6z", kInk, 1.6f, 0.7f, true}};

constexpr Mark kGunboat[] = {{"M-9,-8h4v-13h4v13h4v-15h4v15h3z", 0x3A2A18},
                             {"M-3,-23q-4,-4 -10,-2M5,-25q-5,-4 -11,-2", 0x8C8779, 2.4f, 0.7f, true},
                             {"M-19,-8H16L19,1H-22z", 0xC9BFA6},
                             {"M-19,-8H16L19,1H-22z", kInk, 1.2f},
                             {"M-28,1H25Q27,7 20,11H-22Q-27,8 -28,1z", 0x3A2A18},
                             {"M-15,-4.5h4M-6,-4.5h4M3,-4.5h4M12,-4.5h3", kInk, 3},
                             {"M-28,15q4.700-4 9.300,0t9.300,0t9.300,0t9.300,0t9.300,0t9.300,0M-24,21q4.700-4 "
                              "9.300,0t9.300,0t9.300,0t9.300,0t9.300,0",
                              kWater, 2, 1, true}};
constexpr Mark kCanister[] = {{"M-9,-16q9,-4.500 18,0v24q-9,4.500 -18,0z", 0xB9B4A8},
                              {"M-9,-16q9,4.500 18,0M-9,-16q9,-4.500 18,0v24q-9,4.500 -18,0z", kInk, 1.2f},
                              {"M-9,-10q9,4.500 18,0M-9,3q9,4.500 18,0", kSteel, 1.6f},
                              {"M-26,20a4,4 0 1 0 8,0a4,4 0 1 0 -8,0zM-15,21a4,4 0 1 0 8,0a4,4 0 1 0 -8,0zM-4,20a4,4 0 "
                               "1 0 8,0a4,4 0 1 0 -8,0zM7,21a4,4 0 1 0 8,0a4,4 0 1 0 -8,0zM18,20a4,4 0 1 0 8,0a4,4 0 1 "
                               "0 -8,0zM-21,13a4,4 0 1 0 8,0a4,4 0 1 0 -8,0zM13,13a4,4 0 1 0 8,0a4,4 0 1 0 -8,0z",
                               kInk}};
constexpr Mark kHorseshoe[] = {{"M-10,20C-22,4 -20,-20 0,-20S22,4 10,20", kInk, 9, 1, true},
                               {"M-10,20C-22,4 -20,-20 0,-20S22,4 10,20", 0xB9B4A8, 6.4f, 1, true},
                               {"M-13,12.5h.1M-16.500,3h.1M-15,-7h.1M-8.500,-15h.1M13,12.500h.1M16.500,3h.1M15,-7h.1M8."
                                "500,-15h.1",
                                kInk, 2.4f, 1, true}};

std::span<const Mark> marks_of(SpecialArt art) {
  switch (art) {
    case SpecialArt::Ford:
      return kFord;
    case SpecialArt::Railway:
      return kRailway;
    case SpecialArt::Sharpshooters:
      return kSharpshooters;
    case SpecialArt::ColorGuard:
      return kColorGuard;
    case SpecialArt::RebelYell:
      return kBugle;
    case SpecialArt::BayonetCharge:
      return kBayonets;
    case SpecialArt::Cover:
      return kWall;
    case SpecialArt::Rally:
      return kDrum;
    case SpecialArt::MistakenColors:
      return kTwoFlags;
    case SpecialArt::SignalStation:
      return kSignal;
    case SpecialArt::ShortOfAmmunition:
      return kCartridges;
    case SpecialArt::Panic:
      return kFlight;
    case SpecialArt::Gunboats:
      return kGunboat;
    case SpecialArt::Canister:
      return kCanister;
    case SpecialArt::FreshHorses:
      return kHorseshoe;
  }
  return {};
}

}  // namespace

void add_special_art(Mesh& mesh, SpecialArt art, Side side, const Affine& by, float tolerance) {
  const std::array<std::uint32_t, 2> roles = {side == Side::Union ? 0x24456Fu : 0x8C8779u,
                                              side == Side::Union ? 0xFDF8EAu : 0x2A2018u};
  Painter(mesh, roles, by, tolerance)(marks_of(art));
}

}  // namespace longroll::board
