package tengen.arena.stats;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * How often each of some evenly spaced scores from 0 to 1 was made. Three of them are the loss,
 * draw and win of a game (the trinomial model), five are what a pair of games with one opening and
 * both colours can bring (the pentanomial model).
 *
 * @param counts from score 0 to score 1; two or more
 */
public record ScoreCounts(List<Integer> counts) {
  public ScoreCounts {
    counts = List.copyOf(counts);
  }

  /** How many games or pairs. */
  public int total() {
    return counts.stream().mapToInt(Integer::intValue).sum();
  }

  /** The score at an index of {@link #counts}. */
  public double score(int index) {
    return (double) index / (counts.size() - 1);
  }

  /** The average score; one half where there is none. */
  public double mean() {
    return total() == 0 ? 0.5 : sum(index -> score(index)) / total();
  }

  /** The average square of the distance from the average score. */
  public double variance() {
    return total() == 0 ? 0 : squares(mean()) / total();
  }

  /** The sum of the squares of all distances from a score. */
  double squares(double from) {
    return sum(index -> (score(index) - from) * (score(index) - from));
  }

  private double sum(IntToDoubleFunction value) {
    return IntStream.range(0, counts.size())
        .mapToDouble(index -> counts.get(index) * value.applyAsDouble(index))
        .sum();
  }

  /** The same as the opponent sees it. */
  public ScoreCounts reversed() {
    return new ScoreCounts(counts.reversed());
  }
}
