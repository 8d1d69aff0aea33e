package tengen.engine.classic.nogo;

import java.util.List;

/**
 * Weights of {@link MoveEvaluation}.
 *
 * @param eyes worth of an eye by its empty neighbours, 0 to 4
 * @param enemyMayPlay of a point where the enemy may play too
 * @param ownInAtari of each own neighbouring stone whose chain is in atari there
 * @param stonesAround of each own stone among the eight points around
 */
record MoveWeights(
    List<Integer> eyes, int enemyMayPlay, int ownInAtari, int stonesAround, int corner) {
  /** Those of the text's program, set by hand there. */
  static final MoveWeights TEXT = new MoveWeights(List.of(99, 32, 16, 8, 4), 16, 4, 1, 8);

  MoveWeights {
    eyes = List.copyOf(eyes);
  }
}
