package tengen.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.apache.commons.math3.stat.correlation.PearsonsCorrelation;
import tengen.arena.stats.Elo;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;
import tengen.gomoku.search.PatternEvaluation;
import tengen.gomoku.search.SearchValue;

/**
 * How the win rate that {@code gomoku}'s evaluation tells of a position, without a search,
 * correlates with that of the judge of {@link JudgedPositions}; with a 95 % interval by Fisher's
 * transformation. With another build's classes first on the class path, it is that build's
 * evaluation.
 *
 * <p>Run by hand: {@code ValueCorrelation RULE JUDGED}, with a rule such as {@code
 * gomoku-freestyle}.
 */
public final class ValueCorrelation {
  private static final Pattern STONE = Pattern.compile("(\\d+),(\\d+)");

  private ValueCorrelation() {}

  /** See the class. */
  public static void main(String[] arguments) throws IOException {
    WinRule rule = WinRule.of(arguments[0]).orElseThrow();
    List<String> lines = Files.readAllLines(Path.of(arguments[1]));
    double[] told = new double[lines.size()];
    double[] judged = new double[lines.size()];
    for (int i = 0; i < told.length; i++) {
      String[] cells = lines.get(i).split("\t", 2);
      told[i] = SearchValue.winRate(evaluation(rule, cells[0]));
      judged[i] = SearchValue.winRate(Integer.parseInt(cells[1]));
    }
    double correlation = new PearsonsCorrelation().correlation(told, judged);
    double error = Elo.DEVIATIONS / Math.sqrt(told.length - 3);
    System.out.printf(
        "%d positions: %.3f [%.3f, %.3f]%n",
        told.length,
        correlation,
        Math.tanh(atanh(correlation) - error),
        Math.tanh(atanh(correlation) + error));
  }

  private static double atanh(double x) {
    return Math.log((1 + x) / (1 - x)) / 2;
  }

  /** For the side to move. */
  private static int evaluation(WinRule rule, String stones) {
    var board = new GomokuBoard(rule, JudgedPositions.SIDE, JudgedPositions.SIDE);
    STONE.matcher(stones).results().forEach(stone -> board.play(point(stone), board.plies() % 2));
    return new PatternEvaluation(board).evaluate(board.plies() % 2);
  }

  private static int point(MatchResult stone) {
    return Points.of(Integer.parseInt(stone.group(1)), Integer.parseInt(stone.group(2)));
  }
}
