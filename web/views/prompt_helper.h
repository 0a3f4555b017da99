#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/views/game_view.h"
#include "web/views/odds_parts.h"

namespace longroll::web {

/// Takes over a part of the prompt: choices that are made on the table, and answers that are given beforehand.
class PromptHelper {
 public:
  /// True when this choice is made by a click on the table. The others stand as buttons in the prompt bar; all of them
  /// are in the list of choices.
  virtual bool is_on_table(const Action& choice) const = 0;

  /// The panel of the game's own in which the choice stands: it stands in no list of choices and is not counted there.
  /// Empty: it has none. Who hears the table finds it under these words.
  virtual std::string_view set_aside(const Action& /*choice*/) const { return {}; }

  /// Whom low dice help in the roll that the choice leads to.
  virtual LowDice low_dice(const Action& /*choice*/) const { return LowDice::HelpMe; }

  /// The chances of a choice in the order of their bar: as the dice bring them, where the game knows no better one.
  virtual Odds in_order(const Action& /*choice*/, const Odds& odds) const { return odds; }

  /// What the choice is likely to do to the enemy, compared with others of the same question: of those that have such a
  /// number the greatest stands first in the lists. Empty: it keeps its place.
  virtual std::optional<int> worth(const Action& /*choice*/) const { return {}; }

  /// The choice that the red button of the prompt and Enter make; empty: only the last one left is such a choice.
  virtual std::optional<Action> main_choice() const { return {}; }

  /// What the main choice would do, in words with its chances, in the place of the question: "Fire Ricketts at the CSA
  /// Left: 1 hit or more 75%". Empty: nothing has been chosen, and the question stands.
  virtual std::string chosen_words() const { return {}; }

  /// What the red button says then, where the words beside it say the rest: "Fire". Empty: the label of the choice.
  virtual std::string chosen_label() const { return {}; }

  /// A button of the game's own (prompt_buttons) that is pressed in the place of this choice, because the player is to
  /// be asked once more whether he means it; kNoTarget: the choice is made.
  virtual std::int32_t asks_first(const Action& /*choice*/) const { return kNoTarget; }

  /// That question is asked now, about the main choice: where there is little room its button stays where it was.
  virtual bool is_asked_again() const { return false; }

  /// It does harm to who makes it, as giving up a fort: it stands last in every list.
  virtual bool does_harm(const Action& /*choice*/) const { return false; }

  /// The choice ends a phase: its button stays where not all choices without a place have room for one.
  virtual bool ends_phase(const Action& /*choice*/) const { return false; }

  /// The step that asks, other than 0. A click just after it has changed, where the last one was, was meant for the
  /// step before and is not taken. 0: no step, clicks are always taken.
  virtual int step_key() const { return 0; }

  /// An answer that the player has given beforehand to what is asked now: made at once, without asking. A jump (undo,
  /// scrubber) must take it back.
  virtual std::optional<Action> given_answer() const { return {}; }

  /// What is said in passing when a question is not asked because there is only one answer to it, given_answer(): "No
  /// enemy to attack." Undo steps over such an answer. Empty: the question has an answer that the player has chosen.
  virtual std::string passed_over() const { return {}; }

  /// Buttons of the game's own beside the choices of the prompt, in both forms: "Cancel". activate(id) when pressed.
  virtual std::vector<BarButton> prompt_buttons() const { return {}; }

 protected:
  ~PromptHelper() = default;
};

}  // namespace longroll::web
