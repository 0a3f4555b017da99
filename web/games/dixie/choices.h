#pragma once

#include <string>
#include <vector>

#include "engine/games/dixie/ids.h"
#include "engine/play/prompt.h"
#include "web/games/dixie/table_snapshot.h"

namespace longroll::web::dixie {

/// The lawful actions of a prompt, as a table of cards asks about them.
class Choices {
 public:
  Choices() = default;
  explicit Choices(const Prompt& prompt) : prompt_(&prompt) {}

  bool empty() const { return prompt_ == nullptr || prompt_->choices.empty(); }
  /// Every action whose first argument is this card, in the order of the prompt.
  std::vector<const Choice*> of(PieceId card) const;
  bool has(PieceId card) const;
  /// Those of them that go to `place`.
  std::vector<const Choice*> of(PieceId card, Place place) const;
  /// The action that needs the card only, no place and no card to aim at, or null.
  const Choice* plain(PieceId card) const;
  /// The action by which the card fires at that one alone (13.4), or null.
  const Choice* at(PieceId card, PieceId gun) const;
  /// The melee that may be declared there (13.2), or null.
  const Choice* melee_at(Place place) const;
  /// Has the card more to choose than whether: positions or cards to aim at?
  bool has_targets(PieceId card) const;
  /// Places that the card may go to, each once.
  std::vector<Place> places_of(PieceId card) const;
  /// The first action of that verb, or null.
  const Choice* first(dx::Do verb) const;

 private:
  const Prompt* prompt_ = nullptr;
};

/// Does the first argument of this action name a card?
bool is_about_card(const Action& action);
/// Is this action about a card and a place: deploying, moving, marching, laying terrain, playing on a position, firing
/// along a line?
bool goes_to_place(const Action& action);

/// What the red button says that does it: "Fire"; empty: the label of the choice.
std::string button_of(const Action& action);
/// The number of the rule that an action of the Move Phase or of deployment follows.
std::string rule_of(const Action& action);
/// What stands above several ways to come to one place.
std::string title_of_ways(const std::vector<const Choice*>& ways, const std::string& place);

/// Is a card chosen in this step that fires at once: in combat, round a flank, at a scout?
bool is_about_fire(dx::StepKind step);

/// What a player would mean by pointing at this card (and then at `place`, kNowhere: none yet) in the step under way;
/// lawful or not. A place that cannot be meant gives a refusal when asked about.
Action meant(const dx::Card& card, PieceId id, dx::StepKind step, Place place);

}  // namespace longroll::web::dixie
