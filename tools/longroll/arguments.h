#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/registry.h"
#include "engine/play/setup.h"

namespace longroll::tool {

/// The words after the command: plain words in order, and name=value pairs.
class Arguments {
 public:
  Arguments(int argc, char** argv);

  std::string_view command() const { return command_; }
  /// The n-th plain word, or `otherwise`.
  std::string word(std::size_t n, std::string_view otherwise = "") const;
  std::size_t word_count() const { return words_.size(); }
  std::string value(std::string_view name, std::string_view otherwise = "") const;
  std::uint64_t number(std::string_view name, std::uint64_t otherwise) const;
  /// Every pair that no call above has asked for: the options of the game.
  std::vector<std::pair<std::string, std::string>> rest() const;

 private:
  std::string command_;
  std::vector<std::string> words_;
  std::vector<std::pair<std::string, std::string>> pairs_;
  mutable std::vector<std::string> asked_;
};

/// A game from the command line, ready to be set up.
struct Table {
  LoadedGame loaded;
  Setup setup;
  const Game& game() const { return *loaded.game; }
  /// "battles/shiloh".
  std::string name() const;
};

/// Loads "dixie/bull-run" (the first game's first scenario when the word is empty) with the options that are left in
/// the arguments. On faults it prints them and exits.
Table load_table(const Arguments& arguments, std::string_view word);
/// The same for all that the word covers: "battles" is every scenario of the game, nothing every scenario of every
/// game.
std::vector<Table> load_tables(const Arguments& arguments, std::string_view word);

/// Reads data files: from the folder `assets=DIR`, else those built into the program.
AssetReader asset_reader(const Arguments& arguments);

std::uint64_t milliseconds();
/// Nanoseconds from a clock that does not go back.
std::uint64_t nanoseconds();
/// Nanoseconds that the processor has worked for this program: for measuring, whatever else the machine does. Under
/// node its compiler and collector count too.
std::uint64_t worked_nanoseconds();
/// How many threads a tool may start: `threads=N`, else the machine's cores; always 1 in WebAssembly.
unsigned thread_count(const Arguments& arguments);
/// Runs job(0) ... job(count - 1), in any order, on `threads` threads.
template <class Job>
void run_jobs(unsigned threads, std::size_t count, const Job& job);

}  // namespace longroll::tool

#ifndef __EMSCRIPTEN__
#include <atomic>
#include <thread>
#endif

template <class Job>
void longroll::tool::run_jobs(unsigned threads, std::size_t count, const Job& job) {
#ifdef __EMSCRIPTEN__
  static_cast<void>(threads);
  for (std::size_t i = 0; i < count; ++i) {
    job(i);
  }
#else
  std::atomic<std::size_t> next{0};
  std::vector<std::thread> crew;
  for (unsigned t = 0; t < threads; ++t) {
    crew.emplace_back([&] {
      for (std::size_t i = next++; i < count; i = next++) {
        job(i);
      }
    });
  }
  for (std::thread& worker : crew) {
    worker.join();
  }
#endif
}
