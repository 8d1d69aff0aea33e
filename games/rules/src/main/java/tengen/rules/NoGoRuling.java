package tengen.rules;

import java.util.Optional;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Side;
import tengen.game.Verdict;

/**
 * A position of NoGo with its stones. The next move copies the stones and adds its own.
 *
 * @param stones never changed; methods try moves on a copy
 */
record NoGoRuling(NoGo rules, Position position, RefereeGrid stones) implements Ruling {

  @Override
  public Verdict verdict() {
    return NoGo.verdict(new RefereeGrid(stones), position.toMove());
  }

  @Override
  public Optional<String> objection(Move move) {
    return NoGo.objection(new RefereeGrid(stones), position.toMove(), move);
  }

  @Override
  public boolean isQuick() {
    return true;
  }

  @Override
  public Ruling play(Move move) {
    var next = new RefereeGrid(stones);
    if (move instanceof Place stone) {
      next.put(stone, RefereeGrid.colour(position.toMove()));
    }
    return new NoGoRuling(rules, rules.play(position, move), next);
  }

  @Override
  public Ruling withToMove(Side side) {
    return new NoGoRuling(rules, position.withToMove(side), stones);
  }
}
