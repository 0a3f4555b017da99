// build: logic
#include "web/views/catalogue.h"

#include <algorithm>
#include <utility>

#include "assets/embedded.h"
#include "engine/core/check.h"
#include "engine/core/json.h"
#include "engine/play/registry.h"

namespace longroll::web {
namespace {

std::span<const QuickStart> battles_of(std::string_view game) {
  const auto found = catalogue().find(game);
  return found == catalogue().end() ? std::span<const QuickStart>() : found->second;
}

/// "Bull Run, Shiloh, Gettysburg"
std::string places_of(std::string_view game) {
  std::string out;
  for (const QuickStart& one : battles_of(game)) {
    out += (out.empty() ? "" : ", ") + one.name;
  }
  return out;
}

std::vector<Broadside> make_broadsides() {
  return {
      {"Dixie", "A game of cards and dice", "DIXIE", places_of("dixie"), "Two battlelines, one hand of cards.",
       "15 minutes", "dixie", board::Plate::Dixie, battles_of("dixie"), true, "dixie-first-battle"},
      {"Battles", "Brigades on the field", "BATTLES", places_of("battles"), "Hold the hill until night, or carry it.",
       "45 minutes", "battles", board::Plate::Battles, battles_of("battles")},
      {"Chattanooga", "The siege broken", "CHATTANOOGA", "November 23rd to 25th, 1863", "Lookout and Missionary Ridge.",
       "2 hours", nullptr, board::Plate::Chattanooga},
      {"Campaign", "The whole war", "CAMPAIGN", "Spring 1861 to Spring 1865", "Armies, railroads, gunboats, politics.",
       "4 hours", nullptr, board::Plate::Campaign}};
}

QuickStart read_entry(JsonReader in) {
  QuickStart one{in.text("folder"), in.text("scenario"), in.text("name"), in.text("title"), in.text("date")};
  in.refuse_unknown();
  return one;
}

/// "shiloh" of a fault's place: "shiloh/map.json: columns", "games/battles/shiloh/map.json", "shiloh".
std::string folder_of(std::string_view where) {
  constexpr std::string_view kData = "games/";
  if (where.starts_with(kData)) {
    where.remove_prefix(std::min(where.find('/', kData.size()) + 1, where.size()));
  }
  return std::string(where.substr(0, where.find('/')));
}

std::string name_of_folder(const std::string& folder) {
  for (const auto& [game, battles] : catalogue()) {
    for (const QuickStart& one : battles) {
      if (one.folder == folder) {
        return one.name;
      }
    }
  }
  return folder;
}

}  // namespace

Result<Catalogue> parse_catalogue(std::string_view text, std::string_view where) {
  const Result<Json> json = parse_json(text, where);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  JsonReader in(json.value(), std::string(where), faults);
  in.word("format", {"longroll-catalogue/1"});
  const JsonReader games = in.member("games", Json::Kind::Object);
  in.refuse_unknown();
  Catalogue out;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const JsonReader list = games.item(i);
    std::vector<QuickStart>& battles = out[games.json().names[i]];
    for (std::size_t n = 0; n < list.size(); ++n) {
      battles.push_back(read_entry(list.item(n)));
    }
  }
  if (!faults.empty()) {
    return faults;
  }
  return out;
}

const Catalogue& catalogue() {
  static const Catalogue kCatalogue = [] {
    constexpr std::string_view kFile = "games/catalogue.json";
    Result<Catalogue> read = parse_catalogue(find_embedded_text(embedded_data(), kFile), kFile);
    LR_CHECK(read.ok(), "the build wrote a catalogue that can be read");
    return std::move(read).value();
  }();
  return kCatalogue;
}

std::span<const Broadside> broadsides() {
  static const std::vector<Broadside> kBroadsides = make_broadsides();
  return kBroadsides;
}

bool is_playable(const Broadside& broadside) {
  const auto& games = all_games();
  return broadside.game != nullptr &&
         std::any_of(games.begin(), games.end(), [&](const GameEntry& entry) { return entry.id == broadside.game; });
}

std::string_view first_game() { return broadsides().front().game; }

std::string_view first_lesson() {
  for (const Broadside& one : broadsides()) {
    if (one.lesson != nullptr) {
      return one.lesson;
    }
  }
  return {};
}

std::string_view title_of_game(std::string_view id) {
  id = id.substr(0, id.find("-notes"));
  for (const Broadside& one : broadsides()) {
    if (one.game != nullptr && one.game == id) {
      return one.name;
    }
  }
  return id;
}

std::vector<std::string> left_out(const Faults& faults) {
  std::vector<std::string> out;
  std::vector<std::string> told;  // folders
  for (const Fault& fault : faults) {
    const std::string folder = folder_of(fault.where);
    if (std::find(told.begin(), told.end(), folder) == told.end()) {
      told.push_back(folder);
      out.push_back(name_of_folder(folder) + " is left out, its data is faulty: " + fault.where + ": " + fault.what +
                    (fault.what.ends_with('.') ? "" : "."));
    }
  }
  return out;
}

std::size_t buttons_a_row(std::span<const float> widths, float gap, float room) {
  const auto fit = [&](std::size_t a_row) {
    for (std::size_t from = 0; from < widths.size(); from += a_row) {
      const std::size_t to = std::min(from + a_row, widths.size());
      float wide = 0;
      for (std::size_t i = from; i < to; ++i) {
        wide += widths[i] + gap;
      }
      if (wide > room) {
        return false;
      }
    }
    return true;
  };
  const std::size_t count = std::max<std::size_t>(widths.size(), 1);
  for (std::size_t rows = 1; rows < count; ++rows) {
    if (const std::size_t a_row = (count + rows - 1) / rows; fit(a_row)) {
      return a_row;
    }
  }
  return 1;
}

}  // namespace longroll::web
