package tengen.protocol.words;

import java.util.List;
import tengen.game.Move;
import tengen.game.Setup;
import tengen.game.Turn;

/** Estimates the heap of games, in bytes. */
public final class GameBytes {
  /** Heap of a game without a board per character of its text, including its referee's data. */
  private static final long TEXT_BYTES = 8;

  private static final long STONE_BYTES = 32;

  /** Heap of a position without its setup and turns. */
  private static final long BASE_BYTES = 256;

  /** Heap of a turn in the list of a position that shares it with others. */
  private static final long REFERENCE_BYTES = 8;

  private static final long TURN_BYTES = 96;
  private static final long MOVE_BYTES = 32;

  private GameBytes() {}

  /** Returns the size of a position of a game that has its turns already. */
  public static long ofShared(Setup setup, long turns) {
    long points = setup instanceof Setup.Board board ? (long) board.width() * board.height() : 0;
    return BASE_BYTES + points + of(setup) + REFERENCE_BYTES * turns;
  }

  /** Returns the size of a setup. */
  public static long of(Setup setup) {
    return switch (setup) {
      case Setup.Text(String notation) -> TEXT_BYTES * notation.length();
      case Setup.Board board ->
          STONE_BYTES * (board.black().size() + board.white().size() + board.neutral().size());
    };
  }

  /** Returns the size of a game's turns. */
  public static long of(List<Turn> turns) {
    return turns.stream().mapToLong(GameBytes::of).sum();
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
