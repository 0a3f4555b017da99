// build: small
#include "engine/games/dixie/eval.h"
#include "engine/games/dixie/game.h"

namespace longroll::dixie {
namespace {

/// The editions that can be played, in the order of their scenarios.
constexpr std::string_view kEditions[] = {"bull-run", "shiloh", "gettysburg"};

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
  std::vector<Edition> editions;
  for (const std::string_view id : kEditions) {
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
