#include "web/views/help_text.h"

#include "engine/core/text.h"

namespace longroll::web {

std::string count_words(std::size_t n, std::string_view one, std::string_view many) {
  return count_of(static_cast<int>(n), one, many);
}

const std::vector<HelpPage>& help_pages() {
  static const std::vector<HelpPage> kPages{
      {"In two minutes",
       {"You command one army, the computer or a friend the other. The bar at the top always says what is asked of you "
        "and by "
        "which rule. Whatever you may choose is lit in red: click it, tap it, or press Enter on it.",
        "Rest the pointer on anything else (on a screen of glass: hold a finger on it) and you are told what it is, or "
        "why you "
        "may not choose it now, with the number of the rule.",
        "Before a roll you see its exact chances; after it, everything that went into it. Nothing is rounded in "
        "anybody’s "
        "favour, and the computer throws the same dice as you do and sees no card that you could not see in its place.",
        "Undo takes your decisions back until a die has fallen or something hidden has been shown. The slider below "
        "the table "
        "goes back over the whole game; from any moment you can play on another way.",
        "Every decision is kept in this browser. Close the page when you like: it goes on where you were."}},
      {"Keys, mouse and touch",
       {"Tab and the arrow keys walk among the lit places and the buttons. Enter does it, Esc drops it.",
        "U takes back, R does it again, C lists every choice you have, L shows the whole log, [ and ] look one "
        "decision back "
        "and on, Home and End go to the first and the last, ? opens this sheet.",
        ". and , walk over every card or counter, lit or not, and say what it is and why it may not be chosen.",
        "F6 goes from the picture to the same game in words, for a screen reader, and back: the table under headings, "
        "and every choice as a button with its cost and chances.",
        "On glass: tap to choose, hold to ask, drag the hand sideways."}},
      {"Sharing a game",
       {"Share gives a link that holds the whole game, every die included. Nobody’s server keeps it: the game is in "
        "the link. "
        "Whoever opens it sees the position and can look back to the first card.",
        "So you can play by letter: begin a game against a friend by link, make your decisions, press Send the turn "
        "and "
        "send the link. Your friend opens it, gets the other side, and sends one back; it goes on in the game that you "
        "have. Who likes can see both hands in a link, and its dice are fixed: play with friends.",
        "A position link holds only how things stand, without the way there. New dice are thrown from it."}},
      {"About",
       {"Long Roll is free software. The long roll was the drum call to arms; it is also what dice do.",
        "The rules are those of the printed games; their names belong to their publishers. All words, pictures and "
        "code here "
        "are ours. Nothing that you do here leaves your browser unless you send it."}},
  };
  return kPages;
}

}  // namespace longroll::web
