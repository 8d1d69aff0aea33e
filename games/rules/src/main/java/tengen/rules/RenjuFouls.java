package tengen.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tengen.game.Move.Place;

/**
 * The moves that renju forbids Black: overline, double four and double three, unless they make
 * exactly five.
 *
 * <p>From the International Rules of Renju, Renju International Federation. A three counts only if
 * Black may legally make its straight four, which a recursive call decides. Each call adds a stone
 * to the line of a three, so the recursion ends.
 */
final class RenjuFouls {
  static final String OVERLINE = "forbidden: overline";
  static final String DOUBLE_FOUR = "forbidden: double four";
  static final String DOUBLE_THREE = "forbidden: double three";

  private final RefereeGrid grid;

  RenjuFouls(RefereeGrid grid) {
    this.grid = grid;
  }

  /** Returns why Black may not play on an empty point. Leaves the grid unchanged. */
  Optional<String> foul(Place point) {
    return withBlackAt(point, () -> foulOfStone(point));
  }

  /** Returns why Black may not have played the stone at this point. */
  Optional<String> foulOfStone(Place stone) {
    List<Run> runs = Run.allThrough(grid, stone);
    if (runs.stream().anyMatch(run -> run.length() == 5)) {
      return Optional.empty();
    }
    if (runs.stream().anyMatch(run -> run.length() > 5)) {
      return Optional.of(OVERLINE);
    }
    if (runs.stream().mapToInt(this::fours).sum() >= 2) {
      return Optional.of(DOUBLE_FOUR);
    }
    if (runs.stream().filter(run -> isThree(stone, run)).count() >= 2) {
      return Optional.of(DOUBLE_THREE);
    }
    return Optional.empty();
  }

  /**
   * Returns the number of fours that a run is part of. Two fours in one line are {@code X_XXX_X},
   * {@code XX_XX_XX} or {@code XXX_X_XXX}. A straight four counts once, although two stones
   * complete it.
   */
  private int fours(Run run) {
    int fives = fivesNextTo(run);
    return run.length() == 4 ? Math.min(fives, 1) : fives;
  }

  private boolean isStraightFour(Run run) {
    return run.length() == 4 && fivesNextTo(run) == 2;
  }

  /** Returns the two points that extend a run, as offsets from its first stone. */
  private static int[] endsOf(Run run) {
    return new int[] {-1, run.length()};
  }

  /** Returns at how many of its two ends a stone would extend the run to exactly five. */
  private int fivesNextTo(Run run) {
    return (int) IntStream.of(endsOf(run)).filter(end -> extended(run, end) == 5).count();
  }

  /**
   * Returns the length of the run after a stone at its end, with the stones that it connects; 0 if
   * the end is occupied.
   */
  private int extended(Run run, int end) {
    if (run.at(grid, end) != RefereeGrid.EMPTY) {
      return 0;
    }
    int step = end < 0 ? -1 : 1;
    int joined = 0;
    while (run.at(grid, end + (joined + 1) * step) == RefereeGrid.BLACK) {
      joined++;
    }
    return run.length() + 1 + joined;
  }

  /** Returns whether another legal stone turns the run into a straight four. */
  private boolean isThree(Place stone, Run run) {
    return IntStream.of(endsOf(run))
        .filter(end -> extended(run, end) == 4)
        .mapToObj(run::point)
        .anyMatch(makesLegally(stone, run.direction()));
  }

  private Predicate<Place> makesLegally(Place stone, Run.Direction direction) {
    return next ->
        withBlackAt(
            next,
            () ->
                isStraightFour(Run.through(grid, direction, stone.x(), stone.y()))
                    && Run.allThrough(grid, next).stream().noneMatch(run -> run.length() == 5)
                    && foulOfStone(next).isEmpty());
  }

  private <T> T withBlackAt(Place point, Supplier<T> question) {
    grid.put(point, RefereeGrid.BLACK);
    T answer = question.get();
    grid.put(point, RefereeGrid.EMPTY);
    return answer;
  }
}
