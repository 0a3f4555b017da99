#pragma once
#include <string>
#include <string_view>

#include "engine/games/chattanooga/field.h"
#include "engine/hexgame/hex_game.h"

namespace longroll::chattanooga {

/// Verbs, boxes and tracks in the words of the protocol.
hexgame::GameIds game_ids();

std::string_view name_of(Works works);          ///< "breastwork"
std::string_view name_of(Phase phase);          ///< "movement"
std::string_view name_of(FortuneKind fortune);  ///< "a free move"
std::string_view name_of(VictoryLevel level);   ///< "Union decisive victory"

/// "the Army of the Cumberland", "Hooker's command": of Track::ArmyMorale.
std::string_view name_of_command(int command);

/// "defender disrupted; if nothing comes of it: attacker eliminated, both disrupted"; "no effect" of an empty cell.
std::string result_words(const CombatResult& result);
/// The same as it befalls these two as they stand (10.10): conditions of morale are settled, and who is disrupted
/// already is driven back.
std::string result_words(const Field& field, PieceId attacker, PieceId defender, const CombatResult& result);
/// How much worse it is for the defender than for the attacker as they stand: more than 0 is good for the attacker.
int harm_to_defender(const Field& field, PieceId attacker, PieceId defender, const CombatResult& result);

/// "Wauhatchie (1354)", "1355 near Wauhatchie", "1360": with the name that the map gives the hex or one close by.
std::string place_name(const Field& field, HexId hex);

}  // namespace longroll::chattanooga
