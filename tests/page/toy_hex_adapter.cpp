#include "tests/page/toy_hex_adapter.h"

#include "web/hexgame/plate.h"
#include "web/hexgame/stack_adapter.h"

namespace longroll::web::toy_hex {
namespace {

namespace toy = longroll::toy_hex;

constexpr board::Ground kGrounds[] = {board::Ground::Clear, board::Ground::Woods};
constexpr hexgame::PlateWords::Water kWaters[] = {{1, board::WaterKind::Creek}};

class ToyAdapter final : public hexgame::StackAdapter<toy::ToyHex> {
 public:
  explicit ToyAdapter(hexgame::ScreenState& shown) : StackAdapter(shown) {}

  board::Plate plate() const override {
    return hexgame::plate_of(map(), {kGrounds, kWaters, {}, {}}, data().scenario().title, data().scenario().date);
  }
  hexgame::CounterLook look(PieceId piece, std::int16_t) const override {
    const toy::Field now = field();
    const toy::Counter& printed = now.counter(piece);
    return {.symbol = printed.movement > 3   ? board::UnitSymbol::Cavalry
                      : printed.strength > 2 ? board::UnitSymbol::Infantry
                                             : board::UnitSymbol::Artillery,
            .side = printed.side,
            .name = printed.name,
            .values = values_.of(now.piece(piece).kind),
            .strength = printed.strength,
            .is_done = now.has_flag(piece, is_combat() ? toy::kAttacked : toy::kMoved)};
  }
  bool chooses_counters_first() const override { return true; }
  bool takes_orders() const override { return screen.model.may_act() && !is_combat(); }

 private:
  bool is_combat() const { return field().phase() == toy::StepKind::Combat; }

  std::string ground_words(HexId hex) const override { return map().terrain_number(hex) == 0 ? "Clear" : "Woods"; }
  std::optional<Action> meant_by(PieceId chosen, HexId hex) const override {
    return is_combat() ? action_of(toy::Attack{chosen, hex}) : action_of(toy::Move{chosen, hex});
  }

  const hexgame::CounterValues values_{data().counters, [](const toy::Counter& counter) {
                                         return std::to_string(counter.strength) + "-" +
                                                std::to_string(counter.movement);
                                       }};
};

}  // namespace

std::unique_ptr<hexgame::MapScreen> make_view(GameModel& model) {
  return hexgame::screen_with<ToyAdapter>(
      model, [](const Action& action) { return hexgame::subject_by(toy::verbs(), action); });
}

}  // namespace longroll::web::toy_hex
