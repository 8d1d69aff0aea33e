package tengen.app.solve;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tengen.arena.opening.OpeningLine;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;

/**
 * Parses positions: stones in playing order, or Black's stones, a bar and White's. Points are
 * {@code 7,7} from the top left, or {@code h8}.
 */
record PositionText(GameRules rules, int width, int height) {

  /**
   * Parses a position that the rules can continue from.
   *
   * @param side side to move; empty: derived from the stones
   * @throws IllegalArgumentException with the error and the allowed form
   */
  Position parse(String text, Optional<Side> side) {
    int bar = text.indexOf('|');
    Position position =
        bar < 0
            ? played(points(text))
            : placed(points(text.substring(0, bar)), points(text.substring(bar + 1)));
    return side.map(position::withToMove).orElse(position);
  }

  /** Parses points. An empty text or a hyphen means none. */
  List<Place> points(String text) {
    String stones = text.strip().toLowerCase(Locale.ROOT);
    if (stones.isEmpty() || stones.equals("-")) {
      return List.of();
    }
    var line = new OpeningLine(width, height, rules.columns());
    return line.stones(stones)
        .orElseThrow(
            () ->
                new IllegalArgumentException(line.objection(stones) + "; " + OpeningLine.ALLOWED));
  }

  private Position placed(List<Place> black, List<Place> white) {
    var board = new Setup.Board(width, height, black, white, List.of());
    reject(rules.objection(board));
    Side toMove = black.size() > white.size() ? Side.WHITE : Side.BLACK;
    return rules.start(board).withToMove(toMove);
  }

  private Position played(List<Place> stones) {
    Setup.Board board = rules.initialBoard(width, height);
    reject(rules.objection(board));
    Position position = rules.start(board);
    for (int i = 0; i < stones.size(); i++) {
      Place stone = stones.get(i);
      String name = "stone " + (i + 1) + ": ";
      reject(rules.objection(position, stone).map(name::concat));
      position = rules.play(position, stone);
    }
    return position;
  }

  private static void reject(Optional<String> objection) {
    objection.ifPresent(
        why -> {
          throw new IllegalArgumentException(why);
        });
  }
}
