package tengen.game;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * The referee of one game: slow, stateless and obvious. Any thread may call it; it never blocks.
 *
 * <p>Implementations are found by {@link java.util.ServiceLoader}. Hosts judge every move by them
 * and engines are tested against them, so they are written to be read, not to be fast.
 *
 * <p>Unless a method says otherwise, a {@link Position} given here has this game's {@link #id()}, a
 * setup without {@linkplain #objection(Setup) objection} and turns that were each legal when made,
 * apart from whose turn it was; the result for any other position is unspecified.
 */
public interface GameRules {

  /** The name in {@link Position#rules()}: {@code gomoku-renju}, {@code nogo}, {@code nim}. */
  String id();

  /**
   * A start to show the notation with, where a session begins in a game without a board. Empty:
   * this game is played on boards.
   */
  default Optional<Setup.Text> example() {
    return Optional.empty();
  }

  /**
   * Why this setup cannot be played: its size, its stones, its notation. Empty: it can. Total: any
   * setup may be asked about.
   */
  Optional<String> objection(Setup setup);

  /**
   * Why the side to move may not make this move. Empty: it may. Total in {@code move}: any move may
   * be asked about. In a finished game every move is objected to, but for a pass where the rules
   * still take one, as Gomoku does on a full board.
   */
  Optional<String> objection(Position position, Move move);

  /**
   * All moves without objection for the side to move, each once, in an order that is always the
   * same; none in a finished game. Lazy: a heap may allow 10^18 moves, so callers limit what they
   * take.
   */
  Stream<Move> legalMoves(Position position);

  /** Whether the game is over, and why. */
  Verdict verdict(Position position);

  /**
   * The stones on the board now, as a setup without turns. A finished line of a continuous game is
   * neutral. Empty: this game has no board.
   */
  Optional<Setup.Board> board(Position position);

  /** The state now in the notation of {@link Setup.Text}, or a drawing of the board. */
  String describe(Position position);
}
