package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tengen.game.Move;
import tengen.game.Side;
import tengen.search.Restriction;

/**
 * Moves that an analysis keeps to or away from: {@code allow b A1,B2 3}. Source: the Leela Zero
 * README, "GTP extensions".
 *
 * @param plies from the root for which it holds; 1 or more
 */
public record GtpRestriction(boolean allow, Side side, List<GtpVertex> vertices, int plies) {
  static final String ALLOW = "allow";
  static final String AVOID = "avoid";

  public GtpRestriction {
    vertices = List.copyOf(vertices);
  }

  /** Reads the three words behind {@code allow} or {@code avoid}. */
  static Optional<GtpRestriction> read(boolean allow, String color, String points, String plies) {
    Optional<Side> side = GtpWords.side(color);
    OptionalInt number = GtpWords.wholeNumber(plies);
    List<Optional<GtpVertex>> vertices =
        List.of(points.split(",", -1)).stream().map(GtpVertex::parse).toList();
    return side.isPresent()
            && number.orElse(0) > 0
            && vertices.stream().allMatch(Optional::isPresent)
        ? Optional.of(
            new GtpRestriction(
                allow,
                side.get(),
                vertices.stream().flatMap(Optional::stream).toList(),
                number.getAsInt()))
        : Optional.empty();
  }

  /** What a search is asked; points beyond the board are no moves. */
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
    return "%s %s %s %d"
        .formatted(
            allow ? ALLOW : AVOID,
            GtpWords.letter(side),
            vertices.stream().map(GtpVertex::toString).collect(Collectors.joining(",")),
            plies);
  }
}
