package tengen.testkit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
 * A toy game: four or more in a row win, on boards of 3 to 7. On 3x3 nobody can win, so the board
 * fills.
 */
final class FourInARow implements GameRules {
  static final String ID = "four-in-a-row";
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final String family;

  FourInARow() {
    this(ID);
  }

  /** Creates rules of this family. */
  FourInARow(String family) {
    this.family = family;
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String family() {
    return family;
  }

  @Override
  public Setup usualSetup() {
    return initialBoard(7, 7);
  }

  @Override
  public Optional<String> objection(Setup setup) {
    if (!(setup instanceof Setup.Board board)) {
      return Optional.of("no board");
    }
    if (Math.min(board.width(), board.height()) < 3
        || Math.max(board.width(), board.height()) > 7) {
      return Optional.of("sides from 3 to 7");
    }
    List<Place> stones =
        Stream.of(board.black(), board.white(), board.neutral()).flatMap(List::stream).toList();
    boolean fits = stones.stream().allMatch(point -> isOn(board, point));
    return fits && new HashSet<>(stones).size() == stones.size()
        ? Optional.empty()
        : Optional.of("stones off the board or on each other");
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    if (!(move instanceof Place point)) {
      return Optional.of("no point");
    }
    if (!isOn((Setup.Board) position.setup(), point)) {
      return Optional.of("off the board");
    }
    if (stones(position).contains(point)) {
      return Optional.of("taken");
    }
    return verdict(position) instanceof Verdict.Open ? Optional.empty() : Optional.of("over");
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    var board = (Setup.Board) position.setup();
    Set<Place> stones = stones(position);
    if (!(verdict(position) instanceof Verdict.Open)) {
      return Stream.of();
    }
    return IntStream.range(0, board.width() * board.height())
        .<Move>mapToObj(i -> new Place(i % board.width(), i / board.width()))
        .filter(point -> !stones.contains(point));
  }

  @Override
  public Verdict verdict(Position position) {
    Setup.Board board = board(position).orElseThrow();
    if (hasFour(board.black())) {
      return new Verdict.Won(Side.BLACK, "four in a row", List.of());
    }
    if (hasFour(board.white())) {
      return new Verdict.Won(Side.WHITE, "four in a row", List.of());
    }
    return stones(position).size() == board.width() * board.height()
        ? new Verdict.Drawn("board full")
        : new Verdict.Open();
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    var board = (Setup.Board) position.setup();
    var black = new ArrayList<>(board.black());
    var white = new ArrayList<>(board.white());
    for (Turn turn : position.turns()) {
      Collection<Place> own = turn.side() == Side.BLACK ? black : white;
      own.add((Place) turn.move());
    }
    return Optional.of(
        new Setup.Board(board.width(), board.height(), black, white, board.neutral()));
  }

  @Override
  public String describe(Position position) {
    return board(position).orElseThrow().toString();
  }

  private static boolean hasFour(List<Place> stones) {
    var own = new HashSet<>(stones);
    return own.stream()
        .anyMatch(from -> Stream.of(DIRECTIONS).anyMatch(way -> isFour(own, from, way)));
  }

  private static boolean isFour(Set<Place> own, Place from, int[] way) {
    return IntStream.range(1, 4)
        .mapToObj(i -> new Place(from.x() + i * way[0], from.y() + i * way[1]))
        .allMatch(own::contains);
  }

  private Set<Place> stones(Position position) {
    Setup.Board board = board(position).orElseThrow();
    return Stream.of(board.black(), board.white(), board.neutral())
        .flatMap(List::stream)
        .collect(Collectors.toSet());
  }

  private static boolean isOn(Setup.Board board, Place point) {
    return 0 <= point.x()
        && point.x() < board.width()
        && 0 <= point.y()
        && point.y() < board.height();
  }
}
