// build: small
#include "engine/core/json.h"
#include "engine/games/chattanooga/adjutant.h"
#include "engine/games/chattanooga/game.h"
#include "engine/hexgame/battle.h"

namespace longroll::chattanooga {
namespace {

/// The names of the scenario files, as assets/games/chattanooga/index.json lists them.
Result<std::vector<std::string>> read_index(const AssetReader& read) {
  constexpr std::size_t kMaxScenarios = 16;
  Faults faults;
  const std::string text = hexgame::read_file(read, "games/chattanooga/index.json", faults);
  if (!faults.empty()) {
    return faults;
  }
  const Result<Json> json = parse_json(text, "index.json");
  if (!json) {
    return json.faults();
  }
  JsonReader in(json.value(), "index.json", faults);
  in.word("format", {"longroll-chattanooga-index/1"});
  const JsonReader list = in.member("scenarios", Json::Kind::List);
  in.refuse_unknown();
  std::vector<std::string> names;
  for (const Json& name : list.json().items) {
    names.push_back(name.text);
  }
  if (names.empty() || names.size() > kMaxScenarios) {
    list.fault("1 to 16 scenarios");
  }
  if (!faults.empty()) {
    return faults;
  }
  return names;
}

}  // namespace

Result<LoadedGame> load(const AssetReader& read) {
  const Result<std::vector<std::string>> names = read_index(read);
  if (!names) {
    return names.faults();
  }
  Result<Library> library = read_library(read, names.value());
  if (!library) {
    return library.faults();
  }
  auto game = std::make_unique<Chattanooga>(std::move(library).value());
  LoadedGame loaded;
  loaded.adjutant = make_adjutant(*game);
  loaded.advisor = make_advisor(*game);
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::chattanooga
