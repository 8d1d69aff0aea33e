package tengen.cgt.play;

import java.util.Optional;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Side;
import tengen.game.Verdict;

/** A ruling that keeps the position's state, from which the next move continues. */
record CgtRuling(CgtRules rules, Position position, GameState state) implements Ruling {
  @Override
  public Verdict verdict() {
    return CgtRules.verdict(state, position.toMove());
  }

  @Override
  public Optional<String> objection(Move move) {
    return rules.objection(state, position.toMove(), move);
  }

  @Override
  public Ruling play(Move move) {
    return new CgtRuling(rules, rules.play(position, move), state.after(position.toMove(), move));
  }

  @Override
  public Ruling withToMove(Side side) {
    return new CgtRuling(rules, position.withToMove(side), state);
  }
}
