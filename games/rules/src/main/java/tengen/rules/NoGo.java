package tengen.rules;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.game.Verdict;

/**
 * The referee of {@code nogo}, on boards of 1 to 19 points each way, or of a single row or column
 * of up to 25. After each move every block of both colours must have a liberty, so nothing is
 * captured. There is no pass. A side without a legal move has lost; on 1×1 that is the side to
 * move.
 *
 * <p>Martin Müller, "NoGo: rules", University of Alberta,
 * webdocs.cs.ualberta.ca/~mmueller/nogo/rules.html.
 */
public final class NoGo implements GameRules {
  private static final int USUAL_SIDE = 9;
  private static final int MAX_SIDE = 19;

  /**
   * Maximum length of a board of one row or column, which solvers ask about: GTP has letters for 25
   * columns.
   */
  private static final int MAX_STRIP = 25;

  @Override
  public String id() {
    return "nogo";
  }

  @Override
  public Setup usualSetup() {
    return initialBoard(USUAL_SIDE, USUAL_SIDE);
  }

  /**
   * Returns the letters of the columns. As in Go there is no {@code i}, which resembles j and 1.
   */
  @Override
  public String columns() {
    return "abcdefghjklmnopqrstuvwxyz";
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return BoardSetups.objection(id(), 1, isStrip(setup) ? MAX_STRIP : MAX_SIDE, setup)
        .or(() -> stones(BoardSetups.boardOf(setup)));
  }

  private static boolean isStrip(Setup setup) {
    return setup instanceof Setup.Board board && Math.min(board.width(), board.height()) == 1;
  }

  private static Optional<String> stones(Setup.Board board) {
    if (!board.neutral().isEmpty()) {
      return Optional.of("nogo has no neutral stones");
    }
    var blocks = new Blocks(new RefereeGrid(board));
    return Stream.of(board.black(), board.white())
        .flatMap(List::stream)
        .filter(stone -> !blocks.hasLiberty(stone))
        .findFirst()
        .map(stone -> "a block without liberty at " + stone.x() + "," + stone.y());
  }

  /**
   * Returns why a point may not be played; in a finished game too the reason is the point's own.
   */
  @Override
  public Optional<String> objection(Position position, Move move) {
    return objection(grid(position), position.toMove(), move);
  }

  static Optional<String> objection(RefereeGrid grid, Side side, Move move) {
    return switch (move) {
      case Place point -> objection(grid, side, point);
      case Move.Pass _ -> Optional.of("nogo has no pass");
      case Move.Places _ -> Optional.of("one stone a turn");
      case Move.Text _, Move.Swap _, Move.Resign _ -> Optional.of("not a move of nogo");
    };
  }

  private static Optional<String> objection(RefereeGrid grid, Side side, Place point) {
    return switch (grid.at(point)) {
      case RefereeGrid.EMPTY -> new Blocks(grid).objection(RefereeGrid.colour(side), point);
      case RefereeGrid.OUTSIDE -> Optional.of("off the board");
      default -> Optional.of("occupied");
    };
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    return legalPoints(position).map(Move.class::cast);
  }

  private static Stream<Place> legalPoints(Position position) {
    return legalPoints(grid(position), position.toMove());
  }

  private static Stream<Place> legalPoints(RefereeGrid grid, Side side) {
    var blocks = new Blocks(grid);
    int colour = RefereeGrid.colour(side);
    return grid.all(RefereeGrid.EMPTY).stream()
        .filter(point -> blocks.objection(colour, point).isEmpty());
  }

  @Override
  public Verdict verdict(Position position) {
    return verdict(grid(position), position.toMove());
  }

  static Verdict verdict(RefereeGrid grid, Side side) {
    if (legalPoints(grid, side).findAny().isPresent()) {
      return new Verdict.Open();
    }
    String loser = side == Side.BLACK ? "Black" : "White";
    return new Verdict.Won(side.other(), loser + " has no legal move", List.of());
  }

  @Override
  public Ruling judge(Position position) {
    return new NoGoRuling(this, position, grid(position));
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.of(grid(position).toSetup());
  }

  /** Returns the board's rows from the top: {@code .} empty, {@code X} Black, {@code O} White. */
  @Override
  public String describe(Position position) {
    return grid(position).drawing();
  }

  private static RefereeGrid grid(Position position) {
    var grid = new RefereeGrid(BoardSetups.boardOf(position.setup()));
    for (Turn turn : position.turns()) {
      switch (turn.move()) {
        case Place stone -> grid.put(stone, RefereeGrid.colour(turn.side()));
        case Move.Pass _, Move.Places _, Move.Text _, Move.Swap _, Move.Resign _ ->
            throw new IllegalArgumentException("not a move of nogo: " + turn.move());
      }
    }
    return grid;
  }
}
