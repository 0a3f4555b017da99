// build: small
#include "engine/games/chattanooga/options.h"

#include <algorithm>

namespace longroll::chattanooga {
namespace {

constexpr bool kStandard = true;
constexpr bool kWritten = true;

constexpr OptionEntry kEntries[] = {
    {Option::Questionable, "questionable", "Questionable units", "5.7", 0, {}, false, kWritten},
    {Option::OnMapReplacement, "on-map-replacement", "Replacement on the map", "5.10", 0, {}, false, kWritten},
    {Option::RoadBonus, "road-bonus", "Road bonus", "7.4", set_of(Option::Reserves) | set_of(Option::Leaders),
     "The road bonus needs reserves or leaders.", false, kWritten},
    {Option::ForcedMarch, "forced-march", "Forced march", "7.5", 0, {}, false, kWritten},
    {Option::LeaderMovement, "leader-movement", "Leaders who ride alone", "7.7", set_of(Option::Leaders),
     "Leaders who ride alone need leaders.", false, kWritten},
    {Option::PontoonBoats, "pontoon-boats", "Pontoon boats", "7.8", 0, {}, false, kWritten},
    {Option::PontoonBridges, "pontoon-bridges", "Pontoon bridges", "7.9", 0, {}, false, kWritten},
    {Option::Crossing, "crossing", "Crossing the Tennessee", "9.2", 0, {}, false, kWritten},
    {Option::Cavalry, "cavalry", "Cavalry in combat", "10.3", 0, {}, false, kWritten},
    {Option::Coordination, "coordination", "Coordinated attacks", "10.6", 0, {}, kStandard, kWritten},
    {Option::FlankAttack, "flank-attack", "Flank attack", "10.7", 0, {}, kStandard, kWritten},
    {Option::Charge, "charge", "Charges", "10.8", 0, {}, kStandard, kWritten},
    {Option::Volley, "volley", "Volleys", "10.9", 0, {}, kStandard, kWritten},
    {Option::SupportingAdvance, "supporting-advance", "Supporting advances", "10.13", 0, {}, kStandard, kWritten},
    {Option::Continuation, "continuation", "Continuation of attacks", "10.14", set_of(Option::Charge),
     "The continuation of attacks needs charges.", kStandard, kWritten},
    {Option::StackedArtillery, "stacked-artillery", "Stacked artillery", "11.4", 0, {}, false, kWritten},
    {Option::Leaders, "leaders", "Leaders", "13.0", 0, {}, kStandard, kWritten},
    {Option::Heroes, "heroes", "Heroes", "13.5", set_of(Option::Leaders), "Heroes need leaders.", false, kWritten},
    {Option::Hooker, "hooker", "Hooker's command", "13.6", set_of(Option::Leaders), "Hooker's command needs leaders.",
     false, kWritten},
    {Option::Reserves, "reserves", "Reserves", "14.0", 0, {}, false, kWritten},
    {Option::CreatingReserves, "creating-reserves", "Creating reserves", "14.3", set_of(Option::Reserves),
     "Creating reserves needs reserves.", false, kWritten},
    {Option::BombardingReserves, "bombarding-reserves", "Bombarding reserves", "14.6", set_of(Option::Reserves),
     "Bombarding reserves needs reserves.", false, kWritten},
    {Option::HiddenReserves, "hidden-reserves", "Hidden reserves and dummies", "14.7", set_of(Option::Reserves),
     "Hidden reserves need reserves.", false, kWritten},
    {Option::FortunesOfWar, "fortunes-of-war", "Fortunes of war", "15.0", 0, {}, false, kWritten},
    {Option::ArmyMorale, "army-morale", "Army morale", "16.0", 0, {}, kStandard, kWritten},
    {Option::Panic, "panic", "Panic", "16.3", set_of(Option::ArmyMorale), "Panic needs army morale.", false, kWritten},
    {Option::Works, "works", "Works", "17.0", 0, {}, kStandard, kWritten},
    {Option::Trenches, "trenches", "Trenches", "17.4", set_of(Option::Charge), "Trenches need charges.", false,
     kWritten},
    {Option::Redoubts, "redoubts", "Redoubts", "17.5", set_of(Option::Charge), "Redoubts need charges.", false,
     kWritten},
};
static_assert(std::size(kEntries) == kOptions);

constexpr bool are_in_order() {
  for (std::size_t i = 0; i < std::size(kEntries); ++i) {
    if (static_cast<std::size_t>(kEntries[i].option) != i) {
      return false;
    }
  }
  return true;
}
static_assert(are_in_order());

/// It is written, and so is one of those that it needs.
bool is_offered(const OptionEntry& entry) {
  const auto is_met = [&](const OptionEntry& other) {
    return (entry.needs & set_of(other.option)) != 0 && other.is_written;
  };
  return entry.is_written && (entry.needs == 0 || std::any_of(std::begin(kEntries), std::end(kEntries), is_met));
}

}  // namespace

std::span<const OptionEntry> option_entries() { return kEntries; }

std::vector<Option> offered() {
  std::vector<Option> options;
  for (const OptionEntry& entry : kEntries) {
    if (is_offered(entry)) {
      options.push_back(entry.option);
    }
  }
  return options;
}

std::vector<OptionInfo> offered_options() {
  std::vector<OptionInfo> infos;
  for (const Option option : offered()) {
    const OptionEntry& entry = kEntries[static_cast<std::size_t>(option)];
    infos.push_back({.id = std::string(entry.id),
                     .title = std::string(entry.title),
                     .values = {"off", "on"},
                     .titles = {"Off", "On"},
                     .standard = 0,
                     .rule = std::string(entry.rule)});
  }
  return infos;
}

std::vector<PresetInfo> presets() {
  PresetInfo standard{"standard", "Standard", {}};
  PresetInfo everything{"everything", "Everything", {}};
  for (const OptionEntry& entry : kEntries) {
    if (is_offered(entry)) {
      everything.values.emplace_back(entry.id, "on");
      if (entry.is_standard) {
        standard.values.emplace_back(entry.id, "on");
      }
    }
  }
  std::vector<PresetInfo> all = {{"beginner", "Beginner", {}}};
  for (PresetInfo* preset : {&standard, &everything}) {
    if (!preset->values.empty()) {
      all.push_back(std::move(*preset));
    }
  }
  return all;
}

Faults faults_of_options(OptionSet on) {
  Faults faults;
  for (const OptionEntry& entry : kEntries) {
    if ((on & set_of(entry.option)) != 0 && entry.needs != 0 && (on & entry.needs) == 0) {
      faults.push_back({std::string(entry.id), std::string(entry.needs_words)});
    }
  }
  return faults;
}

}  // namespace longroll::chattanooga
