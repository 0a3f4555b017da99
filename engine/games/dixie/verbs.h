#pragma once
#include "engine/games/dixie/ids.h"
#include "engine/play/arguments.h"

/// What each verb is about, by name (play/arguments.h): `action_of(verbs::Move{card, place})`. A verb that is not here
/// has no arguments.
namespace longroll::dixie::verbs {

/// A card alone: rolls morale (6.0), fires (7.0), takes a hit (7.3, 11.2), withdraws (8.4), is turned up (13.6),
/// commands the army (13.9).
template <Do verb>
struct OfCard {
  static constexpr Do kVerb = verb;
  PieceId card = kNoPiece;
};
using Check = OfCard<Do::Check>;
using Fire = OfCard<Do::Fire>;
using TakeHit = OfCard<Do::TakeHit>;
using TakeGeneralHit = OfCard<Do::TakeGeneralHit>;
using Withdraw = OfCard<Do::Withdraw>;
using Unmask = OfCard<Do::Unmask>;
using Name = OfCard<Do::Name>;

/// A card and the place to which it goes, where it lies or at which it fires. A special card that is played at a moment
/// has none (12.0): kNowhere.
template <Do verb>
struct OfCardAndPlace {
  static constexpr Do kVerb = verb;
  PieceId card = kNoPiece;
  Place place = kNowhere;
};
using Deploy = OfCardAndPlace<Do::Deploy>;
using Move = OfCardAndPlace<Do::Move>;
using Lay = OfCardAndPlace<Do::Lay>;
using Play = OfCardAndPlace<Do::Play>;
using Enfilade = OfCardAndPlace<Do::Enfilade>;
using Decoy = OfCardAndPlace<Do::Decoy>;
using Outflank = OfCardAndPlace<Do::Outflank>;
using Scout = OfCardAndPlace<Do::Scout>;

/// 8.6
struct March {
  static constexpr Do kVerb = Do::March;
  PieceId card = kNoPiece;
  Place place = kNowhere;
  PieceId general = kNoPiece;  ///< who leads it; kNoPiece: nobody
};

/// 13.4
struct FireOn {
  static constexpr Do kVerb = Do::FireOn;
  PieceId card = kNoPiece;
  PieceId gun = kNoPiece;  ///< of the enemy
};

/// 13.2
struct Melee {
  static constexpr Do kVerb = Do::Melee;
  Place place = kNowhere;
};

/// Calls `then` with the arguments of the action, of whichever struct above is its verb's; not at all when the verb has
/// none.
template <class Then>
constexpr void visit(const Action& action, Then&& then) {
  switch (verb_of(action)) {
    case Do::Check:
      return then(arguments_of<Check>(action));
    case Do::Fire:
      return then(arguments_of<Fire>(action));
    case Do::TakeHit:
      return then(arguments_of<TakeHit>(action));
    case Do::TakeGeneralHit:
      return then(arguments_of<TakeGeneralHit>(action));
    case Do::Withdraw:
      return then(arguments_of<Withdraw>(action));
    case Do::Unmask:
      return then(arguments_of<Unmask>(action));
    case Do::Name:
      return then(arguments_of<Name>(action));
    case Do::Deploy:
      return then(arguments_of<Deploy>(action));
    case Do::Move:
      return then(arguments_of<Move>(action));
    case Do::Lay:
      return then(arguments_of<Lay>(action));
    case Do::Play:
      return then(arguments_of<Play>(action));
    case Do::Enfilade:
      return then(arguments_of<Enfilade>(action));
    case Do::Decoy:
      return then(arguments_of<Decoy>(action));
    case Do::Outflank:
      return then(arguments_of<Outflank>(action));
    case Do::Scout:
      return then(arguments_of<Scout>(action));
    case Do::March:
      return then(arguments_of<March>(action));
    case Do::FireOn:
      return then(arguments_of<FireOn>(action));
    case Do::Melee:
      return then(arguments_of<Melee>(action));
    default:
      break;
  }
}

/// The card that a decision is about; kNoPiece when it is about none.
constexpr PieceId card_of(const Action& action) {
  PieceId card = kNoPiece;
  visit(action, [&](const auto& arguments) {
    if constexpr (requires { arguments.card; }) {
      card = arguments.card;
    }
  });
  return card;
}

/// The place that a decision is about; kNowhere when it is about none.
constexpr Place place_of(const Action& action) {
  Place place = kNowhere;
  visit(action, [&](const auto& arguments) {
    if constexpr (requires { arguments.place; }) {
      place = arguments.place;
    }
  });
  return place;
}

/// The same decision about another card.
constexpr Action with_card(const Action& action, PieceId card) {
  Action changed = action;
  visit(action, [&](auto arguments) {
    if constexpr (requires { arguments.card; }) {
      arguments.card = card;
      changed = action_of(arguments);
    }
  });
  return changed;
}

}  // namespace longroll::dixie::verbs
