package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;

/**
 * Plays training games: {@code gomoku} against itself from a few random stones, until the end or
 * until a five is proven. A game depends only on its seed and the number of nodes. Not thread-safe.
 */
final class GamePlayer {
  /** Number of stones before which some moves are not the best. */
  private static final int NOISY_PLIES = 12;

  private static final int DEFAULT_SIDE = 15;

  /** Probability that an early move is chosen among the best few. */
  private static final double NOISE_PROBABILITY = 0.15;

  private static final int NOISE_CHOICES = 4;

  /** Maximum value that such a move may lose, compared with the best one. */
  private static final int MAX_NOISE_LOSS = 60;

  /**
   * Probability of a search beside the game at each position, so that a quarter of all positions
   * are off the game.
   */
  private static final double SIDESTEP_PROBABILITY = 1.0 / 3;

  private final WinRule rule;
  private final NodeSearch search;
  private final EvenOpenings openings;
  private Xoshiro random = new Xoshiro(0);
  private GomokuBoard board;
  private List<Integer> moves = new ArrayList<>();
  private List<TrainingGame.Sample> samples = new ArrayList<>();

  GamePlayer(WinRule rule, long nodes) {
    this.rule = rule;
    search = new NodeSearch(nodes);
    openings = new EvenOpenings(rule, search);
    board = new GomokuBoard(rule, DEFAULT_SIDE, DEFAULT_SIDE);
  }

  TrainingGame play(long seed) throws InterruptedException {
    random = new Xoshiro(seed);
    search.clear();
    samples = new ArrayList<>();
    putOpening();
    int side = board.width();
    while (board.plies() < side * side / 2) {
      int colour = colour();
      RootMove best = best();
      samples.add(new TrainingGame.Sample(board.plies(), Points.NONE, best.point(), best.value()));
      if (SearchValue.isForced(best.value()) && best.isProven()) {
        int winner = best.value() > 0 ? colour : 1 - colour;
        return new TrainingGame(side, winner == GomokuBoard.BLACK ? 1 : -1, moves, samples);
      }
      int played = played(best);
      if (random.nextDouble() < SIDESTEP_PROBABILITY) {
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

  private void putOpening() throws InterruptedException {
    int side = drawnSide();
    board = new GomokuBoard(rule, side, side);
    moves = new ArrayList<>();
    openings.next(random, side).forEach(this::put);
  }

  /** Returns 15 points a side with probability 0.6, 20 with 0.3, and 13 to 19 otherwise. */
  private int drawnSide() {
    int share = random.nextInt(10);
    return share < 6 ? DEFAULT_SIDE : share < 9 ? 20 : 13 + random.nextInt(7);
  }

  /** Returns the best move, or early in the game sometimes a slightly worse one. */
  private int played(RootMove best) throws InterruptedException {
    if (board.plies() >= NOISY_PLIES || random.nextDouble() >= NOISE_PROBABILITY) {
      return best.point();
    }
    List<RootMove> choices =
        search.moves(board, NOISE_CHOICES).stream()
            .limit(NOISE_CHOICES)
            .filter(move -> move.value() >= best.value() - MAX_NOISE_LOSS)
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
        if (point != played && EvenOpenings.isLegal(board, point)) {
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

  /** Returns whether the side to move has a choice and no quick check decides the game. */
  static boolean isOpen(GomokuBoard board, int colour) {
    return QuickWinCheck.value(board, colour, 0) == SearchValue.NONE
        && !board.hasAtLeast(1 - colour, PointClass.FIVE);
  }

  private RootMove best() throws InterruptedException {
    return search.best(board);
  }
}
