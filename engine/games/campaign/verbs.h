#pragma once
#include "engine/games/campaign/berth.h"
#include "engine/games/campaign/ids.h"
#include "engine/games/campaign/points.h"
#include "engine/hexgame/arguments.h"

/// What each verb is about, by name (play/arguments.h). A verb that is not here is not carried out yet.
namespace longroll::campaign::verbs {

/// 3.1.2, 3.1.3
using EndSetUp = OfNothing<Do::EndSetUp>;
/// The next counter of that kind in a hex.
struct Place {
  static constexpr Do kVerb = Do::Place;
  int kind = 0;
  HexId hex = kNoHex;
};

/// 4.1.2, 4.2.5: one of that kind is begun: a railroad at an end of its line. `berth`: where a vessel of the Union
/// lies.
struct Build {
  static constexpr Do kVerb = Do::Build;
  int kind = 0;
  HexId hex = kNoHex;  ///< kNoHex: of a fort, and of what comes into the North Atlantic
  Berth berth = {};
  bool operator==(const Build&) const = default;
};
/// 4.2.5: one of that kind is completed. `berth`: where a vessel is launched.
struct Finish {
  static constexpr Do kVerb = Do::Finish;
  int kind = 0;
  HexId hex = kNoHex;  ///< kNoHex: of a fort
  Berth berth = {};
  bool operator==(const Finish&) const = default;
};
/// 7.5: an unfinished railroad, by its number in the map's order.
struct ExtendRail {
  static constexpr Do kVerb = Do::ExtendRail;
  int line = 0;
};

/// 8.1.3: a transport supplies the ports of its zone, or a coastal hex of it.
struct Commit {
  static constexpr Do kVerb = Do::Commit;
  int zone = 0;
  HexId coast = kNoHex;  ///< kNoHex: all Union ports of the zone
  bool operator==(const Commit&) const = default;
};
/// 8.3, 8.4.2: one point of that class (ClassName) in the hex goes without supply.
struct Unsupplied {
  static constexpr Do kVerb = Do::Unsupplied;
  HexId hex = kNoHex;
  int kind = 0;
  int state = 0;
  bool operator==(const Unsupplied&) const = default;
};
/// 8.4.3: those in a hex who lack supply forage in that one or another.
struct Forage {
  static constexpr Do kVerb = Do::Forage;
  HexId from = kNoHex;
  HexId target = kNoHex;
  bool operator==(const Forage&) const = default;
};
using EndSupply = OfNothing<Do::EndSupply>;

using PlaceFort = hexgame::OfHex<Do::PlaceFort>;
using FinishFort = hexgame::OfHex<Do::FinishFort>;
using DestroyFort = hexgame::OfHex<Do::DestroyFort>;
using BuildDepot = hexgame::OfHex<Do::BuildDepot>;
/// 4.3: the militia of a state, by its number in Library::militia_states.
struct CallMilitia {
  static constexpr Do kVerb = Do::CallMilitia;
  int state = 0;
};
using EndWorks = OfNothing<Do::EndWorks>;
using EndRecruitment = OfNothing<Do::EndRecruitment>;

/// 5.2: all that may move from the hex in that post.
struct Muster {
  static constexpr Do kVerb = Do::Muster;
  HexId hex = kNoHex;
  campaign::Post post = campaign::Post::Field;
};
/// A number of a class (ClassName): stays behind at the beginning (5.2.1), is dropped (5.2.2) or picked up (5.2.3).
template <Do verb>
struct OfClass {
  static constexpr Do kVerb = verb;
  int kind = 0;
  int state = 0;
  int count = 0;
};
using Less = OfClass<Do::Less>;
using Drop = OfClass<Do::Drop>;
using PickUp = OfClass<Do::PickUp>;
/// 5.0: by the cheapest way, as far as nothing stops the force (rules/reach.h).
using March = hexgame::OfHex<Do::March>;
/// Into the next hex; the hex where it stands: attacks there (9.10.1).
using StepTo = hexgame::OfHex<Do::StepTo>;
/// 7.4: the force gets on that number of trains; a leader alone needs none.
struct Entrain {
  static constexpr Do kVerb = Do::Entrain;
  int trains = 0;
};
using RailTo = hexgame::OfHex<Do::RailTo>;
using Entrench = OfNothing<Do::Entrench>;
/// 11.7, 12.1: goes into that post of the hex where it stands.
struct TakePost {
  static constexpr Do kVerb = Do::Post;
  campaign::Post post = campaign::Post::Field;
};
/// 5.3.8: the levee on the side that this hex names (map/hexside.h).
using BreachLevee = hexgame::OfHex<Do::BreachLevee>;
using Rally = OfNothing<Do::Rally>;
/// 7.6: where the force stands.
using BreakRail = OfNothing<Do::BreakRail>;
/// 8.4.2: one, where the force stands.
using DestroyDepot = OfNothing<Do::DestroyDepot>;
using RepairRail = OfNothing<Do::RepairRail>;
/// 7.7.1: a crew of the military railroad moves.
using MoveCrew = hexgame::OfHex<Do::MoveCrew>;
/// 7.7.2: the railroad where the crew is.
using Upgrade = OfNothing<Do::Upgrade>;
using Halt = OfNothing<Do::Halt>;
using EndMoves = OfNothing<Do::EndMoves>;

/// 13.1: a number of vessels of one kind and condition begin to move from a berth, or join those who do.
struct TakeShips {
  static constexpr Do kVerb = Do::TakeShips;
  Berth berth;
  int kind = 0;
  bool is_damaged = false;
  int count = 0;
};
/// 13.1; 13.6: there a vessel withdraws to.
struct SailTo {
  static constexpr Do kVerb = Do::SailTo;
  Berth berth;
};
/// 11.6
struct RunTo {
  static constexpr Do kVerb = Do::RunTo;
  Berth berth;
};
/// 13.2: all who can be carried by sea from that hex, and of those a number can stay (Less); 13.4: one of that kind.
struct Embark {
  static constexpr Do kVerb = Do::Embark;
  HexId hex = kNoHex;
  TransportBy by = TransportBy::Sea;
  int kind = -1;  ///< -1: by sea
};
using Land = hexgame::OfHex<Do::Land>;

/// 13.6: a vessel.
struct Withdraw {
  static constexpr Do kVerb = Do::Withdraw;
  PieceId ship = kNoPiece;
};
using Stand = OfNothing<Do::Stand>;
/// 13.6: vessels or forts.
struct FireAt {
  static constexpr Do kVerb = Do::FireAt;
  PieceId firing = kNoPiece;
  PieceId target = kNoPiece;
};

/// 9.3: a leader of the side, from 0 in the order of the counters.
struct LeadBattle {
  static constexpr Do kVerb = Do::LeadBattle;
  int leader = 0;
};
using UseSupply = OfNothing<Do::UseSupply>;
using RetreatTo = hexgame::OfHex<Do::RetreatTo>;
using RetreatInside = OfNothing<Do::RetreatInside>;
/// 11.8.1: the garrison joins those who relieve it.
using Sortie = OfNothing<Do::Sortie>;
using Storm = OfNothing<Do::Storm>;
using Besiege = OfNothing<Do::Besiege>;
using CreateLeader = OfNothing<Do::CreateLeader>;
/// 15.5.2: of neutral Kentucky, before the first force enters it.
using Invade = OfNothing<Do::Invade>;
/// 4.1.3
using DeclareDraft = OfNothing<Do::DeclareDraft>;
using Pass = OfNothing<Do::Pass>;

/// 6.4: the force in that hex tries to react; a leader alone goes without a die (10.2).
using React = hexgame::OfHex<Do::React>;
/// 6.4.2: a vessel tries; of equal ones in a berth the first.
struct ReactAfloat {
  static constexpr Do kVerb = Do::ReactAfloat;
  PieceId ship = kNoPiece;
};
/// 6.4: into the next hex.
using ReactTo = hexgame::OfHex<Do::ReactTo>;
/// 6.4: a standing answer is given, between two moves.
using GiveAnswer = OfNothing<Do::GiveAnswer>;
/// 6.4: whose answer it is.
struct AnswerFor {
  static constexpr Do kVerb = Do::AnswerFor;
  HexId hex = kNoHex;  ///< of a force; kNoHex: the side
  bool operator==(const AnswerFor&) const = default;
};
/// 6.4: how the side, or the force in a hex, answers from now on.
struct SetReaction {
  static constexpr Do kVerb = Do::SetReaction;
  int answer = 0;      ///< 1 + ReactionRule; 0: the force as its side does
  HexId hex = kNoHex;  ///< kNoHex: the side
  bool operator==(const SetReaction&) const = default;
};

}  // namespace longroll::campaign::verbs

namespace longroll::campaign {

/// Sorts a list most of which is in order: each action goes up to where it belongs.
void put_in_order(Actions& actions);

}  // namespace longroll::campaign
