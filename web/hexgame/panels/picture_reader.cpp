// build: logic
#include "web/hexgame/panels/help_picture.h"

namespace longroll::web::hexgame {
namespace {

using Ground = HelpPicture::Ground;
using Arrow = HelpPicture::Arrow;

HexId hex_of(JsonReader& in, std::string_view name, const Grid& grid) {
  const auto hex = hex_named(in.text(name));
  if (!hex || !grid.contains(*hex)) {
    in.fault("there is no such hex in the picture");
    return hex_at(1, 1);
  }
  return *hex;
}

/// Then(entry) for each of that list, which may be missing.
template <class Then>
void for_each_of(JsonReader& in, std::string_view name, const Then& then) {
  if (!in.has(name)) {
    return;
  }
  const JsonReader list = in.member(name, Json::Kind::List);
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader entry = list.item(i);
    then(entry);
    entry.refuse_unknown();
  }
}

HelpPicture read_picture(JsonReader& in) {
  HelpPicture out;
  out.id = in.text("id");
  out.caption = in.text("caption");
  out.grid.columns = static_cast<int>(in.number("columns", 1, 8));
  out.grid.rows = static_cast<int>(in.number("rows", 1, 6));
  for_each_of(in, "hexes", [&](JsonReader& hex) {
    out.hexes.push_back(
        {hex_of(hex, "at", out.grid), static_cast<Ground>(hex.word("ground", {"open", "woods", "zone"}))});
  });
  for_each_of(in, "units", [&](JsonReader& unit) {
    out.units.push_back({hex_of(unit, "at", out.grid), seat_of(unit.word("side", {"usa", "csa"})),
                         static_cast<board::UnitSymbol>(unit.word("symbol", {"infantry", "cavalry", "artillery"})),
                         unit.text("strength")});
  });
  for_each_of(in, "lines", [&](JsonReader& line) {
    out.lines.push_back({hex_of(line, "from", out.grid), hex_of(line, "to", out.grid),
                         static_cast<Arrow>(line.word("kind", {"move", "attack", "sight", "blocked"}))});
  });
  in.refuse_unknown();
  return out;
}

}  // namespace

std::vector<HelpPicture> read_pictures(const JsonReader& list) {
  std::vector<HelpPicture> out;
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    out.push_back(read_picture(in));
  }
  return out;
}

}  // namespace longroll::web::hexgame
