package tengen.arena.game;

import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Side;

/**
 * One game as it was played.
 *
 * @param number of its {@link Pairing}
 * @param pair of its {@link Pairing}
 * @param black name of the contestant
 * @param white name of the contestant
 * @param opening where it began
 * @param moves after the opening
 * @param unplayedMicros time the loser spent on a move that was not played, because it was late,
 *     illegal, a resignation or a crash; 0 where the last move was played
 */
public record GameResult(
    int number,
    int pair,
    String black,
    String white,
    Opening opening,
    List<PlayedMove> moves,
    long unplayedMicros,
    GameOutcome outcome) {
  public GameResult {
    moves = List.copyOf(moves);
  }

  /** The name of the contestant that won; empty: a draw. */
  public Optional<String> winner() {
    return outcome.winner().map(side -> side == Side.BLACK ? black : white);
  }

  /** The position at the end; an illegal last move is not in it. */
  public Position end(GameRules rules) {
    Position position = opening.position();
    for (PlayedMove move : moves) {
      position = rules.play(position, move.turn().move());
    }
    return position;
  }
}
