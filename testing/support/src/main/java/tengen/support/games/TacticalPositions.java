package tengen.support.games;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

/**
 * Generates positions that the next stone decides, from a row of four and random stones, checked by
 * the rules.
 */
final class TacticalPositions {
  private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
  private static final int SIZE = 15;
  private static final int LENGTH = 5;
  private static final int MAX_PAIRS = 12;

  private final GameRules rules;
  private final SplittableRandom random;

  TacticalPositions(GameRules rules, long seed) {
    this.rules = rules;
    random = new SplittableRandom(seed);
  }

  /** Returns positions in which the side to move can make five. */
  List<Position> wins(int count) {
    return Stream.generate(() -> candidate(true))
        .filter(position -> isOpen(position) && hasWin(position))
        .limit(count)
        .toList();
  }

  /**
   * Returns positions in which the side to move cannot make five, but can stop the opponent's only
   * one.
   */
  List<Position> blocks(int count) {
    return Stream.generate(() -> candidate(false))
        .filter(position -> isOpen(position) && !hasWin(position))
        .filter(
            position ->
                fives(passed(position)).count() == 1
                    && fives(passed(position)).allMatch(five -> isSafe(position, five)))
        .limit(count)
        .toList();
  }

  /** Returns whether this move makes five. */
  boolean isWin(Position position, Move move) {
    return wins(rules.judge(position), move);
  }

  /** Returns whether this move is legal and leaves the opponent no five. */
  boolean isSafe(Position position, Move move) {
    return rules.objection(position, move).isEmpty()
        && fives(rules.play(position, move)).findAny().isEmpty();
  }

  /** Returns a position with four of a row of five of one side, and pairs of random stones. */
  private Position candidate(boolean isOwn) {
    Side toMove = random.nextBoolean() ? Side.BLACK : Side.WHITE;
    List<Place> free = shuffled();
    List<Place> row = row();
    free.removeAll(row);
    row.remove(random.nextInt(LENGTH));
    var other = new ArrayList<>(free.subList(0, row.size()));
    int pairs = random.nextInt(MAX_PAIRS);
    row.addAll(free.subList(LENGTH, LENGTH + pairs));
    other.addAll(free.subList(LENGTH + pairs, LENGTH + 2 * pairs));
    boolean isBlack = isOwn == (toMove == Side.BLACK);
    var board =
        new Setup.Board(SIZE, SIZE, isBlack ? row : other, isBlack ? other : row, List.of());
    return Position.start(rules.id(), board).withToMove(toMove);
  }

  private List<Place> row() {
    int[] step = STEPS[random.nextInt(STEPS.length)];
    int x = random.nextInt(SIZE - (LENGTH - 1) * Math.abs(step[0])) + (step[0] < 0 ? 4 : 0);
    int y = random.nextInt(SIZE - (LENGTH - 1) * step[1]);
    return new ArrayList<>(
        IntStream.range(0, LENGTH)
            .mapToObj(i -> new Place(x + i * step[0], y + i * step[1]))
            .toList());
  }

  private List<Place> shuffled() {
    var places =
        new ArrayList<>(
            IntStream.range(0, SIZE * SIZE).mapToObj(i -> new Place(i % SIZE, i / SIZE)).toList());
    for (int i = places.size() - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      places.set(j, places.set(i, places.get(j)));
    }
    return places;
  }

  private boolean isOpen(Position position) {
    return rules.objection(position.setup()).isEmpty()
        && rules.verdict(position) instanceof Verdict.Open;
  }

  private boolean hasWin(Position position) {
    return fives(position).findAny().isPresent();
  }

  private static Position passed(Position position) {
    return position.withToMove(position.toMove().other());
  }

  private Stream<Move> fives(Position position) {
    Ruling ruling = rules.judge(position);
    return rules.legalMoves(position).filter(move -> wins(ruling, move));
  }

  private static boolean wins(Ruling ruling, Move move) {
    return ruling.objection(move).isEmpty()
        && ruling.play(move).verdict() instanceof Verdict.Won(Side side, String _, var _)
        && side == ruling.position().toMove();
  }
}
