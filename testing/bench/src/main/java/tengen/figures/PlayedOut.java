package tengen.figures;

import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Side;
import tengen.game.Verdict;

/** Plays games between two players to the end by the rules. */
final class PlayedOut {
  private PlayedOut() {}

  /** A player that has a move for every position. */
  @FunctionalInterface
  interface Player {
    Move move(Position position) throws EngineException, InterruptedException;
  }

  /** Returns Black's half points: 0, 1 (a draw, or undecided after {@code maxTurns}) or 2. */
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
