package tengen.game;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * The referee of one game: stateless and obvious. Any thread may call it, many at a time; it never
 * blocks.
 *
 * <p>Implementations are found by {@link java.util.ServiceLoader}. Hosts judge every move by them
 * and engines are tested against them, so they are written to be read. They need not be fast, but
 * hosts ask within deadlines, on threads that sessions share: a call takes milliseconds at most.
 *
 * <p>Unless a method says otherwise, a {@link Position} given here has this game's {@link #id()}, a
 * setup without {@linkplain #objection(Setup) objection} and turns that were each legal when made,
 * apart from whose turn it was; the result for any other position is unspecified.
 */
public interface GameRules {

  /** The name in {@link Position#rules()}: {@code gomoku-renju}, {@code nogo}, {@code nim}. */
  String id();

  /**
   * The game that these rules are a form of: {@code gomoku} for {@code gomoku-renju}. The id is the
   * family, or the family, a hyphen and the rule.
   */
  default String family() {
    return id();
  }

  /**
   * Where a game begins if nobody asks for another start: the board most played on, 15×15 unless
   * the rules say otherwise, or an example of the notation in a game without a board.
   */
  default Setup usualSetup() {
    return initialBoard(15, 15);
  }

  /**
   * A board of this size as it is before the first turn. Total: any size may be asked about; {@link
   * #objection(Setup)} tells whether it can be played.
   */
  default Setup.Board initialBoard(int width, int height) {
    return Setup.Board.empty(width, height);
  }

  /** A game that begins from this setup, with the side to move that has the first turn. */
  default Position start(Setup setup) {
    return Position.start(id(), setup);
  }

  /**
   * The position after the side to move has made this move, with the side to move that has the next
   * turn: the opponent, unless the rules say otherwise. The move is without {@linkplain
   * #objection(Position, Move) objection}.
   */
  default Position play(Position position, Move move) {
    return position.play(move);
  }

  /** The letters that players of this game name columns by, the leftmost first, in lower case. */
  default String columns() {
    return "abcdefghijklmnopqrstuvwxyz";
  }

  /** The side of the square about the centre that openings keep to; longer sides mean all. */
  default int openingSide() {
    return Integer.MAX_VALUE;
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
   * This position judged, for who goes on from it move by move. Rules that replay a game to judge
   * it return a ruling that keeps the replay.
   */
  default Ruling judge(Position position) {
    return new ReplayedRuling(this, position);
  }

  /**
   * The stones on the board now, as a setup without turns. A finished line of a continuous game is
   * neutral. Empty: this game has no board.
   */
  Optional<Setup.Board> board(Position position);

  /** The state now in the notation of {@link Setup.Text}, or a drawing of the board. */
  String describe(Position position);
}
