#include "engine/record/position_link.h"

#include <algorithm>
#include <array>

#include "engine/play/setup.h"
#include "engine/record/link_frame.h"
#include "engine/record/number_model.h"

namespace longroll {
namespace {

constexpr std::uint32_t kMostPieces = 4096;
constexpr std::uint32_t kMostTracks = 1024;
constexpr std::uint32_t kMostSteps = 64;

/// A piece as the numbers that are coded: each is compared with the same piece at the start.
constexpr std::size_t kFields = 7;
std::array<int, kFields> fields_of(const Piece& piece) {
  return {piece.place, piece.kind, piece.owner, piece.up, piece.marks, piece.flags, piece.note};
}
Piece piece_of(const std::array<int, kFields>& fields) {
  Piece piece;
  piece.place = static_cast<Place>(fields[0]);
  piece.kind = static_cast<std::int16_t>(fields[1]);
  piece.owner = static_cast<std::int8_t>(fields[2]);
  piece.up = static_cast<std::int8_t>(fields[3]);
  piece.marks = static_cast<std::int16_t>(fields[4]);
  piece.flags = static_cast<std::uint16_t>(fields[5]);
  piece.note = static_cast<std::int16_t>(fields[6]);
  return piece;
}

/// The last different values of a field, newest first: units that share a hex or a fate have one number.
struct Recents {
  static constexpr std::size_t kKept = 4;
  std::array<int, kKept> values{};
  std::size_t count = 0;
  std::array<Bit, kKept> is_this;

  void put_first(int value) {
    auto* const end = values.begin() + static_cast<std::ptrdiff_t>(count);
    auto* at = std::find(values.begin(), end, value);
    if (at == end) {
      count = std::min(count + 1, kKept);
      at = values.begin() + static_cast<std::ptrdiff_t>(count - 1);
    }
    std::move_backward(values.begin(), at, at + 1);
    values[0] = value;
  }
};

/// What is learned while a position is coded. Sides are learned apart, for their cards lie in different places.
struct Models {
  struct OfField {
    std::array<Bit, 3> changed;  // by whether the piece before changed here; [2]: a piece that is new
    NumberModel value;
    Recents recents;
  };
  std::array<std::array<OfField, kFields>, 2> fields;
  std::array<Bit, 2> track_changed;
  NumberModel track;
  NumberModel count;
  NumberModel step;
  NumberModel local;
};

class Writer {
 public:
  explicit Writer(RangeEncoder& out) : out_(out) {}
  std::uint32_t count(std::uint32_t value, NumberModel& model) { return model.write(out_, value), value; }
  int number(int value, NumberModel& model) { return model.write_signed(out_, value), value; }
  bool answer(bool yes, Bit& bit) { return out_.answer(yes, bit), yes; }

 private:
  RangeEncoder& out_;
};

class Reader {
 public:
  explicit Reader(RangeDecoder& in) : in_(in) {}
  std::uint32_t count(std::uint32_t, NumberModel& model) { return model.read(in_); }
  int number(int, NumberModel& model) { return model.read_signed(in_); }
  bool answer(bool, Bit& bit) { return in_.answer(bit); }

 private:
  RangeDecoder& in_;
};

template <class Coder>
int code_value(Coder& coder, int value, Models::OfField& model, LinkFormat format) {
  if (format == LinkFormat::FirstLetters) {
    return coder.number(value, model.value);
  }
  Recents& recents = model.recents;
  for (std::size_t i = 0; i < recents.count; ++i) {
    if (coder.answer(value == recents.values[i], recents.is_this[i])) {
      const int found = recents.values[i];
      recents.put_first(found);
      return found;
    }
  }
  const int told = coder.number(value, model.value);
  recents.put_first(told);
  return told;
}

/// One walk for both ways: a Writer writes `state`, a Reader fills it. False when a count is past its bound.
template <class Coder>
bool code(Coder& coder, const State& start, State& state, LinkFormat format) {
  Models models;
  const std::uint32_t pieces = coder.count(static_cast<std::uint32_t>(state.pieces.size()), models.count);
  const std::uint32_t tracks = coder.count(static_cast<std::uint32_t>(state.tracks.size()), models.count);
  const std::uint32_t steps = coder.count(static_cast<std::uint32_t>(state.stack.size()), models.count);
  if (pieces > kMostPieces || tracks > kMostTracks || steps > kMostSteps) {
    return false;
  }
  state.pieces.resize(pieces);
  state.tracks.resize(tracks);
  state.stack.resize(steps);

  std::array<std::array<bool, kFields>, 2> before{};
  for (std::size_t i = 0; i < pieces; ++i) {
    const bool known = i < start.pieces.size();
    auto base = fields_of(known ? start.pieces[i] : Piece{});
    const auto side = static_cast<std::size_t>(base[2] == 1);
    const auto wanted = fields_of(state.pieces[i]);
    for (std::size_t f = 0; f < kFields; ++f) {
      Models::OfField& model = models.fields[side][f];
      const bool changed =
          coder.answer(wanted[f] != base[f], model.changed[!known ? 2 : static_cast<std::size_t>(before[side][f])]);
      before[side][f] = changed;
      if (changed) {
        base[f] = code_value(coder, wanted[f], model, format);
      }
    }
    state.pieces[i] = piece_of(base);
  }
  bool changed = false;
  for (std::size_t i = 0; i < tracks; ++i) {
    const std::int16_t base = i < start.tracks.size() ? start.tracks[i] : std::int16_t{0};
    changed = coder.answer(state.tracks[i] != base, models.track_changed[static_cast<std::size_t>(changed)]);
    state.tracks[i] = changed ? static_cast<std::int16_t>(coder.number(state.tracks[i], models.track)) : base;
  }
  for (Step& step : state.stack) {
    step.kind = static_cast<std::int16_t>(coder.number(step.kind, models.step));
    for (std::int16_t& local : step.locals) {
      local = static_cast<std::int16_t>(coder.number(local, models.local));
    }
  }
  return true;
}

}  // namespace

Bytes write_position(const Game& game, const Setup& setup, const State& state, LinkFormat format) {
  RangeEncoder out;
  write_setup(out, game.info(), setup);
  Writer writer(out);
  State copy = state;
  LR_CHECK(code(writer, game.setup(setup), copy, format), "a State is of bounded size");
  return out.finish();
}

Result<Position> read_position(const Game& game, std::span<const std::uint8_t> body, LinkFormat format) {
  RangeDecoder in(body);
  Position position{read_setup(in, game.info()), {}};
  if (Faults faults = faults_of_setup(game, position.setup); !faults.empty()) {
    return faults;
  }
  Reader reader(in);
  if (!code(reader, game.setup(position.setup), position.state, format)) {
    return damaged_link();
  }
  const Bytes again = write_position(game, position.setup, position.state, format);
  if (!std::equal(again.begin(), again.end(), body.begin(), body.end())) {
    return damaged_link();  // bytes that nobody reads, or numbers cut to fit
  }
  if (Faults faults = game.faults_of(position.state); !faults.empty()) {
    return faults;
  }
  return position;
}

}  // namespace longroll
