// build: small
#include <algorithm>

#include "engine/core/json.h"
#include "engine/games/dixie/eval.h"
#include "engine/games/dixie/game.h"

namespace longroll::dixie {
namespace {

constexpr std::size_t kMaxEditions = 16;

/// The editions that can be played, in the order of their scenarios.
Result<std::vector<std::string>> read_index(const AssetReader& read) {
  const Result<std::string> text = read("games/dixie/index.json");
  if (!text) {
    return text.faults();
  }
  const Result<Json> json = parse_json(text.value(), "index.json");
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader in(json.value(), "index.json", faults);
  in.word("format", {"longroll-dixie-index/1"});
  const JsonReader editions = in.member("editions", Json::Kind::List);
  in.refuse_unknown();
  std::vector<std::string> ids;
  for (const Json& item : editions.json().items) {
    if (item.text.empty() || std::find(ids.begin(), ids.end(), item.text) != ids.end()) {
      editions.fault("each is the name of another file");
      break;
    }
    ids.push_back(item.text);
  }
  if (ids.empty() || ids.size() > kMaxEditions) {
    editions.fault("there must be 1 to " + std::to_string(kMaxEditions));
  }
  if (!faults.empty()) {
    return faults;
  }
  return ids;
}

/// The head of an edition whose cards are not to be had, among those that the build has written.
Result<Edition> read_head(const AssetReader& read, std::string_view id) {
  const Result<std::string> text = read("games/dixie/heads.json");
  if (!text) {
    return text.faults();
  }
  Result<std::vector<Edition>> heads = parse_heads(text.value(), "heads.json");
  if (!heads) {
    return heads.faults();
  }
  for (Edition& head : heads.value()) {
    if (head.id == id) {
      return std::move(head);
    }
  }
  return Fault{"heads.json", "has no edition \"" + std::string(id) + "\""};
}

Result<Edition> read_edition(const AssetReader& read, std::string_view id) {
  const std::string name = std::string(id) + ".json";
  const Result<std::string> text = read("games/dixie/" + name);
  return text ? parse_edition(text.value(), name) : read_head(read, id);
}

}  // namespace

Result<LoadedGame> load(const AssetReader& read) {
  const Result<std::vector<std::string>> index = read_index(read);
  if (!index) {
    return index.faults();
  }
  std::vector<Edition> editions;
  for (const std::string& id : index.value()) {
    Result<Edition> edition = read_edition(read, id);
    if (!edition) {
      return edition.faults();
    }
    editions.push_back(std::move(edition).value());
  }
  auto game = std::make_unique<Dixie>(std::move(editions));
  LoadedGame loaded;
  loaded.advisor = make_advisor(*game);
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::dixie
