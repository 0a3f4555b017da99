// The charts against tests/rules/chattanooga/charts.tsv, a second transcription, cell by cell; and how they are read.
#include <gtest/gtest.h>

#include <map>

#include "tests/rules/chattanooga/printed.h"

namespace longroll::chattanooga {
namespace {

/// The lines of one chart of the second transcription: the first cell of each names its row.
std::vector<std::vector<std::string>> second_transcription(std::string_view chart) {
  std::vector<std::vector<std::string>> lines;
  for (std::vector<std::string>& line : table_lines("tests/rules/chattanooga/charts.tsv", '\t')) {
    if (line.front() == chart) {
      lines.emplace_back(line.begin() + 1, line.end());
    }
  }
  return lines;
}

/// "BxArDR": each letter of a side is followed by what happens to it. A second reading of the players' shorthand, apart
/// from what chart.json says of it.
ResultPart part_of(std::string_view shorthand) {
  ResultPart part;
  std::vector<UnitEffect*> sides;
  for (std::size_t i = 0; i < shorthand.size(); ++i) {
    switch (const char letter = shorthand[i]) {
      case 'A':
        sides = {&part.attacker};
        continue;
      case 'D':
        sides = {&part.defender};
        continue;
      case 'B':
        sides = {&part.attacker, &part.defender};
        continue;
      default:
        for (UnitEffect* effect : sides) {
          effect->is_eliminated |= letter == 'x';
          effect->must_check_morale |= letter == 'm';
          if (letter == 'r' || letter == 'R') {
            effect->disruption = letter == 'r' ? Disruption::Disrupt : Disruption::Retreat;
          } else if (letter >= '0' && letter <= '9') {
            effect->margin = static_cast<std::int8_t>(letter - '0');
          }
        }
    }
  }
  return part;
}

void expect_result(const CombatResult& result, const std::string& shorthand, const std::string& place) {
  EXPECT_EQ(result.id, shorthand) << place;
  const std::size_t open = shorthand.find('(');
  EXPECT_TRUE(result.primary == part_of(shorthand.substr(0, open))) << place << ": " << shorthand;
  const bool has_second = open != std::string::npos;
  EXPECT_EQ(result.has_secondary(), has_second) << place;
  if (has_second) {
    EXPECT_TRUE(result.secondary == part_of(shorthand.substr(open + 1, shorthand.size() - open - 2)))
        << place << ": " << shorthand;
  }
}

TEST(Chattanooga_CRT_CombatResultsTable, EveryCellIsThePrintedOne) {
  const auto lines = second_transcription("CRT");
  ASSERT_EQ(lines.size(), 10U);
  for (std::size_t die = 0; die < lines.size(); ++die) {
    ASSERT_EQ(lines[die].size(), 8U);
    EXPECT_EQ(lines[die][0], std::to_string(die));
    for (int intensity = 3; intensity <= 9; ++intensity) {
      expect_result(printed_chart().combat_result(static_cast<int>(die), intensity),
                    lines[die][static_cast<std::size_t>(intensity - 2)],
                    "die " + std::to_string(die) + ", intensity " + std::to_string(intensity));
    }
  }
}

TEST(Chattanooga_CRT_CombatResultsTable, DiceAndIntensitiesBeyondTheTableCountAsItsEdge) {
  const Chart& chart = printed_chart();
  EXPECT_EQ(chart.combat_result(-3, 5).id, "AxR") << "a modified die below 0 is 0";
  EXPECT_EQ(chart.combat_result(12, 3).id, "Dr") << "a modified die above 9 is 9";
  EXPECT_EQ(chart.combat_result(2, 1).id, "Ar2") << "an intensity below 3 is 3";
  EXPECT_EQ(chart.combat_result(4, 14).id, "Ar1(BxArDR)") << "an intensity above 9 is 9";
}

TEST(Chattanooga_10_10_CombatResults, ResultsAreEffectsOnBothUnits) {
  const CombatResult& result = printed_chart().combat_result(4, 9);
  EXPECT_EQ(result.primary.attacker.disruption, Disruption::Disrupt);
  EXPECT_EQ(result.primary.attacker.margin, 1) << "Ar1: only against a morale that is one higher";
  EXPECT_TRUE(result.primary.defender.is_none());
  EXPECT_TRUE(result.secondary.attacker.is_eliminated);
  EXPECT_TRUE(result.secondary.defender.is_eliminated);
  EXPECT_EQ(result.secondary.attacker.disruption, Disruption::Disrupt);
  EXPECT_EQ(result.secondary.defender.disruption, Disruption::Retreat);
  EXPECT_FALSE(result.secondary.defender.is_conditional());
  const CombatResult& nothing = printed_chart().combat_result(3, 3);
  EXPECT_TRUE(nothing.primary.is_none());
  EXPECT_FALSE(nothing.has_secondary());
}

TEST(Chattanooga_BOMBARD_BombardmentTable, EveryCellIsThePrintedOne) {
  const auto lines = second_transcription("BOMBARD");
  ASSERT_EQ(lines.size(), 10U);
  for (std::size_t die = 0; die < lines.size(); ++die) {
    ASSERT_EQ(lines[die].size(), 4U);
    for (int column = 1; column <= 3; ++column) {
      expect_result(printed_chart().bombardment_result(static_cast<int>(die), column),
                    lines[die][static_cast<std::size_t>(column)],
                    "die " + std::to_string(die) + ", column " + std::to_string(column));
    }
  }
  EXPECT_EQ(printed_chart().bombardment_result(8, 4).id, "Dxm") << "strengths above 3 use column 3";
}

TEST(Chattanooga_MARCH_ForcedMarchTable, EveryCellIsThePrintedOne) {
  const auto lines = second_transcription("MARCH");
  ASSERT_EQ(lines.size(), 10U);
  for (std::size_t die = 0; die < lines.size(); ++die) {
    ASSERT_EQ(lines[die].size(), 4U);
    for (int morale = 3; morale <= 5; ++morale) {
      const ForcedMarch& march = printed_chart().forced_march_of(static_cast<int>(die), morale);
      EXPECT_EQ(std::to_string(march.points) + (march.is_disrupted ? "r" : ""),
                lines[die][static_cast<std::size_t>(morale - 2)])
          << "die " << die << ", morale " << morale;
    }
  }
  EXPECT_EQ(printed_chart().forced_march_of(1, 1).points, 3) << "a morale below 3 uses column 3";
  EXPECT_EQ(printed_chart().forced_march_of(2, 7).points, 4) << "a morale above 5 uses column 5";
  EXPECT_EQ(printed_chart().forced_march_of(11, 5).points, 1) << "in the dark a die above 9 is 9";
}

/// "0-6", "7" or "-": the dice of a box, as the track writes them.
std::string dice_of(int couplet, CoupletEnd end) {
  std::string dice;
  int first = -1;
  int last = -1;
  for (int die = 0; die < kDieFaces; ++die) {
    if (printed_chart().couplet_end(couplet, die) == end) {
      first = first < 0 ? die : first;
      last = die;
    }
  }
  if (first < 0) {
    return "-";
  }
  return first == last ? std::to_string(first) : std::to_string(first) + "-" + std::to_string(last);
}

TEST(Chattanooga_COUPLET_Track, EveryDieIsThePrintedOne) {
  const auto lines = second_transcription("COUPLET");
  ASSERT_EQ(lines.size(), 4U);
  for (int couplet = 1; couplet <= 4; ++couplet) {
    const std::vector<std::string>& line = lines[static_cast<std::size_t>(couplet - 1)];
    EXPECT_EQ(dice_of(couplet, CoupletEnd::Same), line[1]) << couplet;
    EXPECT_EQ(dice_of(couplet, CoupletEnd::Change), line[2]) << couplet;
    EXPECT_EQ(dice_of(couplet, CoupletEnd::End), line[3]) << couplet;
  }
  for (int die = 0; die < kDieFaces; ++die) {
    EXPECT_EQ(printed_chart().couplet_end(9, die), printed_chart().couplet_end(4, die))
        << "box 4+ serves all later ones";
  }
}

}  // namespace
}  // namespace longroll::chattanooga
