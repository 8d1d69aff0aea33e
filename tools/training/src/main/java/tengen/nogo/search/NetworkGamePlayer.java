package tengen.nogo.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.game.NetworkGame;
import tengen.nogo.game.NetworkGame.Turn;
import tengen.nogo.network.Network;
import tengen.nogo.solve.NogoSolution;
import tengen.nogo.solve.NogoSolution.Outcome;

/**
 * Plays games for the training of a network: {@code nogo} against itself on 9×9, by its network,
 * from up to ten random stones. One search in four is long, and its visits are recorded (D. Wu,
 * "Accelerating self-play learning in Go", 2019). The first moves, and one in twenty later on, are
 * drawn by visits. Once the solver knows the winner, it plays. Confined to one thread.
 */
public final class NetworkGamePlayer {
  private static final int SIDE = 9;

  /** Mean number of searches until one is long. */
  private static final int SEARCHES_PER_LONG_SEARCH = 4;

  private static final int MAX_RANDOM_STONES = 10;

  /** Number of moves of a game that are drawn by visits. */
  private static final int DRAWN_MOVES = 24;

  /** Mean number of later moves until one is drawn by visits. */
  private static final int MOVES_PER_DRAWN_MOVE = 20;

  /** Maximum number of points open to both sides with which the solver is asked. */
  private static final int MAX_SOLVED_POINTS = 16;

  private static final long SOLVER_NODES = 10_000;
  private static final long TREE_BYTES = 8L << 20;
  private static final long SOLVER_BYTES = 8L << 20;

  private final EndgameSolver solver = new EndgameSolver(SIDE, SIDE, SOLVER_BYTES);
  private final PolicyTree tree = new PolicyTree(TREE_BYTES, SIDE * SIDE);
  private final Xoshiro random;
  private final int longSearch;
  private final int shortSearch;

  /**
   * Creates a player; equal arguments give equal games.
   *
   * @param longSearch simulations of a long search
   * @param shortSearch simulations of a short search
   */
  public NetworkGamePlayer(long seed, int longSearch, int shortSearch) {
    random = new Xoshiro(seed);
    this.longSearch = longSearch;
    this.shortSearch = shortSearch;
  }

  /** Plays a game. */
  public NetworkGame play() {
    var board = new NogoBoard(SIDE, SIDE);
    int colour = NogoBoard.BLACK;
    int randomMoves = random.nextInt(MAX_RANDOM_STONES + 1);
    List<Turn> turns = new ArrayList<>();
    tree.clear();
    while (board.legalCount(colour) > 0) {
      Turn turn =
          turns.size() < randomMoves
              ? randomTurn(board, colour)
              : turn(board, colour, turns.size());
      turns.add(turn);
      board.play(board.point(turn.point() % SIDE, turn.point() / SIDE), colour);
      colour = 1 - colour;
    }
    return new NetworkGame(Math.min(randomMoves, turns.size()), turns);
  }

  private Turn randomTurn(NogoBoard board, int colour) {
    int move = random.nextInt(board.legalCount(colour));
    int both = board.count(NogoBoard.BOTH);
    int point = move < both ? board.get(NogoBoard.BOTH, move) : board.get(1 << colour, move - both);
    return turn(board, point, Optional.empty());
  }

  private static Turn turn(NogoBoard board, int point, Optional<Integer> winRate, byte... visits) {
    return new Turn(index(board, point), winRate, visits);
  }

  private static int index(NogoBoard board, int point) {
    return board.place(point).y() * SIDE + board.place(point).x();
  }

  private Turn turn(NogoBoard board, int colour, int ply) {
    if (board.count(NogoBoard.BOTH) <= MAX_SOLVED_POINTS) {
      NogoSolution solution = solver.solve(board, colour, SOLVER_NODES, _ -> false);
      if (solution.outcome() != Outcome.UNKNOWN) {
        tree.clear();
        return turn(board, solver.point(board, solution), Optional.empty());
      }
    }
    boolean isLong = random.nextInt(SEARCHES_PER_LONG_SEARCH) == 0;
    search(board, colour, isLong ? longSearch : shortSearch);
    boolean isProven = tree.proof(Tree.ROOT) != Tree.UNKNOWN;
    boolean isDrawn = !isProven && (ply < DRAWN_MOVES || random.nextInt(MOVES_PER_DRAWN_MOVE) == 0);
    int child = isDrawn ? drawnChild() : bestChild();
    var turn =
        turn(
            board,
            tree.move(child),
            isProven ? Optional.empty() : Optional.of(winRate()),
            isProven || !isLong ? new byte[0] : visits(board));
    tree.reroot(child);
    return turn;
  }

  private void search(NogoBoard board, int colour, int simulations) {
    if (tree.proof(Tree.ROOT) != Tree.UNKNOWN) {
      tree.clear();
    }
    var root = new NogoBoard(SIDE, SIDE);
    root.copyFrom(board);
    var parameters =
        new NogoSearchParameters(
            root, colour, 1, AvoidMoves.of(List.of(), root), simulations, EvaluationKind.NETWORK);
    var simulation = new NetworkSimulation(tree, parameters, Network.trained());
    while (simulation.isUndecided() && tree.visits(Tree.ROOT) < simulations) {
      simulation.run();
    }
  }

  private int winRate() {
    double winRate = 1 - tree.wins(Tree.ROOT) / tree.visits(Tree.ROOT);
    return (int) Math.round(NetworkGame.WIN_RATE_PARTS * winRate);
  }

  private int bestChild() {
    int first = tree.first(Tree.ROOT);
    int best = first;
    for (int child = first; child < tree.after(first); child++) {
      if (rank(child) > rank(best)) {
        best = child;
      }
    }
    return best;
  }

  private int rank(int child) {
    return switch (tree.proof(child)) {
      case Tree.WON -> Integer.MAX_VALUE;
      case Tree.LOST -> tree.visits(child) - tree.maxVisits();
      default -> tree.visits(child);
    };
  }

  private int drawnChild() {
    int first = tree.first(Tree.ROOT);
    int left = random.nextInt(Math.max(1, allDrawnVisits()));
    for (int child = first; child < tree.after(first); child++) {
      left -= drawnVisits(child);
      if (left < 0) {
        return child;
      }
    }
    return bestChild();
  }

  private int drawnVisits(int child) {
    return tree.proof(child) == Tree.LOST ? 0 : tree.visits(child);
  }

  private int allDrawnVisits() {
    int first = tree.first(Tree.ROOT);
    int visits = 0;
    for (int child = first; child < tree.after(first); child++) {
      visits += drawnVisits(child);
    }
    return visits;
  }

  private byte[] visits(NogoBoard board) {
    int first = tree.first(Tree.ROOT);
    int all = allDrawnVisits();
    var visits = new byte[NetworkGame.POINTS];
    for (int child = first; child < tree.after(first); child++) {
      int share = Math.round(255f * drawnVisits(child) / all);
      visits[index(board, tree.move(child))] = (byte) share;
    }
    return visits;
  }
}
