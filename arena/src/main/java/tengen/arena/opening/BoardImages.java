package tengen.arena.opening;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import tengen.game.Move.Place;
import tengen.game.Setup;

/** A board under the symmetries of the square: eight, or four where the sides differ. */
public final class BoardImages {
  private BoardImages() {}

  /** The board itself and its other images. */
  public static Stream<Setup.Board> of(Setup.Board board) {
    Stream<Setup.Board> turned =
        board.width() == board.height() ? Stream.of(board, transposed(board)) : Stream.of(board);
    return turned
        .flatMap(each -> Stream.of(each, mirrored(each)))
        .flatMap(each -> Stream.of(each, upsideDown(each)));
  }

  private static Setup.Board transposed(Setup.Board board) {
    return moved(board, place -> new Place(place.y(), place.x()));
  }

  private static Setup.Board mirrored(Setup.Board board) {
    return moved(board, place -> new Place(board.width() - 1 - place.x(), place.y()));
  }

  private static Setup.Board upsideDown(Setup.Board board) {
    return moved(board, place -> new Place(place.x(), board.height() - 1 - place.y()));
  }

  private static Setup.Board moved(Setup.Board board, UnaryOperator<Place> move) {
    return new Setup.Board(
        board.width(),
        board.height(),
        moved(board.black(), move),
        moved(board.white(), move),
        moved(board.neutral(), move));
  }

  private static List<Place> moved(List<Place> stones, UnaryOperator<Place> move) {
    return stones.stream().map(move).toList();
  }
}
