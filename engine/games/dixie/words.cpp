// build: small
#include "engine/games/dixie/words.h"

#include "engine/core/text.h"
#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/sight.h"
#include "engine/games/dixie/verbs.h"

namespace longroll::dixie {
namespace {

using A = Argument;

// In the order of Do.
constexpr auto kVerbs = std::to_array<VerbWords>({
    {Do::Deploy, "deploy", {A::Card, A::Place, A::None}},
    {Do::Finish, "finish", {A::None, A::None, A::None}},
    {Do::Check, "check", {A::Card, A::None, A::None}},
    {Do::Fire, "fire", {A::Card, A::None, A::None}},
    {Do::TakeHit, "hit", {A::Card, A::None, A::None}},
    {Do::TakeGeneralHit, "hit-general", {A::Card, A::None, A::None}},
    {Do::Move, "move", {A::Card, A::Place, A::None}},
    {Do::March, "march", {A::Card, A::Place, A::MaybeCard}},
    {Do::Lay, "lay", {A::Card, A::Place, A::None}},
    {Do::Play, "play", {A::Card, A::MaybePlace, A::None}},
    {Do::Withdraw, "withdraw", {A::Card, A::None, A::None}},
    {Do::Pass, "pass", {A::None, A::None, A::None}},
    {Do::Roll, "roll", {A::Number, A::None, A::None}},
    {Do::Draw, "draw", {A::Number, A::None, A::None}},
    {Do::Enfilade, "enfilade", {A::Card, A::Place, A::None}},
    {Do::FireOn, "fire-on", {A::Card, A::Card, A::None}},
    {Do::Melee, "melee", {A::Place, A::None, A::None}},
    {Do::FightOn, "fight-on", {A::None, A::None, A::None}},
    {Do::Disengage, "disengage", {A::None, A::None, A::None}},
    {Do::Decoy, "decoy", {A::Card, A::Place, A::None}},
    {Do::Unmask, "unmask", {A::Card, A::None, A::None}},
    {Do::Name, "name", {A::Card, A::None, A::None}},
    {Do::Outflank, "outflank", {A::Card, A::Place, A::None}},
    {Do::Scout, "scout", {A::Card, A::Place, A::None}},
});

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

const VerbWords* words_of_verb(Verb verb) { return verb < kVerbs.size() ? &kVerbs[verb] : nullptr; }

const VerbWords* find_verb(std::string_view word) {
  for (const VerbWords& words : kVerbs) {
    if (words.word == word) {
      return &words;
    }
  }
  return nullptr;
}

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
  constexpr std::string_view kNames[] = {"deployment", "morale", "combat", "move", "reinforcements"};
  return kNames[static_cast<std::size_t>(phase)];
}

std::string_view id_of(Option option) {
  constexpr std::string_view kIds[] = {
      "cards",  "battleline", "outflanking", "melee", "enfilade", "counter-battery", "support",
      "decoys", "scouting",   "command",     "days",  "late",     "first-day"};
  static_assert(std::size(kIds) == kOptions);
  return kIds[static_cast<std::size_t>(option)];
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

std::string Dixie::text(const State& state, const Action& action) const {
  const VerbWords* words = words_of_verb(action.verb);
  if (words == nullptr) {
    return "?";
  }
  std::string out(words->word);
  for (std::size_t i = 0; i < words->arguments.size(); ++i) {
    const std::int16_t value = action.args[i];
    switch (words->arguments[i]) {
      case A::None:
        break;
      case A::Card:
      case A::MaybeCard:
        if (value >= 0 && state.has_piece(value)) {
          out += " " + id_of_card(editions_, state.piece(value).kind);
        } else if (words->arguments[i] == A::Card) {
          out += " ?";
        }
        break;
      case A::Place:
      case A::MaybePlace:
        if (value >= 0 || words->arguments[i] == A::Place) {
          out += " " + place_text(value);
        }
        break;
      case A::Number:
        out += " " + std::to_string(value);
        break;
    }
  }
  return out;
}

std::optional<Action> Dixie::parse(const State& state, std::string_view text) const {
  const std::vector<std::string_view> parts = words_of(text);
  const VerbWords* words = parts.empty() ? nullptr : find_verb(parts[0]);
  if (words == nullptr) {
    return std::nullopt;
  }
  Action action{static_cast<Verb>(words->verb), {}};
  std::size_t next = 1;
  for (std::size_t i = 0; i < words->arguments.size(); ++i) {
    const Argument argument = words->arguments[i];
    if (argument == A::None) {
      continue;
    }
    const bool missing = next >= parts.size();
    if (missing && (argument == A::MaybeCard || argument == A::MaybePlace)) {
      action.args[i] = -1;
      continue;
    }
    if (missing) {
      return std::nullopt;
    }
    const std::string_view part = parts[next++];
    int value = -1;
    if (argument == A::Number) {
      value = parse_int(part).value_or(-1);
    } else if (argument == A::Place || argument == A::MaybePlace) {
      value = place_named(part);
    } else if (const std::optional<int> kind = card_named(editions_, part)) {
      for (std::size_t id = 0; id < state.pieces.size(); ++id) {
        value = state.pieces[id].kind == *kind ? static_cast<int>(id) : value;
      }
    }
    if (value < 0 || value > 32767) {
      return std::nullopt;
    }
    action.args[i] = static_cast<std::int16_t>(value);
  }
  return next == parts.size() ? std::optional(action) : std::nullopt;
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
