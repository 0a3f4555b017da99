#include "engine/core/text.h"
#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/words.h"
#include "engine/play/event_arguments.h"
#include "web/games/campaign/adapter.h"
#include "web/games/campaign/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/ui.h"

/// Dice, and what they have settled.
namespace longroll::web::campaign {
namespace {

namespace notes = cw::notes;

/// Where a decision that rolled dice was made: the battle, the force that moves, or the hex that a note names.
HexId place_of_roll(const State& before, const Events& events) {
  for (const Event& event : events) {
    if (const auto attacked = longroll::read<notes::Attacked>(event)) {
      return attacked->hex;
    }
    if (const auto worn = longroll::read<notes::WornDown>(event)) {
      return worn->hex;
    }
    if (const auto rallied = longroll::read<notes::Rallied>(event)) {
      return rallied->hex;
    }
  }
  for (auto step = before.stack.rbegin(); step != before.stack.rend(); ++step) {
    if (is_step<cw::BattleLocals>(*step)) {
      return longroll::locals_of<cw::BattleLocals>(*step).hex;
    }
    if (is_step<cw::ForceMoveLocals>(*step)) {
      return longroll::locals_of<cw::ForceMoveLocals>(*step).here;
    }
  }
  return kNoHex;
}

}  // namespace

std::vector<hexgame::DieShown> CampaignAdapter::read_roll(std::size_t n, const State& before) {
  const Ply& ply = in_.model().session().ply(n);
  last_roll_.clear();
  std::string march;  // which ends with the fight, and is no result of the dice
  for (const Event& event : ply.events) {
    if (longroll::read<notes::Marched>(event)) {
      march = in_.game().describe_event(before, event, in_.model().reader());
    }
  }
  for (const LogLine& line : in_.model().log()) {
    if (line.ply == n && line.text != march) {
      last_roll_ += (last_roll_.empty() ? "" : " ") + line.text;
    }
  }
  std::vector<hexgame::DieShown> dice;
  const HexId hex = place_of_roll(before, ply.events);
  const Seat side = cw::phasing(before);
  for (const Event& event : ply.events) {
    if (const auto rolled = longroll::read<events::Rolled>(event); rolled && hex != kNoHex && is_player(side)) {
      dice.push_back({rolled->value, side, hex, "", 6});
    }
  }
  return dice;
}

void CampaignAdapter::draw_last_roll() const {
  if (!last_roll_.empty()) {
    ui::heading("The last dice");
    hexgame::body(last_roll_);
    ui::gap(10);
  }
}

std::optional<FightReport> CampaignAdapter::fight(std::size_t n, const State& before) const {
  const Ply& ply = in_.model().session().ply(n);
  FightReport out;
  std::optional<notes::Attacked> attacked;
  std::optional<notes::Fought> fought;
  std::string losses, fates;
  for (const Event& event : ply.events) {
    if (const auto one = longroll::read<notes::Attacked>(event)) {
      attacked = one;
      out.dice.clear();  // those who reacted threw them
    } else if (const auto result = longroll::read<notes::Fought>(event)) {
      fought = result;
    } else if (const auto lost = longroll::read<notes::Lost>(event)) {
      losses += (losses.empty() ? "" : ", ") + std::string(longroll::name_of(lost->side)) + " " +
                std::to_string(lost->points);
    } else if (const auto fate = longroll::read<notes::LeaderFate>(event); fate && fate->fate != notes::Fate::Created) {
      fates += in_.game().describe_event(before, event, in_.model().reader());
    } else if (const auto die = longroll::read<events::Rolled>(event); die && out.dice.size() < 2) {
      out.dice.push_back(die->value);  // the later ones are for politics and leaders
    }
  }
  if (!fought) {
    return std::nullopt;
  }
  const cw::Field field = in_.game().field(before);
  const HexId hex = attacked ? attacked->hex : place_of_roll(before, ply.events);
  if (hex == kNoHex) {
    return std::nullopt;
  }
  out.target = hexgame::target_of_hex(hex);
  out.attacker = is_step<cw::BattleLocals>(before.top())
                     ? cw::attacker_of(before, locals_of<cw::BattleLocals>(before.top()))
                     : field.phasing();
  out.title = "Battle of " + short_place(field, hex);
  out.odds =
      (attacked ? std::to_string(attacked->attack) + " against " + std::to_string(attacked->defence) + "; " : "") +
      "outcome, losses";
  const Seat winner = fought->outcome == cw::Outcome::AttackerWins ? out.attacker : other(out.attacker);
  out.result = fought->outcome == cw::Outcome::Draw ? "Drawn" : capitalized(std::string(wins(winner)));
  out.losses = losses.empty() ? "" : "Lost: " + losses;
  if (!fates.empty()) {
    out.losses += out.losses.empty() ? fates.substr(2) : fates;  // they begin with a comma
  }
  return out;
}

/// Cities that change the politics, the politics, and what the other side builds.
bool CampaignAdapter::add_to_digest(std::size_t n, const State& before, std::vector<DigestLine>& out) const {
  const Seat reader = in_.model().reader();
  int status = in_.game().field(before).value(cw::Track::PoliticalStatus);
  bool is_building = false;
  for (const Event& event : in_.model().session().ply(n).events) {
    const auto taken = longroll::read<notes::Captured>(event);
    const auto built = longroll::read<notes::Constructed>(event);
    const auto surrendered = longroll::read<notes::Surrendered>(event);
    const auto talks = longroll::read<notes::Diplomacy>(event);
    const bool is_politics = longroll::read<notes::Election>(event) || longroll::read<notes::KentuckyJoined>(event) ||
                             (talks && talks->result != notes::Diplomacy::kNothing);
    is_building = is_building || built;
    if (taken || (built && built->side != reader) || surrendered || is_politics) {
      const HexId hex = taken ? taken->hex : built ? built->hex : surrendered ? surrendered->hex : kNoHex;
      std::string words = in_.game().describe_event(before, event, reader);
      for (const LogLine& line : in_.model().log()) {
        words = is_politics && line.ply == n && line.text.find(words) != std::string::npos ? line.text
                                                                                           : words;  // with its die
      }
      words.resize(words.size() - (words.ends_with('.') ? 1 : 0));
      out.push_back({built         ? DigestLine::Kind::Arrival
                     : surrendered ? DigestLine::Kind::Loss
                                   : DigestLine::Kind::Ground,
                     n,
                     std::move(words),
                     hex == kNoHex ? kNoTarget : hexgame::target_of_hex(hex),
                     {},
                     is_politics ? 0 : 1});
    } else if (const auto changed = longroll::read<notes::StatusChanged>(event); changed && changed->change != 0) {
      status += changed->change;
      const std::string now = status == 0 ? "0" : signed_text(status);
      out.push_back(
          {DigestLine::Kind::Ground,
           n,
           std::string("Union politics ") + (changed->change < 0 ? "fall" : "rise") + " to " + now + " [15.0]",
           kNoTarget,
           {},
           0});
    }
  }
  return is_building;
}

/// Cities that change the politics, leaders, elections, Kentucky, a new turn.
std::optional<Moment> CampaignAdapter::moment(std::size_t n, const State& before) const {
  const cw::Field field = in_.game().field(before);
  for (const Event& event : in_.model().session().ply(n).events) {
    if (const auto taken = longroll::read<notes::Captured>(event)) {
      return Moment{short_place(field, taken->hex) + " is taken",
                    "The " + std::string(longroll::name_of(taken->side)) + " side holds it", taken->side};
    }
    if (const auto fate = longroll::read<notes::LeaderFate>(event);
        fate && (fate->fate == notes::Fate::Killed || fate->fate == notes::Fate::Wounded)) {
      return Moment{
          cw::leader_name(field, fate->leader) + (fate->fate == notes::Fate::Killed ? " is killed" : " is wounded"),
          fate->fate == notes::Fate::Killed ? "" : "Away for " + count_of(fate->turns, "turn", "turns"),
          field.side_of(fate->leader)};
    }
    const auto tried = longroll::read<notes::Reacted>(event);
    if (tried && tried->to == kNoHex && in_.model().match().is_human(tried->side)) {  // the enemy goes on at once
      return Moment{"No reaction", "The die keeps those at " + cw::place_name(field, tried->from) + " in place",
                    tried->side};
    }
    if (const auto election = longroll::read<notes::Election>(event)) {
      return Moment{election->loss == 0 ? "The election is won" : "The election is lost",
                    election->loss == 0 ? "" : count_of(election->loss, "point", "points") + " fewer a turn",
                    election->loss == 0 ? Seat::Union : Seat::Confederate};
    }
    if (const auto joined = longroll::read<notes::KentuckyJoined>(event)) {
      return Moment{"Kentucky joins the " + std::string(longroll::name_of(joined->side)) + " side", "", joined->side};
    }
    if (const auto turn = longroll::read<notes::TurnBegan>(event)) {
      return Moment{cw::turn_name(field.library().turn(turn->turn)), "Turn " + std::to_string(turn->turn),
                    Seat::Nobody};
    }
  }
  return std::nullopt;
}

}  // namespace longroll::web::campaign
