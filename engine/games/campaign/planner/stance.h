#pragma once
#include <array>
#include <string_view>

namespace longroll::campaign {

/// A way of conducting an impulse: what a commander thinks of risk and ground. Worths are in hundredths of a strength
/// point.
struct Stance {
  std::string_view id;
  int least_gain;      ///< an attack must promise so much
  int guards;          ///< strength kept where the enemy must not come, in hundredths of the enemies near
  int offence;         ///< worth of what the enemy holds beside that of what is to be held, in hundredths
  int caution;         ///< strength of the enemies near to which a force goes, in hundredths of its own
  int pace = 20;       ///< to come a movement point nearer to where it is sent
  int prize = 12;      ///< to win a hex, for each point of its worth
  int arteries = 25;   ///< worth of what parts or joins the economy, for each of its points; 0: it sees none
  int own_loss = 100;  ///< how much own losses count beside the enemy's, in hundredths
};

/// The bold before the timid, who look at no railroads: *easy* takes one of these. The first is what *normal* takes its
/// enemy for.
constexpr std::array<Stance, 6> kStances = {{
    {.id = "steady", .least_gain = 20, .guards = 70, .offence = 100, .caution = 110},
    {.id = "bold", .least_gain = -40, .guards = 50, .offence = 140, .caution = 150},
    {.id = "all out", .least_gain = -120, .guards = 30, .offence = 200, .caution = 200},
    {.id = "wary", .least_gain = 100, .guards = 90, .offence = 80, .caution = 80, .arteries = 0},
    {.id = "hold", .least_gain = 160, .guards = 120, .offence = 40, .caution = 70, .arteries = 0},
    {.id = "probe", .least_gain = 60, .guards = 60, .offence = 120, .caution = 90, .arteries = 0},
}};

}  // namespace longroll::campaign
