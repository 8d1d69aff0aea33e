package tengen.app.bench;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tengen.engine.EngineException;
import tengen.game.Move;
import tengen.search.Score;
import tengen.search.SearchResult;

/**
 * Result of one engine at one position. Equal searches give equal results.
 *
 * @param move {@code x,y} if it places a stone
 * @param score for the side to move: a win rate from 0 to 1, or a proven result with its number of
 *     plies
 */
record BenchResult(String position, String move, String score, long nodes) {
  static BenchResult of(BenchPosition position, SearchResult result) {
    String score =
        result.last().lines().stream().findFirst().map(line -> text(line.score())).orElse("-");
    return new BenchResult(position.name(), text(result.move()), score, result.last().nodes());
  }

  static BenchResult rejected(BenchPosition position, EngineException why) {
    return new BenchResult(position.name(), "-", why.kind().name().toLowerCase(Locale.ROOT), 0);
  }

  private static String text(Move move) {
    return switch (move) {
      case Move.Place(int x, int y) -> x + "," + y;
      case Move.Places places ->
          places.points().stream().map(BenchResult::text).collect(Collectors.joining(" "));
      case Move.Text(String notation) -> notation;
      case Move.Pass _ -> "pass";
      case Move.Swap _ -> "swap";
      case Move.Resign _ -> "resign";
    };
  }

  private static String text(Score score) {
    return switch (score) {
      case Score.Estimate(double winRate) -> String.format(Locale.ROOT, "%.4f", winRate);
      case Score.Win(OptionalInt plies) -> "win" + text(plies);
      case Score.Draw _ -> "draw";
      case Score.Loss(OptionalInt plies) -> "loss" + text(plies);
    };
  }

  private static String text(OptionalInt plies) {
    return plies.isPresent() ? " " + plies.getAsInt() : "";
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "  %-20s %-8s %-8s %10d", position, move, score, nodes);
  }
}
