package tengen.protocol.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Move.Place;
import tengen.protocol.gomocup.GomocupCommand.Stone;

/** The interpretation of the next line. */
public sealed interface InputMode {

  /** The line is a command. */
  record Commands() implements InputMode {}

  /** The line is data of an unsupported extension, ignored up to DONE. */
  record Discarding() implements InputMode {}

  /** The line is the path of an unsupported extension. */
  record Path() implements InputMode {}

  /**
   * The line is a fifth move of an opening, after the data of a block.
   *
   * @param lines number of lines of the block and the fifth moves together
   */
  record Offers(Block block, int lines) implements InputMode {}

  /** The line is ignored: the session has ended. */
  record Ended() implements InputMode {}

  /**
   * The line is data of BOARD or a similar command. After the first error no more data are
   * collected, so a block never has more stones than its board has points.
   *
   * @param number of {@link GomocupCommand.Open}
   * @param width limit of the first number of a line; {@code height} is the limit of the second
   * @param stones in the order of their lines
   * @param fault the first error
   */
  record Block(
      BlockKind kind, int number, int width, int height, List<Stone> stones, Optional<String> fault)
      implements InputMode {
    public Block {
      stones = List.copyOf(stones);
    }

    /** Returns an empty block for a board of this size. */
    static Block open(BlockKind kind, int number, int width, int height) {
      return new Block(kind, number, width, height, List.of(), Optional.empty());
    }

    /** Returns an empty block of exclusions, for any board, even a later one. */
    static Block open(BlockKind kind) {
      return open(kind, 0, Exclusions.MAX_SIDE, Exclusions.MAX_SIDE);
    }

    /** Returns a block whose data are ignored because of an error. */
    static Block faulty(BlockKind kind, String fault) {
      return new Block(kind, 0, 0, 0, List.of(), Optional.of(fault));
    }

    /** Returns the block with a stone added, or with an error about it. */
    Block add(Stone stone) {
      if (fault.isPresent() || isIgnored(stone)) {
        return this;
      }
      Optional<String> objection = objection(stone);
      if (objection.isPresent()) {
        return withFault(objection.get());
      }
      var longer = new ArrayList<>(stones);
      longer.add(stone);
      return new Block(kind, number, width, height, longer, fault);
    }

    /** Returns the block with this error unless it already has one. */
    Block withFault(String what) {
      return fault.isPresent()
          ? this
          : new Block(kind, number, width, height, List.of(), Optional.of(what));
    }

    /** Returns whether a point is ignored: independent points may be repeated or off the board. */
    private boolean isIgnored(Stone stone) {
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
