package tengen.gomoku.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tengen.game.Move;
import tengen.gomoku.board.Points;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.Variation;

/** Conversion of root moves to the progress reported to the host. */
final class GomokuProgressReport {
  private GomokuProgressReport() {}

  /** Returns a report with the requested lines that have a value. */
  static SearchProgress of(
      RootMoves root, GomokuSearchParameters parameters, long nodes, boolean running) {
    Optional<Move> current = running ? Optional.of(Points.place(root.current())) : Optional.empty();
    return of(root.moves(), parameters, nodes, current);
  }

  static SearchProgress of(
      List<RootMove> moves, GomokuSearchParameters parameters, long nodes, Optional<Move> current) {
    List<Variation> lines =
        moves.stream()
            .limit(parameters.lines())
            .filter(RootMove::hasValue)
            .map(move -> variation(move, parameters.continuous()))
            .toList();
    return new SearchProgress(nodes, lines, current);
  }

  private static Variation variation(RootMove move, boolean continuous) {
    List<Move> line =
        IntStream.of(move.line()).mapToObj(Points::place).map(Move.class::cast).toList();
    return new Variation(
        score(move, continuous),
        line,
        move.depth(),
        move.selectiveDepth(),
        move.nodes(),
        OptionalDouble.empty());
  }

  private static Score score(RootMove move, boolean continuous) {
    int value = move.value();
    if (continuous || !move.isProven()) {
      return new Score.Estimate(SearchValue.winRate(value));
    }
    OptionalInt plies = OptionalInt.of(SearchValue.WIN - Math.abs(value));
    return value > 0 ? new Score.Win(plies) : new Score.Loss(plies);
  }
}
