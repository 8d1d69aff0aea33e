package tengen.gomoku.board;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import tengen.game.Side;
import tengen.gomoku.rule.WinRule;

/**
 * Line classes by their definition, from a whole line written as text: {@code X} own, {@code O} the
 * opponent's, {@code #} wall, {@code _} empty.
 */
final class SlowPatterns {
  private final WinRule rule;
  private final Side side;
  private final Map<String, Integer> known = new HashMap<>();

  SlowPatterns(WinRule rule, Side side) {
    this.rule = rule;
    this.side = side;
  }

  /** The class of the own stone at {@code at} in its line. */
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
      return LineClass.OVERLINE;
    }
    if (fives.length > 1) {
      boolean stoppable =
          rule.isClosable()
              && near(line, at)
                  .anyMatch(
                      i ->
                          line.charAt(i) == '_'
                              && lineClass(with(line, i, 'O'), at) < LineClass.FOUR);
      return stoppable ? LineClass.FOUR : LineClass.OPEN_FOUR;
    }
    if (fives.length == 1) {
      return LineClass.FOUR;
    }
    int openFours = ways(line, at, LineClass.OPEN_FOUR);
    if (openFours > 0) {
      return openFours > 1 ? LineClass.OPEN_THREE_TWO_WAYS : LineClass.OPEN_THREE;
    }
    if (ways(line, at, LineClass.FOUR) > 0) {
      return LineClass.CLOSED_THREE;
    }
    int threes = ways(line, at, LineClass.OPEN_THREE, LineClass.OPEN_THREE_TWO_WAYS);
    if (threes > 0) {
      return LineClass.OPEN_TWO + Math.max(0, Math.min(threes, 4) - 2);
    }
    if (ways(line, at, LineClass.CLOSED_THREE) > 0) {
      return LineClass.CLOSED_TWO;
    }
    int twos =
        ways(
            line,
            at,
            LineClass.OPEN_TWO,
            LineClass.OPEN_TWO_THREE_WAYS,
            LineClass.OPEN_TWO_FOUR_WAYS);
    if (twos > 0) {
      return LineClass.OPEN_ONE;
    }
    return ways(line, at, LineClass.CLOSED_TWO) > 0 ? LineClass.CLOSED_ONE : LineClass.DEAD;
  }

  private int ways(String line, int at, int... classes) {
    return (int) leading(line, at, 'X', classes).count();
  }

  private IntStream leading(String line, int at, char stone, int... classes) {
    return near(line, at)
        .filter(i -> line.charAt(i) == '_')
        .filter(
            i -> {
              int next = lineClass(with(line, i, stone), at);
              return IntStream.of(classes).anyMatch(wanted -> wanted == next);
            });
  }

  /** Five steps each way: farther points are in no five with this one, nor beside one. */
  private static IntStream near(String line, int at) {
    return IntStream.rangeClosed(Math.max(1, at - 5), Math.min(line.length() - 2, at + 5));
  }

  private static String with(String line, int at, char stone) {
    return line.substring(0, at) + stone + line.substring(at + 1);
  }
}
