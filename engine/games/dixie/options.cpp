// build: small
#include "engine/games/dixie/options.h"

#include "engine/games/dixie/words.h"

namespace longroll::dixie {
namespace {

/// Dixie 13.0: an advanced rule is off unless it is chosen.
OptionEntry on_off(Option option, std::string_view title, std::string_view rule) {
  return {option, {std::string(id_of(option)), std::string(title), {"off", "on"}, {"Off", "On"}, 0, std::string(rule)}};
}

}  // namespace

std::span<const OptionEntry> option_entries() {
  static const std::vector<OptionEntry> entries = {
      {Option::Cards, {"cards", "Cards", {"hidden", "open"}, {"Hidden from the enemy", "Open on the table"}, 0, "5.0"}},
      {Option::Battleline,
       {"battleline", "Battleline", {"three", "five"}, {"Three positions", "Five positions"}, 0, "13.8"},
       [](const Edition& edition) { return edition.points_five[0] > 0 && edition.points_five[1] > 0; }},
      on_off(Option::Outflanking, "Outflanking", "13.1"),
      on_off(Option::Melee, "Melee", "13.2"),
      on_off(Option::Enfilade, "Enfilade and envelopment", "13.3"),
      on_off(Option::CounterBattery, "Counter-battery fire", "13.4"),
      on_off(Option::Support, "Artillery support", "13.5"),
      on_off(Option::Decoys, "Decoys", "13.6"),
      on_off(Option::Scouting, "Scouting", "13.7"),
      {Option::Command,
       {"command",
        "Command",
        {"any", "corps", "division"},
        {"Generals help all", "Corps integrity", "Division integrity"},
        0,
        "13.9"},
       [](const Edition& edition) { return !edition.corps.empty(); }},
      {Option::Days,
       {"days", "Days", {"one", "three"}, {"One day", "Three days"}, 0, "15.2"},
       [](const Edition& edition) { return edition.three_days.has_value(); }},
      {Option::Late,
       {"late",
        "Late troops",
        {"free", "ohio", "ohio-and-third"},
        {"Whenever they are dealt", "The Army of the Ohio comes late", "The 3rd Division, too"},
        0,
        "15.1"},
       [](const Edition& edition) { return edition.has_late_cards; }},
      {Option::FirstDay,
       {"first-day", "First day", {"any", "historical"}, {"Any cards", "Only those who were there"}, 0, "15.2"},
       [](const Edition& edition) { return edition.three_days.has_value(); }},
  };
  return entries;
}

std::vector<PresetInfo> presets() {
  PresetInfo advanced{"advanced", "Advanced", {}};
  for (const Option option : {Option::Outflanking, Option::Melee, Option::Enfilade, Option::CounterBattery,
                              Option::Support, Option::Decoys, Option::Scouting}) {
    advanced.values.emplace_back(id_of(option), "on");
  }
  PresetInfo everything{"everything", "Everything", advanced.values};
  advanced.values.emplace_back(id_of(Option::Command), "corps");
  everything.values.emplace_back(id_of(Option::Command), "division");
  everything.values.emplace_back(id_of(Option::Days), "three");
  everything.values.emplace_back(id_of(Option::FirstDay), "historical");
  everything.values.emplace_back(id_of(Option::Late), "ohio-and-third");
  return {{"basic", "Basic", {}}, std::move(advanced), std::move(everything)};
}

std::string_view about_edition(std::string_view edition) {
  if (edition == "bull-run") {
    return "Two green armies of equal size meet along a creek near Manassas, regiment against regiment. Open ground, "
           "few "
           "good generals, everybody’s first battle: the place to begin.";
  }
  if (edition == "shiloh") {
    return "The Confederates storm out of the woods at dawn and fall on sleeping camps. The Union must hold two lines, "
           "one behind the other, until help has come up the Tennessee.";
  }
  if (edition == "gettysburg") {
    return "Brigades instead of regiments, corps and divisions, veterans and novices. Lee has the better nerves and "
           "the "
           "shorter day, Meade more cards and the ridges.";
  }
  return {};
}

}  // namespace longroll::dixie
