package tengen.protocol.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tengen.game.Move;
import tengen.game.Side;
import tengen.search.Restriction;

/**
 * Moves that an analysis is restricted to or avoids: {@code allow b A1,B2 3}. Source: the Leela
 * Zero README, "GTP extensions".
 *
 * @param plies number of plies from the root that it applies to, at least 1
 */
public record GtpRestriction(boolean allow, Side side, List<GtpVertex> vertices, int plies) {
  static final String ALLOW = "allow";
  static final String AVOID = "avoid";

  /** Maximum length of the text of points; all points of the largest board take less. */
  private static final int MAX_POINTS_LENGTH = 4096;

  public GtpRestriction {
    vertices = List.copyOf(vertices);
  }

  /** Reads the three words after {@code allow} or {@code avoid}. */
  static Optional<GtpRestriction> read(boolean allow, String color, String points, String plies) {
    if (points.length() > MAX_POINTS_LENGTH) {
      return Optional.empty();
    }
    Optional<Side> side = GtpWords.side(color);
    OptionalInt number = GtpWords.wholeNumber(plies);
    List<List<GtpVertex>> vertices =
        List.of(points.split(",", -1)).stream().map(GtpRestriction::vertices).toList();
    return side.isPresent() && number.orElse(0) > 0 && vertices.stream().noneMatch(List::isEmpty)
        ? Optional.of(
            new GtpRestriction(
                allow,
                side.get(),
                vertices.stream().flatMap(List::stream).distinct().toList(),
                number.getAsInt()))
        : Optional.empty();
  }

  /** Returns a vertex, or those between two corners, {@code A1:C3}; none if the word is invalid. */
  private static List<GtpVertex> vertices(String word) {
    String[] corners = word.split(":", -1);
    List<GtpVertex> read =
        List.of(corners).stream().flatMap(corner -> GtpVertex.parse(corner).stream()).toList();
    if (read.size() != corners.length || corners.length > 2) {
      return List.of();
    }
    if (corners.length == 1) {
      return read;
    }
    return read.getFirst() instanceof GtpVertex.Point one
            && read.getLast() instanceof GtpVertex.Point other
        ? rectangle(one, other)
        : List.of();
  }

  private static List<GtpVertex> rectangle(GtpVertex.Point one, GtpVertex.Point other) {
    List<GtpVertex> all = new ArrayList<>();
    int right = Math.max(one.column(), other.column());
    int top = Math.max(one.row(), other.row());
    for (int column = Math.min(one.column(), other.column()); column <= right; column++) {
      for (int row = Math.min(one.row(), other.row()); row <= top; row++) {
        all.add(new GtpVertex.Point(column, row));
      }
    }
    return all;
  }

  /**
   * Returns whether both restrictions may be combined: a side may have one list of allowed moves,
   * beside which only passes may be restricted.
   */
  boolean canJoin(GtpRestriction before) {
    return side != before.side
        || (!allow && !before.allow)
        || namesNoPoint()
        || before.namesNoPoint();
  }

  private boolean namesNoPoint() {
    return !allow && vertices.stream().allMatch(GtpVertex.Pass.class::isInstance);
  }

  /** Returns the restriction of a search; points off the board are left out. */
  Restriction on(int width, int height) {
    List<Move> moves =
        vertices.stream()
            .filter(GtpVertex.Point.class::isInstance)
            .map(GtpVertex.Point.class::cast)
            .flatMap(point -> point.on(width, height).stream())
            .<Move>map(place -> place)
            .toList();
    return new Restriction(side, allow, moves, plies);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s %s %s %d",
        allow ? ALLOW : AVOID,
        GtpWords.letter(side),
        vertices.stream().map(GtpVertex::toString).collect(Collectors.joining(",")),
        plies);
  }
}
