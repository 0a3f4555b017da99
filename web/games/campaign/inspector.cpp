#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/core/text.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/adapter.h"
#include "web/games/campaign/building_shown.h"
#include "web/games/campaign/chronicle.h"
#include "web/games/campaign/course_panel.h"
#include "web/games/campaign/fed_by.h"
#include "web/games/campaign/help.h"
#include "web/games/campaign/tracks_panel.h"
#include "web/games/campaign/war_ahead.h"
#include "web/games/campaign/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/ui.h"

/// The side panel: forces, hexes, the tracks of the war.
namespace longroll::web::campaign {
namespace {

/// "In supply by rail from Nashville"; "4 counters have no line of supply".
std::string supply_words(const cw::Field& field, const ForceShown& force) {
  const std::vector<PieceId> unsupplied = cw::supply_status(field, force.side).unsupplied;
  const auto count = std::count_if(force.pieces.begin(), force.pieces.end(), [&](PieceId id) {
    return std::find(unsupplied.begin(), unsupplied.end(), id) != unsupplied.end();
  });
  std::string fed;
  for (const cw::FedGroup& group : cw::fed_groups(field, force.side)) {
    if (group.force.hex == force.hex && group.force.is_garrison == (force.post == cw::Post::Garrison)) {
      const std::optional<FedWay> way = way_of_supply(field, force.side, group);
      fed = way ? " " + fed_words(field, *way) : "";
    }
  }
  const std::string unfed = count_of(static_cast<int>(count), "counter has", "counters have") + " no line of supply";
  return (count == 0                                     ? "In supply" + (fed.empty() ? " as it stands" : fed)
          : fed.empty() || count >= force.force.points() ? unfed
                                                         : unfed + ", the others are in supply" + fed) +
         " [8.1]";
}

constexpr std::size_t kShort = 12;  ///< letters of a chance; a longer one would squeeze the words beside it

void draw_dice(const std::vector<DieAhead>& dice) {
  for (const DieAhead& die : dice) {
    if (die.chance.size() <= kShort) {
      ui::row(die.words, die.rule, die.chance);
    } else {
      ui::paragraph(ui::Type::Body, die.words + ": " + die.chance + ". [" + std::string(die.rule) + "]",
                    ui::theme().ink);
    }
  }
}

}  // namespace

/// A line of history about whom the counter stands for in this start; empty: nobody.
std::string CampaignAdapter::about_leader(const cw::Field& field, PieceId leader) const {
  for (const cw::LeaderCounter& counter : field.library().forces.leaders) {
    if (counter.piece == leader) {
      const auto note = war_notes_->leaders.find({field.scenario().start.id, counter.id});
      return note == war_notes_->leaders.end() ? "" : note->second;
    }
  }
  return "";
}

hexgame::UnitSheet CampaignAdapter::unit_sheet(PieceId id) const {
  const ForceShown* force = forces_.of(id);
  if (force == nullptr) {
    return {unit(id).title, "", "", "", {}, {}, ""};
  }
  const cw::Field field = in_.field();
  hexgame::UnitSheet out{
      force->name, std::string(longroll::name_of(force->side)), content_of(field, *force), "", {}, {}, ""};
  for (const PieceId leader : force->leaders) {
    out.ratings.push_back({cw::leader_name(field, leader) + " leads", "10.0",
                           "rating " + std::to_string(field.piece(leader).marks), false});
  }
  if (force->kind == ForceShown::Kind::Army) {
    out.ratings.push_back({"Strength", "9.3", std::to_string(force->force.strength()), true});
    if (force->defence != force->force.strength()) {
      out.ratings.push_back({"Defends with", "9.3", std::to_string(force->defence), false});
    }
    const bool is_out = force->is_moving && march_.is_out();
    out.ratings.push_back({is_out ? "Movement points left" : "Movement points", "5.1",
                           std::to_string(is_out ? march_.move().points : force->movement), true});
    if (force->force.points() > 0) {
      if (const std::pair key{in_.model().revision(), force->counter}; fed_of_ != key) {
        fed_of_ = key;
        fed_ = supply_words(field, *force);
      }
      out.lines.push_back(fed_);
    }
  } else if (force->is_fleet()) {
    out.lines.push_back(capitalized(cw::berth_name(field, force->berth)) + " [13.1]");
    for (const PieceId ship : force->pieces) {
      out.ratings.push_back({cw::counter_name(field, ship), "13.0", "", false});
    }
  }
  if (const std::string standing = standing_of(field, *force); !standing.empty()) {
    out.lines.push_back(capitalized(standing));
  }
  if (const std::optional<Threat> threat = threat_to(field, forces_, *force)) {
    out.lines.push_back("Stronger enemies are near: " + threat_words(field, *force, *threat) + " [9.0]");
  }
  if (war_notes_ && !force->leaders.empty()) {
    out.about = about_leader(field, force->leaders.front());
  }
  for (const PieceId one : force->pieces) {
    if (const cw::StartForce* tie = field.tie_of(one); tie != nullptr && tie->hold_until_turn >= field.turn()) {
      out.lines.push_back("Some of it may not leave its states before the end of turn " +
                          std::to_string(static_cast<int>(tie->hold_until_turn)) + " [3.1.3]");
      break;
    }
  }
  return out;
}

std::string CampaignAdapter::place_words(HexId hex) const { return cw::place_name(in_.field(), hex); }

void CampaignAdapter::add_at_sea(HexId hex, std::vector<std::string>& out) const {
  const cw::GroundMap& sea = in_.game().data_of(in_.seen()).map;
  for (const ForceShown& force : forces_.all()) {
    if (sea.is_sea(hex) && force.berth == cw::Berth::in(sea.zone_at(hex))) {
      out.push_back(side_name(force.side) + ": " + content_of(in_.field(), force));
    }
  }
}

hexgame::HexSheet CampaignAdapter::hex_sheet(HexId hex) const {
  const cw::Field field = in_.field();
  if (!field.map().is_sea(hex) && !field.map().in_play().has(hex)) {
    return {"", "Out of play", {}, {}};
  }
  const cw::MapPlace* place = field.map().place_at(hex);
  hexgame::HexSheet out{place != nullptr ? place->name : "", ground_words(hex), ground_lines(field, hex), {}};
  add_at_sea(hex, out.lines);
  if (war_notes_) {
    const auto note = war_notes_->places.find(hex_text(hex));
    if (note != war_notes_->places.end()) {
      out.lines.push_back(note->second);
    }
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (const auto& [unit_class, words] : {std::pair{cw::UnitClass::Fort, "Fort"},
                                            {cw::UnitClass::Depot, "Depots"},
                                            {cw::UnitClass::Arsenal, "Arsenal"},
                                            {cw::UnitClass::Factory, "Factory"},
                                            {cw::UnitClass::Usmrr, "Military railroad"}}) {
      if (const int count = field.count_at(hex, side, unit_class); count > 0) {
        out.rows.push_back({std::string(words) + " of the " + std::string(longroll::name_of(side)) + " side", "",
                            std::to_string(count), false});
      }
    }
  }
  return out;
}

hexgame::StackSheet CampaignAdapter::stack_sheet(const hexgame::Stack& stack) const {
  hexgame::StackSheet out{"", {}, {}};
  const cw::Field field = in_.field();
  for (const PieceId id : stack.units) {
    if (const ForceShown* force = forces_.of(id)) {
      const std::string standing = standing_of(field, *force);
      out.rows.push_back({force->name + (standing.empty() ? "" : ", " + standing), "", force->values, false});
    }
  }
  return out;
}

/// The decision that leads to the battle that is spoken of: the march to where the pointer is, who leads, or the storm
/// of a fort; empty: nothing leads to a battle now.
std::optional<Action> CampaignAdapter::leads_to_battle() const {
  if (const HexId hex = screen.told_of(); march_.fights_at(hex)) {
    return action_of(cw::verbs::March{hex});
  }
  const auto battle = in_.under_way<cw::BattleLocals>();
  if (!battle || !in_.model().may_act()) {
    return std::nullopt;
  }
  if (battle->stage == cw::BattleStage::FortChoice) {
    const Choice* storm = in_.choice(cw::verbs::Storm{});
    return storm != nullptr ? std::optional(storm->action) : std::nullopt;
  }
  const bool asks_leader =
      battle->stage == cw::BattleStage::AttackerLeader || battle->stage == cw::BattleStage::DefenderLeader;
  for (const Choice& choice : in_.model().prompt().choices) {
    if (asks_leader && (is_action<cw::verbs::LeadBattle>(choice.action) || is_action<cw::verbs::Pass>(choice.action))) {
      return choice.action;
    }
  }
  return std::nullopt;
}

const BattleForecast* CampaignAdapter::forecast() const {
  const std::optional<Action> action = leads_to_battle();
  if (!action) {
    return nullptr;
  }
  const std::pair key{in_.model().revision(), *action};
  if (forecast_of_ != key) {
    forecast_of_ = key;
    forecast_ = forecast_of(in_.game(), in_.seen(), *action);
  }
  return forecast_ ? &*forecast_ : nullptr;
}

std::vector<std::string> CampaignAdapter::cut_off_by_acts() const {
  std::vector<std::string> out;
  for (const Choice& choice : in_.model().prompt().choices) {
    const bool is_act = is_action<cw::verbs::BreakRail>(choice.action) || does_harm(choice.action);
    if (is_act && in_.model().may_act()) {
      if (const std::string& words = predicted({&choice.action, 1}).cut_off; !words.empty()) {
        out.push_back(choice.label + ": " + words);
      }
    }
  }
  return out;
}

bool CampaignAdapter::draw_urgent_panel() {
  if (answers_open_) {
    draw_answers_panel();
    return true;
  }
  if (const BattleForecast* battle = forecast()) {
    draw_forecast(*battle);
    return true;
  }
  if (const std::vector<DieAhead> shots = shots_ahead(in_.field()); !shots.empty()) {
    ui::heading("Naval combat", "[13.6]");
    // What becomes of the targets in a round stands below the choices, which must be in sight.
    std::vector<DieAhead> rounds;
    for (const DieAhead& die : shots) {
      die.is_of_round ? rounds.push_back(die) : draw_dice({die});
    }
    draw_naval_choices();
    draw_dice(rounds);
    return true;
  }
  if (!voyage_.empty() && screen.told_of() == kNoHex) {
    draw_voyage_panel();
    return true;
  }
  if (in_.step() == cw::StepKind::Transport && in_.model().may_act()) {
    draw_landing_panel();
    return true;
  }
  const ForceShown* out = march_.is_out() ? forces_.of(screen.board.out) : nullptr;
  const HexId pointed = screen.told_of();
  if (out != nullptr && (pointed == kNoHex || pointed == out->hex)) {
    draw_force_panel(*out);
    for (const std::string& line : cut_off_by_acts()) {
      hexgame::note(line);
    }
    return true;
  }
  return draw_clicked_force();
}

const WarCourse& CampaignAdapter::course() const {
  const Session& session = in_.model().session();
  const std::size_t until = in_.model().has_unshown() ? in_.model().shown() : session.ply_count();
  const std::pair key{until, session.trace_at(until)};
  if (course_of_ != key || course_.turns.empty()) {
    course_of_ = key;
    course_ = course_of(in_.game(), session, until);
  }
  return course_;
}

void CampaignAdapter::draw_turn_panel() {
  draw_last_roll();
  const cw::Field field = in_.field();
  if (in_.step() == cw::StepKind::Building && in_.model().may_act()) {
    ui::subheading("What can be built");
    for (const std::string& line : projects_in_words(in_)) {
      hexgame::note(line);
    }
    ui::gap(8);
  }
  if (ui::button({.id = "war-course", .label = course_open_ ? "The tracks now" : "The war turn by turn"})) {
    course_open_ = !course_open_;
    ui::state().wants_frame = true;
  }
  ui::gap(8);
  if (course_open_) {
    if (const std::optional<std::size_t> moment = draw_course(field, course())) {
      by_panel_ = Intent::seek(*moment);
    }
    return;
  }
  if (ahead_of_ != in_.model().revision()) {
    ahead_of_ = in_.model().revision();
    ahead_ = rows_ahead(field);
  }
  draw_tracks(field, ahead_);
  const std::vector<DieAhead> dice = dice_ahead(field);
  if (!dice.empty()) {
    ui::gap(6);
    ui::subheading("Dice to come, as things stand");
  }
  draw_dice(dice);
}

std::vector<std::string> CampaignAdapter::standing_in_words() const {
  const cw::Field field = in_.field();
  std::vector<std::string> out = tracks_in_words(field);
  for (const std::string& line : cut_off_by_acts()) {
    out.push_back(line);
  }
  for (const DieAhead& shot : shots_ahead(field)) {
    out.push_back(shot.words + (shot.chance.empty() ? "" : ": " + shot.chance) + " [" + shot.rule + "]");
  }
  for (const DieAhead& die : dice_ahead(field)) {
    out.push_back(die.words + ": " + die.chance + " as things stand [" + die.rule + "]");
  }
  return out;
}

std::vector<std::string> CampaignAdapter::attack_in_words() const {
  std::vector<std::string> out;
  if (const BattleForecast* battle = forecast()) {
    out.push_back((battle->is_storm ? "Storm of " : "Attack at ") + short_place(in_.field(), battle->hex) + ": " +
                  ratio_words(battle->strengths));
    for (const Share& share : battle->outcome.shares) {
      out.push_back(share.summary + " " +
                    std::to_string(share.weight * 100 / std::max<std::uint64_t>(1, battle->outcome.total)) + "%");
    }
  }
  return out;
}

/// Armies that somebody leads.
std::string CampaignAdapter::command_of(PieceId unit) const {
  const ForceShown* force = forces_.of(unit);
  return force != nullptr && !force->leaders.empty() && force->force.points() > 0 ? force->name : "";
}

std::vector<hexgame::RosterGroup> CampaignAdapter::roster(Seat side) const {
  const cw::Field field = in_.field();
  std::vector<hexgame::RosterGroup> out = {
      {"Stronger enemies near", {}}, {"Armies", {}}, {"Forces", {}}, {"Forts and garrisons", {}}, {"Fleets", {}}};
  for (const ForceShown& force : forces_.all()) {
    if (force.side != side) {
      continue;
    }
    const bool is_ready = side == in_.model().reader() && in_.model().may_act() && is_lit(force.counter);
    hexgame::RosterLine line{.unit = force.counter, .symbol = force.symbol, .side = side};
    line.name = force.name;
    line.title = force.is_fleet() ? capitalized(cw::berth_name(field, force.berth)) : cw::place_name(field, force.hex);
    for (std::size_t i = force.leaders.size(); i-- > 0;) {
      line.title.insert(0, cw::leader_name(field, force.leaders[i]) + ", ");
    }
    line.values = force.values;
    line.state = standing_of(field, force);
    line.state = line.state.empty() && is_ready ? "may move" : line.state;
    line.is_ready = is_ready;
    const std::optional<Threat> threat = threat_to(field, forces_, force);
    if (!threat && !force.is_fleet() && force.defence != force.strength()) {
      line.state += (line.state.empty() ? "" : ", ") + ("defends with " + std::to_string(force.defence));
    }
    if (threat) {
      line.state = threat_words(field, force, *threat) + (line.state.empty() ? "" : "; " + line.state);
    }
    const bool is_fort = force.kind == ForceShown::Kind::Fort || force.post == cw::Post::Garrison;
    const std::size_t group = threat ? 0 : force.is_fleet() ? 4 : is_fort ? 3 : force.leaders.empty() ? 2 : 1;
    out[group].lines.push_back(std::move(line));
  }
  for (hexgame::RosterGroup& group : out) {
    heap_sort(group.lines.begin(), group.lines.end(), [&](const hexgame::RosterLine& a, const hexgame::RosterLine& b) {
      return std::pair(-forces_.of(a.unit)->strength(), a.unit) < std::pair(-forces_.of(b.unit)->strength(), b.unit);
    });
  }
  std::erase_if(out, [](const hexgame::RosterGroup& group) { return group.lines.empty(); });
  hexgame::RosterGroup away{"Away", {}};
  for (const LeaderAway& one : leaders_away(field, side)) {
    hexgame::RosterLine line{.unit = one.leader, .symbol = board::UnitSymbol::Leader, .side = side};
    line.name = cw::leader_name(field, one.leader);
    line.title = line.name;
    line.values = std::to_string(field.piece(one.leader).marks);
    line.state = "wounded, comes back in turn " + std::to_string(one.turn);
    line.is_gone = true;
    away.lines.push_back(std::move(line));
  }
  if (!away.lines.empty()) {
    out.push_back(std::move(away));
  }
  return out;
}

/// Chart and turn track come first: help names their numbers.
std::string CampaignAdapter::wanted_notes() const {
  return chart_.empty()       ? kChartFile
         : turns_.empty()     ? kTurnsFile
         : !notes_.has_help() ? kHelpFile
         : !war_notes_        ? kNotesFile
                              : std::string();
}

void CampaignAdapter::take_notes(std::string_view text) {
  if (chart_.empty() || turns_.empty()) {
    const bool is_chart = chart_.empty();
    (is_chart ? chart_ : turns_) = text;
    for (auto& [place, number] : chart_numbers(text, is_chart ? kChartFile : kTurnsFile)) {
      numbers_.emplace(std::move(place), std::move(number));
    }
  } else if (!notes_.has_help()) {
    notes_.take_help(read_help(text, chart_, turns_));
  } else {
    war_notes_ = read_war_notes(text);
  }
}

std::vector<ShownChart> CampaignAdapter::charts() const {
  return charts_of(notes_.help().charts, numbers_, in_.field());
}

const BattleEnd& CampaignAdapter::battle_end() {
  return end_.of(in_.model().session(), [&](const Session& session) { return chronicle_of(in_.game(), session); });
}

std::vector<HelpPage> CampaignAdapter::help() const { return notes_.help().pages; }

}  // namespace longroll::web::campaign
