// check DIR: every fault of a battle's folder, as the engine reads it, without building anything.
#include "engine/games/battles/check.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tools/longroll/commands.h"

namespace longroll::tool {
namespace {

constexpr std::string_view kBattles = "games/battles/";

/// Files of the folder from the disk, all else as the program has it.
AssetReader with_folder(const AssetReader& otherwise, const std::filesystem::path& folder) {
  const std::string prefix = std::string(kBattles) + folder.filename().string() + "/";
  return [otherwise, folder, prefix](std::string_view path) -> Result<std::string> {
    if (!path.starts_with(prefix)) {
      return otherwise(path);
    }
    std::ifstream file(folder / path.substr(prefix.size()), std::ios::binary);
    if (!file) {
      return Fault{std::string(path), "is not there yet"};
    }
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  };
}

}  // namespace

int check(const Arguments& arguments) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path folder = fs::weakly_canonical(arguments.word(0), error);
  if (arguments.word_count() != 1 || !fs::is_directory(folder, error)) {
    std::fprintf(stderr, "check DIR: the folder of a battle, as assets/games/battles/bull-run\n");
    return 2;
  }
  std::vector<std::string> scenarios;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().stem().string();
    if (entry.path().extension() == ".json" && name != "map" && name != "forces") {
      scenarios.push_back(name);
    }
  }
  std::sort(scenarios.begin(), scenarios.end());
  const AssetReader read = with_folder(asset_reader(arguments), folder);
  const Faults faults = battles::check_battle(read, folder.filename().string(), scenarios);
  if (!faults.empty()) {
    std::printf("%s\n", describe(faults).c_str());
  }
  std::printf("%s: %zu scenarios, %zu faults\n", folder.filename().string().c_str(), scenarios.size(), faults.size());
  return faults.empty() ? 0 : 1;
}

}  // namespace longroll::tool
