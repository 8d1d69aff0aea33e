package tengen.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Locale;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;

/** Assertions about answers by the rules of the game. */
final class Referee {
  private Referee() {}

  static void legal(Start start, Position position, Move move) {
    legal(start, position, move, "answer");
  }

  static void legal(Start start, Position position, Move move, String what) {
    start
        .rules()
        .objection(position, move)
        .ifPresent(reason -> wrong(start, position, what + " " + move + " is illegal: " + reason));
  }

  /** Fails unless all points are legal when played by the sides in turn. */
  static void legal(Start start, Position position, List<Place> points) {
    Position next = position;
    for (Place point : points) {
      legal(start, next, point);
      next = start.rules().play(next, point);
    }
  }

  static void wrong(Start start, Position position, String message) {
    fail(
        String.format(
            Locale.ROOT,
            "%s%nin %s, %s to move, after %d turns of %s:%n%s%n%s",
            message,
            start,
            position.toMove(),
            position.turns().size(),
            position.setup(),
            start.rules().describe(position),
            position.turns()));
  }
}
