package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.ForbiddenPoints;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.rule.WinRule;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/**
 * Plays one game to learn from: {@code gomoku} against itself from a few random stones, to the end
 * or until a five is proved. A game hangs on nothing but its seed and the number of nodes. One
 * thread.
 */
final class GamePlayer {
  private static final long TABLE_BYTES = 1L << 20;

  private static final int FEWEST_STONES = 2;
  private static final int MOST_STONES = 7;

  /** Columns and rows in the middle where the first stones are. */
  private static final int MIDDLE = 7;

  /** An opening is kept if the side to move expects so much, or so little. */
  private static final double LEAST_RATE = 0.3;

  private static final double MOST_RATE = 0.7;

  /** Before so many stones some moves are not the best. */
  private static final int NOISY_PLIES = 12;

  private static final int USUAL_SIDE = 15;
  private static final double NOISE = 0.15;
  private static final int NOISE_CHOICES = 4;
  private static final int NOISE_POINTS = 60;

  /** For every position of the game; so a quarter of all positions are beside a game. */
  private static final double SIDESTEPS = 1.0 / 3;

  private final WinRule rule;
  private final long nodes;
  private final TranspositionTable table = new TranspositionTable(TABLE_BYTES);
  private final LazySmpSearch searcher = new LazySmpSearch(table, 1, Thread::new);
  private Xoshiro random = new Xoshiro(0);
  private Board board;
  private List<Integer> moves = new ArrayList<>();
  private List<TrainingGame.Sample> samples = new ArrayList<>();

  GamePlayer(WinRule rule, long nodes) {
    this.rule = rule;
    this.nodes = nodes;
    board = new Board(rule, USUAL_SIDE, USUAL_SIDE);
  }

  TrainingGame play(long seed) throws InterruptedException {
    random = new Xoshiro(seed);
    table.clear();
    samples = new ArrayList<>();
    putOpening();
    int side = board.width();
    while (board.plies() < side * side / 2) {
      int colour = colour();
      RootMove best = best();
      samples.add(new TrainingGame.Sample(board.plies(), Points.NONE, best.point(), best.value()));
      if (Value.isForced(best.value()) && best.isProven()) {
        int winner = best.value() > 0 ? colour : 1 - colour;
        return new TrainingGame(side, winner == Board.BLACK ? 1 : -1, moves, samples);
      }
      int played = played(best);
      if (random.nextDouble() < SIDESTEPS) {
        sidestep(played);
      }
      put(played);
    }
    return new TrainingGame(side, 0, moves, samples);
  }

  private int colour() {
    return TrainingGame.colour(board.plies());
  }

  private void put(int point) {
    board.play(point, colour());
    moves.add(point);
  }

  /** Random stones in the middle, until a search finds them even enough. */
  private void putOpening() throws InterruptedException {
    int side = drawnSide();
    double rate;
    do {
      board = new Board(rule, side, side);
      moves = new ArrayList<>();
      int count = FEWEST_STONES + random.nextInt(MOST_STONES - FEWEST_STONES + 1);
      while (moves.size() < count) {
        int point = Points.of(middle(side), middle(side));
        if (isLegal(point)) {
          put(point);
        }
      }
      rate = Value.winRate(best().value());
    } while (rate < LEAST_RATE || rate > MOST_RATE);
  }

  /** Six games in ten on 15 points a side, three on 20, one on 13 to 19. */
  private int drawnSide() {
    int share = random.nextInt(10);
    return share < 6 ? USUAL_SIDE : share < 9 ? 20 : 13 + random.nextInt(7);
  }

  private int middle(int side) {
    return (side - MIDDLE) / 2 + random.nextInt(MIDDLE);
  }

  private boolean isLegal(int point) {
    return board.isEmpty(point) && !ForbiddenPoints.isForbidden(board, point, colour());
  }

  /** The best move, or early in the game now and then another that is hardly worse. */
  private int played(RootMove best) throws InterruptedException {
    if (board.plies() >= NOISY_PLIES || random.nextDouble() >= NOISE) {
      return best.point();
    }
    List<RootMove> choices =
        search(NOISE_CHOICES).stream()
            .limit(NOISE_CHOICES)
            .filter(move -> move.value() >= best.value() - NOISE_POINTS)
            .filter(move -> move.point() != best.point())
            .toList();
    return choices.isEmpty() ? best.point() : choices.get(random.nextInt(choices.size())).point();
  }

  /** Searches the position after another move near stones, unless it is decided or forced. */
  private void sidestep(int played) throws InterruptedException {
    int ply = board.plies();
    List<Integer> near = new ArrayList<>();
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int bits = board.near(row); bits != 0; bits &= bits - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(bits));
        if (point != played && isLegal(point)) {
          near.add(point);
        }
      }
    }
    if (near.isEmpty()) {
      return;
    }
    int step = near.get(random.nextInt(near.size()));
    board.play(step, colour());
    if (isOpen(board, colour())) {
      RootMove best = best();
      samples.add(new TrainingGame.Sample(ply, step, best.point(), best.value()));
    }
    board.undo();
  }

  /** Whether the side to move may choose, and nothing is decided at sight. */
  static boolean isOpen(Board board, int colour) {
    return QuickWinCheck.value(board, colour, 0) == Value.NONE
        && !board.hasAtLeast(1 - colour, PointClass.FIVE);
  }

  private RootMove best() throws InterruptedException {
    return search(1).getFirst();
  }

  private List<RootMove> search(int choices) throws InterruptedException {
    var control = RunningSearch.start(Limits.NONE.withMaxNodes(nodes));
    return searcher
        .search(parameters(board, choices), control, new SearchStop(control, () -> false))
        .moves();
  }

  /** What to play at full strength on a board where the colours took turns. */
  static SearchParameters parameters(Board board, int choices) {
    List<List<Place>> stones = List.of(new ArrayList<>(), new ArrayList<>());
    for (int ply = 0; ply < board.plies(); ply++) {
      stones.get(board.colour(ply)).add(Points.place(board.point(ply)));
    }
    return new SearchParameters(
        board.tables(),
        new Setup.Board(
            board.width(),
            board.height(),
            stones.get(Board.BLACK),
            stones.get(Board.WHITE),
            List.of()),
        Board.side(TrainingGame.colour(board.plies())),
        false,
        1,
        choices,
        List.of(),
        SearchContext.MAX_PLY,
        SearchParameters.FULL_QUIESCENCE,
        PatternEvaluation::new);
  }
}
