package tengen.rules;

import java.util.Optional;
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
 * The referee of all rules of Gomoku, on boards of 5 to 22 points each way.
 *
 * <p>A full board without a line is a draw. It still accepts a pass, which GTP controllers exchange
 * to end a game; {@link #legalMoves} does not list the pass.
 *
 * <p>A continuous game never has a winner. The stones of a finished line and of a forbidden move
 * become neutral, and play continues until the board is full. A stone that finishes several lines
 * makes all of them neutral; Piskvork marks only the first.
 */
abstract class GomokuRules implements GameRules {
  private static final int MIN_SIDE = 5;
  private static final int MAX_SIDE = 22;

  /** Side of the board of the openings that come with the program, in points. */
  private static final int OPENING_SIDE = 9;

  private final String id;
  private final WinningRun winningRun;
  private final boolean continuous;

  GomokuRules(String id, WinningRun winningRun, boolean continuous) {
    this.id = id;
    this.winningRun = winningRun;
    this.continuous = continuous;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String family() {
    return "gomoku";
  }

  @Override
  public int openingSide() {
    return OPENING_SIDE;
  }

  @Override
  public Optional<String> objection(Setup setup) {
    return BoardSetups.objection(family(), MIN_SIDE, MAX_SIDE, setup);
  }

  /** Returns whether moves are judged without a search, which forbidden moves of renju need. */
  boolean isQuick() {
    return winningRun != WinningRun.RENJU;
  }

  @Override
  public Optional<String> objection(Position position, Move move) {
    return objection(replay(position), position.toMove(), move);
  }

  Optional<String> objection(GomokuReplay game, Side side, Move move) {
    Verdict verdict = game.verdict();
    boolean drawn = verdict instanceof Verdict.Drawn;
    if (move instanceof Move.Pass && drawn) {
      return Optional.empty();
    }
    if (!(verdict instanceof Verdict.Open)) {
      return Optional.of("the game is over");
    }
    return switch (move) {
      case Place point -> objection(game.grid, side, point);
      case Move.Pass _ -> Optional.of("pass is for a full board");
      case Move.Places _ -> Optional.of("one stone a turn");
      case Move.Text _, Move.Swap _, Move.Resign _ -> Optional.of("not a move of gomoku");
    };
  }

  private Optional<String> objection(RefereeGrid grid, Side side, Place point) {
    return switch (grid.at(point)) {
      case RefereeGrid.EMPTY -> avoidableFoul(grid, side, point);
      case RefereeGrid.OUTSIDE -> Optional.of("off the board");
      default -> Optional.of("occupied");
    };
  }

  /**
   * Returns why a move of Black is forbidden. If every empty point is forbidden, Black may play any
   * of them, and loses by it.
   */
  private Optional<String> avoidableFoul(RefereeGrid grid, Side side, Place point) {
    if (!knowsFouls(side)) {
      return Optional.empty();
    }
    // A copy: another thread may read the grid of this ruling meanwhile.
    var tried = new RefereeGrid(grid);
    var fouls = new RenjuFouls(tried);
    return fouls.foul(point).filter(_ -> hasLegalPoint(tried, fouls));
  }

  private boolean knowsFouls(Side side) {
    return winningRun == WinningRun.RENJU && side == Side.BLACK;
  }

  private static boolean hasLegalPoint(RefereeGrid grid, RenjuFouls fouls) {
    return grid.all(RefereeGrid.EMPTY).stream().anyMatch(point -> fouls.foul(point).isEmpty());
  }

  @Override
  public Stream<Move> legalMoves(Position position) {
    GomokuReplay game = replay(position);
    if (!(game.verdict() instanceof Verdict.Open)) {
      return Stream.empty();
    }
    Stream<Place> empty = game.grid.all(RefereeGrid.EMPTY).stream();
    if (knowsFouls(position.toMove())) {
      var fouls = new RenjuFouls(game.grid);
      if (hasLegalPoint(game.grid, fouls)) {
        empty = empty.filter(point -> fouls.foul(point).isEmpty());
      }
    }
    return empty.map(Move.class::cast);
  }

  @Override
  public Ruling judge(Position position) {
    return new GomokuRuling(this, position, replay(position));
  }

  @Override
  public Verdict verdict(Position position) {
    return replay(position).verdict();
  }

  @Override
  public Optional<Setup.Board> board(Position position) {
    return Optional.of(replay(position).grid.toSetup());
  }

  /**
   * Returns the board's rows from the top: {@code .} empty, {@code X} Black, {@code O} White,
   * {@code ?} neutral.
   */
  @Override
  public String describe(Position position) {
    return replay(position).grid.drawing();
  }

  private GomokuReplay replay(Position position) {
    return new GomokuReplay(position, winningRun, continuous);
  }
}
