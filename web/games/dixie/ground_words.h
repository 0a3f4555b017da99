#pragma once

#include <string>

#include "engine/games/dixie/card.h"

namespace longroll::web::dixie {

namespace dx = longroll::dixie;

/// What a terrain card changes [10.3], for its face: "defend +1". Both ask the rules (rules/ground.h).
std::string ground_words(const dx::Card& card);

/// The same in a sentence with its rule.
std::string ground_in_words(const dx::Card& card);

/// Dixie 6.0: "A, 4", the number not to exceed on morale rolls, after the letter that Gettysburg's cards have.
std::string morale_in_words(const dx::Edition& edition, const dx::Card& card);
/// Dixie 10.1: the positions that the card of ground names, "CSA Left, CSA Left-Center"; empty: any.
std::string places_in_words(const dx::Edition& edition, const dx::Card& card);

}  // namespace longroll::web::dixie
