package tengen.store.testing;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;

/** A game without a board that never ends and in which every move is legal. */
public final class EndlessGame implements GameRules {
  private static final Move ONLY = new Move.Text("1");

  @Override
  public String id() {
    return "endless";
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return Optional.empty();
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    return Optional.empty();
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    return Stream.of(ONLY);
  }

  @Override
  public Verdict verdict(Position position) {
    return new Verdict.Open();
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.empty();
  }

  @Override
  public String describe(Position position) {
    return "";
  }
}
