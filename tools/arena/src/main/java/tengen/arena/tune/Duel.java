package tengen.arena.tune;

import java.util.Map;

/** Plays two sets of options against each other. */
@FunctionalInterface
public interface Duel {
  /**
   * Plays pairs of games, each with one opening and swapped colours. Blocks.
   *
   * @param first option values by name
   * @param second option values by name
   * @param iteration from 1; determines all randomness of the games
   * @return score of the first set, 0 to 1
   */
  double score(Map<String, String> first, Map<String, String> second, int iteration)
      throws InterruptedException;
}
