// build: logic
#include "web/shell/seating.h"

#include <algorithm>
#include <string>

namespace longroll::web {
namespace {

constexpr std::array<Seat, 2> kSides{Seat::Union, Seat::Confederate};

LinkRole role_of(Controller computer) {
  return computer == Controller::Easy   ? LinkRole::Easy
         : computer == Controller::Hard ? LinkRole::Hard
                                        : LinkRole::Normal;
}

/// Of a role that leaves nothing to be asked.
Controller controller_of(LinkRole role) {
  switch (role) {
    case LinkRole::Easy:
      return Controller::Easy;
    case LinkRole::Hard:
      return Controller::Hard;
    case LinkRole::Computer:
    case LinkRole::Normal:
      return Controller::Normal;
    case LinkRole::Friend:
      return Controller::Human;
    case LinkRole::Anyone:
    case LinkRole::Sender:
      break;
  }
  return Controller::Friend;
}

}  // namespace

LinkNote seats_told(const Match& match, Seat to_act, bool is_level_fixed) {
  LinkNote note;
  const bool is_between_two = match.has_friend() || match.is_hot_seat();
  bool is_told = is_between_two || is_level_fixed;
  for (const Seat seat : kSides) {
    const auto i = static_cast<std::size_t>(index_of(seat));
    if (match.is_computer(seat)) {
      note.who[i] = is_level_fixed ? role_of(match.who[i]) : LinkRole::Computer;
    } else if (is_between_two) {
      note.who[i] = match.is_human(seat) ? LinkRole::Sender : LinkRole::Friend;
    } else {
      note.who[i] = LinkRole::Friend;
      is_told = is_told || seat != to_act;
    }
  }
  const bool is_watched = !match.is_human(Seat::Union) && !match.is_human(Seat::Confederate);
  if (!is_told || (is_watched && match.has_friend()) || (is_watched && !is_level_fixed)) {
    note.who = {};
  }
  return note;
}

LinkNote seats_of_address(const Match& match) {
  LinkNote note;
  for (const Seat seat : kSides) {
    const auto i = static_cast<std::size_t>(index_of(seat));
    note.who[i] = match.is_human(seat)    ? LinkRole::Friend
                  : match.is_friend(seat) ? LinkRole::Sender
                                          : role_of(match.who[i]);
  }
  return note;
}

std::optional<Controllers> seats_of_opener(const LinkNote& note, Seat to_act) {
  if (!note.has_seats() && note.table == 0) {  // the side that is asked, against the computer
    Controllers who{Controller::Normal, Controller::Normal};
    who[is_player(to_act) ? static_cast<std::size_t>(index_of(to_act)) : 0] = Controller::Human;
    return who;
  }
  const auto free = std::count(note.who.begin(), note.who.end(), LinkRole::Friend);
  const bool is_open = std::any_of(note.who.begin(), note.who.end(),
                                   [](LinkRole role) { return role == LinkRole::Anyone || role == LinkRole::Sender; });
  if (free == 0 && is_open) {
    return is_player(to_act) ? std::nullopt : std::optional(seats_as(note, commands::JoinAs::Watch));
  }
  return Controllers{controller_of(note.who[0]), controller_of(note.who[1])};
}

Controllers seats_as(const LinkNote& note, commands::JoinAs as) {
  Controllers who{controller_of(note.who[0]), controller_of(note.who[1])};
  for (const Seat seat : kSides) {
    Controller& one = who[static_cast<std::size_t>(index_of(seat))];
    const bool is_persons = one == Controller::Human || one == Controller::Friend;
    const bool is_mine = as == commands::JoinAs::Both ||
                         as == (seat == Seat::Union ? commands::JoinAs::Union : commands::JoinAs::Confederate);
    one = is_mine ? Controller::Human : is_persons ? Controller::Friend : one;
  }
  return who;
}

Controllers seats_after_answer(Controllers kept, const LinkNote& note) {
  const bool is_hot_seat = kept[0] == Controller::Human && kept[1] == Controller::Human;
  const auto senders = std::count(note.who.begin(), note.who.end(), LinkRole::Sender);
  if (is_hot_seat && senders == 1) {
    kept[note.who[0] == LinkRole::Sender ? 0 : 1] = Controller::Friend;
  }
  return kept;
}

std::string seats_in_words(const Controllers& who) {
  const auto side = [](Seat seat) { return seat == Seat::Union ? "the Union" : "the Confederates"; };
  const auto words = [&](Controller one, Seat seat) {
    switch (one) {
      case Controller::Human:
        return std::string("you play ") + side(seat);
      case Controller::Friend:
        return std::string("your friend plays ") + side(seat);
      case Controller::Easy:
      case Controller::Normal:
      case Controller::Hard:
        break;
    }
    return "the computer (" + std::string(id_of(one)) + ") plays " + side(seat);
  };
  if (who[0] == Controller::Human && who[1] == Controller::Human) {
    return "Both of you sit here.";
  }
  if (who[0] == Controller::Friend && who[1] == Controller::Friend) {
    return "You watch.";
  }
  const std::size_t first = who[1] == Controller::Human ? 1 : 0;
  std::string out = words(who[first], kSides[first]) + "; " + words(who[1 - first], kSides[1 - first]) + ".";
  out[0] = static_cast<char>(out[0] - 'a' + 'A');
  return out;
}

}  // namespace longroll::web
