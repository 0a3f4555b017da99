#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/games/campaign/field.h"
#include "engine/play/prompt.h"

/// Campaign 6.4: answers to the other side's moves that are given in advance, for the side or for one force.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// The panel in which they stand in place of the lists of choices.
inline constexpr std::string_view kAnswersTitle = "Answers in advance";

/// An answer that can be given now.
struct AnswerOffer {
  std::string words;           ///< "always"
  std::vector<Action> orders;  ///< that give it
};

struct StandingAnswer {
  HexId hex = kNoHex;   ///< of the force; kNoHex: the answer of the side
  std::string now;      ///< how it answers as things stand: "is asked each time"
  bool is_own = false;  ///< the force does not answer as its side does
  std::vector<AnswerOffer> offers;
};

/// The answer of the side, then those of its forces that have one of their own or could be given one, by hex.
/// `choices`: what its owner may choose now. Between two moves an answer is three decisions: that one is given, whose,
/// and which.
std::vector<StandingAnswer> standing_answers(const cw::Field& field, Seat side, std::span<const Choice> choices);
/// The one of that hex; null: no answer is told of it.
const StandingAnswer* answer_at(std::span<const StandingAnswer> answers, HexId hex);

}  // namespace longroll::web::campaign
