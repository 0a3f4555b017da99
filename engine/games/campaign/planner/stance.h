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

/// The bold before the timid. The first is what *normal* does.
constexpr std::array<Stance, 6> kStances = {{
    {"steady", 20, 70, 100, 110},
    {"bold", -40, 50, 140, 150},
    {"all out", -120, 30, 200, 200},
    {"wary", 100, 90, 80, 80},
    {"hold", 160, 120, 40, 70},
    {"probe", 60, 60, 120, 90},
}};

}  // namespace longroll::campaign
