#include "tools/longroll/arguments.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>

#include "assets/embedded.h"
#include "engine/core/text.h"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
EM_JS(double, worked_microseconds, (), {
  const used = process.cpuUsage();
  return used.user + used.system;
});
#endif

namespace longroll::tool {

Arguments::Arguments(int argc, char** argv) {
  command_ = argc > 1 ? argv[1] : "";
  for (int i = 2; i < argc; ++i) {
    const std::string word = argv[i];
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) {
      words_.push_back(word);
    } else {
      pairs_.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    }
  }
}

std::string Arguments::word(std::size_t n, std::string_view otherwise) const {
  return n < words_.size() ? words_[n] : std::string(otherwise);
}

std::string Arguments::value(std::string_view name, std::string_view otherwise) const {
  asked_.emplace_back(name);
  for (const auto& [key, text] : pairs_) {
    if (key == name) {
      return text;
    }
  }
  return std::string(otherwise);
}

std::uint64_t Arguments::number(std::string_view name, std::uint64_t otherwise) const {
  const std::string text = value(name);
  if (text.empty()) {
    return otherwise;
  }
  const std::optional<std::uint64_t> number = parse_u64(text);
  if (!number) {
    std::fprintf(stderr, "%s=%s: a whole number is wanted\n", std::string(name).c_str(), text.c_str());
    std::exit(2);
  }
  return *number;
}

std::vector<std::pair<std::string, std::string>> Arguments::rest() const {
  std::vector<std::pair<std::string, std::string>> left;
  for (const auto& pair : pairs_) {
    if (std::find(asked_.begin(), asked_.end(), pair.first) == asked_.end()) {
      left.push_back(pair);
    }
  }
  return left;
}

AssetReader asset_reader(const Arguments& arguments) {
  const std::string folder = arguments.value("assets");
  return [folder](std::string_view path) -> Result<std::string> {
    if (folder.empty()) {
      const std::string_view text = find_embedded_text(embedded_data(), path);
      if (text.empty()) {
        return Fault{std::string(path), "is not among the data of this program"};
      }
      return std::string(text);
    }
    std::ifstream file(folder + "/" + std::string(path), std::ios::binary);
    if (!file) {
      return Fault{std::string(path), "cannot be read"};
    }
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  };
}

Table load_table(const Arguments& arguments, std::string_view word) {
  if (word.empty()) {
    word = all_games().front().id;
  }
  const std::size_t slash = std::min(word.find('/'), word.size());
  Result<LoadedGame> loaded = load_game(word.substr(0, slash), asset_reader(arguments));
  Faults faults = loaded ? Faults{} : loaded.faults();
  Table table;
  if (loaded) {
    table.loaded = std::move(loaded).value();
    if (!table.loaded.faults.empty()) {
      std::fprintf(stderr, "left out:\n%s\n", describe(table.loaded.faults).c_str());
    }
    table.setup = standard_setup(table.game());
    if (slash < word.size()) {
      table.setup.scenario = find_scenario(table.game(), word.substr(slash + 1));
    }
    for (const auto& [name, value] : arguments.rest()) {
      const Faults misfits = set_option(table.game(), table.setup, name, value);
      faults.insert(faults.end(), misfits.begin(), misfits.end());
    }
    const Faults misfits = faults_of_setup(table.game(), table.setup);
    faults.insert(faults.end(), misfits.begin(), misfits.end());
  }
  if (!faults.empty()) {
    std::fprintf(stderr, "%s\n", describe(faults).c_str());
    std::exit(2);
  }
  return table;
}

std::string Table::name() const {
  const GameInfo& info = game().info();
  return info.id + "/" + info.scenarios[static_cast<std::size_t>(setup.scenario)].id;
}

std::vector<Table> load_tables(const Arguments& arguments, std::string_view word) {
  std::vector<std::string> names;
  for (const GameEntry& entry : all_games()) {
    if (word.empty()) {
      names.emplace_back(entry.id);
    }
  }
  if (!word.empty()) {
    names.emplace_back(word);
  }
  std::vector<Table> tables;
  for (const std::string& name : names) {
    tables.push_back(load_table(arguments, name));
    const GameInfo& info = tables.back().game().info();
    for (std::size_t i = 1; name.find('/') == std::string::npos && i < info.scenarios.size(); ++i) {
      tables.push_back(load_table(arguments, name + "/" + info.scenarios[i].id));
    }
  }
  return tables;
}

std::uint64_t nanoseconds() {
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
          .count());
}

std::uint64_t worked_nanoseconds() {
#ifdef __EMSCRIPTEN__
  return static_cast<std::uint64_t>(worked_microseconds() * 1000);
#else
  return static_cast<std::uint64_t>(static_cast<double>(std::clock()) * (1e9 / CLOCKS_PER_SEC));
#endif
}

std::uint64_t milliseconds() { return nanoseconds() / 1'000'000; }

unsigned thread_count(const Arguments& arguments) {
#ifdef __EMSCRIPTEN__
  arguments.number("threads", 1);
  return 1;
#else
  return std::clamp(static_cast<unsigned>(arguments.number("threads", std::thread::hardware_concurrency())), 1U, 64U);
#endif
}

}  // namespace longroll::tool
