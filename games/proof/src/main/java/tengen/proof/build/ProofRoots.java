package tengen.proof.build;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import tengen.proof.tree.ProofStones;

/**
 * The theorems that together make up "Black wins": White's replies to a first stone in the middle.
 */
public final class ProofRoots {
  private static final Pattern POINT = Pattern.compile("[a-o]\\d{1,2}");

  private ProofRoots() {}

  /**
   * Returns Black's stone in the middle with a reply of White's, a reply for each class of
   * symmetric positions; 35 on 15×15. The farthest replies come first.
   */
  public static List<List<Integer>> secondMoves(int size) {
    int middle = size / 2 * size + size / 2;
    ProofStones stones = ProofStones.of(size, List.of(middle));
    Set<Long> keys = new HashSet<>();
    List<List<Integer>> roots = new ArrayList<>();
    for (int point = size * size - 1; point > middle; point--) {
      stones.play(point);
      if (keys.add(stones.key())) {
        roots.add(List.copyOf(stones.line()));
      }
      stones.undo();
    }
    return roots;
  }

  /**
   * Reads a line such as {@code h8 i9}, with columns from a and rows from 1.
   *
   * @throws IllegalArgumentException with what is wrong and what is allowed
   */
  public static List<Integer> parse(String text, int size) {
    ProofStones stones = new ProofStones(size);
    for (String word : text.strip().split("\\s+", -1)) {
      if (!POINT.matcher(word).matches()) {
        throw new IllegalArgumentException(word + ": not a point such as h8");
      }
      int x = word.charAt(0) - 'a';
      int y = Integer.parseInt(word.substring(1)) - 1;
      if (x >= size || y < 0 || y >= size) {
        throw new IllegalArgumentException(word + ": not on the board");
      }
      if (stones.line().contains(y * size + x)) {
        throw new IllegalArgumentException(word + ": the point is taken");
      }
      stones.play(y * size + x);
      if (stones.hasFive()) {
        throw new IllegalArgumentException(word + ": a five");
      }
    }
    if (!stones.isBlackToMove()) {
      throw new IllegalArgumentException(
          "White is to move after an odd number of stones; give an even number");
    }
    return List.copyOf(stones.line());
  }
}
