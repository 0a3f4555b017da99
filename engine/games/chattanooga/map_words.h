#pragma once
#include <array>
#include <string_view>

#include "engine/map/map_vocabulary.h"

namespace longroll::chattanooga {

/// The words of assets/games/chattanooga/map.json, as assets/games/chattanooga/FORMAT.md tells them.
const MapVocabulary& map_words();

/// Regions whose hexes the rules read: each must be on the map, with at least one hex in play.
constexpr std::string_view kMissionaryRidge = "Missionary Ridge";
constexpr std::string_view kLookoutMountain = "Lookout Mountain";
constexpr std::string_view kEastOfLookoutCreek = "East of Lookout Creek";
constexpr std::string_view kCreekToRidge = "Creek to ridge from row 42";
constexpr std::string_view kHookersArea = "Hooker's command area";
constexpr std::string_view kEastEdge = "East edge";
constexpr std::string_view kUnionCommunications = "Union communications";
constexpr std::string_view kConfederateCommunications = "Confederate communications";
constexpr std::string_view kRedoubts = "Redoubts";
constexpr std::array kRuledRegions = {
    kMissionaryRidge, kLookoutMountain,     kEastOfLookoutCreek,        kCreekToRidge, kHookersArea,
    kEastEdge,        kUnionCommunications, kConfederateCommunications, kRedoubts};

}  // namespace longroll::chattanooga
