package tengen.game;

import java.util.Optional;

/** A ruling without a cache: asks the referee on every call. */
record ReplayedRuling(GameRules rules, Position position) implements Ruling {

  @Override
  public Verdict verdict() {
    return rules.verdict(position);
  }

  @Override
  public Optional<String> objection(Move move) {
    return rules.objection(position, move);
  }

  @Override
  public Ruling play(Move move) {
    return rules.judge(rules.play(position, move));
  }

  @Override
  public Ruling withToMove(Side side) {
    return rules.judge(position.withToMove(side));
  }
}
