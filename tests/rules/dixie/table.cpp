#include "tests/rules/dixie/table.h"

#include <algorithm>

#include "engine/games/dixie/rules/morale.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"

namespace longroll::dixie::test {
namespace {

std::int8_t narrow(int value) { return static_cast<std::int8_t>(value); }

Card troop(CardType type, int value, int fire_short, int fire_long) {
  Card card;
  card.type = type;
  card.value = narrow(value);
  card.fire_short = narrow(fire_short);
  card.fire_long = narrow(fire_long);
  return card;
}

}  // namespace

Card infantry(int value) { return troop(CardType::Infantry, value, 2, 0); }
Card cavalry(int value) { return troop(CardType::Cavalry, value, 1, 0); }
Card artillery(int value, Firepower fire) {
  return troop(CardType::Artillery, value, fire.engaged, fire.at_long_range);
}

Card general(int attack, int defense) {
  Card card;
  card.type = CardType::General;
  card.attack = narrow(attack);
  card.defense = narrow(defense);
  return card;
}

Card terrain(TerrainType type) {
  Card card;
  card.type = CardType::Terrain;
  card.terrain = type;
  return card;
}

Card creek(int limit) {
  Card card = terrain(TerrainType::Creek);
  card.limit = narrow(limit);
  return card;
}

Card special(SpecialKind kind) {
  Card card;
  card.type = CardType::Special;
  card.special = kind;
  return card;
}

Table::Table(Seat side, Phase phase) : side_(side), phase_(phase) {
  edition_.id = "test";
  edition_.title = "Test";
  edition_.battle_deck[0] = edition_.battle_deck[1] = 60;
  edition_.muster[0] = edition_.muster[1] = 60;
  edition_.reinforcements[0] = edition_.reinforcements[1] = 1;
  edition_.points_three[0] = edition_.points_three[1] = 240;
  edition_.corps = {"I", "II", "Cav"};
  edition_.points_five[0] = edition_.points_five[1] = 400;
  start_.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
}

Table::Placing Table::add(Seat side, std::string_view name, Card card) {
  LR_CHECK(is_laying_out(), "cards are laid out before play begins");
  card.id = name;
  card.name = name;
  card.side = side;
  Piece piece;
  piece.kind = static_cast<std::int16_t>(edition_.cards.size());
  piece.owner = static_cast<std::int8_t>(index_of(side));
  piece.place = reserve_of(side);
  edition_.facts.push_back(card);
  edition_.cards.push_back(std::move(card));
  start_.pieces.push_back(piece);
  up_.push_back(-1);
  return {*this, static_cast<PieceId>(start_.pieces.size() - 1)};
}

Table::Placing& Table::Placing::at(std::string_view place) {
  const Place where = place_named(place);
  LR_CHECK(where != kNowhere, "a place's name");
  table_->start_.piece(id_).place = where;
  return *this;
}

Table::Placing& Table::Placing::hits(int count) {
  table_->start_.piece(id_).marks = static_cast<std::int16_t>(count);
  return *this;
}

Table::Placing& Table::Placing::face_up() {
  table_->up_[static_cast<std::size_t>(id_)] = 1;
  return *this;
}

Table::Placing& Table::Placing::face_down() {
  table_->up_[static_cast<std::size_t>(id_)] = 0;
  return *this;
}

void Table::lie_front_and_back(int day) {
  edition_.battlelines = Battlelines::FrontAndBack;
  edition_.undecided_for = Seat::Union;
  edition_.days = {"the first day", "the second day"};
  edition_.points_five[0] = edition_.points_five[1] = 0;
  set(Track::Day, day);
}

void Table::fight_three_days(const ThreeDays& days) {
  edition_.three_days = days;
  edition_.undecided_for = Seat::Union;
  choose(Option::Days, 1);
}

void Table::deck(Seat side, int count) { decks_[index_of(side)] = count; }

void Table::set(Track which, int value, int offset) { tracks_.emplace_back(track(which, offset), value); }

Table::Table(std::string_view edition, const std::vector<std::pair<Option, int>>& options) {
  const std::shared_ptr<const Game> game = longroll::test::shipped_game("dixie");
  shipped_ = standard_setup(*game);
  shipped_->scenario = find_scenario(*game, edition);
  LR_CHECK(shipped_->scenario >= 0, "an edition that is shipped");
  for (const auto& [option, value] : options) {
    shipped_->options[static_cast<std::size_t>(option)] = value;
  }
}

Table::Beginning Table::begin() {
  if (shipped_) {
    return {longroll::test::shipped_game("dixie"), *shipped_};
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (int n = 0; n < decks_[index_of(side)]; ++n) {
      add(side, std::string(id_of(side)) + ".deck." + std::to_string(n + 1), infantry(2));
      start_.pieces.back().place = deck_of(side);
    }
  }
  for (const KeptOut& kept : kept_out_) {
    add(kept.side, kept.name, kept.card);
    start_.pieces.pop_back();
    up_.pop_back();
  }
  const bool deploying = phase_ == Phase::Deployment;
  const auto put = [&](Track which, int value, int offset = 0) {
    start_.tracks[static_cast<std::size_t>(track(which, offset))] = static_cast<std::int16_t>(value);
  };
  put(Track::Turn, deploying ? 0 : side_ == Seat::Confederate ? 5 : 6);
  put(Track::Phasing, index_of(deploying ? Seat::Confederate : side_));
  put(Track::PhaseNow, static_cast<int>(phase_));
  put(Track::Winner, -1);
  put(Track::Day, 1);
  put(Track::BattleDeck, 60, 0);
  put(Track::BattleDeck, 60, 1);
  put(Track::CombatPosition, -1);
  auto game = std::make_shared<Dixie>(std::vector<Edition>{edition_});
  for (std::size_t i = 0; i < start_.pieces.size(); ++i) {
    Piece& piece = start_.pieces[i];
    const bool decoy = i < up_.size() && up_[i] == 0;
    piece.up = is_position(piece.place) && !deploying && !edition_.facts[i].is_troop() && !decoy ? 1 : 0;
  }
  const Field field = game->field(start_);
  for (int p = 0; p < kPositions; ++p) {
    const auto place = static_cast<Place>(kFirstPosition + p);
    const Seat line = field.battlefield().first_holder(place);
    put(Track::Holder, index_of(field.is_held_alone(place, other(line)) ? other(line) : line), p);
  }
  for (std::size_t i = 0; i < start_.pieces.size(); ++i) {
    Piece& piece = start_.pieces[i];
    const bool shown =
        is_position(piece.place) && !deploying &&
        (!field.card(static_cast<PieceId>(i)).is_troop() || field.is_engaged(piece.place) || piece.marks > 0);
    piece.up = static_cast<std::int8_t>(i < up_.size() && up_[i] >= 0 ? up_[i] : shown ? 1 : 0);
    piece.flags = piece.up == 1 ? kSeen : 0;
  }
  for (const auto& [which, value] : tracks_) {
    start_.tracks[static_cast<std::size_t>(which)] = static_cast<std::int16_t>(value);
  }
  const auto push = [&](StepKind kind, int local = 0) {
    start_.stack.push_back({static_cast<std::int16_t>(kind), {static_cast<std::int16_t>(local), 0, 0, 0, 0}});
  };
  if (deploying) {
    push(StepKind::OpenBattle);
    push(StepKind::Deploy, index_of(Seat::Union));
    if (side_ == Seat::Confederate) {
      push(StepKind::Deploy, index_of(Seat::Confederate));
    }
  } else {
    constexpr StepKind kPhases[] = {StepKind::MoralePhase, StepKind::CombatPhase, StepKind::MovePhase};
    const int n = static_cast<int>(phase_);
    push(StepKind::BattleTurn, n);
    push(kPhases[n - 1]);
  }
  const Setup setup = standard_setup(*game);
  return {std::move(game), setup, start_};
}

std::string Table::name_of_kind(int kind) { return dixie().kind_id(0, kind); }

void Table::play_on_to_next(Seat side, Phase phase) {
  const auto is_on = [&] { return phasing() == side && this->phase() == phase; };
  play_on_until([&] { return !is_on(); });
  play_on_until(is_on);
}

int Table::hits(std::string_view name) { return state().piece(id(name)).marks; }
bool Table::is_up(std::string_view name) { return state().piece(id(name)).up == 1; }

int Table::count_at(std::string_view place) {
  const Place where = place_named(place);
  return static_cast<int>(std::count_if(state().pieces.begin(), state().pieces.end(),
                                        [&](const Piece& piece) { return piece.place == where; }));
}
int Table::morale(std::string_view name) { return morale_of(dixie().field(state()), id(name)).total; }
Shot Table::shot(std::string_view name) { return shot_of(dixie().field(state()), id(name)); }

std::string Table::faults_if(std::string_view name, void (*spoil)(Piece&)) {
  State wrong = state();
  spoil(wrong.piece(id(name)));
  return describe(dixie().faults_of(wrong));
}

}  // namespace longroll::dixie::test
