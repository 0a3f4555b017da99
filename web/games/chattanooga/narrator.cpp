#include "engine/core/text.h"
#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/words.h"
#include "web/games/chattanooga/adapter.h"
#include "web/games/chattanooga/position_facts.h"
#include "web/games/chattanooga/status_box.h"
#include "web/games/chattanooga/words.h"

/// The game in words: how the scenario stands, the couplet, the armies, and who lies in the unit status box. Where
/// everybody stands, web/hexgame/narrator.cpp tells.
namespace longroll::web::chattanooga {

std::vector<std::string> ChattanoogaAdapter::standing_in_words() const {
  const ch::Field field = in_.field();
  const bool is_under_way = field.phase() != ch::Phase::SetUp && !field.is_over();
  std::vector<std::string> out = {verdict_words(field)};
  for (const Fact& fact : facts_of_victory(field)) {
    out.push_back(fact.words);
  }
  for (const Fact& fact : facts_of_cups(field)) {
    out.push_back(fact.words);
  }
  if (is_under_way) {
    out.push_back(couplet_words(field));
    out.push_back("The first player is the " + std::string(longroll::name_of(field.first())) + " side");
  }
  if (const std::string light = light_words(field); !light.empty()) {
    out.push_back(light);
  }
  if (field.has(ch::Option::FortunesOfWar)) {
    out.push_back("The fortune marker is with the " + std::string(longroll::name_of(ch::holder(field.state()))) +
                  " side [15.0]");
  }
  if (field.has(ch::Option::ArmyMorale)) {
    for (int army = ch::next_army(field, -1); army >= 0; army = ch::next_army(field, army)) {
      out.push_back("Morale of " + std::string(ch::name_of_command(army)) + ": " + army_morale_words(field, army));
    }
  }
  for (const std::string& line : crossing_lines(field)) {
    out.push_back(line);
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const std::string name(longroll::name_of(side));
    out.push_back(name + ": " + count_of(ch::victory_points(field, side), "victory point", "victory points") +
                  " for losses of the enemy");
    for (const ExtraStrength& one : extra_strength(field, side)) {
      out.push_back(name + " extra strength, " + one.whose + ": " + one.points() + " points left [5.9]");
    }
    for (const StatusRow& row : status_box(field, side)) {
      out.push_back(name + " units off the map, " + std::string(row.name) + ": " + names_of(field, row.units));
    }
  }
  for (const PieceId unit : units_with_heroes(field)) {
    out.push_back("A hero is with " + field.counter(unit).title + ": " + signed_text(field.piece(unit).marks) +
                  " [13.5]");
  }
  for (std::string& line : answers_.in_words(field, in_.model().reader())) {
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace longroll::web::chattanooga
