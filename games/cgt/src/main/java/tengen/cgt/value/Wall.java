package tengen.cgt.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A continuous, piecewise linear function of the temperature, from 0 up.
 *
 * @param segments by ascending temperature, the first from 0, the last without end; neighbours
 *     differ in slope
 */
public record Wall(List<Segment> segments) {
  /**
   * A line.
   *
   * @param from temperature where it begins
   * @param value value there
   * @param slope change per degree
   */
  public record Segment(Dyadic from, Dyadic value, int slope) {
    private Dyadic at(Dyadic temperature) {
      return value.plus(temperature.minus(from).times(slope));
    }

    /** Returns the temperature where this line, continued without end, is 0. */
    private Optional<Dyadic> zero() {
      if (value.signum() * slope >= 0) {
        return value.signum() == 0 ? Optional.of(from) : Optional.empty();
      }
      Dyadic height = value.abs();
      return Optional.of(from.plus(Math.abs(slope) == 1 ? height : height.half()));
    }
  }

  /** Joins neighbouring segments of equal slope. */
  public Wall {
    List<Segment> given = segments;
    segments =
        IntStream.range(0, given.size())
            .filter(each -> each == 0 || given.get(each).slope() != given.get(each - 1).slope())
            .mapToObj(given::get)
            .toList();
  }

  static Wall mast(Dyadic mean) {
    return new Wall(List.of(new Segment(Dyadic.ZERO, mean, 0)));
  }

  /** Returns the value at a temperature of at least 0. */
  public Dyadic at(Dyadic temperature) {
    return segmentAt(temperature).at(temperature);
  }

  private Segment segmentAt(Dyadic temperature) {
    int next = 1;
    while (next < segments.size() && segments.get(next).from().compareTo(temperature) <= 0) {
      next++;
    }
    return segments.get(next - 1);
  }

  /** Returns this function plus slope times the temperature. */
  Wall tilted(int slope) {
    return new Wall(
        segments.stream()
            .map(
                each ->
                    new Segment(
                        each.from(),
                        each.value().plus(each.from().times(slope)),
                        each.slope() + slope))
            .toList());
  }

  Wall negated() {
    return new Wall(
        segments.stream()
            .map(each -> new Segment(each.from(), each.value().negated(), -each.slope()))
            .toList());
  }

  Wall minus(Wall other) {
    var corners = new TreeSet<>(temperatures());
    corners.addAll(other.temperatures());
    List<Segment> difference = new ArrayList<>();
    for (Dyadic corner : corners) {
      int slope = segmentAt(corner).slope() - other.segmentAt(corner).slope();
      difference.add(new Segment(corner, at(corner).minus(other.at(corner)), slope));
    }
    return new Wall(difference);
  }

  private List<Dyadic> temperatures() {
    return segments.stream().map(Segment::from).toList();
  }

  /** Returns the temperatures where the function is 0, in order, at most one for each segment. */
  List<Dyadic> zeros() {
    List<Dyadic> found = new ArrayList<>();
    for (int each = 0; each < segments.size(); each++) {
      Optional<Dyadic> end =
          each + 1 < segments.size()
              ? Optional.of(segments.get(each + 1).from())
              : Optional.empty();
      segments
          .get(each)
          .zero()
          .filter(zero -> end.isEmpty() || zero.compareTo(end.get()) < 0)
          .ifPresent(found::add);
    }
    return found;
  }

  /** Returns the smaller of both functions at each temperature. */
  static Wall lowest(Wall one, Wall other) {
    var corners = new TreeSet<>(one.temperatures());
    corners.addAll(other.temperatures());
    corners.addAll(one.minus(other).zeros());
    List<Segment> lowest = new ArrayList<>();
    for (Dyadic corner : corners) {
      int slope = one.segmentAt(corner).slope();
      int otherSlope = other.segmentAt(corner).slope();
      int order = one.at(corner).compareTo(other.at(corner));
      boolean isOne = order < 0 || (order == 0 && slope <= otherSlope);
      lowest.add(
          new Segment(corner, one.at(corner).min(other.at(corner)), isOne ? slope : otherSlope));
    }
    return new Wall(lowest);
  }

  /** Returns the greater of both functions at each temperature. */
  static Wall highest(Wall one, Wall other) {
    return lowest(one.negated(), other.negated()).negated();
  }

  /** Returns this function below a temperature, and constant from there. */
  Wall withMastFrom(Dyadic temperature) {
    List<Segment> below = new ArrayList<>();
    for (Segment each : segments) {
      if (each.from().compareTo(temperature) < 0) {
        below.add(each);
      }
    }
    below.add(new Segment(temperature, at(temperature), 0));
    return new Wall(below);
  }
}
