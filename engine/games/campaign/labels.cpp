// build: small
#include "engine/games/campaign/game.h"
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/rules/ships.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/games/campaign/verbs.h"
#include "engine/games/campaign/words.h"

/// What players read above and on the buttons.
namespace longroll::campaign {
namespace {

/// "Leave 3 Army strength point, demoralized".
template <class Of>
std::string class_label(const Field& field, const Action& action, std::string_view before) {
  const auto of = arguments_of<Of>(action);
  const Seat side = is_step<ReactionMoveLocals>(field.state().top()) ? other(field.phasing()) : field.phasing();
  return std::string(before) + " " + std::to_string(of.count) + ": " + class_name(field, side, {of.kind, of.state});
}

/// "Muster at Washington (4506), in the open: 3 points, 1 leader".
std::string muster_label(const Field& field, const verbs::Muster& muster) {
  const Force force =
      force_of(field, muster.hex, field.phasing(), [&](PieceId id) { return can_muster(field, id, muster.post); });
  std::string text = "Move from " + place_name(field, muster.hex);
  text += muster.post == Post::Field ? "" : ", " + std::string(name_of(muster.post));
  text += force.points() == 0 ? "" : ": " + strength_words(force.strength(), force.cavalry);
  text += force.leaders == 0   ? ""
          : force.leaders == 1 ? ", a leader"
                               : ", " + std::to_string(force.leaders) + " leaders";
  return text;
}

/// "A transport supplies the ports of the Mid-Atlantic".
std::string commit_label(const Field& field, const verbs::Commit& commit) {
  if (commit.zone < 0 || commit.zone >= kSeaZones) {
    return "?";
  }
  const std::string zone = zone_name(static_cast<SeaZone>(commit.zone));
  return commit.coast == kNoHex ? "A transport supplies the ports of the " + zone
                                : "A transport in the " + zone + " supplies " + place_name(field, commit.coast);
}

/// "Take 2 Naval strength points from the West Gulf".
std::string taking_label(const Field& field, const verbs::TakeShips& take) {
  const std::string what =
      field.library().has_kind(take.kind) ? field.library().counter(take.kind).title : std::string("?");
  return "Take " + std::to_string(take.count) + ": " + what + (take.is_damaged ? " (damaged)" : "") + ", from " +
         berth_name(field, take.berth);
}

/// "Embark at Baltimore (4505), by sea", "... by the river: Army point".
std::string embark_label(const Field& field, const verbs::Embark& embark) {
  const std::string what =
      field.library().has_kind(embark.kind) ? ": " + field.library().counter(embark.kind).title : std::string();
  return "Embark at " + place_name(field, embark.hex) +
         (embark.by == TransportBy::Sea     ? ", by sea"
          : embark.by == TransportBy::River ? ", by the river without a vessel" + what
                                            : ", on a river vessel" + what);
}

/// "Sail to the West Gulf"; in a fight "Withdraw to ...".
std::string sail_label(const Field& field, const verbs::SailTo& to) {
  const bool withdraws = is_step<NavalCombatLocals>(field.state().top());
  const bool fights =
      !withdraws && !is_step<ReactionVoyageLocals>(field.state().top()) &&
      (meets_vessels(field, to.berth, field.phasing()) || meets_forts(field, to.berth, field.phasing()));
  return (withdraws ? "Withdraw to " : fights ? "Attack in " : "Sail to ") + berth_name(field, to.berth);
}

/// "Land at Norfolk (4713)"; where enemies are, "Attack from the water: ..."; in a reaction to friends who are
/// attacked, "Join those at ...".
std::string land_label(const Field& field, HexId hex) {
  const bool reacts = is_step<ReactionVoyageLocals>(field.state().top());
  const Seat enemy = reacts ? field.phasing() : other(field.phasing());
  return (!field.is_occupied(hex, enemy)              ? "Land at "
          : takes_fort_at(field, hex, other(enemy))   ? "Land and take the fort at "
          : reacts && has_friends_to_join(field, hex) ? "Join those at "
                                                      : "Attack from the water: ") +
         place_name(field, hex);
}

std::string place_label(const Field& field, const verbs::Place& place) {
  return (field.library().has_kind(place.kind) ? field.library().counter(place.kind).title + ": " : std::string()) +
         place_name(field, place.hex);
}

/// "Build an ironclad..." as "Build: Ironclad, Norfolk (4713)"; the water where a vessel lies is named where it
/// matters.
std::string building_label(const Field& field, std::string_view before, int kind, HexId hex, const Berth& berth) {
  return std::string(before) +
         (field.library().has_kind(kind) ? field.library().counter(kind).title : std::string("?")) +
         (hex == kNoHex ? "" : ", " + place_name(field, hex)) +
         (berth == Berth{} ? "" : ", " + berth_name(field, berth));
}

std::string rail_label(const Field& field, int line) {
  if (line < 0 || line >= kUnfinished || field.library().network.unfinished(line).empty()) {
    return "?";
  }
  const std::vector<HexId>& hexes = field.library().network.unfinished(line);
  return "Lay a hex of the railroad from " + place_name(field, hexes.front()) + " to " +
         place_name(field, hexes.back());
}

std::string step_label(const Field& field, const verbs::StepTo& step) {
  const Step& top = field.state().top();
  if (!is_step<ForceMoveLocals>(top)) {
    return "Go to " + place_name(field, step.hex);
  }
  const auto move = locals_of<ForceMoveLocals>(top);
  if (step.hex == move.here) {
    return "Attack here";
  }
  const int points = march_step(field, move, step.hex).points;
  return (!must_fight_at(field, step.hex, field.phasing())  ? "Go to "
          : takes_fort_at(field, step.hex, field.phasing()) ? "Take the fort at "
                                                            : "Attack ") +
         place_name(field, step.hex) + ": cost " + std::to_string(points);
}

/// "March to Richmond (4410): cost 6, 2 zones are left".
std::string march_label(const Field& field, const verbs::March& march) {
  const Step& top = field.state().top();
  const std::string where = place_name(field, march.hex);
  if (!is_step<ForceMoveLocals>(top)) {
    return "March to " + where;
  }
  const MarchReach& reach = field.reach(locals_of<ForceMoveLocals>(top));
  if (!reach.has(march.hex)) {
    return "March to " + where;
  }
  const MarchReach::Way& way = reach.way(march.hex);
  return (!way.stops                                         ? "March to "
          : takes_fort_at(field, march.hex, field.phasing()) ? "March and take the fort at "
                                                             : "March and attack ") +
         where + ": cost " + std::to_string(way.points) +
         (way.exits == 0   ? ""
          : way.exits == 1 ? ", a zone is left"
                           : ", " + std::to_string(way.exits) + " zones are left");
}

std::string post_label(const verbs::TakePost& to) {
  return to.post == Post::Garrison     ? "Into the fort"
         : to.post == Post::Entrenched ? "Into the entrenchment"
                                       : "Come out";
}

std::string train_label(const verbs::Entrain& entrain) {
  return entrain.trains == 0   ? "Get on a train"
         : entrain.trains == 1 ? "Get on one train"
                               : "Get on " + std::to_string(entrain.trains) + " trains";
}

std::string leader_label(const Field& field, const verbs::LeadBattle& lead) {
  const Step& top = field.state().top();
  const auto battle = is_step<BattleLocals>(top) ? locals_of<BattleLocals>(top) : BattleLocals{};
  const Seat attacker = attacker_of(field, battle);
  const Seat side = battle.stage == BattleStage::AttackerLeader ? attacker : other(attacker);
  const std::vector<std::int16_t>& leaders = field.library().leader_of[side];
  const auto number = static_cast<std::size_t>(lead.leader);
  if (number >= leaders.size()) {
    return "?";
  }
  return leader_name(field, leaders[number]) + " leads, rating " + std::to_string(field.piece(leaders[number]).marks);
}

/// "To Manassas (4407)", "Attack at ..."; where friends are attacked: "Join those at ...".
std::string react_to_label(const Field& field, HexId hex) {
  const bool attacks = field.is_occupied(hex, field.phasing());
  return (!attacks                          ? "To "
          : has_friends_to_join(field, hex) ? "Join those at "
                                            : "Attack at ") +
         place_name(field, hex);
}

/// "React with the vessel: Ironclad, the water between ...".
std::string react_afloat_label(const Field& field, PieceId ship) {
  return "React with the vessel: " + counter_name(field, ship) +
         (field.state().has_piece(ship) ? ", " + berth_name(field, Berth::of(field.piece(ship))) : std::string());
}

/// "From now on the force at Washington (4506) never reacts", "... the side is asked whether it reacts".
std::string answer_label(const Field& field, const verbs::SetReaction& set) {
  constexpr std::array<std::string_view, 1 + kReactionRules> kAnswers = {
      " answers as its side does", " is asked whether it reacts", " never reacts",
      " reacts only where friends are attacked", " always reacts"};
  const std::string who = set.hex == kNoHex ? "the side" : "the force at " + place_name(field, set.hex);
  return "From now on " + who +
         std::string(set.answer >= 0 && set.answer <= kReactionRules ? kAnswers[static_cast<std::size_t>(set.answer)]
                                                                     : "?");
}

/// "Answer in advance for the force at Washington (4506)".
std::string answer_for_label(const Field& field, HexId hex) {
  return "Answer in advance for " +
         (hex == kNoHex ? std::string("the whole side") : "the force at " + place_name(field, hex));
}

std::string pass_label(const State& state) {
  const Step& step = state.top();
  if (is_step<BattleLocals>(step)) {
    const auto battle = locals_of<BattleLocals>(step);
    const bool is_drawn = battle.stage == BattleStage::Drawn || battle.stage == BattleStage::DrawnAttacker;
    const PieceId leader =
        battle.stage == BattleStage::AttackerLeader ? battle.attacking_leader : battle.defending_leader;
    return is_drawn ? "Stay" : leader == kNoPiece ? "Fight without a leader" : "Fight";
  }
  if (is_step<ReactionLocals>(step)) {
    return locals_of<ReactionLocals>(step).note.arrived > 0 ? "Nobody else reacts" : "Nobody reacts";
  }
  if (is_step<ReactionMoveLocals>(step) || is_step<ReactionVoyageLocals>(step)) {
    return "Stay";
  }
  if (is_step<PoliticalLocals>(step)) {
    return "No draft";
  }
  return is_step<LeaderFatesLocals>(step) ? "No new leader" : "Pass";
}

/// Campaign 4.1.1 to 4.2.5: arrivals are listed by the right by which they come: "Tidewater group", "At large", "East".
std::string group_of_arrival(const Field& field, const verbs::Place& place) {
  if (field.state().stack.empty() || !is_step<RecruitmentLocals>(field.state().top()) ||
      !field.library().has_kind(place.kind)) {
    return "";
  }
  const auto recruitment = locals_of<RecruitmentLocals>(field.state().top());
  switch (arrival_right(field, recruitment, field.library().class_of(place.kind), place.hex)) {
    case ArrivalRight::Part:
      return is_east(field, place.hex) ? "East" : "West";
    case ArrivalRight::Group:
      return field.chart().war.groups[static_cast<std::size_t>(group_of(field.map(), place.hex))].title + " group";
    case ArrivalRight::Kentucky:
    case ArrivalRight::Invaded:
      return "Kentucky";
    case ArrivalRight::Arsenal:
      return "Arsenals";
    case ArrivalRight::AtLarge:
      return "At large";
    case ArrivalRight::None:
      return "";
  }
  return "";
}

}  // namespace

std::string Campaign::heading(const State& state) const {
  const Field field(data_of(state), state);
  std::string text = turn_name(field.turn_box());
  if (field.phase() == Phase::Operations) {
    return text + ", impulse " + std::to_string(field.value(Track::Impulse) + 1) + " - " +
           std::string(name_of(field.phasing()));
  }
  return text + " - " + std::string(name_of(field.phase()));
}

std::string Campaign::label(const State& state, const Action& action) const {
  const Field field(data_of(state), state);
  switch (verb_of(action)) {
    case Do::EndSetUp:
      return "As history had it";
    case Do::Place:
      return place_label(field, arguments_of<verbs::Place>(action));
    case Do::Build: {
      const auto build = arguments_of<verbs::Build>(action);
      return building_label(field, "Build: ", build.kind, build.hex, build.berth);
    }
    case Do::Finish: {
      const auto finish = arguments_of<verbs::Finish>(action);
      return building_label(field, "Complete: ", finish.kind, finish.hex, finish.berth);
    }
    case Do::ExtendRail:
      return rail_label(field, arguments_of<verbs::ExtendRail>(action).line);
    case Do::Commit:
      return commit_label(field, arguments_of<verbs::Commit>(action));
    case Do::Unsupplied: {
      const auto waiver = arguments_of<verbs::Unsupplied>(action);
      return place_name(field, waiver.hex) +
             " goes without: " + class_name(field, field.phasing(), {waiver.kind, waiver.state});
    }
    case Do::Forage: {
      const auto forage = arguments_of<verbs::Forage>(action);
      return place_name(field, forage.from) + " forages" +
             (forage.from == forage.target ? "" : " in " + place_name(field, forage.target));
    }
    case Do::EndSupply:
      return "End the supply check";
    case Do::PlaceFort:
      return "Begin a fort at " + place_name(field, arguments_of<verbs::PlaceFort>(action).hex);
    case Do::FinishFort:
      return "Complete the fort at " + place_name(field, arguments_of<verbs::FinishFort>(action).hex);
    case Do::DestroyFort:
      return "Give up the fort at " + place_name(field, arguments_of<verbs::DestroyFort>(action).hex);
    case Do::BuildDepot:
      return "Build a depot at " + place_name(field, arguments_of<verbs::BuildDepot>(action).hex);
    case Do::CallMilitia:
      return "Call out the militia: " + militia_name(field, arguments_of<verbs::CallMilitia>(action).state);
    case Do::EndWorks:
      return "Go on to the movement";
    case Do::EndRecruitment:
      return is_step<BuildingLocals>(state.top()) ? "End the building" : "End the arrivals";
    case Do::Muster:
      return muster_label(field, arguments_of<verbs::Muster>(action));
    case Do::Less:
      return class_label<verbs::Less>(field, action, "Leave");
    case Do::Drop:
      return class_label<verbs::Drop>(field, action, "Drop");
    case Do::PickUp:
      return class_label<verbs::PickUp>(field, action, "Pick up");
    case Do::StepTo:
      return step_label(field, arguments_of<verbs::StepTo>(action));
    case Do::March:
      return march_label(field, arguments_of<verbs::March>(action));
    case Do::Entrain:
      return train_label(arguments_of<verbs::Entrain>(action));
    case Do::RailTo:
      return "By rail to " + place_name(field, arguments_of<verbs::RailTo>(action).hex);
    case Do::Entrench:
      return "Entrench";
    case Do::Post:
      return post_label(arguments_of<verbs::TakePost>(action));
    case Do::BreachLevee:
      return "Breach the levee at " + place_name(field, arguments_of<verbs::BreachLevee>(action).hex);
    case Do::Rally:
      return "Rally";
    case Do::DestroyDepot:
      return "Destroy a depot";
    case Do::BreakRail:
      return "Break the railroad";
    case Do::RepairRail:
      return "Repair the railroad";
    case Do::MoveCrew:
      return "Move the railroad crew at " + place_name(field, arguments_of<verbs::MoveCrew>(action).hex);
    case Do::Upgrade:
      return "Upgrade the railroad";
    case Do::Halt:
      return "Halt";
    case Do::EndMoves:
      return "End the movement";
    case Do::TakeShips:
      return taking_label(field, arguments_of<verbs::TakeShips>(action));
    case Do::Embark:
      return embark_label(field, arguments_of<verbs::Embark>(action));
    case Do::Land:
      return land_label(field, arguments_of<verbs::Land>(action).hex);
    case Do::SailTo:
      return sail_label(field, arguments_of<verbs::SailTo>(action));
    case Do::RunTo:
      return "Run past the forts to " + berth_name(field, arguments_of<verbs::RunTo>(action).berth);
    case Do::Withdraw:
      return "Withdraw: " + counter_name(field, arguments_of<verbs::Withdraw>(action).ship);
    case Do::Stand:
      return "Stand and fight";
    case Do::FireAt: {
      const auto fire = arguments_of<verbs::FireAt>(action);
      return counter_name(field, fire.firing) + " fires at " + counter_name(field, fire.target);
    }
    case Do::React:
      return "React with " + force_words(field, arguments_of<verbs::React>(action).hex, other(field.phasing()));
    case Do::ReactAfloat:
      return react_afloat_label(field, arguments_of<verbs::ReactAfloat>(action).ship);
    case Do::ReactTo:
      return react_to_label(field, arguments_of<verbs::ReactTo>(action).hex);
    case Do::GiveAnswer:
      return "Answer in advance";
    case Do::AnswerFor:
      return answer_for_label(field, arguments_of<verbs::AnswerFor>(action).hex);
    case Do::SetReaction:
      return answer_label(field, arguments_of<verbs::SetReaction>(action));
    case Do::LeadBattle:
      return leader_label(field, arguments_of<verbs::LeadBattle>(action));
    case Do::UseSupply:
      return "Use the battle supply";
    case Do::RetreatTo:
      return "Retreat to " + place_name(field, arguments_of<verbs::RetreatTo>(action).hex);
    case Do::RetreatInside:
      return "Retreat into the fort";
    case Do::Sortie:
      return "The garrison joins the attack";
    case Do::Storm:
      return "Storm the fort";
    case Do::Besiege:
      return "Besiege the fort";
    case Do::CreateLeader:
      return "Create a leader";
    case Do::DeclareDraft:
      return "Declare a draft";
    case Do::Invade:
      return "Invade Kentucky";
    case Do::Pass:
      return pass_label(state);
    default:
      return text(state, action);
  }
}

std::string Campaign::group(const State& state, const Action& action) const {
  switch (verb_of(action)) {
    case Do::Place:
      return group_of_arrival(Field(data_of(state), state), arguments_of<verbs::Place>(action));
    case Do::Build: {
      const auto build = arguments_of<verbs::Build>(action);
      const Library& library = data_of(state);
      return build.hex == kNoHex || !library.has_kind(build.kind) ? "" : library.counter(build.kind).title;
    }
    case Do::Commit:
      return arguments_of<verbs::Commit>(action).coast == kNoHex ? "" : "Coasts";
    case Do::PlaceFort:
      return "Begin a fort";
    case Do::DestroyFort:
      return "Give up a fort";
    case Do::BuildDepot:
      return "Build a depot";
    case Do::CallMilitia:
      return "Militia";
    case Do::Muster:
      return "Forces";
    case Do::TakeShips:
      return "Vessels";
    case Do::Embark:
      return "Embark";
    case Do::Less:
      return "Leave behind";
    case Do::March:
      return "March";
    case Do::RailTo:
      return "By rail";
    default:
      return "";
  }
}

longroll::Outcome Campaign::outcome(const State& state) const {
  longroll::Outcome out = outcome_by(state, {"The economy of the Confederacy has collapsed",
                                             "The Confederacy has held out", "The war has ended without a victor"});
  if (out.over) {
    const Field field(data_of(state), state);
    const VictoryCheck check = victory_check(field, economy_now(field));
    const std::string why = check.winner == field.value(Track::Winner) ? check.words() : std::string();
    out.reason =
        (check.is_by_par && !why.empty() ? "The year is over" : out.reason) + (why.empty() ? "." : ": " + why + ".");
  }
  return out;
}

}  // namespace longroll::campaign
