package tengen.arena.stats;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Finished pairs of games from one contestant's view. The two games of a pair share an opening with
 * swapped colours, so their results are correlated: a decisive opening gives one win and one loss.
 * Counting pairs removes that variance, which shortens error bars and tests. Counts as in fishtest
 * and fastchess: LL, LD, LW or DD, WD, WW.
 *
 * @param pairs five counts, for 0, 1/2, 1, 1 1/2 and 2 points
 */
public record Pentanomial(List<Integer> pairs) {
  /** No pairs. */
  public static final Pentanomial NONE = new Pentanomial(List.of(0, 0, 0, 0, 0));

  public Pentanomial {
    pairs = List.copyOf(pairs);
  }

  /** Returns a single pair with this number of half points. */
  static Pentanomial of(int halfPoints) {
    return new Pentanomial(
        IntStream.rangeClosed(0, 4).mapToObj(index -> index == halfPoints ? 1 : 0).toList());
  }

  /** Returns the sum of both. */
  public Pentanomial plus(Pentanomial more) {
    return new Pentanomial(
        IntStream.rangeClosed(0, 4)
            .mapToObj(index -> pairs.get(index) + more.pairs.get(index))
            .toList());
  }

  /** Returns the counts for statistics. */
  public ScoreCounts counts() {
    return new ScoreCounts(pairs);
  }
}
