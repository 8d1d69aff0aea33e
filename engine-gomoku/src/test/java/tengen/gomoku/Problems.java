package tengen.gomoku;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import tengen.common.gomoku.WinRule;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.support.games.Boards;

/** The threat problems; {@code threat-problems.README.md} describes them. */
public final class Problems {
  private Problems() {}

  /**
   * A problem.
   *
   * @param answer the answer as in the file, such as {@code vcf=3;first=7,7 8,8}
   */
  public record Problem(
      String id, WinRule rule, Setup.Board board, Side side, String category, String answer) {

    /** Returns the problem as a game position. */
    public Position position() {
      return Boards.position(rule.id(), board, side);
    }

    /** Returns a named part of the answer, or an empty string if it has none. */
    public String part(String name) {
      for (String part : answer.split(";", -1)) {
        if (part.startsWith(name + "=")) {
          return part.substring(name.length() + 1);
        }
      }
      return "";
    }

    @Override
    public String toString() {
      return id;
    }
  }

  /** Returns the problems of a category in file order. */
  public static List<Problem> of(String category) {
    return all().stream().filter(problem -> problem.category().equals(category)).toList();
  }

  /** Returns all problems. */
  public static List<Problem> all() {
    var stream = Problems.class.getResourceAsStream("threat-problems.tsv");
    try (var text =
        new BufferedReader(
            new InputStreamReader(Objects.requireNonNull(stream), StandardCharsets.UTF_8))) {
      return text.lines().filter(line -> !line.startsWith("#")).map(Problems::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Problem read(String line) {
    String[] column = line.split("\t", -1);
    String[] stones = column[4].split(" \\| ", -1);
    return new Problem(
        column[0],
        WinRule.of("gomoku-" + column[1]).orElseThrow(),
        Boards.board(Integer.parseInt(column[2]), stones[0], stones[1]),
        column[3].equals("B") ? Side.BLACK : Side.WHITE,
        column[5],
        column[6]);
  }
}
