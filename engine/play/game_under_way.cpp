// build: small
#include "engine/play/game_under_way.h"

#include "engine/core/check.h"
#include "engine/play/setup.h"

namespace longroll {
namespace {

thread_local const GameUnderWay* innermost = nullptr;

/// "new dixie/bull-run seed=5 cards=open"
std::string beginning_of(const Session& session) {
  const GameInfo& info = session.game().info();
  const Setup& setup = session.setup();
  std::string line = "new " + info.id + "/" + info.scenarios.at(static_cast<std::size_t>(setup.scenario)).id +
                     " seed=" + std::to_string(session.seed());
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionInfo& option = info.options[i];
    if (setup.options.at(i) != option.standard) {
      line += " " + option.id + "=" + option.values.at(static_cast<std::size_t>(setup.options[i]));
    }
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (const std::string deck = deck_words(session.game(), setup, side); !deck.empty()) {
      line += " deck." + std::string(id_of(side)) + "=" + deck;
    }
  }
  return line + "\n";
}

/// Ends with the action that is under way, if there is one.
std::string commands_of(const Session& session, const Action* doing) {
  std::string text = beginning_of(session);
  if (session.first_ply() > 0 || !session.is_from_setup()) {
    text += "# it went on from a position at decision " + std::to_string(session.first_ply()) + "\n";
  }
  for (const Dictated& roll : session.dictated()) {
    text += "# the chance " + std::to_string(roll.n) + " was dictated: " + std::to_string(roll.outcome) + "\n";
  }
  State state = session.start();
  const auto play = [&](const Events& events) {
    for (const Event& event : events) {
      enact(state, event);
    }
  };
  play(session.opening());
  for (std::size_t i = session.first_ply(); i < session.ply_count(); ++i) {
    text += "do " + session.game().text(state, session.choice(i)) + "\n";
    play(session.ply(i).events);
  }
  if (doing != nullptr) {
    text += "# under way, verb " + std::to_string(doing->verb) + ":\ndo " + session.game().text(state, *doing) + "\n";
  }
  return text;
}

}  // namespace

std::string commands_of(const Session& session) { return commands_of(session, nullptr); }

GameUnderWay::GameUnderWay(const Session& session, const Action* doing)
    : session_(&session), doing_(doing), outer_(innermost) {
  static const bool is_set = (set_check_context(&text_of_innermost), true);
  innermost = is_set ? this : nullptr;
}

GameUnderWay::~GameUnderWay() { innermost = outer_; }

std::string GameUnderWay::text_of_innermost() {
  return innermost == nullptr ? "no game is under way" : commands_of(*innermost->session_, innermost->doing_);
}

}  // namespace longroll
