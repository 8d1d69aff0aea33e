package acme.games;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.GameLook;
import tengen.game.GameLook.Surface;
import tengen.game.GameLook.Words;
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
  static final GameRules RULES = new Connect6();
  private static final int WINNING_RUN = 6;

  private static final GameLook LOOK =
      new GameLook(
          Surface.POINTS,
          new Setup.Board(
              8,
              5,
              List.of(at(2, 1), at(3, 2), at(4, 2), at(4, 3), at(5, 2)),
              List.of(at(1, 2), at(3, 1), at(5, 1), at(3, 3)),
              List.of()),
          List.of(
              new Words("en", "Connect6", "Six in a row, two stones a turn"),
              new Words("zh", "六子棋", "六子连珠，每回合两子"),
              new Words("ja", "六目並べ", "一手に石二つ、六目を並べた方が勝ち"),
              new Words("ko", "육목", "한 번에 두 점씩, 여섯을 이으면 승리")));

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
  public Optional<GameLook> look() {
    return Optional.of(LOOK);
  }

  private static Place at(int x, int y) {
    return new Place(x, y);
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
    boolean isFirst = position.turns().size() == 1 && new Stones(position.setup()).areNone();
    return stones % 2 == 1 && !isFirst;
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return Stones.objection(setup, MIN_SIDE, MAX_SIDE);
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
    Stones stones = stones(position);
    for (Side side : Side.values()) {
      Optional<List<Place>> winning =
          stones.all(side).stream().flatMap(point -> rows(stones, point, side)).findFirst();
      if (winning.isPresent()) {
        return new Verdict.Won(side, "six in a row", winning.get());
      }
    }
    return stones.empty().findAny().isPresent()
        ? new Verdict.Open()
        : new Verdict.Drawn("full board");
  }

  /** Returns the rows of at least six stones from a point on, one for each direction. */
  private static Stream<List<Place>> rows(Stones stones, Place point, Side side) {
    return Stones.DIRECTIONS.stream()
        .filter(direction -> 1 + stones.run(point, direction, side) >= WINNING_RUN)
        .map(
            direction ->
                IntStream.rangeClosed(0, stones.run(point, direction, side))
                    .mapToObj(i -> Stones.step(point, direction, i))
                    .toList());
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.of(stones(position).toSetup());
  }

  @Override
  public String describe(Position position) {
    return stones(position).drawing();
  }

  static Stones stones(Position position) {
    var stones = new Stones(position.setup());
    for (Turn turn : position.turns()) {
      stones.put((Place) turn.move(), turn.side());
    }
    return stones;
  }
}
