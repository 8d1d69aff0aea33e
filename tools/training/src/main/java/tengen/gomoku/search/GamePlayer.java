package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.search.TrainingGame.Choice;

/**
 * Plays training games: {@code gomoku} against itself from a few random stones, until the end or
 * until a five is proven. Labels the positions in which a side has a choice and no win is in sight.
 * A game depends only on its seed and the numbers of nodes. Not thread-safe.
 */
public final class GamePlayer {
  /** Odd, so that no two games of a seed have the same seed. */
  private static final long SEED_STEP = 0xD6E8FEB86659FD93L;

  /** Number of stones before which some moves are not the best. */
  private static final int NOISY_PLIES = 12;

  private static final int DEFAULT_SIDE = 15;

  /** Probability that an early move is chosen among the best few. */
  private static final double NOISE_PROBABILITY = 0.15;

  /** Maximum value that such a move may lose, compared with the best one. */
  private static final int MAX_NOISE_LOSS = 60;

  /**
   * Probability of a label beside the game at each labelled position, so that a quarter of all
   * labels are off the game: some positions have no such label.
   */
  private static final double SIDESTEP_PROBABILITY = 0.7;

  /** Number of moves that are tried for a label beside the game. */
  private static final int MAX_SIDESTEP_TRIES = 5;

  /** Divisor of the nodes for the search that rejects a move beside the game. */
  private static final int REJECTION_DIVISOR = 20;

  private final WinRule rule;
  private final NodeSearch search;
  private final long nodes;
  private final long choiceNodes;
  private final EvenOpenings openings;
  private Xoshiro random = new Xoshiro(0);
  private GomokuBoard board;
  private List<Integer> moves = new ArrayList<>();
  private List<TrainingGame.Sample> samples = new ArrayList<>();

  /**
   * Creates a player.
   *
   * @param nodes limit of the search for the best move and its value
   * @param choiceNodes limit of the search for the next best moves, which begins with the
   *     transposition table of the first
   * @param gate passed before each search
   */
  public GamePlayer(WinRule rule, long nodes, long choiceNodes, SearchGate gate) {
    this.rule = rule;
    this.nodes = nodes;
    this.choiceNodes = choiceNodes;
    search = new NodeSearch(nodes, PatternEvaluation::new, gate);
    openings = new EvenOpenings(rule, search);
    board = new GomokuBoard(rule, DEFAULT_SIDE, DEFAULT_SIDE);
  }

  /** Returns the seed of a game by its number. */
  public static long seed(long seed, long game) {
    return seed ^ (game * SEED_STEP);
  }

  /** Plays the game of a seed. */
  public TrainingGame play(long seed) throws InterruptedException {
    random = new Xoshiro(seed);
    search.clear();
    samples = new ArrayList<>();
    putOpening();
    int side = board.width();
    while (board.plies() < side * side / 2) {
      int colour = colour();
      RootMove best = best();
      boolean isForced = SearchValue.isForced(best.value());
      if (isForced && best.isProven()) {
        int winner = best.value() > 0 ? colour : 1 - colour;
        return new TrainingGame(side, winner == GomokuBoard.BLACK ? 1 : -1, moves, samples);
      }
      put(!isForced && isOpen(board, colour) ? labelled(best) : best.point());
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

  /**
   * Returns 15 points a side with probability 0.6, 20 with 0.3, and 13 to 19 otherwise. Freestyle
   * alone is played on 20.
   */
  private int drawnSide() {
    int share = random.nextInt(10);
    int large = rule == WinRule.FREESTYLE ? 20 : DEFAULT_SIDE;
    return share < 6 ? DEFAULT_SIDE : share < 9 ? large : 13 + random.nextInt(7);
  }

  /** Labels the position, maybe another beside it too, and returns the move to play. */
  private int labelled(RootMove best) throws InterruptedException {
    TrainingGame.Sample label = label(board.plies(), Points.NONE, best);
    samples.add(label);
    int played = played(label);
    if (random.nextDouble() < SIDESTEP_PROBABILITY) {
      sidestep(played);
    }
    return played;
  }

  private TrainingGame.Sample label(int ply, int step, RootMove best) throws InterruptedException {
    List<RootMove> found =
        search.moves(board, 1 + TrainingGame.Sample.MAX_OTHERS, choiceNodes).stream()
            .filter(RootMove::hasValue)
            .toList();
    int value =
        found.stream()
            .filter(move -> move.point() == best.point())
            .mapToInt(RootMove::value)
            .findFirst()
            .orElse(best.value());
    List<Choice> others =
        found.stream()
            .filter(move -> move.point() != best.point())
            .limit(TrainingGame.Sample.MAX_OTHERS)
            .map(move -> new Choice(move.point(), gap(value - move.value())))
            .sorted(Comparator.comparingInt(Choice::gap))
            .toList();
    return new TrainingGame.Sample(ply, step, best.point(), best.value(), others);
  }

  private static int gap(int points) {
    return Math.clamp(Math.round((float) points / Choice.GAP_POINTS), 0, Choice.MAX_GAP);
  }

  /** Returns the best move, or early in the game sometimes a slightly worse one. */
  private int played(TrainingGame.Sample label) {
    if (board.plies() >= NOISY_PLIES || random.nextDouble() >= NOISE_PROBABILITY) {
      return label.best();
    }
    List<Choice> close =
        label.others().stream()
            .filter(other -> other.gap() * Choice.GAP_POINTS <= MAX_NOISE_LOSS)
            .toList();
    return close.isEmpty() ? label.best() : close.get(random.nextInt(close.size())).point();
  }

  /**
   * Labels the position after a random move near stones that is not the game's, if one is found
   * that decides nothing.
   */
  private void sidestep(int played) throws InterruptedException {
    int ply = board.plies();
    List<Integer> near = legalNear();
    near.remove(Integer.valueOf(played));
    boolean isLabelled = false;
    for (int i = 0; i < MAX_SIDESTEP_TRIES && !isLabelled && !near.isEmpty(); i++) {
      Integer step = near.get(random.nextInt(near.size()));
      near.remove(/* element */ step);
      board.play(step, colour());
      isLabelled = isOpen(board, colour()) && isUndecided(nodes / REJECTION_DIVISOR);
      if (isLabelled) {
        RootMove best = best();
        isLabelled = !SearchValue.isForced(best.value());
        if (isLabelled) {
          samples.add(label(ply, step, best));
        }
      }
      board.undo();
    }
  }

  private List<Integer> legalNear() {
    List<Integer> near = new ArrayList<>();
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      for (int bits = board.near(row); bits != 0; bits &= bits - 1) {
        int point = Points.at(row, Integer.numberOfTrailingZeros(bits));
        if (EvenOpenings.isLegal(board, point)) {
          near.add(point);
        }
      }
    }
    return near;
  }

  /** Returns whether a search of a few nodes sees no forced win or loss. */
  private boolean isUndecided(long limit) throws InterruptedException {
    return !SearchValue.isForced(search.moves(board, 1, limit).getFirst().value());
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
