package tengen.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;
import tengen.game.Verdict;

/**
 * Draws a board as text. Black is {@code X}, White {@code O}, a neutral stone {@code #} and a
 * winning line {@code *}. Round brackets mark the last move, angle brackets the cursor.
 */
public final class BoardPicture {
  private final Setup.Board board;
  private final PointNames names;
  private final Optional<Place> last;
  private final Optional<Place> cursor;
  private final Set<Place> winning;

  private BoardPicture(
      GameRules rules, Position position, Setup.Board board, Optional<Place> cursor) {
    this.board = board;
    this.cursor = cursor;
    names = PointNames.of(rules, board);
    last = position.turns().isEmpty() ? Optional.empty() : point(position.turns().getLast());
    winning =
        rules.verdict(position) instanceof Verdict.Won won ? Set.copyOf(won.line()) : Set.of();
  }

  /** Draws the position's board. For a game without a board, returns its own notation. */
  public static String of(GameRules rules, Position position) {
    return of(rules, position, Optional.empty());
  }

  static String of(GameRules rules, Position position, Optional<Place> cursor) {
    return rules
        .board(position)
        .map(board -> new BoardPicture(rules, position, board, cursor).draw())
        .orElseGet(() -> rules.describe(position));
  }

  private static Optional<Place> point(Turn turn) {
    return switch (turn.move()) {
      case Place place -> Optional.of(place);
      case Move.Places(List<Place> points) -> Optional.of(points.getLast());
      case Move.Text _, Move.Pass _, Move.Swap _, Move.Resign _ -> Optional.empty();
    };
  }

  private String draw() {
    String letters =
        IntStream.range(0, board.width())
            .mapToObj(x -> " " + names.column(x))
            .collect(Collectors.joining("", "  ", ""));
    return IntStream.range(0, board.height())
        .mapToObj(this::row)
        .collect(Collectors.joining("\n", letters + "\n", "\n" + letters));
  }

  private String row(int y) {
    var text = new StringBuilder(String.format(Locale.ROOT, "%2d", names.row(y)));
    for (int x = 0; x <= board.width(); x++) {
      text.append(between(new Place(x - 1, y), new Place(x, y)));
      if (x < board.width()) {
        text.append(stone(new Place(x, y)));
      }
    }
    return text.append(names.row(y)).toString();
  }

  private char between(Place left, Place right) {
    if (isCursor(left) || isCursor(right)) {
      return isCursor(left) ? '<' : '>';
    }
    if (isLast(left) || isLast(right)) {
      return isLast(left) ? ')' : '(';
    }
    return ' ';
  }

  private boolean isCursor(Place point) {
    return cursor.filter(point::equals).isPresent();
  }

  private boolean isLast(Place point) {
    return last.filter(point::equals).isPresent();
  }

  private char stone(Place point) {
    if (winning.contains(point)) {
      return '*';
    }
    if (board.black().contains(point)) {
      return 'X';
    }
    if (board.white().contains(point)) {
      return 'O';
    }
    return board.neutral().contains(point) ? '#' : '.';
  }
}
