#include "web/games/dixie/room/card_room.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/dixie/deck_builder.h"
#include "engine/games/dixie/rules/decks.h"
#include "web/games/dixie/register.h"
#include "web/views/game_layout.h"
#include "web/views/ui.h"

namespace longroll::web::dixie {

using board::Icon;
using board::Rect;

CardRoom::CardRoom(const dx::Dixie& game, std::uint64_t seed) : game_(game), seed_(seed) {
  for (const dx::Edition& one : game.editions()) {
    faces_.emplace_back(one);
  }
  choose(0, Seat::Union, 3);
}

bool CardRoom::has(int kind) const {
  return std::binary_search(sheet_.kinds.begin(), sheet_.kinds.end(), static_cast<std::int16_t>(kind));
}

void CardRoom::show(RoomPart what) {
  shown_ = what;
  card_ = -1;
  deck_open_ = false;
  part_ = Part::Rows;
}

/// Another edition or side is another deck; another width is another budget for the same.
void CardRoom::choose(int scenario, Seat side, int columns) {
  if (scenario != sheet_.scenario || side != sheet_.side) {
    sheet_.kinds.clear();
    before_.clear();
    sought_.unit.clear();
    card_ = -1;
  }
  sheet_.scenario = scenario;
  sheet_.side = side;
  sheet_.columns = dx::budget_of(edition(), columns, side) > 0 ? columns : 3;
  found_ = find_cards(edition(), side, sought_);
}

void CardRoom::choose_battle(int scenario, Commands& out) {
  const dx::Edition& wanted = game_.editions()[static_cast<std::size_t>(scenario)];
  if (wanted.is_here) {
    choose(scenario, sheet_.side, sheet_.columns);
  } else {
    out.push_back(commands::OpenRoom{"dixie/" + wanted.id, shown_});
  }
}

Faults CardRoom::take(const DeckSheet& sheet, std::string notice) {
  if (sheet.scenario < 0 || static_cast<std::size_t>(sheet.scenario) >= game_.editions().size()) {
    return {{"deck", "there is no such battle of Dixie"}};
  }
  const dx::Edition& of = game_.editions()[static_cast<std::size_t>(sheet.scenario)];
  for (const std::int16_t kind : sheet.kinds) {
    if (!of.has_kind(kind) || of.card(kind).side != sheet.side) {
      return {{"deck", "a card is of another battle or of the other side [14.0]"}};
    }
  }
  choose(sheet.scenario, sheet.side, sheet.columns);
  before_ = sheet_.kinds == sheet.kinds ? std::vector<std::int16_t>() : sheet_.kinds;
  sheet_.kinds = sheet.kinds;
  told_ = std::move(notice);
  part_ = Part::Rows;
  return {};
}

Faults CardRoom::faults() const { return dx::faults_of_deck(edition(), sheet_.columns, sheet_.side, sheet_.kinds); }

void CardRoom::put_code(ui::QrCode code) {
  code_ = std::move(code);
  coded_ = sheet_;
}

void CardRoom::put_shelf(std::vector<ShelfRow> rows, std::string trouble) {
  shelf_ = std::move(rows);
  trouble_ = std::move(trouble);
}

void CardRoom::type(std::string_view field, std::string_view value) {
  if (field == "card-search") {
    sought_.words = value.substr(0, 60);
    found_ = find_cards(edition(), sheet_.side, sought_);
  } else if (field == "deck-name") {
    name_ = value.substr(0, 60);
  }
}

bool CardRoom::cancel() {
  if (part_ != Part::Rows) {
    part_ = Part::Rows;
  } else if (is_phone_ && card_ >= 0) {
    card_ = -1;
  } else if (deck_open_) {
    deck_open_ = false;
  } else {
    return false;
  }
  return true;
}

/// In the gallery a card is shown at length; at the table it goes into the deck or out of it.
void CardRoom::press(int kind) {
  told_.clear();
  if (shown_ == RoomPart::Gallery) {
    card_ = card_ == kind ? -1 : kind;
    return;
  }
  before_.clear();
  const auto at = std::lower_bound(sheet_.kinds.begin(), sheet_.kinds.end(), static_cast<std::int16_t>(kind));
  if (at != sheet_.kinds.end() && *at == kind) {
    sheet_.kinds.erase(at);
  } else {
    sheet_.kinds.insert(at, static_cast<std::int16_t>(kind));
  }
}

void CardRoom::build(const Rect& window, Commands& out) {
  const float k = ui::state().text_scale;
  is_phone_ = form_of(window.w, k) == Area::Form::Phone;
  laid_.clear();
  grounds_.clear();
  const float in = is_phone_ ? 0.0F : 12.0F;
  const Rect bar{window.x + in, window.y + (is_phone_ ? 0.0F : 10.0F), window.w - 2 * in,
                 (is_phone_ ? ui::state().touch ? 126 : 112 : 64) * k};
  build_bar(bar, out);
  const float top = bar.bottom() + (is_phone_ ? 6.0F : 10.0F);
  const float high = window.bottom() - top - (is_phone_ ? 6.0F : 12.0F);
  const float side = is_phone_ ? 0 : std::min((window.w >= 1600 ? 420 : 372) * k, window.w * 0.4F);
  const Rect left{window.x + in, top, window.w - 2 * in - (is_phone_ ? 0 : side + 10), high};
  const Rect right = is_phone_ ? left : Rect{left.right() + 10, top, side, high};
  const bool deck = shown_ == RoomPart::Decks;
  if (!is_phone_ || !(deck ? deck_open_ : card_ >= 0)) {
    build_collection(left);
  }
  if (!is_phone_ || (deck ? deck_open_ : card_ >= 0)) {
    deck ? build_deck(right, out) : build_card(right);
  }
  focus_ = ui::state().focus;
}

void CardRoom::build_bar(const Rect& r, Commands& out) {
  ui::begin_panel({.id = "##room-bar", .rect = r, .pad_x = 12, .pad_y = 12});
  const float tall = ui::scaled(ui::state().touch ? 48 : 40);
  if (ui::button({.id = "room-back", .icon = static_cast<int>(Icon::Home), .tip = "Back", .size = {tall, tall}})) {
    out.push_back(commands::OfRoom::LeaveRoom);
  }
  ImGui::SameLine(0, ui::scaled(8));
  const std::vector<std::string> shows{is_phone_ ? "Cards" : "Gallery of cards", is_phone_ ? "Deck" : "Battle deck"};
  const auto wanted = static_cast<RoomPart>(ui::choice_row("room", shows, static_cast<int>(shown_)));
  if (wanted != shown_) {
    show(wanted);
  }
  if (is_phone_) {
    ui::move_to(r.x + ui::scaled(12), r.y + ui::scaled(18) + tall);
  } else {
    ImGui::SameLine(0, ui::scaled(24));
  }
  if (game_.editions().size() > 1) {
    std::vector<std::string> titles;
    for (const dx::Edition& one : game_.editions()) {
      titles.push_back(one.id == "bull-run" ? "Bull Run" : one.title);
    }
    const float wide = ui::measure(ui::Type::Button, "Gettysburg").x + ui::scaled(30);
    if (is_phone_) {  // one button that goes round: a row of three has no room
      if (ui::button({.id = "room-battle",
                      .label = titles[static_cast<std::size_t>(sheet_.scenario)],
                      .tip = "Another battle",
                      .size = {wide, 0}})) {
        choose_battle((sheet_.scenario + 1) % static_cast<int>(titles.size()), out);
      }
    } else {
      const int scenario = ui::choice_row("room-battle", titles, sheet_.scenario);
      if (scenario != sheet_.scenario) {
        choose_battle(scenario, out);
      }
    }
    ImGui::SameLine(0, ui::scaled(is_phone_ ? 6 : 24));
  }
  const std::vector<std::string> sides{"Union", is_phone_ ? "Confed." : "Confederate"};
  const int side = ui::choice_row("room-side", sides, index_of(sheet_.side));
  if (side != index_of(sheet_.side)) {
    choose(sheet_.scenario, seat_of(side), sheet_.columns);
  }
  if (is_phone_ && shown_ == RoomPart::Decks) {
    const DeckTotal sum = total();
    const std::string label =
        deck_open_ ? "Collection" : std::to_string(sum.points) + " / " + std::to_string(sum.budget);
    const float wide = ui::measure(ui::Type::Button, label).x + ui::scaled(28);
    ui::move_to(r.right() - wide - ui::scaled(12), r.y + ui::scaled(12));
    if (ui::button({.id = "room-deck",
                    .label = label,
                    .tip = deck_open_ ? "The collection" : "The deck",
                    .kind = ui::ButtonKind::Ink,
                    .size = {wide, tall}})) {
      deck_open_ = !deck_open_;
    }
  }
  ui::end_panel();
}

void CardRoom::draw(board::Canvas& canvas) {
  const board::Theme& t = canvas.theme();
  for (const Ground& ground : grounds_) {
    canvas.shadow(ground.rect, 3, {0, 4}, 6, board::fade(board::rgb(0x1A1008), 0.2F));
    canvas.rounded_rect(ground.rect, 3, t.panel);
    board::Stroke edge;
    edge.width = 1;
    canvas.rect_edge(ground.rect, 3, edge, t.rule);
  }
  const Faces& faces = faces_[static_cast<std::size_t>(sheet_.scenario)];
  for (const Laid& laid : laid_) {
    canvas.push_clip(laid.clip);
    board::draw_card(canvas, laid.at, faces.fitting(laid.kind, laid.at.width), laid.state);
    canvas.pop_clip();
  }
}

std::string CardRoom::title() const {
  return "Dixie: " + edition().title + ", " + (sheet_.side == Seat::Union ? "Union" : "Confederate");
}

std::string CardRoom::list() const {
  std::string text;
  for (const std::int16_t kind : sheet_.kinds) {
    const dx::Card& one = edition().card(kind);
    text += one.name + ", " + std::to_string(one.battle_points) + "\n";
  }
  return text + total_words(total()) + "\n";
}

std::string CardRoom::status() const {
  if (shown_ == RoomPart::Gallery) {
    return "Gallery of cards. " + title() + ": " + count_of(static_cast<int>(found_.size()), "card", "cards") +
           " shown.";
  }
  std::string words = "Battle deck. " + title() + ": " + total_words(total()) + ". ";
  for (const Fault& fault : faults()) {
    words += fault.what + ". ";
  }
  return words;
}

std::string CardRoom::text() const {
  if (shown_ == RoomPart::Decks) {
    return told_ + " " + list();
  }
  if (card_ < 0) {
    return told_;
  }
  const dx::Card& one = edition().card(card_);
  std::string words = one.name + ". ";
  for (const std::string& line : ratings_in_words(edition(), one)) {
    words += line + " ";
  }
  if (const auto notes = notes_.find(edition().id); notes != notes_.end()) {
    if (const Note* note = notes->second.find(one.id)) {
      words += note->line + " " + note->commander;
    }
  }
  return words;
}

std::string CardRoom::wanted_notes() const {
  return shown_ == RoomPart::Gallery && !notes_.contains(edition().id) ? "games/dixie/" + edition().id + "-notes.json"
                                                                       : "";
}

void CardRoom::take_notes(std::string_view text) { notes_[edition().id].read(text); }

std::unique_ptr<GameRoom> make_card_room(const Game& game, std::uint64_t seed) {
  return std::make_unique<CardRoom>(static_cast<const dx::Dixie&>(game), seed);
}

std::vector<std::int16_t> draw_up_deck(const Game& game, const Setup& setup, Seat side, std::uint64_t seed) {
  const auto& dixie = static_cast<const dx::Dixie&>(game);
  return dx::build_deck(dixie.editions()[static_cast<std::size_t>(setup.scenario)], dixie.columns_of(setup), side,
                        seed);
}

}  // namespace longroll::web::dixie
