package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Move.Place;
import tengen.protocol.gomocup.GomocupCommand.Stone;

/** How the next line is read: as a command, as data of a block, as a path, or not at all. */
public sealed interface InputMode {

  /** A command. */
  record Commands() implements InputMode {}

  /** Data of an extension that is not carried, up to DONE. */
  record Discarding() implements InputMode {}

  /** The path of an extension that is not carried. */
  record Path() implements InputMode {}

  /**
   * Points behind the data of a block, until it has so many lines: the fifth moves of an opening.
   */
  record Offers(Block block, int lines) implements InputMode {}

  /** Nothing: the session has ended. */
  record Ended() implements InputMode {}

  /**
   * Data of a BOARD or its like. After the first fault nothing more is collected, so a block never
   * holds more stones than its board has points.
   *
   * @param number of {@link GomocupCommand.Open}
   * @param width that the first number of a line may have; {@code height} is the second's
   * @param stones in the order of their lines
   * @param fault what is wrong with the first bad line
   */
  record Block(
      BlockKind kind, int number, int width, int height, List<Stone> stones, Optional<String> fault)
      implements InputMode {
    public Block {
      stones = List.copyOf(stones);
    }

    /** A block on a board of this size without data yet. */
    static Block open(BlockKind kind, int number, int width, int height) {
      return new Block(kind, number, width, height, List.of(), Optional.empty());
    }

    /** A block of what searches are to leave out: on any board, also one that comes later. */
    static Block open(BlockKind kind) {
      return open(kind, 0, Exclusions.WIDEST, Exclusions.WIDEST);
    }

    /** A block that is faulty from the start: its data are read over. */
    static Block faulty(BlockKind kind, String fault) {
      return new Block(kind, 0, 0, 0, List.of(), Optional.of(fault));
    }

    /** With one more stone, or with what is wrong about it. */
    Block add(Stone stone) {
      if (fault.isPresent() || meansNothing(stone)) {
        return this;
      }
      Optional<String> objection = objection(stone);
      if (objection.isPresent()) {
        return spoilt(objection.get());
      }
      var longer = new ArrayList<>(stones);
      longer.add(stone);
      return new Block(kind, number, width, height, longer, fault);
    }

    /** With this fault, where there was none yet. */
    Block spoilt(String what) {
      return fault.isPresent()
          ? this
          : new Block(kind, number, width, height, List.of(), Optional.of(what));
    }

    /** Of points that each stand for themselves one may be named twice, or be on no board. */
    private boolean meansNothing(Stone stone) {
      return kind.use() == BlockKind.Use.POINTS && (!isOnBoard(stone) || isNamed(stone));
    }

    private Optional<String> objection(Stone stone) {
      String where = kind + " " + stone.x() + "," + stone.y() + ": ";
      if (!isOnBoard(stone)) {
        return Optional.of(where + "not on the board, which is " + width + "x" + height);
      }
      if (isNamed(stone)) {
        return Optional.of(where + "named twice");
      }
      return fieldFits(stone.field())
          ? Optional.empty()
          : Optional.of(where + "x,y,f expected, f is 1 own, 2 the opponent's, 3 neutral");
    }

    private boolean fieldFits(OptionalInt field) {
      return !kind.coloured()
          || (field.isPresent() && 1 <= field.getAsInt() && field.getAsInt() <= 3);
    }

    private boolean isOnBoard(Stone stone) {
      return 0 <= stone.x() && stone.x() < width && 0 <= stone.y() && stone.y() < height;
    }

    private boolean isNamed(Stone stone) {
      return stones.stream().anyMatch(other -> place(other).equals(place(stone)));
    }

    private static Place place(Stone stone) {
      return new Place(stone.x(), stone.y());
    }
  }
}
