package tengen.config;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the name that a misspelt one probably stands for. */
public final class Spelling {
  private static final int MAX_LENGTH = 64;

  private Spelling() {}

  /**
   * Returns the nearest of these names, at a distance of at most two edits or a third of its
   * length.
   */
  static Optional<String> nearest(String typed, List<String> names) {
    if (typed.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    return names.stream()
        .filter(name -> distance(typed, name) <= Math.max(2, name.length() / 3))
        .filter(name -> distance(typed, name) < name.length())
        .min(Comparator.comparingInt(name -> distance(typed, name)));
  }

  /**
   * Returns the number of insertions, deletions, substitutions and swaps of neighbours that turn
   * one text into the other (optimal string alignment, after Damerau, "A technique for computer
   * detection and correction of spelling errors", 1964).
   */
  public static int distance(String from, String to) {
    int[][] edits = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        edits[i][j] = i == 0 || j == 0 ? i + j : cheapest(edits, from, to, i, j);
      }
    }
    return edits[from.length()][to.length()];
  }

  private static int cheapest(int[][] edits, String from, String to, int i, int j) {
    int substitution = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
    int best = Math.min(edits[i - 1][j], edits[i][j - 1]) + 1;
    best = Math.min(best, edits[i - 1][j - 1] + substitution);
    boolean swapped =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    return swapped ? Math.min(best, edits[i - 2][j - 2] + 1) : best;
  }
}
