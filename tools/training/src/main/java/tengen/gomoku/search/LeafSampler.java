package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.RuleTables;

/**
 * Samples leaves: positions whose static evaluation a search asks for. The search starts from a
 * labelled position of a training game; another one finds the leaf's value. Unlike the games'
 * labels, many of these values are forced. Not thread-safe.
 */
public final class LeafSampler {
  private final RuleTables tables;
  private final List<TrainingGame> games;
  private final NodeSearch search;
  private final NodeSearch judge;
  private final Reservoir reservoir;

  /**
   * A leaf.
   *
   * @param game number of the game
   * @param ply number of the game's moves played
   * @param line points played after these, to the leaf
   * @param value for the side to move
   */
  public record Leaf(int game, int ply, List<Integer> line, int value) {
    public Leaf {
      line = List.copyOf(line);
    }

    /** Returns the points from the beginning of the game to the leaf. */
    List<Integer> moves(TrainingGame played) {
      List<Integer> moves = new ArrayList<>(played.moves().subList(0, ply));
      moves.addAll(line);
      return moves;
    }
  }

  /**
   * Creates a sampler.
   *
   * @param nodes limit of the search whose leaves are sampled
   * @param maxLeaves maximum number of leaves of a search
   * @param valueNodes limit of the search for each value
   * @param gate passed before each search
   */
  public LeafSampler(
      WinRule rule,
      List<TrainingGame> games,
      long nodes,
      int maxLeaves,
      long valueNodes,
      SearchGate gate) {
    this.games = games;
    reservoir = new Reservoir(maxLeaves);
    tables = RuleTables.of(rule);
    search = new NodeSearch(nodes, reservoir, gate);
    judge = new NodeSearch(valueNodes, PatternEvaluation::new, gate);
  }

  /** Returns the leaves of a seed, which depend on nothing else. */
  public List<Leaf> sample(long seed) throws InterruptedException {
    var random = new Xoshiro(seed);
    int number = random.nextInt(games.size());
    TrainingGame game = games.get(number);
    if (game.samples().isEmpty()) {
      return List.of();
    }
    TrainingGame.Sample sample = game.samples().get(random.nextInt(game.samples().size()));
    List<Integer> moves = new ArrayList<>(game.moves().subList(0, sample.ply()));
    if (sample.isSideLine()) {
      moves.add(sample.step());
    }
    reservoir.restart(random, moves.size());
    search.clear();
    search.best(TrainingGame.board(tables, game.side(), moves));
    List<Leaf> leaves = new ArrayList<>();
    for (List<Integer> line : reservoir.lines) {
      List<Integer> all = Stream.concat(moves.stream(), line.stream()).toList();
      GomokuBoard board = TrainingGame.board(tables, game.side(), all);
      if (GamePlayer.isOpen(board, TrainingGame.colour(all.size()))) {
        judge.clear();
        int value = judge.best(board).value();
        leaves.add(new Leaf(number, sample.ply(), all.subList(sample.ply(), all.size()), value));
      }
    }
    return leaves;
  }

  /** Keeps a random few of the lines from the root to an evaluated position. */
  private static final class Reservoir implements Evaluation.Factory {
    private final int maxLeaves;
    private List<List<Integer>> lines = new ArrayList<>();
    private Xoshiro random = new Xoshiro(0);
    private int rootPlies;
    private int seen;

    private Reservoir(int maxLeaves) {
      this.maxLeaves = maxLeaves;
    }

    private void restart(Xoshiro source, int stones) {
      lines = new ArrayList<>();
      random = source;
      rootPlies = stones;
      seen = 0;
    }

    @Override
    public Evaluation on(GomokuBoard board) {
      return new Sampled(board, this);
    }

    private void offer(GomokuBoard board) {
      seen++;
      int place = seen <= maxLeaves ? seen - 1 : random.nextInt(seen);
      if (place < maxLeaves) {
        List<Integer> line = line(board);
        if (place < lines.size()) {
          lines.set(place, line);
        } else {
          lines.add(line);
        }
      }
    }

    /** Returns the moves after the root, whose stones are not in the order of play. */
    private List<Integer> line(GomokuBoard board) {
      return IntStream.range(rootPlies, board.plies()).map(board::point).boxed().toList();
    }
  }

  /** The engine's evaluation, which offers each position to the reservoir. */
  private record Sampled(GomokuBoard board, Reservoir reservoir, Evaluation plain)
      implements Evaluation {
    private Sampled(GomokuBoard board, Reservoir reservoir) {
      this(board, reservoir, new PatternEvaluation(board));
    }

    @Override
    public void play(int point, int colour) {}

    @Override
    public void undo() {}

    @Override
    public int evaluate(int side) {
      if (side == TrainingGame.colour(board.plies())) {
        reservoir.offer(board);
      }
      return plain.evaluate(side);
    }
  }
}
