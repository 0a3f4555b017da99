// Any text, or any body in a good frame: it opens as a deck that writes the same link again, or it is a fault.
#include "engine/core/hash.h"
#include "engine/record/deck_link.h"
#include "engine/record/link_frame.h"
#include "tests/fuzz/support/fuzz.h"

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  Source source(bytes);
  const std::uint8_t mode = source.byte();
  const Game& door = *table(mode / 2U).game;
  const int scenario = mode % static_cast<int>(door.info().scenarios.size());
  const Bytes body(source.rest().begin(), source.rest().end());
  const std::string link = mode % 2 == 0 ? std::string(body.begin(), body.end())
                                         : write_frame(header_of(door, scenario, LinkKind::Deck), body);
  const Result<DeckSheet> sheet = open_deck_link(door, link);
  if (!sheet) {
    return hash_text(describe(sheet.faults()));
  }
  LR_CHECK(faults_of_sheet(door, sheet.value()).empty(), "what a link opens is a deck");
  LR_CHECK(mode % 2 == 0 || deck_link(door, sheet.value()) == link, "one deck has one link");
  // Whether it may be used or not is said without failing a check.
  Setup setup;
  setup.scenario = sheet.value().scenario;
  for (const OptionInfo& option : door.info().options) {
    setup.options.push_back(option.standard);
  }
  setup.decks[static_cast<std::size_t>(index_of(sheet.value().side))] = sheet.value().kinds;
  return hash_text(link) ^ hash_text(describe(door.faults_of_choice(setup)));
}
