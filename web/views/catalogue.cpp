// build: logic
#include "web/views/catalogue.h"

#include <algorithm>
#include <array>

#include "engine/play/registry.h"

namespace longroll::web {
namespace {

constexpr std::array<QuickStart, 3> kDixie{
    {{"bull-run", "Bull Run"}, {"shiloh", "Shiloh"}, {"gettysburg", "Gettysburg"}}};

constexpr std::array<QuickStart, 3> kBattles{
    {{"bull-run", "Bull Run"}, {"shiloh", "Shiloh"}, {"antietam", "Antietam"}}};

constexpr std::array<Broadside, 4> kBroadsides{{
    {"Dixie", "A game of cards and dice", "DIXIE", "Bull Run, Shiloh, Gettysburg",
     "Two battlelines, one hand of cards.", "15 minutes", "dixie", board::Plate::Dixie, kDixie, true,
     "dixie-first-battle"},
    {"Battles", "Brigades on the field", "BATTLES", "Bull Run, Shiloh, Antietam",
     "Hold the hill until night, or carry it.", "45 minutes", "battles", board::Plate::Battles, kBattles},
    {"Chattanooga",
     "The siege broken",
     "CHATTANOOGA",
     "November 23rd to 25th, 1863",
     "Lookout and Missionary Ridge.",
     "2 hours",
     nullptr,
     board::Plate::Chattanooga,
     {}},
    {"Campaign",
     "The whole war",
     "CAMPAIGN",
     "Spring 1861 to Spring 1865",
     "Armies, railroads, gunboats, politics.",
     "4 hours",
     nullptr,
     board::Plate::Campaign,
     {}},
}};

}  // namespace

std::span<const Broadside> broadsides() { return kBroadsides; }

bool is_playable(const Broadside& broadside) {
  const auto& games = all_games();
  return broadside.game != nullptr &&
         std::any_of(games.begin(), games.end(), [&](const GameEntry& entry) { return entry.id == broadside.game; });
}

std::string_view first_game() { return kBroadsides.front().game; }

std::string_view first_lesson() {
  for (const Broadside& one : kBroadsides) {
    if (one.lesson != nullptr) {
      return one.lesson;
    }
  }
  return {};
}

std::string_view title_of_game(std::string_view id) {
  id = id.substr(0, id.find("-notes"));
  for (const Broadside& one : kBroadsides) {
    if (one.game != nullptr && one.game == id) {
      return one.name;
    }
  }
  return id;
}

}  // namespace longroll::web
