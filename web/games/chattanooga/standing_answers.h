#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/chattanooga/field.h"
#include "engine/play/prompt.h"
#include "engine/table/by_side.h"

namespace longroll::web::chattanooga {

namespace ch = longroll::chattanooga;

/// How a player answers a question of the enemy's phase before it comes.
enum class InAdvance : std::uint8_t { Ask, No, Yes };

/// A question of the enemy's phase that can be answered in advance.
struct AdvanceQuestion {
  ch::StepKind step = ch::StepKind::GameTurn;  ///< that asks it
  ch::Option option{};                         ///< without which it never comes
  std::string_view words;                      ///< "Help of a leader in defence"
  std::string_view rule;
  std::string_view no;   ///< what is told when it was answered so: "No leader helps in defence"
  std::string_view yes;  ///< likewise; empty: it cannot be answered with yes in advance
};

constexpr std::size_t kAdvanceQuestions = 5;
/// All of them, in the order of their panel.
std::span<const AdvanceQuestion, kAdvanceQuestions> advance_questions();
/// Chattanooga 5.10, 10.1, 10.6, 13.3, 15.0: that question can come in this game.
bool can_be_asked(const ch::Field& field, const AdvanceQuestion& question);

/// Some of them can come in this game, or a reserve can be asked to deploy (14.5).
bool has_advance_questions(const ch::Field& field);

/// What both players answer in advance. It belongs to the page, which keeps it with the game on this device, and holds
/// until it is changed. The standing order of reserves (14.5) is the game's own.
class StandingAnswers {
 public:
  InAdvance of(Seat side, std::size_t question) const { return given_[side][question]; }
  void give(Seat side, std::size_t question, InAdvance answer) { given_[side][question] = answer; }

  /// An answer with what is told of it: "No leader helps in defence".
  struct Answer {
    Action action;
    std::string_view told, rule;
  };
  /// The lawful choice that was given in advance to what that side is asked now; empty: it is asked.
  std::optional<Answer> answer(const ch::Field& field, Seat side, const std::vector<Choice>& choices) const;
  /// "Answered in advance: no leader helps in defence [13.3]": what that side has answered and can be asked.
  std::vector<std::string> in_words(const ch::Field& field, Seat side) const;

  /// A letter a question, the Union's first, behind the format's number; empty: everything is asked.
  std::string as_text() const;
  /// Back again. Of a text that as_text() could not have written no answer is taken.
  static StandingAnswers from_text(std::string_view text);

  bool operator==(const StandingAnswers&) const = default;

 private:
  BySide<std::array<InAdvance, kAdvanceQuestions>> given_{};
};

}  // namespace longroll::web::chattanooga
