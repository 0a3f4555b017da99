// build: logic
#include "web/views/catalogue.h"

#include <algorithm>
#include <array>
#include <utility>

#include "assets/embedded.h"
#include "engine/core/check.h"
#include "engine/core/json_file.h"
#include "engine/play/registry.h"

namespace longroll::web {
namespace {

QuickStart read_entry(JsonReader in) {
  QuickStart one{in.text("folder"), in.text("scenario"),   in.text("name"),      in.text("title"),
                 in.text("date"),   in.text_or("usa", ""), in.text_or("csa", "")};
  in.refuse_unknown();
  return one;
}

Poster read_poster(JsonReader in) {
  constexpr std::array<std::string_view, board::kPosterArts> kArt = {"cards", "brigades", "ridge", "railroads"};
  Poster out;
  out.game = in.text("game");
  out.name = in.text("name");
  out.kicker = in.text("kicker");
  out.title = in.text("title");
  out.places = in.text("places");
  out.line = in.text("line");
  out.time = in.text("time");
  out.art = static_cast<board::PosterArt>(std::max(in.word("art", kArt), 0));
  out.has_cards = in.truth_or("has_cards", false);
  out.lesson = in.text("lesson");
  const JsonReader battles = in.member("quick_starts", Json::Kind::List);
  in.refuse_unknown();
  for (std::size_t i = 0; i < battles.size(); ++i) {
    out.battles.push_back(read_entry(battles.item(i)));
  }
  return out;
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
  for (const Poster& poster : posters()) {
    for (const QuickStart& one : poster.battles) {
      if (one.folder == folder) {
        return one.name;
      }
    }
  }
  return folder;
}

}  // namespace

Result<std::vector<Poster>> parse_catalogue(std::string_view text, std::string_view where) {
  return read_json_file<std::vector<Poster>>(text, where, [](JsonReader& in, std::vector<Poster>& out) {
    in.word("format", {"longroll-catalogue/2"});
    const JsonReader list = in.member("posters", Json::Kind::List);
    for (std::size_t i = 0; i < list.size(); ++i) {
      out.push_back(read_poster(list.item(i)));
    }
  });
}

std::span<const Poster> posters() {
  static const std::vector<Poster> kPosters = [] {
    constexpr std::string_view kFile = "games/catalogue.json";
    Result<std::vector<Poster>> read = parse_catalogue(find_embedded_text(embedded_data(), kFile), kFile);
    LR_CHECK(read.ok() && !read.value().empty(), "the build wrote a catalogue that can be read");
    return std::move(read).value();
  }();
  return kPosters;
}

std::span<const QuickStart> battles_of(std::string_view game) {
  for (const Poster& one : posters()) {
    if (one.game == game) {
      return one.battles;
    }
  }
  return {};
}

bool is_playable(const Poster& poster) {
  const auto& games = all_games();
  return std::any_of(games.begin(), games.end(), [&](const GameEntry& entry) { return entry.id == poster.game; });
}

std::string_view first_game() { return posters().front().game; }

std::string_view lesson_of(std::string_view game) {
  for (const Poster& one : posters()) {
    if (one.game == game) {
      return one.lesson;
    }
  }
  return {};
}

std::string_view title_of_game(std::string_view id) {
  id = id.substr(0, id.find("-notes"));
  for (const Poster& one : posters()) {
    if (one.game == id) {
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

std::vector<std::string> fault_lines(const Faults& faults) {
  constexpr std::size_t kMost = 6;
  std::vector<std::string> out;
  for (const Fault& fault : faults) {
    if (out.size() == kMost) {
      out.push_back("And " + std::to_string(faults.size() - kMost) + " more faults.");
      break;
    }
    out.push_back(fault.where + ": " + fault.what);
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
