package tengen.protocol.words;

import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;

/** Estimates the heap of games, in bytes. */
public final class GameBytes {
  /** Heap of a game without a board per character of its text, including its referee's data. */
  private static final long TEXT_BYTES = 8;

  private static final long STONE_BYTES = 32;
  private static final long TURN_BYTES = 96;
  private static final long MOVE_BYTES = 32;

  private GameBytes() {}

  /** Returns the size of a position: its setup and its turns. */
  public static long of(Position position) {
    return of(position.setup()) + position.turns().stream().mapToLong(GameBytes::of).sum();
  }

  /** Returns the size of a setup. */
  public static long of(Setup setup) {
    return switch (setup) {
      case Setup.Text(String notation) -> TEXT_BYTES * notation.length();
      case Setup.Board board ->
          STONE_BYTES * (board.black().size() + board.white().size() + board.neutral().size());
    };
  }

  /** Returns the size of a turn. */
  public static long of(Turn turn) {
    return TURN_BYTES + of(turn.move());
  }

  /** Returns the size of a move. */
  public static long of(Move move) {
    return MOVE_BYTES + (move instanceof Move.Text(String notation) ? 2L * notation.length() : 0);
  }
}
