// build: small
#include <cstdlib>

#include "engine/games/campaign/game.h"
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/rules/works.h"
#include "engine/games/campaign/words.h"

/// The log of the war: short lines. What follows on a die goes on with its line.
namespace longroll::campaign {
namespace {

std::string points_text(int points) { return std::to_string(points) + (points == 1 ? " point" : " points"); }

/// One line about a remark of the rules.
class Teller {
 public:
  Teller(const Library& library, const State& state) : field_(library, state) {}

  std::string remark(const Event& event) const {
    switch (note_of<LogNote>(event)) {
      case LogNote::TurnBegan:
        return turn_name(field_.library().turn(read<notes::TurnBegan>(event)->turn)) + ".";
      case LogNote::InitiativeWon:
        return ", and " + the_side(read<notes::InitiativeWon>(event)->side) + " has the initiative.";
      case LogNote::ImpulseBegan:
        return name(read<notes::ImpulseBegan>(event)->side) + " impulse.";
      case LogNote::Marched:
        return told(*read<notes::Marched>(event));
      case LogNote::Attacked:
        return told(*read<notes::Attacked>(event));
      case LogNote::Fought:
        return told(*read<notes::Fought>(event));
      case LogNote::Lost:
        return told(*read<notes::Lost>(event));
      case LogNote::Retreated: {
        const auto note = *read<notes::Retreated>(event);
        return ", " + the_side(note.side) + " retreats to " + place(note.hex);
      }
      case LogNote::Cornered: {
        const auto note = *read<notes::Cornered>(event);
        return ", " + the_side(note.side) + " has no way out and surrenders " + points_text(note.points);
      }
      case LogNote::StatusChanged:
        return told(*read<notes::StatusChanged>(event));
      case LogNote::LeaderFate:
        return told(*read<notes::LeaderFate>(event));
      case LogNote::CavalryTried:
        return read<notes::CavalryTried>(event)->is_lost ? ", it is lost" : ", it gets away";
      case LogNote::Rallied: {
        const auto note = *read<notes::Rallied>(event);
        return note.markers > 0 ? ", it rallies." : ", it does not rally.";
      }
      case LogNote::FortFell:
        return ", the fort at " + place(read<notes::FortFell>(event)->hex) + " falls";
      case LogNote::Besieged:
        return "The fort at " + place(read<notes::Besieged>(event)->hex) + " is besieged.";
      case LogNote::Arrived:
        return told(*read<notes::Arrived>(event));
      case LogNote::Sailed: {
        const auto note = *read<notes::Sailed>(event);
        return name(note.side) + ": " + std::to_string(note.ships) +
               (note.ships == 1 ? " vessel sails" : " vessels sail") + " to " + berth_name(field_, note.to) + ".";
      }
      case LogNote::Landed: {
        const auto note = *read<notes::Landed>(event);
        return name(note.side) + ": troops land at " + place(note.hex) + ".";
      }
      case LogNote::RanPast: {
        const auto note = *read<notes::RanPast>(event);
        return name(note.side) + ": vessels run past the forts to " + berth_name(field_, note.to) + ".";
      }
      case LogNote::NavalHit:
        return told(*read<notes::NavalHit>(event));
      case LogNote::Worked:
        return told(*read<notes::Worked>(event));
      case LogNote::RailUpgraded:
        return "The railroad at " + place(read<notes::RailUpgraded>(event)->hex) + " is upgraded.";
      case LogNote::Constructed:
        return told(*read<notes::Constructed>(event));
      case LogNote::MilitiaCalled: {
        const auto note = *read<notes::MilitiaCalled>(event);
        return is_rolled_militia(note.state)
                   ? ", " + points_text(note.points)
                   : militia_name(field_, note.state) + " calls out its militia: " + points_text(note.points);
      }
      case LogNote::Captured: {
        const auto note = *read<notes::Captured>(event);
        return side(note.side) + " takes " + place(note.hex);
      }
      case LogNote::Election: {
        const int loss = read<notes::Election>(event)->loss;
        return loss == 0 ? ", it is won." : ", it is lost: " + points_text(loss) + " fewer arrive in each turn.";
      }
      case LogNote::Drafted:
        return "The Union drafts men";
      case LogNote::KentuckyJoined:
        return "Kentucky joins " + the_side(read<notes::KentuckyJoined>(event)->side);
      case LogNote::Diplomacy: {
        const DiplomaticResult* result = field_.chart().war.diplomatic_result(read<notes::Diplomacy>(event)->result);
        return result == nullptr ? ", nothing happens." : ", " + result->id + ".";
      }
      case LogNote::Reacted: {
        const auto note = *read<notes::Reacted>(event);
        return note.to == kNoHex
                   ? ", and stays."
                   : side(note.side) + " reacts from " + place(note.from) + ": to " + place(note.to) + ".";
      }
      case LogNote::Ended:
        return "The war is over.";
      case LogNote::WentUnsupplied: {
        const auto note = *read<notes::WentUnsupplied>(event);
        return name(note.side) + ": " + points_text(note.points) + (note.points == 1 ? " is" : " are") +
               " out of supply.";
      }
      case LogNote::Foraged: {
        const auto note = *read<notes::Foraged>(event);
        return name(note.side) + ": " + points_text(note.points) + " at " + place(note.hex) +
               (note.points == 1 ? " forages." : " forage.");
      }
      case LogNote::Rode: {
        const auto note = *read<notes::Rode>(event);
        return name(note.side) + ": trains go from " + place(note.from) + " to " + place(note.to) + ".";
      }
      case LogNote::Entrenched: {
        const auto note = *read<notes::Entrenched>(event);
        return side(note.side) + " entrenches at " + place(note.hex) + ".";
      }
      case LogNote::LeveeTried: {
        const auto note = *read<notes::LeveeTried>(event);
        return ", the levee at " + place(note.hex) + (note.is_breached ? " is breached." : " holds.");
      }
      case LogNote::RailBroken: {
        const auto note = *read<notes::RailBroken>(event);
        return side(note.side) + " breaks the railroad at " + place(note.hex) + ".";
      }
      case LogNote::RailRepaired: {
        const auto note = *read<notes::RailRepaired>(event);
        return side(note.side) + " repairs the railroad at " + place(note.hex) + ".";
      }
      case LogNote::WornDown: {
        const auto note = *read<notes::WornDown>(event);
        return ", the force at " + place(note.hex) + (note.is_demoralized ? " is demoralized." : " is spared.");
      }
      case LogNote::Surrendered: {
        const auto note = *read<notes::Surrendered>(event);
        return note.points == 0
                   ? "The fort of " + the_side(note.side) + " at " + place(note.hex) + " surrenders."
                   : side(note.side) + " surrenders at " + place(note.hex) + ": " + points_text(note.points) + ".";
      }
    }
    return "";
  }

 private:
  /// "Union", before a colon; "The Union side", which begins a line; "the Union side", in one.
  static std::string name(Seat seat) { return std::string(name_of(seat)); }
  static std::string side(Seat seat) { return "The " + name(seat) + " side"; }
  static std::string the_side(Seat seat) { return "the " + name(seat) + " side"; }
  /// Campaign 4.3: a die has told how many come, and its line has named the state.
  bool is_rolled_militia(int state) const {
    return is_step<KentuckyJoinsLocals>(field_.state().top()) || has_militia_die(field_, state);
  }
  std::string place(HexId hex) const { return place_name(field_, hex); }

  /// Campaign 4.3, 15.5.2: a line has called the militia out, and goes on with where it gathers.
  bool gathers_militia() const {
    const Step& top = field_.state().top();
    if (is_step<KentuckyJoinsLocals>(top)) {
      const auto joins = locals_of<KentuckyJoinsLocals>(top);
      return joins.stage == KentuckyStage::Militia && joins.end == KentuckyEnd::ConfederateInvades;
    }
    return is_step<WorksLocals>(top);
  }
  /// Nobody has arrived before in this phase, or of those who join.
  bool is_first_arrival(Seat side) const {
    const Step& top = field_.state().top();
    if (is_step<KentuckyJoinsLocals>(top)) {
      return locals_of<KentuckyJoinsLocals>(top).last == kNoHex;
    }
    return arrivals(side) < 2;
  }
  /// Points that have arrived in this phase, there or anywhere; who arrives now is among them.
  int arrivals(Seat side, HexId there = kNoHex) const {
    int arrived = 0;
    for (const PieceId id : field_.pieces()) {
      const Place at = field_.piece(id).place;
      const bool is_there = there == kNoHex ? is_hex(at) : at == there;
      arrived += is_there && field_.is_point(id) && field_.side_of(id) == side && field_.has_flag(id, kMoved) ? 1 : 0;
    }
    return arrived;
  }
  /// One line for all who arrive one after the other.
  std::string told(const notes::Arrived& note) const {
    return gathers_militia()                   ? ", at " + place(note.hex)
           : is_first_arrival(note.side)       ? name(note.side) + ": new units at " + place(note.hex)
           : arrivals(note.side, note.hex) > 1 ? ", " + place(note.hex) + " again"
                                               : ", " + place(note.hex);
  }

  /// Campaign 5.3.7, 5.3.8: the force spends its move where it stands.
  bool stays() const {
    const Step& top = field_.state().top();
    return is_step<ForceMoveLocals>(top) && (locals_of<ForceMoveLocals>(top).stage == ForceMoveStage::Rallying ||
                                             locals_of<ForceMoveLocals>(top).stage == ForceMoveStage::Breaching);
  }
  std::string told(const notes::Marched& note) const {
    if (stays()) {
      return "";
    }
    return name(note.side) + ": " + strength_words(note.points, note.cavalry) +
           (is_one(note.points, note.cavalry) ? " goes" : " go") + " to " + place(note.hex) + ".";
  }
  std::string told(const notes::Attacked& note) const {
    return side(note.side) + " attacks at " + place(note.hex) + ", " + std::to_string(note.attack) + " to " +
           std::to_string(note.defence);
  }
  static std::string told(const notes::Fought& note) {
    const std::string_view what = note.outcome == Outcome::Draw           ? "drawn"
                                  : note.outcome == Outcome::AttackerWins ? "the attacker wins"
                                                                          : "the defender wins";
    return ", " + std::string(what);
  }
  static std::string told(const notes::Lost& note) {
    return ", " + the_side(note.side) + " loses " + std::to_string(note.points);
  }
  /// A shot has named its target; who finds no port, or is caught on the stocks, is named here.
  std::string told(const notes::NavalHit& note) const {
    const Step& top = field_.state().top();
    const auto combat = is_step<NavalCombatLocals>(top) ? locals_of<NavalCombatLocals>(top) : NavalCombatLocals{};
    const bool is_shot = combat.stage == NavalStage::ShotDie || combat.stage == NavalStage::RunShotDie;
    const std::string who = is_shot && combat.target == note.target ? ", it" : counter_name(field_, note.target);
    const bool is_fort = field_.class_of(note.target) == UnitClass::Fort;
    return who + (!note.is_final ? " is damaged." : is_fort ? " is silenced." : " is lost.");
  }
  static std::string told(const notes::StatusChanged& note) {
    const std::string by = std::to_string(std::abs(note.change));
    return note.change == 0  ? ""
           : note.change > 0 ? ", the political status rises by " + by
                             : ", the political status falls by " + by;
  }
  std::string told(const notes::Worked& note) const {
    constexpr std::array<std::string_view, 10> kWorks = {
        "begins a fort at ",         "has completed the fort at ",
        "gives up the fort at ",     "builds a depot at ",
        "loses the depots at ",      "loses the arsenal at ",
        "loses the factory at ",     "loses a vessel under construction at ",
        "loses a railroad crew at ", "destroys a depot at "};
    return side(note.side) + " " + std::string(kWorks[static_cast<std::size_t>(note.work)]) + place(note.hex) + ".";
  }
  std::string told(const notes::Constructed& note) const {
    const bool is_railroad = field_.library().class_of(note.kind) == UnitClass::Railroad;
    const std::string_view what = note.stage == notes::Construction::Begun      ? " begins to build: "
                                  : note.stage == notes::Construction::Extended ? " goes on building: "
                                  : is_railroad                                 ? " opens: "
                                                                                : " completes: ";
    return side(note.side) + std::string(note.side == Seat::Union ? " builds: " : what) +
           (is_railroad ? std::string("railroad") : field_.library().counter(note.kind).title) +
           (note.hex == kNoHex ? "." : ", " + place(note.hex) + ".");
  }
  std::string told(const notes::LeaderFate& note) const {
    const std::string who = leader_name(field_, note.leader);
    switch (note.fate) {
      case notes::Fate::Promoted:
        return ", " + who + " is promoted";
      case notes::Fate::Wounded:
        return ", " + who + " is wounded, for " + std::to_string(note.turns) + (note.turns == 1 ? " turn" : " turns");
      case notes::Fate::Killed:
        return ", " + who + " is killed";
      case notes::Fate::Created:
        return "A new leader is created, with the counter of " + who + ".";
    }
    return "";
  }

  Field field_;
};

}  // namespace

std::string Campaign::describe_event(const State& before, const Event& event, Seat /*reader*/) const {
  if (event.kind == EventKind::Rolled) {
    return die_line(Field(data_of(before), before), arguments_of<events::Rolled>(event).value);
  }
  return event.kind == EventKind::Remark ? Teller(data_of(before), before).remark(event) : "";
}

std::string Campaign::roll_summary(const State&, const Events& events) const {
  if (const auto fought = find_note<notes::Fought>(events)) {
    return fought->outcome == campaign::Outcome::Draw           ? "drawn"
           : fought->outcome == campaign::Outcome::AttackerWins ? "the attacker wins"
                                                                : "the defender wins";
  }
  if (const auto rallied = find_note<notes::Rallied>(events)) {
    return rallied->markers > 0 ? "rallies" : "does not rally";
  }
  if (const auto tried = find_note<notes::CavalryTried>(events)) {
    return tried->is_lost ? "taken" : "gets away";
  }
  if (find_note<notes::NavalHit>(events)) {
    return "hit";
  }
  return "";
}

}  // namespace longroll::campaign
