#include "web/shell/library.h"

#include <algorithm>

#include "assets/embedded.h"
#include "web/views/game_code.h"

namespace longroll::web {

bool Library::is_here(std::string_view id) const {
  const auto& games = all_games();
  if (std::none_of(games.begin(), games.end(), [&](const GameEntry& entry) { return entry.id == id; })) {
    return true;
  }
  if (!is_code_here(id)) {
    return false;
  }
  const std::string folder = "games/" + std::string(id) + "/";
  const auto embedded = embedded_data();
  return games_.contains(id) || packs_.contains(id) ||
         std::any_of(embedded.begin(), embedded.end(),
                     [&](const Embedded& file) { return file.path.starts_with(folder); });
}

Result<std::string> Library::read(std::string_view path) const {
  const auto bytes = find_embedded(embedded_data(), path);
  if (bytes.data() != nullptr) {
    return std::string(bytes.begin(), bytes.end());
  }
  for (const auto& [game, files] : packs_) {
    if (const auto found = files.find(path); found != files.end()) {
      return found->second;
    }
  }
  return Fault{std::string(path), "is not part of this page"};
}

/// Files of at most this many bytes stay in their pack when the game has been read: help names the numbers of charts.
constexpr std::size_t kSmall = 16'384;

Faults Library::take(std::string_view name, std::string_view pack) {
  Result<DataFiles> files = read_pack(pack, name);
  if (!files) {
    return files.faults();
  }
  packs_.insert_or_assign(std::string(name), std::move(files).value());
  for (auto one = games_.begin(); one != games_.end(); ++one) {
    const GameInfo& info = one->second->game->info();
    const int battles = static_cast<int>(info.scenarios.size());
    for (int i = 0; i < battles; ++i) {
      if (!info.scenarios[static_cast<std::size_t>(i)].is_here && pack_of(info, i) == name) {
        former_.push_back(std::move(one->second));
        games_.erase(one);
        return {};
      }
    }
  }
  return {};
}

const LoadedGame* Library::game(std::string_view id, Faults& faults) {
  if (const auto found = games_.find(id); found != games_.end()) {
    return found->second.get();
  }
  if (!is_code_here(id)) {
    faults = {{std::string(id), "the code of this game has not been fetched"}};
    return nullptr;
  }
  std::vector<std::string> was_read;
  Result<LoadedGame> loaded = load_game(id, [&](std::string_view path) {
    was_read.emplace_back(path);
    return read(path);
  });
  if (!loaded) {
    faults = loaded.faults();
    return nullptr;
  }
  if (const auto pack = packs_.find(id); pack != packs_.end()) {
    for (const std::string& path : was_read) {
      const auto file = pack->second.find(path);
      if (file != pack->second.end() && file->second.size() > kSmall) {
        pack->second.erase(file);
      }
    }
  }
  return games_.emplace(std::string(id), std::make_unique<LoadedGame>(std::move(loaded).value())).first->second.get();
}

std::vector<GameEntry> games_with_code() {
  std::vector<GameEntry> out;
  for (const GameEntry& entry : all_games()) {
    if (is_code_here(entry.id)) {
      out.push_back(entry);
    }
  }
  return out;
}

std::string pack_of(const GameInfo& game, int scenario) {
  return game.id + "-" + game.scenarios[static_cast<std::size_t>(scenario)].id;
}

}  // namespace longroll::web
