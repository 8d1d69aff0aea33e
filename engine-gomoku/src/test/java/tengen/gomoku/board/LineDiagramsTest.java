package tengen.gomoku.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.common.gomoku.WinRule;

/** Tests that the diagrams in the Javadoc of {@link LineClass} agree with the table. */
final class LineDiagramsTest {
  private static final Path SOURCE =
      Path.of(System.getProperty("tengen.root", ".."))
          .resolve("engine-gomoku/src/main/java/tengen/gomoku/board/LineClass.java");

  private static final Pattern DOCUMENTED =
      Pattern.compile("\\{@code (\\S+)}[^;]*?public static final int (\\w+) = (\\d+);");

  /** Symbols of a diagram, in the order in which diagrams are tried. */
  private static final String SIGNS = "_OX";

  @Test
  void areTheShortestExamplesOfTheirClasses() throws Exception {
    Matcher documented = DOCUMENTED.matcher(Files.readString(SOURCE));
    Map<String, String> found = new LinkedHashMap<>();
    Map<String, String> expected = new LinkedHashMap<>();
    while (documented.find()) {
      found.put(documented.group(2), documented.group(1));
      expected.put(documented.group(2), shortest(Integer.parseInt(documented.group(3))));
    }
    assertThat(found).hasSize(LineClass.COUNT).isEqualTo(expected);
  }

  private static String shortest(int lineClass) {
    WinRule rule =
        switch (lineClass) {
          case LineClass.OVERLINE -> WinRule.STANDARD;
          case LineClass.DOUBLE_FOUR -> WinRule.RENJU;
          default -> WinRule.FREESTYLE;
        };
    return new Diagrams(rule).shortest(lineClass);
  }

  /** Generator of diagrams of Black's lines under a rule. */
  private static final class Diagrams {
    private final int reach;
    private final byte[] table;

    Diagrams(WinRule rule) {
      reach = LineTable.reach(rule);
      table = LineTable.of(rule);
    }

    /**
     * Returns the first diagram with the fewest points, and among those with the fewest stones and
     * blocks.
     */
    String shortest(int lineClass) {
      for (int length = 1; ; length++) {
        for (int marks = 0; marks < length; marks++) {
          String found = first("", length, marks, lineClass);
          if (!found.isEmpty()) {
            return found;
          }
        }
      }
    }

    /**
     * Returns the first diagram that begins with {@code begun} and always has the class, or an
     * empty string.
     */
    private String first(String begun, int left, int marks, int lineClass) {
      if (left == 0) {
        boolean fits = marks == 0 && begun.contains("+") && isAlways(begun, lineClass);
        return fits ? begun : "";
      }
      for (char sign : (begun.contains("+") ? SIGNS : SIGNS + "+").toCharArray()) {
        int less = sign == 'O' || sign == 'X' ? 1 : 0;
        String found = less > marks ? "" : first(begun + sign, left - 1, marks - less, lineClass);
        if (!found.isEmpty()) {
          return found;
        }
      }
      return "";
    }

    /** Returns true if a diagram has the class whatever lies beyond its ends. */
    private boolean isAlways(String diagram, int lineClass) {
      int before = reach - diagram.indexOf('+');
      int after = reach - (diagram.length() - 1 - diagram.indexOf('+'));
      return before >= 0 && after >= 0 && isAlways(diagram, before, after, lineClass);
    }

    private boolean isAlways(String line, int before, int after, int lineClass) {
      if (before + after == 0) {
        return (table[shape(line)] & 15) == lineClass;
      }
      return IntStream.range(0, SIGNS.length())
          .mapToObj(SIGNS::substring)
          .map(sign -> sign.substring(0, 1))
          .allMatch(
              sign ->
                  before > 0
                      ? isAlways(sign + line, before - 1, after, lineClass)
                      : isAlways(line + sign, before, after - 1, lineClass));
    }

    private int shape(String line) {
      int shape = 0;
      for (int at = 2 * reach; at >= 0; at--) {
        if (at != reach) {
          shape = (shape << 2) | "X?O_".indexOf(line.charAt(at));
        }
      }
      return shape;
    }
  }
}
