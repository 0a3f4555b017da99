#pragma once
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/json_words.h"
#include "engine/hexgame/unit.h"

/// Orders of battle: the file of a battle's counters. What every game's counters have is read here; the game reads its
/// own ratings.
namespace longroll::hexgame {

struct OrderOfBattleLimits {
  std::string_view format;  ///< "longroll-battles-forces/1"
  std::size_t most_units = 0;
  std::size_t longest_name = 0;  ///< letters that a counter has room for
  std::size_t most_formations = 64;
  bool needs_about = true;  ///< false: a counter of which nothing is known has no `about`
};

/// The counters of one battle. `Counter` derives from Unit.
template <class Counter>
struct OrderOfBattle {
  std::string id;
  std::vector<Counter> counters;
};

/// Reads what all counters have and checks them against each other. See read_order_of_battle.
class UnitReader {
 public:
  UnitReader(const JsonReader& formations, const OrderOfBattleLimits& limits);

  /// Members id, name, title, about, side and formation. The item may have others: the game's ratings.
  void read(JsonReader& in, Unit& unit) const;
  /// Once all members of the item are read: the id is of its side, the formation exists and is of its side, and no
  /// other unit has its id or, on its side, its name.
  void check(const JsonReader& in, Unit& unit);

 private:
  struct Formation {
    std::string id;
    std::string title;
    Seat side = Seat::Union;
  };
  void read_formations(const JsonReader& list);

  OrderOfBattleLimits limits_;
  std::vector<Formation> formations_;
  std::set<std::string> ids_;
  std::set<std::pair<Seat, std::string>> names_;
};

/// Reads an order of battle. `read_ratings(JsonReader& item, Counter&)` reads the members that are the game's own and
/// adds a fault for ratings that such a counter cannot have; the rest of the counter is known by then.
/// `read_rest(JsonReader& file, OrderOfBattle<Counter>&)` reads the members of the file that are the game's own, once
/// all counters are read. Every fault is named with its place.
template <class Counter, class ReadRatings, class ReadRest>
Result<OrderOfBattle<Counter>> read_order_of_battle(std::string_view text, std::string_view where,
                                                    const OrderOfBattleLimits& limits, ReadRatings&& read_ratings,
                                                    ReadRest&& read_rest) {
  const Result<Json> json = parse_json(text, where);
  if (!json) {
    return json.faults();
  }
  Faults faults;
  OrderOfBattle<Counter> order;
  JsonReader in(json.value(), std::string(where), faults);
  in.word("format", {limits.format});
  order.id = read_id(in, "id");
  in.text("sources");
  UnitReader units(in.member("formations", Json::Kind::List), limits);
  const JsonReader counters = in.member("counters", Json::Kind::List);
  if (!is_short(counters, limits.most_units, "counters")) {
    return faults;
  }
  for (std::size_t i = 0; i < counters.size(); ++i) {
    JsonReader item = counters.item(i);
    Counter counter;
    units.read(item, counter);
    read_ratings(item, counter);
    item.refuse_unknown();
    units.check(item, counter);
    order.counters.push_back(std::move(counter));
  }
  read_rest(in, order);
  in.refuse_unknown();
  if (!faults.empty()) {
    return faults;
  }
  return order;
}

/// The same for a game whose files have no members of its own but ratings.
template <class Counter, class ReadRatings>
Result<OrderOfBattle<Counter>> read_order_of_battle(std::string_view text, std::string_view where,
                                                    const OrderOfBattleLimits& limits, ReadRatings&& read_ratings) {
  return read_order_of_battle<Counter>(text, where, limits, read_ratings, [](JsonReader&, OrderOfBattle<Counter>&) {});
}

}  // namespace longroll::hexgame
