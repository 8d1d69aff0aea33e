package tengen.protocol.gtp;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;

/** A game without moves that is usually set up on a rectangle. */
record SevenBySixRules() implements GameRules {
  @Override
  public String id() {
    return "seven-by-six";
  }

  @Override
  public Setup usualSetup() {
    return initialBoard(7, 6);
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return Optional.empty();
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    return Optional.of("no moves");
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    return Stream.of();
  }

  @Override
  public Verdict verdict(Position position) {
    return new Verdict.Open();
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.of((Setup.Board) position.setup());
  }

  @Override
  public String describe(Position position) {
    return "";
  }
}
