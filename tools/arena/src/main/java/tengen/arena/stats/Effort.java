package tengen.arena.stats;

import java.util.List;
import java.util.Optional;
import tengen.arena.game.GameResult;
import tengen.arena.game.PlayedMove;
import tengen.game.Side;

/**
 * Time, depth and nodes of one contestant's moves. Averages of depth and speed use only the moves
 * that report them.
 *
 * @param moves number of moves, including unplayed ones that lost a game
 * @param micros total time
 * @param maxMicros longest time of a move
 * @param depthMoves number of moves with a depth
 * @param depths sum of depths, in plies
 * @param nodes total nodes
 * @param nodeMicros total time of moves with a node count
 */
public record Effort(
    int moves,
    long micros,
    long maxMicros,
    int depthMoves,
    long depths,
    long nodes,
    long nodeMicros) {
  /** The effort before any move. */
  public static final Effort NONE = new Effort(0, 0, 0, 0, 0, 0, 0);

  /** Returns the effort of one side in a game. */
  static Effort of(GameResult game, Side side) {
    List<PlayedMove> own =
        game.moves().stream().filter(move -> move.turn().side() == side).toList();
    Effort played = own.stream().map(Effort::of).reduce(NONE, Effort::plus);
    boolean hasLost = game.outcome().winner().equals(Optional.of(side.other()));
    return hasLost ? played.plus(unplayed(game.unplayedMicros())) : played;
  }

  private static Effort unplayed(long micros) {
    return micros == 0 ? NONE : new Effort(1, micros, micros, 0, 0, 0, 0);
  }

  private static Effort of(PlayedMove move) {
    return new Effort(
        1,
        move.micros(),
        move.micros(),
        move.depth() > 0 ? 1 : 0,
        move.depth(),
        move.nodes(),
        move.nodes() > 0 ? move.micros() : 0);
  }

  /** Returns the sum of both. */
  public Effort plus(Effort more) {
    return new Effort(
        moves + more.moves,
        micros + more.micros,
        Math.max(maxMicros, more.maxMicros),
        depthMoves + more.depthMoves,
        depths + more.depths,
        nodes + more.nodes,
        nodeMicros + more.nodeMicros);
  }

  /** Returns the average time per move in milliseconds, or 0 without moves. */
  public double averageMs() {
    return moves == 0 ? 0 : micros / 1000.0 / moves;
  }

  /** Returns the longest time of a move in milliseconds. */
  public double maxMs() {
    return maxMicros / 1000.0;
  }

  /** Returns the average depth in plies, or 0 if unknown. */
  public double averageDepth() {
    return depthMoves == 0 ? 0 : (double) depths / depthMoves;
  }

  /** Returns the speed, or 0 if unknown. */
  public long nodesPerSecond() {
    return nodeMicros == 0 ? 0 : Math.round(nodes * 1e6 / nodeMicros);
  }
}
