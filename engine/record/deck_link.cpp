// build: small
#include "engine/record/deck_link.h"

#include <algorithm>
#include <functional>

#include "engine/play/setup.h"
#include "engine/record/codec/coding_archive.h"
#include "engine/record/link_frame.h"

namespace longroll {

/// The frame tells the scenario.
template <class Archive>
void serialize(Archive& ar, DeckSheet& sheet) {
  ar(named("side", as::seat(sheet.side)), named("columns", as::columns(sheet.columns)),
     named("kinds", as::kinds(sheet.kinds)));
}

namespace {

constexpr int kWidths[] = {3, 5};

Bytes body_of(const Game& game, DeckSheet sheet) {
  CodingOutputArchive out(game, sheet.scenario);
  out(sheet);
  return out.finish();
}

}  // namespace

Faults faults_of_sheet(const Game& game, const DeckSheet& sheet) {
  Faults faults;
  if (!game.info().takes_decks) {
    faults.push_back({"deck", game.info().title + " has no decks of the players' own"});
  }
  if (sheet.scenario < 0 || static_cast<std::size_t>(sheet.scenario) >= game.info().scenarios.size()) {
    faults.push_back({"deck", "there is no such battle of " + game.info().title});
  }
  if (!is_player(sheet.side) || std::find(std::begin(kWidths), std::end(kWidths), sheet.columns) == std::end(kWidths)) {
    faults.push_back({"deck", "is of no side, or of a battleline that there is not"});
  }
  if (sheet.kinds.empty() || sheet.kinds.size() > kMaxInDeck) {
    faults.push_back({"deck", "holds 1 to " + std::to_string(kMaxInDeck) + " cards"});
  } else if (std::adjacent_find(sheet.kinds.begin(), sheet.kinds.end(), std::greater_equal<>()) != sheet.kinds.end()) {
    faults.push_back({"deck", "has a card twice, or is not in order"});
  } else if (std::any_of(sheet.kinds.begin(), sheet.kinds.end(),
                         [&](std::int16_t kind) { return kind < 0 || game.kind_id(sheet.scenario, kind) == "?"; })) {
    faults.push_back({"deck", "has a card that there is not"});
  }
  return faults;
}

std::string deck_link(const Game& game, const DeckSheet& sheet) {
  LR_CHECK(faults_of_sheet(game, sheet).empty(), "only a deck has a link");
  return write_frame(header_of(game, sheet.scenario, LinkKind::Deck), body_of(game, sheet));
}

Result<DeckSheet> open_deck_link(const Game& game, std::string_view link) {
  const Result<LinkFrame> frame = read_frame(link);
  if (!frame) {
    return frame.faults();
  }
  if (frame.value().header.kind != LinkKind::Deck) {
    return Fault{"link", "the link holds a game, not a battle deck"};
  }
  const Result<int> scenario = scenario_of(frame.value().header, game);
  if (!scenario) {
    return scenario.faults();
  }
  if (!game.info().takes_decks) {
    return Fault{"link", game.info().title + " has no decks of the players' own"};
  }
  CodingInputArchive in(game, scenario.value(), frame.value().body);
  DeckSheet sheet;
  sheet.scenario = scenario.value();
  in(sheet);
  // Whatever the letters, one deck has one body.
  if (!faults_of_sheet(game, sheet).empty() || body_of(game, sheet) != frame.value().body) {
    return damaged_link();
  }
  return sheet;
}

}  // namespace longroll
