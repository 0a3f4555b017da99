// build: small
#include "engine/games/dixie/words.h"

#include "engine/core/enum_table.h"
#include "engine/core/text.h"
#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/sight.h"
#include "engine/games/dixie/verbs.h"

namespace longroll::dixie {
namespace {

using A = Argument;

constexpr VerbWords kVerbs[] = {
    {Do::Deploy, "deploy", A::Card, A::Place},
    {Do::Finish, "finish"},
    {Do::Check, "check", A::Card},
    {Do::Fire, "fire", A::Card},
    {Do::TakeHit, "hit", A::Card},
    {Do::TakeGeneralHit, "hit-general", A::Card},
    {Do::Move, "move", A::Card, A::Place},
    {Do::March, "march", A::Card, A::Place, A::MaybeCard},
    {Do::Lay, "lay", A::Card, A::Place},
    {Do::Play, "play", A::Card, A::MaybePlace},
    {Do::Withdraw, "withdraw", A::Card},
    {Do::Pass, "pass"},
    {Do::Roll, "roll", A::Number},
    {Do::Draw, "draw", A::Number},
    {Do::Enfilade, "enfilade", A::Card, A::Place},
    {Do::FireOn, "fire-on", A::Card, A::Card},
    {Do::Melee, "melee", A::Place},
    {Do::FightOn, "fight-on"},
    {Do::Disengage, "disengage"},
    {Do::Decoy, "decoy", A::Card, A::Place},
    {Do::Unmask, "unmask", A::Card},
    {Do::Name, "name", A::Card},
    {Do::Outflank, "outflank", A::Card, A::Place},
    {Do::Scout, "scout", A::Card, A::Place},
};

constexpr std::array<std::string_view, kColumns> kUnionColumns = {"left", "left-center", "center", "right-center",
                                                                  "right"};

/// A column's name as the owner of the battleline sees it: the Union's Left faces the Confederates' Right (3.0).
std::string_view column_word(Place position) {
  const int column = column_of(position);
  return kUnionColumns[static_cast<std::size_t>(line_of(position) == Seat::Union ? column : kColumns - 1 - column)];
}

std::string capitalised(std::string_view word) {
  std::string out(word);
  bool start = true;
  for (char& c : out) {
    if (start && c >= 'a' && c <= 'z') {
      c = static_cast<char>(c - 'a' + 'A');
    }
    start = c == '-';
  }
  return out;
}

constexpr std::array<std::string_view, 3> kPiles = {"deck", "reserve", "lost"};
constexpr std::string_view kAside = "aside";

}  // namespace

std::span<const VerbWords> all_verbs() { return kVerbs; }

namespace {

/// "center-front": the same position as Shiloh's Union sees it (3.21).
std::string row_text(Place position) {
  return std::string(kUnionColumns[static_cast<std::size_t>(column_of(position))]) +
         (line_of(position) == Seat::Union ? "-back" : "-front");
}

}  // namespace

std::string place_text(Place place) {
  if (is_position(place)) {
    return std::string(id_of(line_of(place))) + "." + std::string(column_word(place));
  }
  if (place >= 0 && place < kFirstPosition) {
    return std::string(id_of(seat_of(place % 2))) + "." + std::string(kPiles[static_cast<std::size_t>(place / 2)]);
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (place == aside_of(side)) {
      return std::string(id_of(side)) + "." + std::string(kAside);
    }
  }
  return "nowhere";
}

Place place_named(std::string_view text) {
  for (Place place = 0; place < kPlaces; ++place) {
    if (place_text(place) == text || (is_position(place) && row_text(place) == text)) {
      return place;
    }
  }
  return kNowhere;
}

std::string place_name(Layout layout, Place place) {
  if (is_position(place) && layout == Layout::FrontAndBack) {
    return capitalised(kUnionColumns[static_cast<std::size_t>(column_of(place))]) +
           (line_of(place) == Seat::Union ? " Back" : " Front");
  }
  if (is_position(place)) {
    return std::string(line_of(place) == Seat::Union ? "USA " : "CSA ") + capitalised(column_word(place));
  }
  if (place >= 0 && place < kFirstPosition) {
    return std::string(place % 2 == 0 ? "USA " : "CSA ") + std::string(place < 2   ? "Reinforcements"
                                                                       : place < 4 ? "Reserve"
                                                                                   : "losses");
  }
  if (place == aside_of(Seat::Union) || place == aside_of(Seat::Confederate)) {
    return place == aside_of(Seat::Union) ? "USA set aside" : "CSA set aside";
  }
  return "";
}

std::string_view name_of(Phase phase) {
  constexpr auto kNames = enum_table<Phase, Phase::Reinforce, std::string_view>(
      {"deployment", "morale", "combat", "move", "reinforcements"});
  return kNames[phase];
}

std::string_view id_of(Option option) {
  constexpr EnumArray<Option, std::string_view, kOptions> kIds = {
      "cards",  "battleline", "outflanking", "melee", "enfilade", "counter-battery", "support",
      "decoys", "scouting",   "command",     "days",  "late",     "first-day"};
  static_assert(!kIds.back().empty());
  return kIds[option];
}

std::string_view id_of(Track which) {
  switch (which) {
    case Track::Turn:
      return "turn";
    case Track::Phasing:
      return "phasing";
    case Track::PhaseNow:
      return "phase";
    case Track::CombatPosition:
      return "combat-position";
    case Track::ClosedPositions:
      return "closed-positions";
    case Track::QuietTurns:
      return "quiet-turns";
    case Track::Winner:
      return "winner";
    case Track::Crossed:
      return "crossed";
    case Track::Holder:
      return "holder";
    case Track::Effects:
      return "effects";
    case Track::PlayedFirst:
      return "played-first";
    case Track::PlayedSecond:
      return "played-second";
    case Track::Edition:
      return "edition";
    case Track::Options:
      return "option";
    case Track::Day:
      return "day";
    case Track::BattleDeck:
      return "battle-deck";
    case Track::Muster:
      return "muster";
    case Track::ArmyCommander:
      return "army-commander";
    case Track::Aids:
      return "aids";
    default:
      return "";
  }
}

namespace {

std::string id_of_card(const std::vector<Edition>& editions, int kind) {
  for (const Edition& edition : editions) {
    if (edition.has_kind(kind)) {
      return edition.card(kind).id;
    }
  }
  return "?";
}

std::optional<int> card_named(const std::vector<Edition>& editions, std::string_view id) {
  for (const Edition& edition : editions) {
    for (std::size_t i = 0; i < edition.cards.size(); ++i) {
      if (edition.cards[i].id == id) {
        return edition.first_kind + static_cast<int>(i);
      }
    }
  }
  return std::nullopt;
}

}  // namespace

bool names_unseen(const State& state, Seat seat, const Action& action) {
  bool is_unseen = false;
  const auto look_at = [&](PieceId card) {
    is_unseen = is_unseen || (state.has_piece(card) && !is_visible(state, card, seat));
  };
  verbs::visit(action, [&](const auto& arguments) {
    if constexpr (requires { arguments.card; }) {
      look_at(arguments.card);
    }
    if constexpr (requires { arguments.general; }) {
      look_at(arguments.general);
    }
    if constexpr (requires { arguments.gun; }) {
      look_at(arguments.gun);
    }
  });
  return is_unseen;
}

namespace {

/// The arguments of Dixie's verbs in words: cards by their ids, places by their names.
class DixieNames final : public ArgumentNames {
 public:
  DixieNames(const std::vector<Edition>& editions, const State& state) : editions_(editions), state_(state) {}

  std::string text(ArgumentKind kind, int value) const override {
    switch (static_cast<A>(kind)) {
      case A::Card:
      case A::MaybeCard:
        return state_.has_piece(value)           ? id_of_card(editions_, state_.piece(static_cast<PieceId>(value)).kind)
               : static_cast<A>(kind) == A::Card ? "?"
                                                 : "";
      case A::Place:
        return place_text(static_cast<Place>(value));
      case A::MaybePlace:
        return value >= 0 ? place_text(static_cast<Place>(value)) : "";
      case A::Number:
        return std::to_string(value);
      case A::None:
        break;
    }
    return "";
  }

  std::optional<int> value(ArgumentKind kind, std::string_view word) const override {
    int value = -1;
    switch (static_cast<A>(kind)) {
      case A::Number:
        value = parse_int(word).value_or(-1);
        break;
      case A::Place:
      case A::MaybePlace:
        value = place_named(word);
        break;
      default:
        value = card_on_table(word);
        break;
    }
    return value < 0 ? std::nullopt : std::optional(value);
  }

  std::optional<int> left_out(ArgumentKind kind) const override {
    const bool may_be = static_cast<A>(kind) == A::MaybeCard || static_cast<A>(kind) == A::MaybePlace;
    return may_be ? std::optional(-1) : std::nullopt;
  }

 private:
  int card_on_table(std::string_view id) const {
    int value = -1;
    if (const std::optional<int> kind = card_named(editions_, id)) {
      for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
        value = state_.pieces[i].kind == *kind ? static_cast<int>(i) : value;
      }
    }
    return value;
  }

  const std::vector<Edition>& editions_;
  const State& state_;
};

}  // namespace

std::string Dixie::text(const State& state, const Action& action) const {
  return text_of(kVerbs, action, DixieNames(editions_, state));
}

std::optional<Action> Dixie::parse(const State& state, std::string_view text) const {
  return parse_action(kVerbs, text, DixieNames(editions_, state));
}

/// A deck may be asked about before its battle is known to fit, so cards of every edition have ids here.
std::string Dixie::kind_id(int, int kind) const { return id_of_card(editions_, kind); }

std::optional<int> Dixie::kind_of(int, std::string_view id) const { return card_named(editions_, id); }

std::string Dixie::place_id(Place place) const { return place_text(place); }

std::string Dixie::track_id(int which) const {
  if (which >= track(Track::Options) && which < track(Track::Day)) {
    return std::string(id_of(Track::Options)) + "." +
           std::string(id_of(static_cast<Option>(which - track(Track::Options))));
  }
  for (const Track group : {Track::ArmyCommander, Track::Muster, Track::BattleDeck}) {
    if (which >= track(group) && which < track(group) + 2) {
      return std::string(id_of(group)) + (which == track(group) ? ".usa" : ".csa");
    }
  }
  if (which >= track(Track::Edition)) {
    return std::string(id_of(static_cast<Track>(which)));
  }
  constexpr std::array<Track, 5> kGroups = {Track::PlayedSecond, Track::PlayedFirst, Track::Effects, Track::Holder,
                                            Track::Crossed};
  for (const Track group : kGroups) {
    if (which >= track(group)) {
      const int offset = which - track(group);
      return std::string(id_of(group)) + "." +
             (group == Track::Crossed ? std::string(kUnionColumns[static_cast<std::size_t>(offset % kColumns)])
                                      : place_text(static_cast<Place>(kFirstPosition + offset)));
    }
  }
  return std::string(id_of(static_cast<Track>(which)));
}

}  // namespace longroll::dixie
