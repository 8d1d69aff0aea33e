package tengen.protocol.record;

import java.util.List;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;

/**
 * A game as stored in a file. Legality is not checked.
 *
 * @param setup the board with its stones before the first move
 * @param toMove side of the first move, or to move if there are none
 * @param moves in playing order
 * @param branches variations
 */
public record GameRecord(
    GameInfo info,
    Setup.Board setup,
    Side toMove,
    List<RecordedMove> moves,
    List<Branch> branches) {
  /** Maximum side of a board: GTP, the page and queries have letters for 25 columns. */
  public static final int MAX_SIDE = 25;

  /** Maximum number of moves, including branches, of a game that is stored or played at a table. */
  public static final int MAX_MOVES = 10_000;

  /** Maximum length of the text of a setup of such a game, in UTF-16 characters. */
  public static final int MAX_TEXT_CHARACTERS = 65_536;

  /**
   * Maximum number of moves times characters of the text of a setup, since a move of a game without
   * a board may copy and search all of its position.
   */
  private static final int MAX_MOVES_BY_CHARACTERS = 1 << 24;

  public GameRecord {
    if (Math.max(setup.width(), setup.height()) > MAX_SIDE) {
      throw new IllegalArgumentException("a side is longer than " + MAX_SIDE);
    }
    moves = List.copyOf(moves);
    branches = List.copyOf(branches);
    Branch.check(moves.size(), branches);
    toMove = moves.isEmpty() ? toMove : moves.getFirst().turn().side();
  }

  /** Creates a game without branches. */
  public GameRecord(GameInfo info, Setup.Board setup, Side toMove, List<RecordedMove> moves) {
    this(info, setup, toMove, moves, List.of());
  }

  /**
   * Returns the maximum number of moves of a game that a session replays.
   *
   * @param characters length of the text of its setup, 0 for a board
   */
  public static int maxMoves(int characters) {
    return Math.min(MAX_MOVES, MAX_MOVES_BY_CHARACTERS / Math.max(1, characters));
  }

  /**
   * Returns the position after the first {@code count} moves, with the side of the next one to
   * move; empty if the rules forbid a move.
   *
   * @param rules that allow the setup
   * @param count may exceed the number of moves
   */
  public Optional<Position> position(GameRules rules, int count) {
    int played = Math.clamp(count, 0, moves.size());
    Ruling ruling = rules.judge(rules.start(setup).withToMove(toMove));
    for (RecordedMove move : moves.subList(0, played)) {
      Turn turn = move.turn();
      Ruling before = ruling.withToMove(turn.side());
      if (before.objection(turn.move()).isPresent()) {
        return Optional.empty();
      }
      ruling = before.play(turn.move());
    }
    Position position = ruling.position();
    return Optional.of(
        played < moves.size() ? position.withToMove(moves.get(played).turn().side()) : position);
  }
}
