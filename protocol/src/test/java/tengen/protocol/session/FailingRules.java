package tengen.protocol.session;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;

/** Rules that work until they are told to fail. Confined to one thread. */
public final class FailingRules implements GameRules {
  /** The way of failing. */
  public enum Way {
    /** No failure. */
    NONE,
    /** Each method throws an exception. */
    EXCEPTION,
    /** Each method returns null. */
    NULL,
    /** The stream of legal moves throws an exception while it is read. */
    MOVES
  }

  private final GameRules rules;
  private Way way = Way.NONE;

  /** Creates rules that delegate to these until they are told to fail. */
  public FailingRules(GameRules rules) {
    this.rules = rules;
  }

  /** Chooses the way of failing from now on. */
  public void fail(Way chosen) {
    way = chosen;
  }

  private <T> T answer(T answer) {
    return switch (way) {
      case NONE, MOVES -> answer;
      case EXCEPTION -> throw new IllegalStateException("a bug");
      case NULL -> null;
    };
  }

  @Override
  public String id() {
    return rules.id();
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return answer(rules.objection(setup));
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    return answer(rules.objection(position, move));
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    Stream<Move> moves = rules.legalMoves(position);
    return way == Way.MOVES
        ? moves.peek(
            _ -> {
              throw new IllegalStateException("a bug");
            })
        : answer(moves);
  }

  @Override
  public Verdict verdict(Position position) {
    return answer(rules.verdict(position));
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return answer(rules.board(position));
  }

  @Override
  public String describe(Position position) {
    return answer(rules.describe(position));
  }
}
