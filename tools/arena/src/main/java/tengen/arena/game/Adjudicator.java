package tengen.arena.game;

import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;
import java.util.stream.Stream;
import tengen.game.Side;

/** Ends games by adjudication. Stateless. */
final class Adjudicator {
  private Adjudicator() {}

  /** Returns the outcome after these moves, or empty if the game goes on. */
  static Optional<GameOutcome> judge(Adjudication rule, List<PlayedMove> moves) {
    if (rule.maxMoves() > 0 && moves.size() >= rule.maxMoves()) {
      return Optional.of(
          GameOutcome.drawn(Reason.ADJUDICATED, "after " + rule.maxMoves() + " moves"));
    }
    return Stream.of(agreedDraw(rule, moves), agreedWin(rule, moves, Side.BLACK))
        .flatMap(Optional::stream)
        .findFirst()
        .or(() -> agreedWin(rule, moves, Side.WHITE));
  }

  private static Optional<GameOutcome> agreedDraw(Adjudication rule, List<PlayedMove> moves) {
    DoublePredicate even = rate -> Math.abs(rate - 0.5) <= rule.drawMargin();
    return bothScored(moves, rule.drawMoves(), even, even)
        ? Optional.of(GameOutcome.drawn(Reason.ADJUDICATED, "both engines see a draw"))
        : Optional.empty();
  }

  private static Optional<GameOutcome> agreedWin(
      Adjudication rule, List<PlayedMove> moves, Side winner) {
    DoublePredicate lost = rate -> rate <= rule.resignRate();
    DoublePredicate won = rate -> rate >= 1 - rule.resignRate();
    boolean agreed =
        winner == Side.BLACK
            ? bothScored(moves, rule.resignMoves(), won, lost)
            : bothScored(moves, rule.resignMoves(), lost, won);
    return agreed
        ? Optional.of(GameOutcome.won(winner, Reason.ADJUDICATED, "both engines see a win"))
        : Optional.empty();
  }

  private static boolean bothScored(
      List<PlayedMove> moves, int times, DoublePredicate black, DoublePredicate white) {
    return times > 0
        && lastScored(moves, times, Side.BLACK, black)
        && lastScored(moves, times, Side.WHITE, white);
  }

  private static boolean lastScored(
      List<PlayedMove> moves, int times, Side side, DoublePredicate condition) {
    List<PlayedMove> last =
        moves.reversed().stream().filter(move -> move.turn().side() == side).limit(times).toList();
    return last.size() == times
        && last.stream().allMatch(move -> move.winRate().stream().anyMatch(condition));
  }
}
