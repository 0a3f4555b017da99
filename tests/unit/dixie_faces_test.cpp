#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "assets/embedded.h"
#include "engine/games/dixie/card.h"
#include "web/board/shape/card_art.h"
#include "web/games/dixie/look.h"

namespace longroll::web::dixie {
namespace {

namespace dx = longroll::dixie;

std::vector<dx::Edition> editions() {
  std::vector<dx::Edition> out;
  for (const char* const name : {"bull-run", "shiloh", "gettysburg"}) {
    const std::string path = std::string("games/dixie/") + name + ".json";
    Result<dx::Edition> read = dx::parse_edition(find_embedded_text(embedded_data(), path), path);
    EXPECT_TRUE(read) << path;
    out.push_back(std::move(read.value()));
  }
  return out;
}

std::size_t drawn(const board::Sitter& sitter) {
  board::Mesh mesh;
  board::add_portrait(mesh, sitter, {}, 0.1F);
  std::size_t sum = mesh.vertices.size();
  for (const board::MeshVertex& v : mesh.vertices) {
    sum = sum * 31 + static_cast<std::size_t>((v.at.x + 200) * 64) + 7 * static_cast<std::size_t>((v.at.y + 200) * 64) +
          v.colour.r + 3U * v.colour.g + 5U * v.colour.b;
  }
  return sum;
}

board::Sitter general(const std::string& words) {
  dx::Card card;
  card.type = dx::CardType::General;
  card.look = words;
  return {board::CardType::General, board::Side::Union, board::Coat::Blue, look_of(card), false};
}

TEST(DixieFaces, EveryWordChangesThePicture) {
  const std::size_t plain = drawn(general("bare full brown"));
  for (const char* const words :
       {"kepi full brown",         "slouch full brown",     "plumed full brown",    "straw full brown",
        "fez full brown",          "bonnet full brown",     "bare shaven brown",    "bare moustache brown",
        "bare goatee brown",       "bare whiskers brown",   "bare chin brown",      "bare short brown",
        "bare long brown",         "bare full black",       "bare full fair",       "bare full red",
        "bare full gray",          "bare full white",       "bare full brown lean", "bare full brown stout",
        "bare full brown glasses", "bare full brown curls", "bare full brown bald"}) {
    EXPECT_NE(drawn(general(words)), plain) << words;
  }
  dx::Card foot;
  const auto soldier = [&](const char* words) {
    foot.look = words;
    return drawn({board::CardType::Infantry, board::Side::Union, board::Coat::Blue, look_of(foot), false});
  };
  for (const char* const words : {"zouave", "shell", "green"}) {
    EXPECT_NE(soldier(words), soldier("")) << words;
  }
}

TEST(DixieFaces, AColonelIsNoGeneral) {
  for (const board::Side side : {board::Side::Union, board::Side::Confederate}) {
    board::Sitter sitter = general("bare full brown");
    sitter.side = side;
    const std::size_t star = drawn(sitter);
    sitter.is_colonel = true;
    EXPECT_NE(drawn(sitter), star);
  }
}

/// Who commanded an army, a wing, a corps or a division looks like nobody else of his side, or nearly.
TEST(DixieFaces, GeneralsOfOneSideDiffer) {
  for (const dx::Edition& edition : editions()) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      std::map<std::string, int> like;
      int all = 0;
      for (const dx::Card& card : edition.cards) {
        if (card.is_general() && card.side == side) {
          EXPECT_FALSE(card.look.empty()) << card.id;
          like[card.look] += 1;
          ++all;
        }
      }
      EXPECT_GT(like.size() * 10, static_cast<std::size_t>(all) * 7) << edition.id;
      for (const auto& [look, count] : like) {
        EXPECT_LE(count, 4) << edition.id << ' ' << look;
      }
    }
  }
}

TEST(DixieFaces, RegimentsWoreWhatTheyWore) {
  const std::vector<dx::Edition> all = editions();
  const auto look = [&](std::size_t edition, std::string_view name) {
    for (const dx::Card& card : all[edition].cards) {
      if (card.name.find(name) != std::string::npos) {
        return look_of(card);
      }
    }
    ADD_FAILURE() << name;
    return board::Look{};
  };
  EXPECT_EQ(look(2, "Iron Brigade").hat, board::Hat::Plumed);
  EXPECT_EQ(look(0, "Highlanders").hat, board::Hat::Bonnet);
  EXPECT_EQ(look(0, "Fire Zouaves").jacket, board::Jacket::Zouave);
  EXPECT_EQ(look(0, "Wheat's Tigers").hat, board::Hat::Fez);
  EXPECT_EQ(look(2, "Ward's Brigade").jacket, board::Jacket::Green);
  EXPECT_EQ(look(0, "Burnside").beard, board::Beard::Whiskers);
  EXPECT_EQ(look(2, "George G. Meade").feature, board::Feature::Glasses);
}

}  // namespace
}  // namespace longroll::web::dixie
