package tengen.arena.opening;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import tengen.arena.game.Opening;
import tengen.game.GameRules;

/**
 * The order in which a match uses openings. Depends only on the components, so that an interrupted
 * match can be resumed.
 *
 * @param isRandom whether the openings are shuffled
 * @param start number of the first opening of the match in this order, from 1; those before it
 *     follow at the end
 * @param seed of the shuffle and of random transforms
 */
public record OpeningOrder(boolean isRandom, int start, long seed, Transform transform) {
  /** The order of the file. */
  public static final OpeningOrder AS_READ = new OpeningOrder(false, 1, 1, Transform.NONE);

  /** Rotations and mirrors of openings. */
  public enum Transform {
    /** Uses openings as they are. */
    NONE,
    /** Uses all openings once under each symmetry of the board. */
    CYCLE,
    /** Uses each opening under one symmetry, chosen at random. */
    RANDOM
  }

  /**
   * Returns the openings in this order.
   *
   * @throws IllegalArgumentException with the error and what is allowed, if there is no opening
   *     number {@code start} or the rules do not allow a transformed opening
   */
  public List<Opening> apply(List<Opening> openings, GameRules rules) {
    var random = new Random(seed);
    List<Opening> ordered = new ArrayList<>(openings);
    if (isRandom) {
      Collections.shuffle(ordered, random);
    }
    List<Opening> all = transformed(ordered, new OpeningImages(rules), random);
    if (start < 1 || start > all.size()) {
      throw new IllegalArgumentException(
          "start must be from 1 to " + all.size() + ", got " + start);
    }
    Collections.rotate(all, 1 - start);
    return all;
  }

  private List<Opening> transformed(List<Opening> openings, OpeningImages images, Random random) {
    return switch (transform) {
      case NONE -> openings;
      case CYCLE -> new ArrayList<>(images.cycle(openings));
      case RANDOM ->
          new ArrayList<>(
              openings.stream().map(opening -> images.random(opening, random)).toList());
    };
  }
}
