package tengen.testkit;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;
import tengen.game.Verdict;

/**
 * A toy game without a board: players take one to three from a heap; a player who cannot has lost.
 */
final class OneHeap implements GameRules {
  static final String ID = "one-heap";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Setup usualSetup() {
    return new Setup.Text("20");
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return setup instanceof Setup.Text(var size) && size.matches("[0-9]{1,18}")
        ? Optional.empty()
        : Optional.of("a number of at most 18 digits");
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    return legalMoves(position).anyMatch(move::equals)
        ? Optional.empty()
        : Optional.of("take 1 to 3, at most " + left(position));
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    return LongStream.rangeClosed(1, Math.min(3, left(position)))
        .mapToObj(taken -> new Move.Text(Long.toString(taken)));
  }

  @Override
  public Verdict verdict(Position position) {
    return left(position) > 0
        ? new Verdict.Open()
        : new Verdict.Won(position.toMove().other(), "heap taken", List.of());
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.empty();
  }

  @Override
  public String describe(Position position) {
    return Long.toString(left(position));
  }

  private static long left(Position position) {
    long left = Long.parseLong(((Setup.Text) position.setup()).notation());
    for (Turn turn : position.turns()) {
      left -= Long.parseLong(((Move.Text) turn.move()).notation());
    }
    return left;
  }
}
