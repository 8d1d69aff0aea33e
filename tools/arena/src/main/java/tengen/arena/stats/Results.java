package tengen.arena.stats;

import java.util.HashMap;
import java.util.Map;
import tengen.arena.game.GameResult;

/**
 * What one contestant made of its games.
 *
 * @param black its games with Black
 * @param white its games with White
 * @param pairs finished ones
 * @param halfPairs half points of the only game yet of a pair, by the pair's number
 */
public record Results(
    WinsDrawsLosses black,
    WinsDrawsLosses white,
    Pentanomial pairs,
    Map<Integer, Integer> halfPairs) {
  /** No game yet. */
  public static final Results NONE =
      new Results(WinsDrawsLosses.NONE, WinsDrawsLosses.NONE, Pentanomial.NONE, Map.of());

  public Results {
    halfPairs = Map.copyOf(halfPairs);
  }

  /** One game as this contestant, one of its two, sees it. */
  public static Results of(GameResult game, String contestant) {
    int halfPoints = game.winner().map(winner -> winner.equals(contestant) ? 2 : 0).orElse(1);
    var one = WinsDrawsLosses.of(halfPoints);
    boolean isBlack = game.black().equals(contestant);
    return new Results(
        isBlack ? one : WinsDrawsLosses.NONE,
        isBlack ? WinsDrawsLosses.NONE : one,
        Pentanomial.NONE,
        Map.of(game.pair(), halfPoints));
  }

  /** These and more. A pair whose games are in both is finished now. */
  public Results plus(Results more) {
    Map<Integer, Integer> unfinished = new HashMap<>(halfPairs);
    Pentanomial finished = pairs.plus(more.pairs);
    for (Map.Entry<Integer, Integer> half : more.halfPairs.entrySet()) {
      Integer other = unfinished.remove(half.getKey());
      if (other == null) {
        unfinished.put(half.getKey(), half.getValue());
      } else {
        finished = finished.plus(Pentanomial.of(other + half.getValue()));
      }
    }
    return new Results(black.plus(more.black), white.plus(more.white), finished, unfinished);
  }

  /** All games. */
  public WinsDrawsLosses games() {
    return black.plus(white);
  }

  /** What all statistics are made of: the finished pairs, or the games where there is no pair. */
  public ScoreCounts counts() {
    ScoreCounts finished = pairs.counts();
    return finished.total() > 0 ? finished : games().counts();
  }
}
