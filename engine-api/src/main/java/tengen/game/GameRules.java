package tengen.game;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game's referee: stateless and simple. Any thread may call any method, many at a time; no method
 * blocks.
 *
 * <p>Implementations are found by {@link java.util.ServiceLoader}. Hosts check every move with them
 * and engines are tested against them, so they are written to be read rather than to be fast. Hosts
 * call them within deadlines on shared threads, so a call may take milliseconds at most.
 *
 * <p>Unless a method says otherwise, a {@link Position} given here has this game's {@link #id()}, a
 * valid setup and turns that were each legal when played, apart from whose turn it was. For any
 * other position the result is unspecified.
 */
public interface GameRules {

  /**
   * Returns the id used in {@link Position#rules()}, such as {@code gomoku-renju}, {@code nogo} or
   * {@code nim}.
   */
  String id();

  /**
   * Returns the game that these rules are a variant of, such as {@code gomoku} for {@code
   * gomoku-renju}. An id is the family alone, or the family, a hyphen and the variant.
   */
  default String family() {
    return id();
  }

  /**
   * Returns the default setup of a game: a board of the most common size, 15×15 unless overridden,
   * or an example of the notation in a game without a board.
   */
  default Setup usualSetup() {
    return initialBoard(15, 15);
  }

  /**
   * Returns a board of this size before the first turn. Accepts any size; {@link #objection(Setup)}
   * tells whether it can be played on.
   */
  default Setup.Board initialBoard(int width, int height) {
    return Setup.Board.empty(width, height);
  }

  /** Returns the position before the first turn, with the side to move that moves first. */
  default Position start(Setup setup) {
    return Position.start(id(), setup);
  }

  /**
   * Returns the position after a move by the side to move. By default the turn passes to the
   * opponent. The move must have no {@linkplain #objection(Position, Move) objection}.
   */
  default Position play(Position position, Move move) {
    return position.play(move);
  }

  /**
   * Returns the letters that name the columns in this game's notation, from left to right, in lower
   * case.
   */
  default String columns() {
    return "abcdefghijklmnopqrstuvwxyz";
  }

  /**
   * Returns the side length of the central square in which openings begin. A value larger than the
   * board means the whole board.
   */
  default int openingSide() {
    return Integer.MAX_VALUE;
  }

  /**
   * Returns how a page shows this game if it does not know it. By default the page draws a board
   * with lines, and makes a name of the id. Hosts call this for each client, so it should return a
   * constant.
   */
  default Optional<GameLook> look() {
    return Optional.empty();
  }

  /**
   * Returns why this setup cannot be played (size, stones or notation), or empty if it can. Accepts
   * any setup.
   */
  Optional<String> objection(Setup setup);

  /**
   * Returns why the side to move may not make this move, or empty if it may. Accepts any move. In a
   * finished game every move is illegal except a pass where the rules allow one, as Gomoku does on
   * a full board.
   */
  Optional<String> objection(Position position, Move move);

  /**
   * Returns all legal moves of the side to move, without duplicates and in a fixed order; none in a
   * finished game. Lazy: a heap of Nim may allow 10^18 moves, so callers limit how many they take.
   */
  Stream<Move> legalMoves(Position position);

  /** Returns whether the game is open, won or drawn, with the reason. */
  Verdict verdict(Position position);

  /**
   * Returns a ruling on this position for a caller that continues from it move by move. Rules that
   * replay a game to judge it return a ruling that caches the replay.
   */
  default Ruling judge(Position position) {
    return new ReplayedRuling(this, position);
  }

  /**
   * Returns the current stones as a setup without turns, or empty if this game has no board. A
   * completed line in a continuous game is neutral.
   */
  Optional<Setup.Board> board(Position position);

  /** Returns the current state in the notation of {@link Setup.Text}, or a drawing of the board. */
  String describe(Position position);
}
