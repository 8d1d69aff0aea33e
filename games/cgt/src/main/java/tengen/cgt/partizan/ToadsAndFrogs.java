package tengen.cgt.partizan;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;

/**
 * Toads and Frogs: Left's toads move right and Right's frogs left, by a cell or over an opponent's
 * piece into an empty cell. Winning Ways, chapter 1.
 */
public final class ToadsAndFrogs implements Partizan<String> {
  private static final int MAX_CELLS = 400;

  public ToadsAndFrogs() {}

  @Override
  public String id() {
    return "toads-and-frogs";
  }

  @Override
  public String notation() {
    return "T, F and . in a row; a move names cells from the left, from 1: 2-3";
  }

  @Override
  public String example() {
    return "TT.FF";
  }

  @Override
  public String parse(String text) {
    if (!text.matches("[TF.]{1," + MAX_CELLS + "}")) {
      throw new NotationException(
          "row '" + text + "' must have at most " + MAX_CELLS + " cells of T, F and .");
    }
    return text;
  }

  @Override
  public String print(String position) {
    return position;
  }

  @Override
  public Stream<GameOption<String>> options(String position, Player player) {
    char own = player == Player.LEFT ? 'T' : 'F';
    return IntStream.range(0, position.length())
        .filter(cell -> position.charAt(cell) == own)
        .boxed()
        .flatMap(cell -> move(position, cell, player));
  }

  private static Stream<GameOption<String>> move(String position, int from, Player player) {
    int step = player == Player.LEFT ? 1 : -1;
    char enemy = player == Player.LEFT ? 'F' : 'T';
    int to = at(position, from + step) == enemy ? from + 2 * step : from + step;
    if (at(position, to) != '.') {
      return Stream.empty();
    }
    StringBuilder after = new StringBuilder(position);
    after.setCharAt(to, position.charAt(from));
    after.setCharAt(from, '.');
    return Stream.of(new GameOption<>(from + 1 + "-" + (to + 1), after.toString()));
  }

  /**
   * Returns the symbol of a cell. Beyond the ends it is {@code #}, which nobody may enter or jump.
   */
  private static char at(String position, int cell) {
    return cell < 0 || cell >= position.length() ? '#' : position.charAt(cell);
  }
}
