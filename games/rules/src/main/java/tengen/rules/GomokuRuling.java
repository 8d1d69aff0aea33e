package tengen.rules;

import java.util.Optional;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;

/** A position of Gomoku with its replay. The next move extends the replay. */
record GomokuRuling(GomokuRules rules, Position position, GomokuReplay replay) implements Ruling {

  @Override
  public Verdict verdict() {
    return replay.verdict();
  }

  @Override
  public Optional<String> objection(Move move) {
    return rules.objection(replay, position.toMove(), move);
  }

  @Override
  public boolean isQuick() {
    return rules.isQuick();
  }

  @Override
  public Ruling play(Move move) {
    return new GomokuRuling(
        rules, rules.play(position, move), replay.after(new Turn(position.toMove(), move)));
  }

  @Override
  public Ruling withToMove(Side side) {
    return new GomokuRuling(rules, position.withToMove(side), replay);
  }
}
