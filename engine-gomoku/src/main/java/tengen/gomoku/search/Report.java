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

/** What a search has found, for its host. */
final class Report {
  private Report() {}

  /** The wanted lines that have a value. */
  static SearchProgress of(Root root, Question question, long nodes, boolean running) {
    List<Variation> lines =
        root.moves().stream()
            .limit(question.lines())
            .filter(RootMove::hasValue)
            .map(move -> variation(move, question.continuous()))
            .toList();
    Optional<Move> current = running ? Optional.of(Points.place(root.current())) : Optional.empty();
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
      return new Score.Estimate(Values.winRate(value));
    }
    OptionalInt plies = OptionalInt.of(Values.WIN - Math.abs(value));
    return value > 0 ? new Score.Win(plies) : new Score.Loss(plies);
  }
}
