package tengen.protocol.botzone;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tengen.game.Move.Place;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.Variation;

/** The text about a search in a match's log, which is limited to 1 KB. */
final class BotzoneDebug {
  private static final int MAX_MOVES = 20;

  private BotzoneDebug() {}

  static String text(SearchProgress progress) {
    String nodes = progress.nodes() + " nodes";
    return progress.lines().stream()
        .findFirst()
        .map(best -> score(best.score()) + ", depth " + best.depth() + ", " + nodes + line(best))
        .orElse(nodes);
  }

  private static String score(Score score) {
    return switch (score) {
      case Score.Estimate(double winRate) -> String.format(Locale.ROOT, "win rate %.3f", winRate);
      case Score.Win(OptionalInt plies) -> "won" + in(plies);
      case Score.Draw() -> "drawn";
      case Score.Loss(OptionalInt plies) -> "lost" + in(plies);
    };
  }

  private static String in(OptionalInt plies) {
    return plies.isPresent() ? " in " + plies.getAsInt() + " plies" : "";
  }

  private static String line(Variation best) {
    return best.moves().stream()
        .limit(MAX_MOVES)
        .filter(Place.class::isInstance)
        .map(Place.class::cast)
        .map(place -> " " + place.x() + "," + place.y())
        .collect(Collectors.joining("", ", line", ""));
  }
}
