package tengen.arena.stats;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Finished pairs of games as one contestant sees them. Two games from one opening with both colours
 * depend on each other: where the opening decides, one wins and loses. Counted by pairs, such games
 * no longer pass for noise, so error bars get shorter and tests end earlier. The counts of fishtest
 * and fastchess: LL, LD, LW or DD, WD, WW.
 *
 * @param pairs five counts: with 0, 1/2, 1, 1 1/2, 2 points
 */
public record Pentanomial(List<Integer> pairs) {
  /** No pair yet. */
  public static final Pentanomial NONE = new Pentanomial(List.of(0, 0, 0, 0, 0));

  public Pentanomial {
    pairs = List.copyOf(pairs);
  }

  /** One pair, by the half points that it brought. */
  static Pentanomial of(int halfPoints) {
    return new Pentanomial(
        IntStream.rangeClosed(0, 4).mapToObj(index -> index == halfPoints ? 1 : 0).toList());
  }

  /** These and more. */
  public Pentanomial plus(Pentanomial more) {
    return new Pentanomial(
        IntStream.rangeClosed(0, 4)
            .mapToObj(index -> pairs.get(index) + more.pairs.get(index))
            .toList());
  }

  /** For statistics. */
  public ScoreCounts counts() {
    return new ScoreCounts(pairs);
  }
}
