package tengen.cgt.catalog;

/**
 * A legal move in one component of a sum.
 *
 * @param component from 0
 * @param move in that game's notation
 */
public record SumMove(int component, String move) {
  /** {@code 2:1-3}: components are counted from 1. */
  public String print() {
    return component + 1 + ":" + move;
  }
}
