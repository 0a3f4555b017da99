#include "tests/page/toy_hex_adapter.h"

#include "web/hexgame/plain_adapter.h"
#include "web/hexgame/plate.h"

namespace longroll::web::toy_hex {
namespace {

namespace toy = longroll::toy_hex;

constexpr board::Ground kGrounds[] = {board::Ground::Clear, board::Ground::Woods};
constexpr hexgame::PlateWords::Water kWaters[] = {{1, board::WaterKind::Creek}};

class ToyAdapter final : public hexgame::PlainAdapter {
 public:
  explicit ToyAdapter(hexgame::ScreenState& shown)
      : PlainAdapter(shown), game_(static_cast<const toy::ToyHex&>(shown.model.game())) {
    for (const toy::Counter& counter : data().counters) {
      values_.push_back(std::to_string(counter.strength) + "-" + std::to_string(counter.movement));
    }
  }

  board::Plate plate() const override {
    return hexgame::plate_of(map(), {kGrounds, kWaters, {}, {}}, data().scenario().title, data().scenario().date);
  }

  hexgame::BoardSnapshot read() override {
    const toy::Field now = field();
    hexgame::SnapshotBuilder builder;
    for (PieceId id = 0; id < now.piece_count(); ++id) {
      if (is_hex(now.piece(id).place)) {
        builder.lay(id, now.piece(id).place, now.side_of(id), -now.piece(id).note);
      }
    }
    hexgame::BoardSnapshot board = builder.finish(now.grid());
    hexgame::show_scenario(board, data().scenario(), now.state().track(toy::track(toy::Track::Turn)), now.phasing(),
                           [&](std::size_t i) { return now.holder(data().scenario().objectives[i].hex); });
    return board;
  }

  hexgame::CounterLook look(PieceId piece, std::int16_t) const override {
    const toy::Field now = field();
    const toy::Counter& printed = now.counter(piece);
    return {.symbol = printed.movement > 3   ? board::UnitSymbol::Cavalry
                      : printed.strength > 2 ? board::UnitSymbol::Infantry
                                             : board::UnitSymbol::Artillery,
            .side = printed.side,
            .name = printed.name,
            .values = values_[static_cast<std::size_t>(now.piece(piece).kind)],
            .strength = printed.strength,
            .is_done = now.has_flag(piece, is_combat() ? toy::kAttacked : toy::kMoved)};
  }

  bool chooses_counters_first() const override { return true; }

 private:
  const toy::Data& data() const { return game_.data_of(screen.seen()); }
  toy::Field field() const { return game_.field(screen.seen()); }
  bool is_combat() const { return screen.seen().top().kind != static_cast<std::int16_t>(toy::StepKind::Movement); }

  const HexMap& map() const override { return data().map; }
  const longroll::hexgame::Unit& unit(PieceId piece) const override { return field().counter(piece); }
  std::string ground_words(HexId hex) const override { return map().terrain_number(hex) == 0 ? "Clear" : "Woods"; }
  std::optional<Action> meant_by_hex(HexId hex) const override {
    if (screen.chosen == kNoPiece) {
      return std::nullopt;
    }
    return is_combat() ? action_of(toy::Attack{screen.chosen, hex}) : action_of(toy::Move{screen.chosen, hex});
  }

  const toy::ToyHex& game_;
  std::vector<std::string> values_;  // by kind: "3-3"
};

}  // namespace

std::unique_ptr<hexgame::MapScreen> make_view(GameModel& model) {
  return std::make_unique<hexgame::MapScreen>(
      model, [](const Action& action) { return hexgame::subject_by(toy::verbs(), action); },
      [](hexgame::ScreenState& screen) -> std::unique_ptr<hexgame::HexGameAdapter> {
        return std::make_unique<ToyAdapter>(screen);
      });
}

}  // namespace longroll::web::toy_hex
