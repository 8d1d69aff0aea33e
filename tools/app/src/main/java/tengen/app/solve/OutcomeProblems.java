package tengen.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;

/**
 * Parses a table of solved positions of any board game, such as NoGo. The first line names the
 * columns. Column {@code board} is a drawing with rows from the top, separated by {@code /}; {@code
 * X} is Black and {@code O} White. Without it, {@code rows} and {@code columns} give the size of an
 * empty board. Column {@code outcome} is {@code N} if the side to move wins and {@code P} if it
 * loses. {@code L} or {@code R} mean that Black or White wins, whoever moves. Other columns are
 * ignored. A drawing makes a problem for each side to move, an empty board makes one; the line
 * number is its name.
 */
final class OutcomeProblems implements ProblemTable.Row {
  private static final String BOARD = "board";
  private static final String ROWS = "rows";
  private static final String OUTCOME = "outcome";
  private static final Pattern DRAWING = Pattern.compile("[.XO]+(/[.XO]+)*");

  private final GameRules rules;
  private List<String> names = List.of();

  /** Creates a parser for a new file. */
  OutcomeProblems(GameRules rules) {
    this.rules = rules;
  }

  @Override
  public List<Problem> problems(int number, String[] columns) {
    if (names.isEmpty()) {
      names = List.of(columns);
      column(columns, OUTCOME);
      return List.of();
    }
    String outcome = column(columns, OUTCOME);
    if (!names.contains(BOARD)) {
      int rows = side(column(columns, ROWS));
      int across = side(column(columns, "columns"));
      Position start = position(rules.initialBoard(across, rows));
      return List.of(problem(rows + "x" + across, start, outcome));
    }
    Position drawn = position(drawn(column(columns, BOARD)));
    return List.of(
        problem(number + "-b", drawn, outcome),
        problem(number + "-w", drawn.withToMove(Side.WHITE), outcome));
  }

  private String column(String[] columns, String name) {
    int at = names.indexOf(name);
    if (at < 0) {
      throw new IllegalArgumentException(
          "column " + name + " is missing in the first line, which names the columns");
    }
    if (at >= columns.length) {
      throw new IllegalArgumentException("column " + name + " is missing");
    }
    return columns[at];
  }

  private static int side(String text) {
    if (!text.matches("\\d{1,2}")) {
      throw new IllegalArgumentException("expected a number of rows or columns, got " + text);
    }
    return Integer.parseInt(text);
  }

  private Position position(Setup.Board board) {
    rules
        .objection(board)
        .ifPresent(
            why -> {
              throw new IllegalArgumentException(why);
            });
    return rules.start(board);
  }

  private static Setup.Board drawn(String drawing) {
    if (!DRAWING.matcher(drawing).matches()) {
      throw new IllegalArgumentException("expected rows of . X O joined by /, got " + drawing);
    }
    String[] rows = drawing.split("/", -1);
    List<Place> black = new ArrayList<>();
    List<Place> white = new ArrayList<>();
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        switch (rows[y].charAt(x)) {
          case 'X' -> black.add(new Place(x, y));
          case 'O' -> white.add(new Place(x, y));
          default -> {}
        }
      }
    }
    return new Setup.Board(rows[0].length(), rows.length, black, white, List.of());
  }

  private static Problem problem(String id, Position position, String outcome) {
    String topic = "solve";
    boolean wins =
        switch (outcome) {
          case "N" -> true;
          case "P" -> false;
          case "L" -> position.toMove() == Side.BLACK;
          case "R" -> position.toMove() == Side.WHITE;
          default -> throw new IllegalArgumentException("outcome " + outcome + "; N, P, L or R");
        };
    return new Problem(
        id,
        topic,
        position,
        wins ? new ProblemQuestion.Won(topic) : new ProblemQuestion.Lost(topic));
  }
}
