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
  static final GameRules RULES = new Othello();

  private static final GameLook LOOK =
      new GameLook(
          Surface.SQUARES,
          new Setup.Board(
              8,
              5,
              List.of(at(2, 1), at(3, 1), at(4, 1), at(3, 2), at(4, 3)),
              List.of(at(4, 2), at(5, 2), at(3, 3), at(5, 3)),
              List.of()),
          List.of(
              new Words("en", "Othello", "Enclose discs to flip them; more discs win"),
              new Words("zh", "黑白棋", "夹住对方的棋子使其翻转，子多者胜"),
              new Words("ja", "オセロ", "挟んだ石を裏返し、多い方が勝ち"),
              new Words("ko", "오셀로", "사이에 낀 돌을 뒤집고, 많은 쪽이 승리")));

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
  public Optional<GameLook> look() {
    return Optional.of(LOOK);
  }

  private static Place at(int x, int y) {
    return new Place(x, y);
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return Stones.objection(setup, MIN_SIDE, MAX_SIDE)
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
    Stones stones = stones(position);
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
    Stones stones = stones(position);
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

  static List<Place> placements(Stones stones, Side side) {
    return stones.empty().filter(point -> !turned(stones, point, side).isEmpty()).toList();
  }

  /** Returns the discs that a disc on an empty point flips. */
  private static List<Place> turned(Stones stones, Place point, Side side) {
    return Stones.DIRECTIONS.stream()
        .flatMap(direction -> turned(stones, point, direction, side))
        .toList();
  }

  private static Stream<Place> turned(Stones stones, Place point, Place direction, Side side) {
    int length = stones.run(point, direction, side.other());
    return stones.isOwn(Stones.step(point, direction, length + 1), side)
        ? IntStream.rangeClosed(1, length).mapToObj(i -> Stones.step(point, direction, i))
        : Stream.of();
  }

  static Stones stones(Position position) {
    var stones = new Stones(position.setup());
    for (Turn turn : position.turns()) {
      if (turn.move() instanceof Place point) {
        turned(stones, point, turn.side()).forEach(disc -> stones.put(disc, turn.side()));
        stones.put(point, turn.side());
      }
    }
    return stones;
  }
}
