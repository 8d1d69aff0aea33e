package tengen.arena.stats;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Counts of evenly spaced scores from 0 to 1. Three counts are losses, draws and wins of games
 * (trinomial model). Five counts are the results of pairs of games with an opening and both colours
 * (pentanomial model).
 *
 * @param counts from score 0 to score 1; two or more
 */
public record ScoreCounts(List<Integer> counts) {
  public ScoreCounts {
    counts = List.copyOf(counts);
  }

  /** Returns the total number of games or pairs. */
  public int total() {
    return counts.stream().mapToInt(Integer::intValue).sum();
  }

  /** Returns the score at an index of {@link #counts}. */
  public double score(int index) {
    return (double) index / (counts.size() - 1);
  }

  /** Returns the average score, or one half if there is none. */
  public double mean() {
    return total() == 0 ? 0.5 : sum(index -> score(index)) / total();
  }

  /** Returns the average squared distance from the average score. */
  public double variance() {
    return total() == 0 ? 0 : sumOfSquares(mean()) / total();
  }

  /** Returns the sum of the squared distances from a score. */
  double sumOfSquares(double from) {
    return sum(index -> (score(index) - from) * (score(index) - from));
  }

  private double sum(IntToDoubleFunction value) {
    return IntStream.range(0, counts.size())
        .mapToDouble(index -> counts.get(index) * value.applyAsDouble(index))
        .sum();
  }

  /** Returns the counts from the opponent's view. */
  public ScoreCounts reversed() {
    return new ScoreCounts(counts.reversed());
  }
}
