// build: logic
#include "web/games/dixie/choices.h"

#include <algorithm>

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/verbs.h"

namespace longroll::web::dixie {
bool is_about_card(const Action& action) {
  switch (dx::verb_of(action)) {
    case dx::Do::Finish:
    case dx::Do::Pass:
    case dx::Do::Melee:
    case dx::Do::FightOn:
    case dx::Do::Disengage:
    case dx::Do::Roll:
    case dx::Do::Draw:
      return false;
    default:
      return true;
  }
}

bool goes_to_place(const Action& action) {
  switch (dx::verb_of(action)) {
    case dx::Do::Deploy:
    case dx::Do::Move:
    case dx::Do::March:
    case dx::Do::Lay:
    case dx::Do::Enfilade:
    case dx::Do::Decoy:
    case dx::Do::Outflank:
    case dx::Do::Scout:
      return true;
    case dx::Do::Play:
      return dx::verbs::place_of(action) >= 0;
    default:
      return false;
  }
}

std::vector<const Choice*> Choices::of(PieceId card) const {
  std::vector<const Choice*> found;
  if (prompt_ != nullptr) {
    for (const Choice& choice : prompt_->choices) {
      if (is_about_card(choice.action) && dx::verbs::card_of(choice.action) == card) {
        found.push_back(&choice);
      }
    }
  }
  return found;
}

bool Choices::has(PieceId card) const { return !of(card).empty(); }

std::vector<const Choice*> Choices::of(PieceId card, Place place) const {
  std::vector<const Choice*> found = of(card);
  std::erase_if(found, [&](const Choice* choice) {
    return !goes_to_place(choice->action) || dx::verbs::place_of(choice->action) != place;
  });
  return found;
}

const Choice* Choices::plain(PieceId card) const {
  for (const Choice* choice : of(card)) {
    if (!goes_to_place(choice->action) && dx::verb_of(choice->action) != dx::Do::FireOn) {
      return choice;
    }
  }
  return nullptr;
}

const Choice* Choices::at(PieceId card, PieceId gun) const {
  for (const Choice* choice : of(card)) {
    if (const auto fire_on = read<dx::verbs::FireOn>(choice->action); fire_on && fire_on->gun == gun) {
      return choice;
    }
  }
  return nullptr;
}

const Choice* Choices::melee_at(Place place) const {
  if (prompt_ != nullptr) {
    for (const Choice& choice : prompt_->choices) {
      if (const auto melee = read<dx::verbs::Melee>(choice.action); melee && melee->place == place) {
        return &choice;
      }
    }
  }
  return nullptr;
}

bool Choices::has_targets(PieceId card) const {
  const std::vector<const Choice*> ways = of(card);
  return std::any_of(ways.begin(), ways.end(), [](const Choice* choice) {
    return goes_to_place(choice->action) || dx::verb_of(choice->action) == dx::Do::FireOn;
  });
}

std::vector<Place> Choices::places_of(PieceId card) const {
  std::vector<Place> places;
  for (const Choice* choice : of(card)) {
    const Place place = dx::verbs::place_of(choice->action);
    if (goes_to_place(choice->action) && std::find(places.begin(), places.end(), place) == places.end()) {
      places.push_back(place);
    }
  }
  return places;
}

const Choice* Choices::first(dx::Do verb) const {
  if (prompt_ != nullptr) {
    for (const Choice& choice : prompt_->choices) {
      if (dx::verb_of(choice.action) == verb) {
        return &choice;
      }
    }
  }
  return nullptr;
}

namespace {

/// What the page says of a verb: on the red button, and by which rule it is done.
struct VerbTold {
  dx::Do verb;
  const char* button;
  const char* rule;
};
constexpr VerbTold kTold[] = {
    {dx::Do::Fire, "Fire", "7.2"},
    {dx::Do::Check, "Roll morale", "6.0"},
    {dx::Do::TakeHit, "Place the hit", "7.3"},
    {dx::Do::TakeGeneralHit, "Place the hit", "11.2"},
    {dx::Do::Deploy, "", "3.2"},
    {dx::Do::March, "March", "8.6"},
    {dx::Do::Lay, "", "10.2"},
    {dx::Do::Play, "Play it", "12.0"},
    {dx::Do::Decoy, "", "13.6"},
    {dx::Do::Melee, "Fight the melee", "13.2"},
    {dx::Do::Outflank, "", "13.1"},
    {dx::Do::Scout, "", "13.7"},
};
constexpr VerbTold kOther{dx::Do::Move, "", "8.0"};

const VerbTold& told_of(const Action& action) {
  const auto* const found = std::find_if(std::begin(kTold), std::end(kTold),
                                         [&](const VerbTold& told) { return told.verb == dx::verb_of(action); });
  return found == std::end(kTold) ? kOther : *found;
}

}  // namespace

std::string button_of(const Action& action) { return told_of(action).button; }

std::string rule_of(const Action& action) { return told_of(action).rule; }

std::string title_of_ways(const std::vector<const Choice*>& ways, const std::string& place) {
  const bool marches = std::all_of(ways.begin(), ways.end(),
                                   [](const Choice* way) { return dx::verb_of(way->action) == dx::Do::March; });
  if (dx::verb_of(ways.front()->action) == dx::Do::Melee) {
    return "A melee at " + place + " [13.2]";
  }
  return marches ? "A forced march: it rolls morale [8.6]" : "How does it come to " + place + "?";
}

bool is_about_fire(dx::StepKind step) {
  return step == dx::StepKind::CombatPhase || step == dx::StepKind::HorseFire || step == dx::StepKind::Outflank ||
         step == dx::StepKind::Scout;
}

Action meant(const dx::Card& card, PieceId id, dx::StepKind step, Place place) {
  switch (step) {
    case dx::StepKind::Deploy:
    case dx::StepKind::Night:
      return action_of(dx::verbs::Deploy{id, place});
    case dx::StepKind::MoralePhase:
      return action_of(dx::verbs::Check{id});
    case dx::StepKind::CombatPhase:
    case dx::StepKind::HorseFire:
      return place == kNowhere ? action_of(dx::verbs::Fire{id}) : action_of(dx::verbs::Enfilade{id, place});
    case dx::StepKind::Outflank:
    case dx::StepKind::Scout:
      return action_of(dx::verbs::Fire{id});
    case dx::StepKind::TakeHits:
    case dx::StepKind::Support:
      return action_of(dx::verbs::TakeHit{id});
    case dx::StepKind::TakeGeneralHits:
      return action_of(dx::verbs::TakeGeneralHit{id});
    case dx::StepKind::Disorder:
      return action_of(dx::verbs::Withdraw{id});
    case dx::StepKind::Window:
      return action_of(dx::verbs::Play{id, kNowhere});
    default:
      break;
  }
  if (card.is_terrain()) {
    return action_of(dx::verbs::Lay{id, place});
  }
  if (card.is_special() && !card.is_long_lasting()) {
    return action_of(dx::verbs::Play{id, place});
  }
  return action_of(dx::verbs::Move{id, place});
}

}  // namespace longroll::web::dixie
