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
 * One game as a file keeps it. Nothing here is checked for legality.
 *
 * @param setup the board, and what stood on it before the first move
 * @param toMove who moves first; where there are moves, the side of the first one
 * @param moves first one first
 * @param branches what else could have been played
 */
public record GameRecord(
    GameInfo info,
    Setup.Board setup,
    Side toMove,
    List<RecordedMove> moves,
    List<Branch> branches) {
  /** The longest side of a board: as many as SGF has letters. */
  public static final int MAX_SIDE = 52;

  /** Maximum number of moves of a game that is stored or played at a table, with its branches. */
  public static final int MAX_MOVES = 10_000;

  /** Maximum length of the text that such a game begins with, in UTF-16 characters. */
  public static final int MAX_TEXT_CHARACTERS = 65_536;

  public GameRecord {
    if (Math.max(setup.width(), setup.height()) > MAX_SIDE) {
      throw new IllegalArgumentException("a side is longer than " + MAX_SIDE);
    }
    moves = List.copyOf(moves);
    branches = List.copyOf(branches);
    Branch.check(moves.size(), branches);
    toMove = moves.isEmpty() ? toMove : moves.getFirst().turn().side();
  }

  /** A game without branches. */
  public GameRecord(GameInfo info, Setup.Board setup, Side toMove, List<RecordedMove> moves) {
    this(info, setup, toMove, moves, List.of());
  }

  /**
   * The position after the first {@code count} moves, with the side of the next one to move. Empty:
   * the rules object to one of them.
   *
   * @param rules to play by; they have no objection to the setup
   * @param count more than there are: all of them
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
