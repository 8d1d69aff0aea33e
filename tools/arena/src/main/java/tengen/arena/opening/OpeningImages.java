package tengen.arena.opening;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import tengen.arena.game.Opening;
import tengen.game.BoardSymmetry;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;

/** Images of openings under the symmetries of their boards: eight of a square, else four. */
final class OpeningImages {
  /** Additions to the names of openings, in the order of {@link BoardSymmetry#ALL}. */
  private static final List<String> NAMES =
      List.of(
          "",
          " mirrored",
          " flipped",
          " rotated 180",
          " transposed",
          " rotated 270",
          " rotated 90",
          " rotated 90 and flipped");

  private final GameRules rules;

  OpeningImages(GameRules rules) {
    this.rules = rules;
  }

  /** Returns all openings as they are, then all under the next symmetry, and so on. */
  List<Opening> cycle(List<Opening> openings) {
    int most = openings.stream().mapToInt(OpeningImages::count).max().orElse(0);
    return IntStream.range(0, most)
        .boxed()
        .flatMap(index -> openings.stream().map(opening -> image(opening, index)))
        .toList();
  }

  /** Returns the opening under a symmetry chosen at random. */
  Opening random(Opening opening, Random random) {
    return image(opening, random.nextInt(count(opening)));
  }

  /** Returns the number of symmetries that keep the board's width and height. */
  private static int count(Opening opening) {
    Setup.Board board = board(opening);
    return board.width() == board.height()
        ? BoardSymmetry.ALL.size()
        : BoardSymmetry.ALL.size() / 2;
  }

  private Opening image(Opening opening, int index) {
    BoardSymmetry symmetry = BoardSymmetry.ALL.get(index);
    Setup.Board board = board(opening);
    String name = opening.name() + NAMES.get(index);
    Position position = rules.start(symmetry.of(board));
    for (Turn turn : opening.position().turns()) {
      Position before = position.withToMove(turn.side());
      Move move = turn.move() instanceof Place point ? symmetry.of(board, point) : turn.move();
      Optional<String> objection = rules.objection(before, move);
      if (objection.isPresent()) {
        throw new IllegalArgumentException(
            name + ": " + objection.get() + "; use transform=none for these openings");
      }
      position = rules.play(before, move);
    }
    return new Opening(name, position.withToMove(opening.position().toMove()));
  }

  private static Setup.Board board(Opening opening) {
    return (Setup.Board) opening.position().setup();
  }
}
