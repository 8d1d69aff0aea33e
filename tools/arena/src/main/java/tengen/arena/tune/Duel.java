package tengen.arena.tune;

import java.util.Map;

/** Plays two sets of options against each other. */
@FunctionalInterface
public interface Duel {
  /**
   * Plays pairs of games; each of a pair has one opening and changed colours. Blocks.
   *
   * @param first option values by name
   * @param second option values by name
   * @param iteration from 1; what is random about the games depends on it alone
   * @return the score of the first, 0 to 1
   */
  double score(Map<String, String> first, Map<String, String> second, int iteration)
      throws InterruptedException;
}
