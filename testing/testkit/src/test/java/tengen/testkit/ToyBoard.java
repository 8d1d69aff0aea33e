package tengen.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
 * A toy game: stones go on empty points, Black may not play the top left corner, and a player who
 * cannot move has lost.
 */
record ToyBoard(String id) implements GameRules {

  @Override
  public Optional<String> objection(Setup setup) {
    return setup instanceof Setup.Board board
            && stones(board).stream().allMatch(point -> isOn(board, point))
            && stones(board).stream().distinct().count() == stones(board).size()
        ? Optional.empty()
        : Optional.of("no board, or stones off it or on each other");
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    Setup.Board board = board(position).orElseThrow();
    if (!(move instanceof Place point) || !isOn(board, point)) {
      return Optional.of("no point of the board");
    }
    if (stones(board).contains(point)) {
      return Optional.of("taken");
    }
    boolean forbidden = position.toMove() == Side.BLACK && point.equals(new Place(0, 0));
    return forbidden ? Optional.of("forbidden to Black") : Optional.empty();
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    Setup.Board board = board(position).orElseThrow();
    return IntStream.range(0, board.width() * board.height())
        .<Move>mapToObj(i -> new Place(i % board.width(), i / board.width()))
        .filter(move -> objection(position, move).isEmpty());
  }

  @Override
  public Verdict verdict(Position position) {
    return legalMoves(position).findAny().isPresent()
        ? new Verdict.Open()
        : new Verdict.Won(position.toMove().other(), "no legal move", List.of());
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    var board = (Setup.Board) position.setup();
    var black = new ArrayList<>(board.black());
    var white = new ArrayList<>(board.white());
    for (Turn turn : position.turns()) {
      (turn.side() == Side.BLACK ? black : white).add((Place) turn.move());
    }
    return Optional.of(
        new Setup.Board(board.width(), board.height(), black, white, board.neutral()));
  }

  @Override
  public String describe(Position position) {
    return board(position).orElseThrow().toString();
  }

  private static List<Place> stones(Setup.Board board) {
    return Stream.of(board.black(), board.white(), board.neutral()).flatMap(List::stream).toList();
  }

  private static boolean isOn(Setup.Board board, Place point) {
    return 0 <= point.x()
        && point.x() < board.width()
        && 0 <= point.y()
        && point.y() < board.height();
  }
}
