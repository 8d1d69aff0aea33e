package tengen.figures;

import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Verdict;

/** Games that two players play to the end by the rules alone. */
final class PlayedOut {
  private PlayedOut() {}

  /** Has a move for every position of its turn. */
  @FunctionalInterface
  interface Player {
    Move move(Position position) throws EngineException, InterruptedException;
  }

  /** What the game brings Black: 0, 1 (a draw, or open after {@code maxTurns}) or 2 half points. */
  static int halfPoints(GameRules rules, Position start, int maxTurns, Player black, Player white)
      throws EngineException, InterruptedException {
    Position position = start;
    Verdict verdict = rules.verdict(position);
    while (verdict instanceof Verdict.Open && position.turns().size() < maxTurns) {
      Player player = position.toMove() == Side.BLACK ? black : white;
      position = rules.play(position, player.move(position));
      verdict = rules.verdict(position);
    }
    return verdict instanceof Verdict.Won won ? (won.side() == Side.BLACK ? 2 : 0) : 1;
  }
}
