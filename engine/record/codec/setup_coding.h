#pragma once
#include <algorithm>

#include "engine/play/setup.h"
#include "engine/record/codec/number_model.h"

/// A set-up in a link: what differs from the scenario's standard, at the price of its rarity.
namespace longroll {

/// Ascending kinds as their count and the gaps between them. What is out of bounds is read as a deck that
/// faults_of_setup refuses.
template <class Coder>
void code_gaps(Coder& coder, std::vector<std::int16_t>& deck) {
  NumberModel count;
  NumberModel gap;
  const std::uint32_t size = coder.count(static_cast<std::uint32_t>(deck.size()), count);
  deck.resize(std::min<std::size_t>(size, kMaxInDeck + 1));
  std::int32_t last = -1;
  for (std::int16_t& kind : deck) {
    const std::uint32_t far = coder.count(static_cast<std::uint32_t>(kind - last - 1), gap);
    last = std::min(last + static_cast<std::int32_t>(std::min<std::uint32_t>(far, 0x7000)) + 1, 0x7FFF);
    kind = static_cast<std::int16_t>(last);
  }
}

/// As a number of kinds of a pool: each set of that size costs the same.
template <class Coder>
void code_from_pool(Coder& coder, const std::vector<std::int16_t>& pool, std::vector<std::int16_t>& deck) {
  std::size_t wanted = coder.choose(deck.size(), pool.size() + 1);
  const std::vector<std::int16_t> told = std::move(deck);
  deck.clear();
  for (std::size_t i = 0; i < pool.size(); ++i) {
    const auto left = static_cast<std::uint32_t>(pool.size() - i);
    const auto take = static_cast<std::uint32_t>(wanted);
    const bool is_in = std::binary_search(told.begin(), told.end(), pool[i]);
    if (coder.pick(is_in ? 1 : 0, std::array<std::uint32_t, 2>{left - take, take}) == 1) {
      deck.push_back(pool[i]);
      --wanted;
    }
  }
}

template <class Coder>
void code_deck(Coder& coder, const Game& game, Setup& setup, Seat side, Bit& is_brought) {
  std::vector<std::int16_t>& deck = setup.decks[static_cast<std::size_t>(index_of(side))];
  if (!coder.answer(!deck.empty(), is_brought)) {
    return;
  }
  const bool is_here = game.info().scenarios[static_cast<std::size_t>(setup.scenario)].is_here;
  const std::vector<std::int16_t> pool = is_here ? game.pool(setup, side) : std::vector<std::int16_t>{};
  Bit is_usual = Bit::foreseen(true);
  if (!pool.empty() && coder.answer(std::includes(pool.begin(), pool.end(), deck.begin(), deck.end()), is_usual)) {
    code_from_pool(coder, pool, deck);
  } else {
    code_gaps(coder, deck);
  }
}

/// The decks of a set-up whose options are known.
template <class Coder>
void code_decks(Coder& coder, const Game& game, Setup& setup) {
  Bit is_brought = Bit::foreseen(false);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (game.info().takes_decks) {
      code_deck(coder, game, setup, side, is_brought);
    }
  }
}

/// Only options that the scenario knows: those that are not at their standard, and their value.
template <class Coder>
void code_options(Coder& coder, const GameInfo& info, Setup& setup) {
  Bit is_changed;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionInfo& option = info.options[i];
    int& value = setup.options[i];
    if (!has_option(option, setup.scenario) || option.values.size() < 2 ||
        !coder.answer(value != option.standard, is_changed)) {
      value = option.standard;
      continue;
    }
    const int other = value - (value > option.standard ? 1 : 0);
    const auto told = static_cast<int>(coder.choose(static_cast<std::size_t>(other), option.values.size() - 1));
    value = told + (told >= option.standard ? 1 : 0);
  }
}

}  // namespace longroll
