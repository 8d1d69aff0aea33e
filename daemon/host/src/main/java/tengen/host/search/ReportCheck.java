package tengen.host.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tengen.engine.EngineException;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Move.Places;
import tengen.game.Setup;
import tengen.search.Finding;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * Removes invalid data from engines' reports: points off the board, control characters, numbers out
 * of range. The engine's move is still used.
 *
 * @param width of the board; 0 without one
 * @param height of the board; 0 without one
 */
record ReportCheck(int width, int height) {

  /** Creates a check for games with this setup. */
  static ReportCheck of(Setup setup) {
    return switch (setup) {
      case Setup.Board board -> new ReportCheck(board.width(), board.height());
      case Setup.Text _ -> new ReportCheck(0, 0);
    };
  }

  /**
   * Returns an engine's answer.
   *
   * @throws EngineException if it is null
   */
  static <T> T answered(@Nullable T answer) throws EngineException {
    if (answer == null) {
      throw new EngineException(
          EngineException.Kind.BROKEN, "the plugin returned null for an answer");
    }
    return answer;
  }

  SearchResult checked(SearchResult result) {
    return new SearchResult(result.move(), checked(result.last()));
  }

  SearchProgress checked(SearchProgress progress) {
    return new SearchProgress(
        Math.max(0, progress.nodes()),
        progress.lines().stream().flatMap(line -> checked(line).stream()).toList(),
        progress.current().filter(this::isPrintable));
  }

  /**
   * Returns a variation up to its first invalid move; empty if its first move or its score is
   * invalid.
   */
  private Optional<Variation> checked(Variation line) {
    List<Move> moves = line.moves().stream().takeWhile(this::isPrintable).toList();
    return moves.isEmpty() && !line.moves().isEmpty()
        ? Optional.empty()
        : checked(line.score())
            .map(
                score ->
                    new Variation(
                        score,
                        moves,
                        Math.max(0, line.depth()),
                        Math.max(0, line.selectiveDepth()),
                        Math.max(0, line.nodes()),
                        checked(line.prior())));
  }

  private static Optional<Score> checked(Score score) {
    return switch (score) {
      case Score.Estimate(double rate) when Double.isNaN(rate) -> Optional.empty();
      case Score.Estimate(double rate) -> Optional.of(new Score.Estimate(clamped(rate)));
      case Score.Win(OptionalInt plies) -> Optional.of(new Score.Win(checked(plies)));
      case Score.Draw draw -> Optional.of(draw);
      case Score.Loss(OptionalInt plies) -> Optional.of(new Score.Loss(checked(plies)));
    };
  }

  private static OptionalDouble checked(OptionalDouble prior) {
    return prior.stream().filter(it -> !Double.isNaN(it)).map(ReportCheck::clamped).findFirst();
  }

  private static double clamped(double rate) {
    return Math.clamp(rate, 0.0, 1.0);
  }

  private static OptionalInt checked(OptionalInt plies) {
    return plies.stream().filter(it -> it >= 0).findFirst();
  }

  Finding checked(Finding finding) {
    return new Finding(
        finding.text(),
        finding.marks().stream().filter(mark -> isPrintable(mark.point())).toList());
  }

  private boolean isPrintable(Move move) {
    return switch (move) {
      case Place place -> place.isOn(width, height);
      case Places(List<Place> points) -> points.stream().allMatch(this::isPrintable);
      case Move.Text(String notation) -> notation.chars().noneMatch(Character::isISOControl);
      case Move.Pass _, Move.Swap _, Move.Resign _ -> true;
    };
  }
}
