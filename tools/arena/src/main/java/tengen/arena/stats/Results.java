package tengen.arena.stats;

import java.util.HashMap;
import java.util.Map;
import tengen.arena.game.GameResult;

/**
 * Results of one contestant.
 *
 * @param black games with Black
 * @param white games with White
 * @param pairs finished pairs
 * @param halfPairs half points of pairs with one finished game, by the pair's number
 */
public record Results(
    WinsDrawsLosses black,
    WinsDrawsLosses white,
    Pentanomial pairs,
    Map<Integer, Integer> halfPairs) {
  /** No games. */
  public static final Results NONE =
      new Results(WinsDrawsLosses.NONE, WinsDrawsLosses.NONE, Pentanomial.NONE, Map.of());

  public Results {
    halfPairs = Map.copyOf(halfPairs);
  }

  /** Returns a game from the view of this contestant, which must be one of its players. */
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

  /** Returns the sum of both. Two halves of a pair become a finished pair. */
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

  /** Returns all games. */
  public WinsDrawsLosses games() {
    return black.plus(white);
  }

  /** Returns the basis of all statistics: the finished pairs, or the games if there is no pair. */
  public ScoreCounts counts() {
    ScoreCounts finished = pairs.counts();
    return finished.total() > 0 ? finished : games().counts();
  }
}
