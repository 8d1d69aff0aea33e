package tengen.game;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.Move.Place;

/**
 * A symmetry of a rectangular grid. Applied in this order: mirror left and right, flip top and
 * bottom, transpose columns and rows. Transposing a board that is not square exchanges its width
 * and height.
 */
public record BoardSymmetry(boolean mirrors, boolean flips, boolean transposes) {
  /** All eight symmetries, the identity first. */
  public static final List<BoardSymmetry> ALL =
      IntStream.range(0, 8)
          .mapToObj(i -> new BoardSymmetry((i & 1) != 0, (i & 2) != 0, (i & 4) != 0))
          .toList();

  /**
   * Returns the images of a board that keep its width and height: eight for a square, four for
   * other rectangles.
   */
  public static Stream<Setup.Board> images(Setup.Board board) {
    boolean isSquare = board.width() == board.height();
    return ALL.stream()
        .filter(symmetry -> isSquare || !symmetry.transposes)
        .map(symmetry -> symmetry.of(board));
  }

  /** Returns the image of a board with its stones. */
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

  /** Returns the image of a point of this board. */
  public Place of(Setup.Board board, Place point) {
    Place moved = exchanged(board, point);
    return transposes ? new Place(moved.y(), moved.x()) : moved;
  }

  /**
   * Returns the point of this board whose image is {@code image}; inverse of {@link
   * #of(Setup.Board, Place)}.
   */
  public Place origin(Setup.Board board, Place image) {
    return exchanged(board, transposes ? new Place(image.y(), image.x()) : image);
  }

  private Place exchanged(Setup.Board board, Place point) {
    return new Place(
        mirrors ? board.width() - 1 - point.x() : point.x(),
        flips ? board.height() - 1 - point.y() : point.y());
  }
}
