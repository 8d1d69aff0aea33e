package tengen.testgames;

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
 * The rules of {@code connect6}. Black places one stone, then each side places two in a row; six or
 * more in a line win. Each stone is a separate turn.
 *
 * <p>I-Chen Wu and Dei-Yen Huang, "A New Family of k-in-a-Row Games", Advances in Computer Games
 * 11, 2005.
 */
public final class Connect6 implements GameRules {
  static final int MIN_SIDE = 6;
  static final int MAX_SIDE = 19;
  private static final int WINNING_RUN = 6;

  /** For the service loader. */
  public Connect6() {}

  @Override
  public String id() {
    return "connect6";
  }

  @Override
  public Setup usualSetup() {
    return initialBoard(MAX_SIDE, MAX_SIDE);
  }

  @Override
  public Position play(Position position, Move move) {
    Position next = position.play(move);
    return isHalfway(next, position.toMove()) ? next.withToMove(position.toMove()) : next;
  }

  /**
   * Returns whether a side has to place its second stone, which never follows the first stone on an
   * empty board.
   */
  private static boolean isHalfway(Position position, Side side) {
    long stones =
        position.turns().reversed().stream().takeWhile(turn -> turn.side() == side).count();
    boolean isFirst = position.turns().size() == 1 && new OwnedPoints(position.setup()).areNone();
    return stones % 2 == 1 && !isFirst;
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return OwnedPoints.objection(setup, MIN_SIDE, MAX_SIDE);
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    if (!(verdict(position) instanceof Verdict.Open)) {
      return Optional.of("the game is over");
    }
    return move instanceof Place point && stones(position).isEmpty(point)
        ? Optional.empty()
        : Optional.of("a stone on an empty point");
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    return verdict(position) instanceof Verdict.Open
        ? stones(position).empty().map(Move.class::cast)
        : Stream.of();
  }

  @Override
  public Verdict verdict(Position position) {
    OwnedPoints stones = stones(position);
    for (Side side : Side.values()) {
      Optional<Place> winning =
          stones.all(side).stream().filter(point -> hasSix(stones, point, side)).findFirst();
      if (winning.isPresent()) {
        return new Verdict.Won(side, "six in a row", List.of());
      }
    }
    return stones.empty().findAny().isPresent()
        ? new Verdict.Open()
        : new Verdict.Drawn("full board");
  }

  private static boolean hasSix(OwnedPoints stones, Place point, Side side) {
    return OwnedPoints.DIRECTIONS.stream()
        .anyMatch(direction -> 1 + stones.run(point, direction, side) >= WINNING_RUN);
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.of(stones(position).toSetup());
  }

  @Override
  public String describe(Position position) {
    return stones(position).drawing();
  }

  private static OwnedPoints stones(Position position) {
    var stones = new OwnedPoints(position.setup());
    for (Turn turn : position.turns()) {
      stones.put((Place) turn.move(), turn.side());
    }
    return stones;
  }
}
