package tengen.protocol.gtp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.protocol.RulesException;
import tengen.search.SearchProgress;
import tengen.search.Variation;

/**
 * Draws on GoGui's board: search progress by lines on standard error, and marks of the rules.
 * Source: the GoGui manual, "Live Graphics" and "Analyze Commands", type {@code gfx}.
 */
final class GtpGraphics {
  /** Interval of search graphics in milliseconds; an estimate. */
  static final long INTERVAL_MS = 500;

  /** The line that clears the graphics. */
  static final String CLEAR = "gogui-gfx: CLEAR";

  private GtpGraphics() {}

  /** Returns the best line as numbered stones with its value; empty if there is none on a board. */
  static Optional<String> draw(SearchProgress progress, Side side, GtpGame game) {
    return progress.lines().stream()
        .filter(line -> game.isOnBoard() && !line.moves().isEmpty())
        .findFirst()
        .map(
            line ->
                String.format(
                    Locale.ROOT,
                    "gogui-gfx:\nCLEAR\nVAR %s\nTEXT %.1f %% %d nodes\n",
                    moves(line, side, game),
                    100 * line.score().asWinRate(),
                    progress.nodes()));
  }

  private static String moves(Variation line, Side first, GtpGame game) {
    List<String> words = new ArrayList<>();
    Side side = first;
    for (Move move : line.moves()) {
      words.add(GtpWords.letter(side) + " " + game.text(move));
      side = side.other();
    }
    return String.join(" ", words);
  }

  /**
   * Returns squares on a finished line; in an open game, crosses on empty points that are forbidden
   * for the side to move.
   */
  static String board(GtpGame game) {
    return switch (game.verdict()) {
      case Verdict.Won won -> points("SQUARE", won.line(), game);
      case Verdict.Drawn _ -> "";
      case Verdict.Open _ -> points("MARK", forbidden(game), game);
    };
  }

  private static List<Place> forbidden(GtpGame game) {
    Setup.Board board = game.board();
    Set<Move> others = new HashSet<>();
    others.addAll(board.black());
    others.addAll(board.white());
    others.addAll(board.neutral());
    others.addAll(
        RulesException.guard(
            game.rules(), () -> game.rules().legalMoves(game.position()).toList()));
    return IntStream.range(0, board.width() * board.height())
        .mapToObj(i -> new Place(i % board.width(), i / board.width()))
        .filter(point -> !others.contains(point))
        .toList();
  }

  private static String points(String mark, List<Place> points, GtpGame game) {
    return points.isEmpty() ? "" : mark + " " + GtpDiagram.vertices(points, game.height());
  }
}
