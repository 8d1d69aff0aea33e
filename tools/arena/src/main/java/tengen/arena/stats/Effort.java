package tengen.arena.stats;

import java.util.List;
import java.util.Optional;
import tengen.arena.game.GameResult;
import tengen.arena.game.PlayedMove;
import tengen.game.Side;

/**
 * What one contestant's moves cost. Depth and speed are those of the moves that come with one.
 *
 * @param moves how many, with those that lost a game and were not played
 * @param micros all together
 * @param maxMicros the longest
 * @param depthMoves with a depth
 * @param depths all together, in plies
 * @param nodes all together
 * @param nodeMicros of the moves with a number of nodes
 */
public record Effort(
    int moves,
    long micros,
    long maxMicros,
    int depthMoves,
    long depths,
    long nodes,
    long nodeMicros) {
  /** No move yet. */
  public static final Effort NONE = new Effort(0, 0, 0, 0, 0, 0, 0);

  /** One side's of one game. */
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

  /** This and more. */
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

  /** Of one move; 0 where there is none. */
  public double averageMs() {
    return moves == 0 ? 0 : micros / 1000.0 / moves;
  }

  /** Of one move. */
  public double maxMs() {
    return maxMicros / 1000.0;
  }

  /** In plies; 0: unknown. */
  public double averageDepth() {
    return depthMoves == 0 ? 0 : (double) depths / depthMoves;
  }

  /** 0: unknown. */
  public long nodesPerSecond() {
    return nodeMicros == 0 ? 0 : Math.round(nodes * 1e6 / nodeMicros);
  }
}
