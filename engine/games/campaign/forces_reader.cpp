// build: small
#include <algorithm>

#include "engine/core/json_file.h"
#include "engine/games/campaign/forces.h"

namespace longroll::campaign {
namespace {

constexpr int kMaxPieces = 800;
constexpr int kMaxOfAClass = 100;

CounterClass read_class(JsonReader in, int first) {
  CounterClass counters;
  counters.id = in.text("id");
  counters.side = in.word("side", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union;
  const int unit_class = in.word("class", kUnitClassIds);
  counters.unit_class = unit_class < 0 ? UnitClass::Asp : static_cast<UnitClass>(unit_class);
  counters.first = static_cast<int>(in.number("first", first, first));
  counters.count = static_cast<int>(in.number("count", 1, kMaxOfAClass));
  counters.is_printed_limit = in.word("limit", {"printed", "pool"}) == 0;
  counters.title = in.text("title");
  in.refuse_unknown();
  return counters;
}

/// Leaders take the pieces of their side's class, in the order of the list.
LeaderCounter read_leader(JsonReader in, const Forces& forces) {
  LeaderCounter leader;
  leader.id = in.text("id");
  leader.side = in.word("side", {"usa", "csa"}) == 1 ? Seat::Confederate : Seat::Union;
  const std::string letter = in.text("letter");
  leader.letter = letter.empty() ? '?' : letter.front();
  const CounterClass* counters = forces.find(leader.side, UnitClass::Leader);
  const auto before = std::count_if(forces.leaders.begin(), forces.leaders.end(),
                                    [&](const LeaderCounter& other) { return other.side == leader.side; });
  if (counters == nullptr || before >= counters->count) {
    in.fault("there is no counter for this leader");
    leader.piece = static_cast<int>(in.number("piece", 0, kMaxPieces));
  } else {
    const int piece = counters->first + static_cast<int>(before);
    leader.piece = static_cast<int>(in.number("piece", piece, piece));
  }
  in.refuse_unknown();
  return leader;
}

/// The markers are told for people and for the page; the engine keeps each of them in its own way.
void read_marker(JsonReader in) {
  in.text("id");
  in.word("kept", {"track", "piece", "hex"});
  in.text("rule");
  in.text("title");
  in.refuse_unknown();
}

}  // namespace

const CounterClass& Forces::class_of(int piece) const {
  const auto after = std::upper_bound(classes.begin(), classes.end(), piece,
                                      [](int number, const CounterClass& counters) { return number < counters.first; });
  return *std::prev(after);
}

const CounterClass* Forces::find(Seat side, UnitClass unit_class) const {
  const auto found = std::find_if(classes.begin(), classes.end(), [&](const CounterClass& counters) {
    return counters.side == side && counters.unit_class == unit_class;
  });
  return found == classes.end() ? nullptr : &*found;
}

std::string Forces::id_of(int piece) const {
  const auto leader =
      std::find_if(leaders.begin(), leaders.end(), [&](const LeaderCounter& one) { return one.piece == piece; });
  if (leader != leaders.end()) {
    return leader->id;
  }
  const CounterClass& counters = class_of(piece);
  return counters.id + "." + std::to_string(piece - counters.first + 1);
}

Result<Forces> parse_forces(std::string_view text, std::string_view where) {
  return read_json_file<Forces>(text, where, [](JsonReader& in, Forces& forces) {
    in.word("format", {"longroll-campaign-forces/1"});
    in.text("sources");
    const JsonReader classes = in.member("classes", Json::Kind::List);
    for (std::size_t i = 0; i < classes.size(); ++i) {
      forces.classes.push_back(read_class(classes.item(i), forces.pieces()));
    }
    if (forces.pieces() > kMaxPieces) {
      classes.fault("there are " + std::to_string(forces.pieces()) + " counters; at most " +
                    std::to_string(kMaxPieces));
    }
    const JsonReader leaders = in.member("leaders", Json::Kind::List);
    for (std::size_t i = 0; i < leaders.size(); ++i) {
      forces.leaders.push_back(read_leader(leaders.item(i), forces));
    }
    const JsonReader markers = in.member("markers", Json::Kind::List);
    for (std::size_t i = 0; i < markers.size(); ++i) {
      read_marker(markers.item(i));
    }
  });
}

}  // namespace longroll::campaign
