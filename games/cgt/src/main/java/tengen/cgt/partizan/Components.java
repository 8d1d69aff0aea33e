package tengen.cgt.partizan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Connected sets of cells. */
final class Components {
  /** Decides whether two adjacent cells are in the same component. */
  @FunctionalInterface
  interface Link {
    boolean joins(int cell, int neighbour);
  }

  private Components() {}

  /** Returns the components that contain the seeds, each once. */
  static List<BitSet> of(CellGrid grid, BitSet seeds, List<Direction> directions, Link link) {
    List<BitSet> found = new ArrayList<>();
    BitSet left = (BitSet) seeds.clone();
    while (!left.isEmpty()) {
      BitSet component = flood(grid, left.nextSetBit(0), directions, link);
      left.andNot(component);
      found.add(component);
    }
    return found;
  }

  /** Returns all cells connected with a cell. */
  static BitSet flood(CellGrid grid, int seed, List<Direction> directions, Link link) {
    BitSet reached = new BitSet(grid.size());
    int[] open = new int[grid.size()];
    int count = 0;
    reached.set(seed);
    open[count++] = seed;
    while (count > 0) {
      int cell = open[--count];
      for (int next : grid.neighbours(cell, directions)) {
        if (!reached.get(next) && link.joins(cell, next)) {
          reached.set(next);
          open[count++] = next;
        }
      }
    }
    return reached;
  }
}
