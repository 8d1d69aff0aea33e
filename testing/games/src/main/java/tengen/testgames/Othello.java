package tengen.testgames;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;

/**
 * The rules of {@code othello} on boards with even sides of 4 to 16. A disc flips the opponent's
 * discs between it and another own disc. A player who can flip none must pass, and only then. The
 * game ends when neither side can move; more discs win.
 *
 * <p>World Othello Federation, "Official rules for the game Othello". With rows counted from the
 * bottom, White begins on d4 and e5, and d3 is a move of Black's, as players write it.
 */
public final class Othello implements GameRules {
  static final int DEFAULT_SIDE = 8;
  private static final int MIN_SIDE = 4;
  private static final int MAX_SIDE = 16;

  /** For the service loader. */
  public Othello() {}

  @Override
  public String id() {
    return "othello";
  }

  @Override
  public Setup usualSetup() {
    return initialBoard(DEFAULT_SIDE, DEFAULT_SIDE);
  }

  @Override
  public Setup.Board initialBoard(int width, int height) {
    int right = width / 2;
    int lower = height / 2;
    return new Setup.Board(
        width,
        height,
        List.of(new Place(right - 1, lower - 1), new Place(right, lower)),
        List.of(new Place(right, lower - 1), new Place(right - 1, lower)),
        List.of());
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return OwnedPoints.objection(setup, MIN_SIDE, MAX_SIDE)
        .or(
            () ->
                setup instanceof Setup.Board(int width, int height, _, _, _)
                        && (width | height) % 2 == 0
                    ? Optional.empty()
                    : Optional.of("the sides are even"));
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    return legalMoves(position).anyMatch(move::equals)
        ? Optional.empty()
        : Optional.of("a disc that turns another, or a pass where there is none");
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    OwnedPoints stones = stones(position);
    List<Place> placements = placements(stones, position.toMove());
    if (placements.isEmpty()) {
      return placements(stones, position.toMove().other()).isEmpty()
          ? Stream.of()
          : Stream.of(new Move.Pass());
    }
    return placements.stream().map(Move.class::cast);
  }

  @Override
  public Verdict verdict(Position position) {
    if (legalMoves(position).findAny().isPresent()) {
      return new Verdict.Open();
    }
    OwnedPoints stones = stones(position);
    int black = stones.all(Side.BLACK).size();
    int white = stones.all(Side.WHITE).size();
    String score = black + " discs to " + white;
    return black == white
        ? new Verdict.Drawn(score)
        : new Verdict.Won(black > white ? Side.BLACK : Side.WHITE, score, List.of());
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.of(stones(position).toSetup());
  }

  @Override
  public String describe(Position position) {
    return stones(position).drawing();
  }

  private static List<Place> placements(OwnedPoints stones, Side side) {
    return stones.empty().filter(point -> !turned(stones, point, side).isEmpty()).toList();
  }

  /** Returns the discs that a disc on an empty point flips. */
  private static List<Place> turned(OwnedPoints stones, Place point, Side side) {
    var all = new ArrayList<Place>();
    for (Place direction : OwnedPoints.DIRECTIONS) {
      var between = new ArrayList<Place>();
      Place next = OwnedPoints.step(point, direction);
      for (int left = stones.run(point, direction, side.other()); left > 0; left--) {
        between.add(next);
        next = OwnedPoints.step(next, direction);
      }
      if (stones.at(next).equals(Optional.of(side))) {
        all.addAll(between);
      }
    }
    return all;
  }

  private static OwnedPoints stones(Position position) {
    var stones = new OwnedPoints(position.setup());
    for (Turn turn : position.turns()) {
      if (turn.move() instanceof Place point) {
        turned(stones, point, turn.side()).forEach(disc -> stones.put(disc, turn.side()));
        stones.put(point, turn.side());
      }
    }
    return stones;
  }
}
