package tengen.protocol.session;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;

/** A referee that keeps its contract until it is told to fail. Confined to one thread. */
public final class FailingRules implements GameRules {
  /** How it fails. */
  public enum Way {
    /** Not at all. */
    NONE,
    /** By an exception. */
    EXCEPTION,
    /** By null in place of each answer. */
    NULL
  }

  private final GameRules rules;
  private Way way = Way.NONE;

  /** These rules as long as it does not fail. */
  public FailingRules(GameRules rules) {
    this.rules = rules;
  }

  /** From now on it fails so. */
  public void fail(Way chosen) {
    way = chosen;
  }

  private <T> T answer(T answer) {
    return switch (way) {
      case NONE -> answer;
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
    return answer(rules.legalMoves(position));
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
