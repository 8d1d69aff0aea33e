package tengen.engine.classic.nogo;

import java.util.List;

/**
 * Weights of {@link MoveEvaluation}.
 *
 * @param eyes value of an eye by its number of empty neighbours, 0 to 4
 * @param enemyMayPlay value of a point where the enemy may play too
 * @param ownInAtari value of each own neighbouring stone whose chain is in atari there
 * @param stonesAround value of each own stone among the eight points around
 * @param corner value of a corner
 */
record MoveWeights(
    List<Integer> eyes, int enemyMayPlay, int ownInAtari, int stonesAround, int corner) {
  /** The original program's weights, which its author set by hand. */
  static final MoveWeights ORIGINAL = new MoveWeights(List.of(99, 32, 16, 8, 4), 16, 4, 1, 8);

  MoveWeights {
    eyes = List.copyOf(eyes);
  }
}
