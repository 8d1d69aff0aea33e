package tengen.arena.game;

import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Side;

/**
 * A finished game.
 *
 * @param number of its {@link Pairing}
 * @param pair of its {@link Pairing}
 * @param black name of the contestant
 * @param white name of the contestant
 * @param opening initial position
 * @param moves after the opening
 * @param unplayedMicros time that the loser spent on a move that was not played because it was
 *     late, illegal, a resignation or a crash; 0 if the last move was played
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

  /** Returns the name of the winner, or empty for a draw. */
  public Optional<String> winner() {
    return outcome.winner().map(side -> side == Side.BLACK ? black : white);
  }

  /** Returns whether this contestant played and lost. */
  public boolean isLostBy(String name) {
    return (black.equals(name) || white.equals(name))
        && winner().filter(other -> !other.equals(name)).isPresent();
  }

  /** Returns the final position, without an illegal last move. */
  public Position end(GameRules rules) {
    Position position = opening.position();
    for (PlayedMove move : moves) {
      position = rules.play(position, move.turn().move());
    }
    return position;
  }
}
