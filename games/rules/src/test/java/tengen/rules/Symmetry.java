package tengen.rules;

import java.util.List;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;

/** A rotation or reflection of a board, one of eight. */
record Symmetry(boolean mirrorX, boolean mirrorY, boolean transpose) {
  static Symmetry of(int number) {
    return new Symmetry((number & 1) != 0, (number & 2) != 0, (number & 4) != 0);
  }

  Place apply(Setup.Board board, Place point) {
    int x = mirrorX ? board.width() - 1 - point.x() : point.x();
    int y = mirrorY ? board.height() - 1 - point.y() : point.y();
    return transpose ? new Place(y, x) : new Place(x, y);
  }

  /** Returns the image of a position whose turns are all stones. */
  Position apply(Position position) {
    Setup.Board board = BoardSetups.boardOf(position.setup());
    return new Position(
        position.rules(),
        new Setup.Board(
            transpose ? board.height() : board.width(),
            transpose ? board.width() : board.height(),
            apply(board, board.black()),
            apply(board, board.white()),
            apply(board, board.neutral())),
        position.turns().stream()
            .map(turn -> new Turn(turn.side(), apply(board, stone(turn.move()))))
            .toList(),
        position.toMove());
  }

  List<Place> apply(Setup.Board board, List<Place> points) {
    return points.stream().map(point -> apply(board, point)).toList();
  }

  /** Returns a position with its colours exchanged. */
  static Position exchanged(Position position) {
    Setup.Board board = BoardSetups.boardOf(position.setup());
    return new Position(
        position.rules(),
        new Setup.Board(
            board.width(), board.height(), board.white(), board.black(), board.neutral()),
        position.turns().stream().map(turn -> new Turn(turn.side().other(), turn.move())).toList(),
        position.toMove().other());
  }

  private static Place stone(Move move) {
    return switch (move) {
      case Place point -> point;
      case Move.Pass _, Move.Places _, Move.Text _, Move.Swap _, Move.Resign _ ->
          throw new AssertionError(move);
    };
  }
}
