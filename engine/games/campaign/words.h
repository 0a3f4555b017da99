#pragma once
#include <string>
#include <string_view>

#include "engine/games/campaign/berth.h"
#include "engine/games/campaign/field.h"
#include "engine/hexgame/hex_game.h"

namespace longroll::campaign {

/// Verbs, boxes and tracks in the words of the protocol.
hexgame::GameIds game_ids(std::size_t ground_places);

std::string_view name_of(Phase phase);          ///< "operations"
std::string_view name_of(Season season);        ///< "Spring"
std::string_view name_of(Post post);            ///< "in the open"
std::string_view name_of(AmericanState state);  ///< "Virginia"
/// "Virginia": of verbs::CallMilitia.
std::string militia_name(const Field& field, int state);
/// "Spring 1861"
std::string turn_name(const TurnBox& box);
/// "Washington (4506)", "4406 near Washington" (one or two hexes away, a city before a town), "3010".
std::string place_name(const Field& field, HexId hex);
/// "Leader A", "army point, demoralized": what one counter of a class is called.
std::string class_name(const Field& field, Seat side, const ClassName& name);
std::string zone_name(SeaZone zone);  ///< "West Gulf"
/// "the West Gulf", "the sea off Charleston (3824)", "the water between Memphis (1118) and 1218".
std::string berth_name(const Field& field, const Berth& berth);
/// A vessel or fort: "Ironclad (damaged)", "Fort at Columbus (1514)", "Fort Morgan (1732)".
std::string counter_name(const Field& field, PieceId id);
/// Whom the counter stands for in this start, "McClellan"; else "Leader C".
std::string leader_name(const Field& field, PieceId leader);
/// "Grant's force at Cairo (1513)", by the best leader of the side there, of equal ones the first; without one "the
/// force at Cairo (1513)". `moving`: only those whom the moving force has.
std::string force_words(const Field& field, HexId hex, Seat side, bool moving = false);
/// "1 point", "3 points and cavalry", "cavalry", and "a leader" where there is neither: who is on his way. `points` has
/// no cavalry, which has no strength of its own (16.0).
std::string strength_words(int points, int cavalry);
/// Whether what they say goes rather than go.
bool is_one(int points, int cavalry);

/// The log's line about a die, by the step that waits for it in `field`. One that begins with a comma goes on with the
/// line before.
std::string die_line(const Field& field, int die);

}  // namespace longroll::campaign
