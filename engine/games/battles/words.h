#pragma once
#include <string>
#include <string_view>

#include "engine/games/battles/field.h"
#include "engine/games/battles/ids.h"

namespace longroll::battles {

/// What the arguments of a verb are, for writing and reading the text of an action.
enum class Argument : std::uint8_t { None, Unit, Hex, Number };

struct VerbWords {
  Do verb;
  std::string_view word;  ///< "join"
  std::array<Argument, 2> arguments{};
};

/// Words of a verb; null for a number that is none.
const VerbWords* words_of_verb(Verb verb);
const VerbWords* find_verb(std::string_view word);

std::string_view name_of(Phase phase);          ///< "movement"
std::string_view name_of(Condition condition);  ///< "disordered"; empty when good
/// "Stone Bridge (2916)", "2915 near Henry house", "2915": with the name that the map gives the hex or one close by.
std::string place_name(const Field& field, HexId hex);
std::string id_of_track(int track);  ///< "points.usa"; "?" for one that is none

}  // namespace longroll::battles
