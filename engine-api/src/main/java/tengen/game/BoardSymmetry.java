package tengen.game;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.Move.Place;

/**
 * One of the eight symmetries of a rectangle's grid: left and right exchanged, top and bottom
 * exchanged, and then columns and rows. Where that is no square, the last makes another rectangle.
 */
public record BoardSymmetry(boolean mirrors, boolean flips, boolean transposes) {
  /** All eight, the first of which changes nothing. */
  public static final List<BoardSymmetry> ALL =
      IntStream.range(0, 8)
          .mapToObj(i -> new BoardSymmetry((i & 1) != 0, (i & 2) != 0, (i & 4) != 0))
          .toList();

  /** The images of a board that have its width and height: eight of a square, else four. */
  public static Stream<Setup.Board> images(Setup.Board board) {
    boolean isSquare = board.width() == board.height();
    return ALL.stream()
        .filter(symmetry -> isSquare || !symmetry.transposes)
        .map(symmetry -> symmetry.of(board));
  }

  /** The image of a board with its stones. */
  public Setup.Board of(Setup.Board board) {
    return new Setup.Board(
        transposes ? board.height() : board.width(),
        transposes ? board.width() : board.height(),
        of(board, board.black()),
        of(board, board.white()),
        of(board, board.neutral()));
  }

  private List<Place> of(Setup.Board board, List<Place> stones) {
    return stones.stream().map(stone -> of(board, stone)).toList();
  }

  /** The image of a point of this board. */
  public Place of(Setup.Board board, Place point) {
    Place moved = exchanged(board, point);
    return transposes ? new Place(moved.y(), moved.x()) : moved;
  }

  /** The point of this board whose image this is. */
  public Place origin(Setup.Board board, Place image) {
    return exchanged(board, transposes ? new Place(image.y(), image.x()) : image);
  }

  private Place exchanged(Setup.Board board, Place point) {
    return new Place(
        mirrors ? board.width() - 1 - point.x() : point.x(),
        flips ? board.height() - 1 - point.y() : point.y());
  }
}
