#include "engine/games/battles/words.h"
#include "web/games/battles/words.h"

namespace longroll::web::battles {

namespace {

/// "1 to 4, 1 to 3 or 1 to 2": the dice that rally Disordered, Shaken and Routed units (12.4).
std::string rally_dice(const bt::Chart& chart) {
  const auto dice = [&](bt::Condition condition) {
    return bt::die_up_to(chart.rally_up_to[static_cast<std::size_t>(condition)]);
  };
  return dice(bt::Condition::Disordered) + ", " + dice(bt::Condition::Shaken) + " or " + dice(bt::Condition::Routed);
}

}  // namespace

std::vector<HelpPage> help_pages(const bt::Scenario& scenario, const bt::Chart& chart) {
  std::vector<HelpPage> pages = {
      {scenario.title, {scenario.date + ".", scenario.about}},
      {"The battle in two minutes",
       {"Each turn is an hour. One side moves, fights and rallies; then the other does. [4.0]",
        "Counters are brigades and batteries: strength on the left, movement points on the right. Click one of yours, "
        "then a hex inside the dotted line. With points left it can go on, hex by hex, by the way you like. [6.0]",
        "The six hexes round a unit are its zone of control. Whoever enters one must stop, and troops that touch must "
        "fight. So moving next to the enemy is a decision to attack him. [7.0, 8.0]",
        "In your Combat Phase click an enemy, add your units next to him and guns that see him, look at the odds in "
        "the panel, and roll. [8.2, 8.6]",
        "Dotted red rings show who still has to fight. The phase cannot end before that. [8.11, 8.12]"}},
      {"Moving [6.0, 10.1]",
       {"Open ground costs one point; woods, rough and slopes cost more, roads less. Rest the pointer on a hex to see "
        "its "
        "cost, and on one out of reach to see why. [10.1]",
        "Two units may end in a hex; any number may pass. [6.32, 6.33]",
        "Far from the enemy a unit on a road may march: more points, on roads only. Take it and press “March by road”. "
        "[6.4]",
        "Entering an enemy zone costs two points at least. Guns go there only to join infantry or cavalry. [7.2, 7.3]",
        "At night a unit may leave a zone, but not go straight into another. [11.1]"}},
      {"Attacking [8.1 to 8.25]",
       {"Every enemy next to you must be attacked, and every unit of yours next to an enemy must attack, once. [8.11, "
        "8.12]",
        "All defenders of a hex are attacked as one. Several hexes can be attacked together when every attacker "
        "touches "
        "each of them. [8.21, 8.25]",
        "A weak attack on one hex can free strong ones elsewhere; guns can do it from afar at no risk. [8.5]"}},
      {"Odds [8.3, 8.4]",
       {"Strengths are changed one by one for range, order and ground, and rounded each time, never below one. [8.32]",
        "Rough ground and streams halve attackers; woods, slopes and works shift the odds to the left. The defender "
        "chooses between the woods and everything else. [8.41 to 8.46]",
        "The ratio is rounded in the defender's favour. You may lower it yourself before the roll. [8.0, 8.9]"}},
      {"Results [8.6 to 8.83]",
       {"Retreats are one hex, out of enemy zones; a unit with nowhere to go is lost. Full hexes on the way give place "
        "in turn. [8.71, 8.72, 8.81]",
        "One unit of the winners may follow into each hex left empty. [8.75]",
        "Cavalry attacked by no cavalry may try to get away first, on " + bt::die_up_to(chart.evade_up_to) +
            ". [8.77]"}},
      {"Guns [9.0]",
       {"Guns outside enemy zones fire at two or three hexes if they see the target; at three they lose a third. No "
        "result "
        "of that attack touches them. [9.1, 9.15, 9.19]",
        "Sight is blocked by higher ground, by woods and towns, and by friends next to gun or target. Press S and "
        "point "
        "at a hex to see. [9.3]"}},
      {"Order [12.0]",
       {"Disordered and shaken units have half their strength; routed ones have one point and run. A further blow to a "
        "routed unit ends it. [12.1, 12.2]",
        "At the end of your turn units away from the enemy rally: " + rally_dice(chart) +
            ". A leader steadies those with him. [12.12, 12.4]",
        "Infantry that has done nothing for a turn may dig in. [10.3]"}},
      {"The map",
       {"Wheel, pinch or + and - zoom, dragging or Shift with the arrows moves, 0 shows all.",
        "Z zones of control, S line of sight, O lines of communication, B objectives, N hex numbers, A the odds if the "
        "enemy attacked a stack. Esc puts down what you hold."}}};
  HelpPage own{"This battle's own rules", scenario.rules};
  pages.insert(pages.begin() + 1, std::move(own));
  return pages;
}

}  // namespace longroll::web::battles
