package tengen.testkit;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;
import tengen.game.Verdict;

/**
 * A toy game without a board: players take any number from one heap; a player who cannot has lost.
 */
record ToyHeap() implements GameRules {

  @Override
  public String id() {
    return "toy-heap";
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return setup instanceof Setup.Text(var size) && size.matches("[0-9]+")
        ? Optional.empty()
        : Optional.of("a number");
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    return move instanceof Move.Text(var taken)
            && taken.matches("[1-9][0-9]*")
            && new BigInteger(taken).compareTo(left(position)) <= 0
        ? Optional.empty()
        : Optional.of("take 1 to " + left(position));
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    return Stream.iterate(
            BigInteger.ONE, taken -> taken.compareTo(left(position)) <= 0, BigInteger.ONE::add)
        .map(taken -> new Move.Text(taken.toString()));
  }

  @Override
  public Verdict verdict(Position position) {
    return left(position).signum() > 0
        ? new Verdict.Open()
        : new Verdict.Won(position.toMove().other(), "heap taken", List.of());
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.empty();
  }

  @Override
  public String describe(Position position) {
    return left(position).toString();
  }

  private static BigInteger left(Position position) {
    BigInteger left = new BigInteger(((Setup.Text) position.setup()).notation());
    for (Turn turn : position.turns()) {
      left = left.subtract(new BigInteger(((Move.Text) turn.move()).notation()));
    }
    return left;
  }
}
