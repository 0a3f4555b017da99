#pragma once
#include <string>
#include <string_view>

#include "engine/games/battles/field.h"
#include "engine/games/battles/ids.h"
#include "engine/hexgame/hex_game.h"

namespace longroll::battles {

/// Verbs, boxes and tracks in the words of the protocol.
hexgame::GameIds game_ids();

std::string_view name_of(Phase phase);                  ///< "movement"
std::string_view name_of(Condition condition);          ///< "disordered"; empty when good
std::string_view result_in_words(CombatResult result);  ///< "defenders retreat": what the table's short sign means
/// "1 to 5", "1": the dice that are not above `most`; "no die" where none is.
std::string die_up_to(int most);
/// What a counter is called in a sentence: "Jackson's brigade"; of a leader his name without his rank, "Irvin
/// McDowell".
std::string title_of(const Counter& counter);
/// The same where many stand in a row: "Jackson".
std::string short_title_of(const Counter& counter);

/// "Stone Bridge (2916)", "2915 near Henry house", "2915": with the name that the map gives the hex or one close by.
std::string place_name(const Field& field, HexId hex);

}  // namespace longroll::battles
