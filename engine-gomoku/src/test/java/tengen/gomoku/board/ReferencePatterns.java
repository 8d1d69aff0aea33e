package tengen.gomoku.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tengen.common.gomoku.WinRule;
import tengen.game.Side;

/**
 * Reference implementation of the line classes by their definition, on a whole line as text: {@code
 * X} own stone, {@code O} opponent's stone, {@code #} wall, {@code _} empty.
 */
final class ReferencePatterns {
  /**
   * A line of the recursive definition: the next stone's class, and the classes if one or several
   * points make it.
   */
  private record Step(int next, int atOne, int atSeveral) {}

  /** The definition below the fours, strongest class first. */
  private static final List<Step> STEPS =
      List.of(
          new Step(LineClass.OPEN_FOUR, LineClass.THREE, LineClass.OPEN_THREE),
          new Step(LineClass.FOUR, LineClass.CLOSED_THREE, LineClass.CLOSED_THREE),
          new Step(LineClass.OPEN_THREE, LineClass.TWO, LineClass.OPEN_TWO),
          new Step(LineClass.THREE, LineClass.TWO, LineClass.TWO),
          new Step(LineClass.CLOSED_THREE, LineClass.CLOSED_TWO, LineClass.CLOSED_TWO),
          new Step(LineClass.OPEN_TWO, LineClass.ONE, LineClass.OPEN_ONE),
          new Step(LineClass.TWO, LineClass.ONE, LineClass.ONE),
          new Step(LineClass.CLOSED_TWO, LineClass.CLOSED_ONE, LineClass.CLOSED_ONE));

  private final WinRule rule;
  private final Side side;
  private final Map<String, Integer> known = new HashMap<>();

  ReferencePatterns(WinRule rule, Side side) {
    this.rule = rule;
    this.side = side;
  }

  /** Returns the class of the own stone at index {@code at} of its line. */
  int lineClass(String line, int at) {
    String near = line.substring(Math.max(0, at - 6), Math.min(line.length(), at + 7));
    String question = near + Math.min(6, at);
    Integer answer = known.get(question);
    if (answer == null) {
      answer = classify(line, at);
      known.put(question, answer);
    }
    return answer;
  }

  private int classify(String line, int at) {
    int first = at;
    int last = at;
    while (line.charAt(first - 1) == 'X') {
      first--;
    }
    while (line.charAt(last + 1) == 'X') {
      last++;
    }
    int length = last - first + 1;
    if (length >= 5) {
      boolean closed = line.charAt(first - 1) == 'O' && line.charAt(last + 1) == 'O';
      if (length > 5 && rule.isExact(side)) {
        return LineClass.OVERLINE;
      }
      return length == 5 && closed && rule.isClosable() ? LineClass.DEAD : LineClass.FIVE;
    }
    int[] fives = leading(line, at, 'X', LineClass.FIVE).toArray();
    if (fives.length > 1 && rule.hasFouls(side) && fives[fives.length - 1] - fives[0] < 5) {
      return LineClass.DOUBLE_FOUR;
    }
    if (fives.length > 1) {
      return isStoppedByOne(line, at) ? LineClass.FOUR : LineClass.OPEN_FOUR;
    }
    if (fives.length == 1) {
      return LineClass.FOUR;
    }
    for (Step step : STEPS) {
      int points = ways(line, at, step.next);
      if (points > 0) {
        return points > 1 ? step.atSeveral : step.atOne;
      }
    }
    return LineClass.DEAD;
  }

  private boolean isStoppedByOne(String line, int at) {
    return rule.isClosable()
        && near(line, at)
            .anyMatch(
                i -> line.charAt(i) == '_' && lineClass(with(line, i, 'O'), at) < LineClass.FOUR);
  }

  private int ways(String line, int at, int wanted) {
    return (int) leading(line, at, 'X', wanted).count();
  }

  private IntStream leading(String line, int at, char stone, int wanted) {
    return near(line, at)
        .filter(i -> line.charAt(i) == '_')
        .filter(i -> lineClass(with(line, i, stone), at) == wanted);
  }

  /**
   * Returns the indexes up to five steps away; farther points cannot affect a five through this
   * one.
   */
  private static IntStream near(String line, int at) {
    return IntStream.rangeClosed(Math.max(1, at - 5), Math.min(line.length() - 2, at + 5));
  }

  private static String with(String line, int at, char stone) {
    return line.substring(0, at) + stone + line.substring(at + 1);
  }
}
