#include "web/games/chattanooga/fight_shown.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/flank.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "web/games/chattanooga/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/hexgame/panels/strength_lines.h"
#include "web/hexgame/targets.h"
#include "web/views/panels.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// "The attack" and "The bombardment": who takes part, item by item, and the chances.
namespace longroll::web::chattanooga {
namespace {

void draw_sum(std::string_view title, const ch::CombatSum& sum, int total, bool is_signed) {
  ui::subheading(title, is_signed ? signed_text(total) : std::to_string(total));
  for (const ch::CombatTerm& term : sum) {
    const bool is_first = !is_signed && &term == sum.begin();
    ui::row(hexgame::capital(term.words), term.rule, is_first ? std::to_string(term.value) : signed_text(term.value));
  }
}

/// Chattanooga 10.2: intensity and die, item by item.
void draw_sums(const ch::Field& field, const ch::Engagement& engagement) {
  draw_sum("Intensity", ch::intensity_terms(field, engagement), ch::intensity_of(field, engagement), false);
  const ch::CombatSum die = ch::die_terms(field, engagement);
  draw_sum("Added to the die", die, die.total(), true);
}

}  // namespace

void FightShown::read() {
  lines_.clear();
  hex_ = kNoHex;
  target_ = kNoPiece;
  is_fire_ = false;
  const ch::Field field = in_.field();
  if (const auto attack = in_.under_way<ch::AttackLocals>()) {
    hex_ = attack->hex;
    target_ = ch::defender_at(field, hex_);
    for (const PieceId unit : ch::Attackers(field, hex_)) {
      lines_.push_back({unit, column_words(field, {unit, target_, hex_})});
    }
  } else if (const auto combat = in_.under_way<ch::CombatLocals>()) {
    hex_ = combat->hex;
    target_ = combat->defender;
    lines_.push_back({combat->attacker, column_words(field, {combat->attacker, target_, hex_})});
  } else if (const auto shots = in_.under_way<ch::BombardmentLocals>()) {
    read_shots(*shots);
  }
}

/// Chattanooga 11.1, 11.4: who fires or can, each by itself and with the other batteries of its hex.
void FightShown::read_shots(const ch::BombardmentLocals& shots) {
  const ch::Field field = in_.field();
  is_fire_ = true;
  hex_ = shots.hex;
  if (shots.stage == ch::BombardmentStage::NextTarget) {
    return;
  }
  target_ = shots.target;
  const auto column_of = [&](const ch::Shot& shot) {
    return "column " + std::to_string(ch::bombardment_column(field, shot, hex_));
  };
  for (const PieceId unit : field.pieces()) {
    if (!ch::is_on_map(field.piece(unit))) {
      continue;
    }
    const bool is_named = ch::fortune_of(field.state())
                              ? unit == shots.unit  // 15.0
                              : field.has_flag(unit, ch::kFiring) && field.side_of(unit) == field.phasing();
    if (is_named || in_.choice(ch::verbs::Fire{unit}) != nullptr) {
      lines_.push_back({unit, column_of({unit, target_}) + (is_named ? ", fires" : "")});
    }
    if (in_.choice(ch::verbs::FireTogether{unit}) != nullptr) {
      lines_.push_back({unit, "with its stack " + column_of({unit, target_, true}), true});
    }
  }
}

hexgame::AttackShown FightShown::arrows() const {
  hexgame::AttackShown out;
  if (hex_ == kNoHex) {
    return out;
  }
  out.targets = {hex_};
  const PieceId looked_at = looked_at_unit();
  for (const Line& line : lines_) {
    const bool takes_part =
        is_fire_ ? (in_.seen().piece(line.unit).flags & (ch::kFiring | ch::kTogether)) != 0 : line.unit == looked_at;
    if (takes_part && is_hex(in_.seen().piece(line.unit).place)) {
      out.arrows.push_back({in_.seen().piece(line.unit).place, hex_, is_fire_});
    }
  }
  return out;
}

/// The one that the pointer is on, else the first.
PieceId FightShown::looked_at_unit() const {
  const std::int32_t hovered = in_.screen.hovered;
  for (const Line& line : lines_) {
    if (hexgame::is_unit_target(hovered) && line.unit == hexgame::piece_of(hovered)) {
      return line.unit;
    }
  }
  return lines_.empty() ? kNoPiece : lines_.front().unit;
}

std::optional<ch::Engagement> FightShown::looked_at() const {
  const PieceId unit = looked_at_unit();
  return hex_ == kNoHex || is_fire_ || unit == kNoPiece || target_ == kNoPiece
             ? std::nullopt
             : std::optional(ch::Engagement{unit, target_, hex_});
}

std::optional<ch::Shot> FightShown::shot_looked_at() const {
  const PieceId unit = looked_at_unit();
  if (!is_fire_ || unit == kNoPiece || target_ == kNoPiece) {
    return std::nullopt;
  }
  const bool is_alone = std::any_of(lines_.begin(), lines_.end(),
                                    [&](const Line& line) { return line.unit == unit && !line.is_together; });
  return ch::Shot{unit, target_, !is_alone};
}

std::optional<TableReading> FightShown::reading() const {
  if (const auto engagement = looked_at()) {
    return reading_of(in_.field(), *engagement);
  }
  if (const auto shot = shot_looked_at()) {
    return reading_of(in_.field(), *shot);
  }
  return rolled_;
}

void FightShown::draw_engagement(const ch::Field& field, const ch::Engagement& engagement) const {
  // The chances first: the side panel is short.
  const Choice* attack = in_.choice(ch::verbs::AttackWith{engagement.attacker});
  const Odds* exact = attack != nullptr && in_.model().may_act() ? in_.screen.model.odds(attack->action) : nullptr;
  const Odds by_table = results_of(field, engagement);
  draw_odds(exact != nullptr ? in_order_of(by_table, *exact) : by_table, LowDice::HelpTheEnemy);
  if (ch::is_flanked(field, engagement)) {
    hexgame::note(flank_words(field, engagement));
  }
  if (const std::string fortune = fortune_words(field); !fortune.empty()) {
    hexgame::note(fortune);
  }
  draw_sums(field, engagement);
}

void FightShown::draw_shot(const ch::Field& field, const ch::Shot& shot) const {
  ui::subheading("Bombardment table", "column " + std::to_string(ch::bombardment_column(field, shot, hex_)));
  draw_odds(results_of(field, shot), LowDice::HelpTheEnemy);
}

/// What pressing the line does.
std::optional<Action> FightShown::action_of_line(const Line& line) const {
  const Choice* choice = !is_fire_          ? in_.choice(ch::verbs::AttackWith{line.unit})
                         : line.is_together ? in_.choice(ch::verbs::FireTogether{line.unit})
                                            : in_.choice(ch::verbs::Fire{line.unit});
  return choice != nullptr && in_.model().may_act() ? std::optional(choice->action) : std::nullopt;
}

/// A line that can be pressed, as the counter on the map can.
void FightShown::draw_line(const Line& line) {
  const ch::Unit& unit = in_.counter(line.unit);
  const std::optional<Action> action = action_of_line(line);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float tall = ui::scaled(ui::state().touch ? 44 : 32);
  const float right = at.x + ui::line_left();
  ImDrawList* list = ImGui::GetWindowDrawList();
  if (action) {
    const ui::Touched touched = ui::press_area("fight:" + std::to_string(line.unit) + (line.is_together ? "+" : ""),
                                               unit.title + ": " + line.words, {ui::line_left(), tall});
    if (touched.hovered || touched.focused || line.unit == looked_at_unit()) {
      list->AddRectFilled({at.x - 4, at.y}, {right, at.y + tall}, ui::col(ui::theme().inset), 3);
    }
    intent_ = touched.pressed ? Intent::submit(*action) : intent_;
  } else {
    ImGui::Dummy({ui::line_left(), tall});
  }
  hexgame::draw_symbol({at.x, at.y + (tall - ui::scaled(26)) / 2}, symbol_of(unit.type), unit.side);
  const float y = at.y + (tall - ui::scaled(22)) / 2;
  ui::draw_text(list, {at.x + ui::scaled(40), y}, ui::Type::Strong, unit.name, ui::theme().ink);
  ui::draw_text(list, {right - ui::measure(ui::Type::Label, line.words).x - 4, y + ui::scaled(2)}, ui::Type::Label,
                line.words, ui::theme().ink);
}

const Choice* FightShown::only_answer() const {
  if (lines_.size() != 1 || !in_.model().may_act()) {
    return nullptr;
  }
  const PieceId unit = lines_.front().unit;
  return is_fire_ ? in_.choice(ch::verbs::Fire{unit}) : in_.choice(ch::verbs::AttackWith{unit});
}

/// Chattanooga 10.1, 11.1: that there is nobody to choose among; empty: several can attack or fire.
std::string FightShown::alone_words() const {
  if (only_answer() != nullptr) {
    return in_.counter(lines_.front().unit).title + " alone can " + (is_fire_ ? "fire at it." : "attack it.");
  }
  const bool is_marked = lines_.size() == 1 && in_.model().may_act() && is_fire_;
  return is_marked && in_.choice(ch::verbs::Resolve{}) != nullptr ? "Nobody else can fire at it." : "";
}

/// What the reader does who is asked now: the attacker, or the defender before a die (10.6, 13.3).
std::string FightShown::how_to_answer() const {
  if (is_fire_ && target_ == kNoPiece) {
    return "The batteries that fired together have a shot left: click another unit of the hex, or pass. [11.4]";
  }
  if (std::string alone = alone_words(); !alone.empty()) {
    return alone;
  }
  if (is_fire_) {
    return "Click each unit that fires, on the map or here, then roll.";
  }
  if (in_.choices().first(static_cast<Verb>(ch::Do::AttackWith)) != nullptr) {
    return "Click the unit that attacks, on the map or here.";
  }
  if (in_.choices().first(static_cast<Verb>(ch::Do::Arrange)) != nullptr) {
    return "The next attack does not follow from the last one: you may put another unit on top before it. [10.6]";
  }
  return in_.choices().first(static_cast<Verb>(ch::Do::Lead)) != nullptr
             ? "A leader of yours may help before the die falls. [13.3]"
             : "";
}

void FightShown::draw() {
  const ch::Field field = in_.field();
  const std::string target = target_ == kNoPiece ? "" : in_.counter(target_).name;
  ui::heading(!is_fire_        ? "Attack on " + target
              : target.empty() ? "The next target"
                               : "Fire at " + target,
              "hex " + hex_text(hex_));
  if (const std::string how = how_to_answer(); !how.empty() && in_.model().may_act()) {
    hexgame::body(ui::for_hand(how));
  }
  for (const Line& line : lines_) {
    draw_line(line);
  }
  ui::gap(4);
  if (const auto engagement = looked_at()) {
    hexgame::note(in_.counter(engagement->attacker).title + " against " + in_.counter(engagement->defender).title);
    draw_engagement(field, *engagement);
  } else if (const auto shot = shot_looked_at()) {
    hexgame::note(in_.counter(shot->unit).title + " at " + in_.counter(shot->target).title);
    draw_shot(field, *shot);
  }
  ui::gap(6);
}

void FightShown::draw_threat(HexId hex) const {
  constexpr std::size_t kMost = 3;
  const ch::Field field = in_.field();
  const std::vector<ch::Engagement> threats = threats_to(field, hex);
  ui::heading("If attacked here", "hex " + hex_text(hex));
  for (std::size_t i = 0; i < std::min(threats.size(), kMost); ++i) {
    const ch::Engagement& threat = threats[i];
    const Odds odds = results_of(field, threat);
    const bool is_ours = field.side_of(threat.defender) == in_.model().reader();
    const LowDice good_for = is_ours ? LowDice::HelpMe : LowDice::HelpTheEnemy;
    ui::subheading(field.counter(threat.attacker).name, column_words(field, threat));
    if (field.top_at(field.piece(threat.attacker).place) != threat.attacker) {
      hexgame::note("Once it is put on top of its hex. [8.1]");
    }
    if (i > 0) {
      draw_odds_bar(odds, 22, 0, good_for);
      hexgame::note(odds_in_words(odds, good_for));
      continue;
    }
    draw_odds(odds, good_for);
    draw_sums(field, threat);
  }
  if (threats.size() > kMost) {
    hexgame::note("Enemies in " + count_of(static_cast<int>(threats.size() - kMost), "more hex", "more hexes") +
                  " beside it are less dangerous.");
  }
  if (threats.empty()) {
    hexgame::body("No enemy who could attack this hex stands beside it.");
  } else {
    for (const std::string& line : threat_notes(field, threats.front().defender)) {
      hexgame::note(line);
    }
  }
  ui::gap(6);
}

void FightShown::draw_result() const {
  if (!last_.empty()) {
    ui::heading("The last roll", last_die_ < 0 ? "" : "die " + std::to_string(last_die_));
    hexgame::body(last_);
    ui::gap(8);
  }
  if (const std::vector<hexgame::PanelRow> dice = dice_of_phase(); dice.size() > 1) {
    ui::subheading("Dice of this phase", std::to_string(dice.size()));
    hexgame::draw_rows(dice);
    ui::gap(8);
  }
}

/// Chattanooga 11.1: the shot that the choice adds, or the first of those that are rolled.
std::optional<ch::Shot> FightShown::shot_of_choice(const Action& choice) const {
  if (target_ == kNoPiece || !is_fire_) {
    return std::nullopt;
  }
  if (const auto fire = longroll::read<ch::verbs::Fire>(choice)) {
    return ch::Shot{fire->unit, target_};
  }
  if (const auto fire = longroll::read<ch::verbs::FireTogether>(choice)) {
    return ch::Shot{fire->unit, target_, true};
  }
  const auto first = std::find_if(lines_.begin(), lines_.end(), [&](const Line& line) {
    return (in_.seen().piece(line.unit).flags & ch::kFiring) != 0;
  });
  return ch::verb_of(choice) == ch::Do::Resolve && first != lines_.end() ? std::optional(shot_of(*first))
                                                                         : std::nullopt;
}

Odds FightShown::in_order(const Action& choice, const Odds& odds) const {
  const auto attack = longroll::read<ch::verbs::AttackWith>(choice);
  if (attack && target_ != kNoPiece) {
    return in_order_of(results_of(in_.field(), ch::Engagement{attack->unit, target_, hex_}), odds);
  }
  const std::optional<ch::Shot> shot = shot_of_choice(choice);
  return shot ? in_order_of(results_of(in_.field(), *shot), odds) : odds;
}

std::optional<int> FightShown::worth(const Action& choice) const {
  const std::optional<ch::Shot> shot = shot_of_choice(choice);
  return shot && ch::verb_of(choice) != ch::Do::Resolve ? std::optional(harm_of(in_.field(), *shot)) : std::nullopt;
}

std::vector<std::string> FightShown::in_words() const {
  std::vector<std::string> out;
  if (hex_ == kNoHex || target_ == kNoPiece) {
    return out;
  }
  out.push_back((is_fire_ ? "Fire at " : "Attack on ") + in_.counter(target_).title + ", hex " + hex_text(hex_));
  if (std::string alone = alone_words(); !alone.empty()) {
    out.push_back(std::move(alone));
  }
  const ch::Field field = in_.field();
  for (const Line& line : lines_) {
    out.push_back(in_.counter(line.unit).title + ": " + line.words + ". Chances: " +
                  odds_in_words(is_fire_ ? results_of(field, shot_of(line))
                                         : results_of(field, ch::Engagement{line.unit, target_, hex_})));
    if (const ch::Engagement engagement{line.unit, target_, hex_}; !is_fire_ && ch::is_flanked(field, engagement)) {
      out.push_back(flank_words(field, engagement));
    }
  }
  if (const std::string fortune = fortune_words(field); !is_fire_ && !fortune.empty()) {
    out.push_back(fortune);
  }
  return out;
}

}  // namespace longroll::web::chattanooga
