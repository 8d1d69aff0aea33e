package tengen.app.solve;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Side;

/**
 * Parses a table of threat problems: id, rule, size, side to move ({@code B}, {@code W}), stones
 * ({@code black | white}), category and answer. Ignores further columns and lines that begin with
 * {@code #}.
 *
 * @param kind win that {@code vct} rows ask for; {@code vcf} rows keep theirs
 * @param shortest whether wins must be as short as in the table
 */
record ThreatProblems(Map<String, GameRules> rules, ThreatKind kind, boolean shortest)
    implements ProblemTable.Row {
  /** The family of games that have threats. */
  static final String FAMILY = "gomoku";

  private static final int COLUMNS = 7;

  @Override
  public List<Problem> problems(int number, String[] columns) {
    return List.of(problem(columns));
  }

  private Problem problem(String[] columns) {
    if (columns.length < COLUMNS) {
      throw new IllegalArgumentException(
          "a line needs at least " + COLUMNS + " columns, got " + columns.length);
    }
    GameRules referee = rules.get(FAMILY + "-" + columns[1]);
    if (referee == null) {
      throw new IllegalArgumentException("unknown rule of Gomoku: " + columns[1]);
    }
    int size = wholeNumber(columns[2]);
    var board = new PositionText(referee, size, size);
    var position = board.parse(columns[4], Optional.of(side(columns[3])));
    return new Problem(columns[0], columns[5], position, demand(columns[5], columns[6], board));
  }

  private static Side side(String letter) {
    return switch (letter) {
      case "B" -> Side.BLACK;
      case "W" -> Side.WHITE;
      default -> throw new IllegalArgumentException("side " + letter + "; B or W");
    };
  }

  private ProblemQuestion demand(String category, String answer, PositionText board) {
    return switch (category) {
      case "win1" ->
          new ProblemQuestion.WinningPoints(Set.copyOf(board.points(value(answer, "win"))));
      case "forbidden" ->
          new ProblemQuestion.ForbiddenPoints(Set.copyOf(board.points(value(answer, "forbidden"))));
      case "block1" -> new ProblemQuestion.BestMove(point(board, value(answer, "block")));
      case "defence" -> new ProblemQuestion.BestMove(point(board, value(answer, "only")));
      case "vcf" -> win(ThreatKind.VCF, value(answer, "vcf"));
      case "vct" -> win(kind == ThreatKind.VCF ? ThreatKind.VCT : kind, value(answer, "vct"));
      // Kind vct has a wider notion of a threat and may win; only strict-vct must not.
      case "novct" -> new ProblemQuestion.NoWin(ThreatKind.STRICT_VCT.topic(false));
      default ->
          throw new IllegalArgumentException(
              "category must be one of win1, block1, vcf, vct, novct, defence, forbidden, got "
                  + category);
    };
  }

  private ProblemQuestion win(ThreatKind asked, String moves) {
    return new ProblemQuestion.Win(
        asked.topic(shortest), shortest ? OptionalInt.of(wholeNumber(moves)) : OptionalInt.empty());
  }

  private static Place point(PositionText board, String text) {
    List<Place> points = board.points(text);
    if (points.size() != 1) {
      throw new IllegalArgumentException("answer must be one point, got " + text);
    }
    return points.getFirst();
  }

  /** Returns the value of a key in a text such as {@code first=1,1;key=value;more=x}. */
  private static String value(String answer, String key) {
    for (String part : answer.split(";", -1)) {
      if (part.startsWith(key + "=")) {
        return part.substring(key.length() + 1);
      }
    }
    throw new IllegalArgumentException("answer " + answer + "; " + key + "=...");
  }

  private static int wholeNumber(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("expected a whole number, got " + text, e);
    }
  }
}
