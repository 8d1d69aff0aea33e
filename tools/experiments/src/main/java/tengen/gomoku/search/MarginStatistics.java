package tengen.gomoku.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/**
 * Measures how far the value of a search is from the static evaluation, by depth: what the margins
 * of razoring and futility pruning in {@link GomokuAlphaBeta} come from. Positions are random plies
 * of games that {@link GomokuTrainingGames} wrote, without those that {@link QuickWinCheck}
 * decides.
 *
 * <p>Run by hand: {@code MarginStatistics GAMES POSITIONS FILE}. Writes percentiles of the value
 * less the static evaluation, one depth a line; forced wins and losses count as such.
 */
public final class MarginStatistics {
  private static final int DEPTHS = 8;
  private static final long MOST_NODES = 20_000;
  private static final int FEWEST_STONES = 2;
  private static final int[] PERCENTILES = {1, 2, 5, 10, 25, 50, 75, 90, 95, 98, 99};

  private final TranspositionTable table = new TranspositionTable(4 << 20);
  private final Xoshiro random = new Xoshiro(1);
  private final WinRule rule;
  private final List<TrainingGame> games;

  private MarginStatistics(GameShard shard) {
    rule = shard.rule();
    games = shard.games();
  }

  /** See the class. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    var statistics = new MarginStatistics(GameShard.read(Path.of(arguments[0])));
    List<GomokuSearchParameters> positions = statistics.positions(Integer.parseInt(arguments[1]));
    List<String> lines = new ArrayList<>();
    lines.add("depth " + IntStream.of(PERCENTILES).mapToObj(i -> i + " %").toList());
    for (int depth = 1; depth <= DEPTHS; depth++) {
      lines.add(depth + " " + statistics.percentiles(positions, depth));
    }
    Files.write(Path.of(arguments[2]), lines);
  }

  private List<GomokuSearchParameters> positions(int count) {
    List<GomokuSearchParameters> positions = new ArrayList<>();
    while (positions.size() < count) {
      TrainingGame game = games.get(random.nextInt(games.size()));
      int plies = FEWEST_STONES + random.nextInt(game.moves().size() - FEWEST_STONES);
      GomokuBoard board = game.board(rule, plies);
      if (GamePlayer.isOpen(board, TrainingGame.colour(plies))) {
        positions.add(NodeSearch.parameters(board, 1));
      }
    }
    return positions;
  }

  private List<Integer> percentiles(List<GomokuSearchParameters> positions, int depth)
      throws InterruptedException {
    List<Integer> rises = new ArrayList<>();
    for (GomokuSearchParameters parameters : positions) {
      int staticEval = new PatternEvaluation(parameters.board()).evaluate(parameters.colour());
      rises.add(value(parameters, depth) - staticEval);
    }
    Collections.sort(rises);
    return IntStream.of(PERCENTILES)
        .mapToObj(i -> rises.get(i * (rises.size() - 1) / 100))
        .toList();
  }

  private int value(GomokuSearchParameters parameters, int depth) throws InterruptedException {
    table.clear();
    var control = RunningSearch.start(Limits.NONE.withMaxDepth(depth).withMaxNodes(MOST_NODES));
    return new LazySmpSearch(table, 1, Thread::new)
        .search(parameters, control, new SearchStop(control, () -> false))
        .moves()
        .getFirst()
        .value();
  }
}
