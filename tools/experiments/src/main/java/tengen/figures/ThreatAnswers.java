package tengen.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.search.GameShard;
import tengen.gomoku.solve.VctSolver;

/**
 * Compares the answers of {@link VctSolver} in two builds. Uses each position, from six stones on,
 * of the games in a folder of {@code GomokuTrainingGames}. Asks a new solver whether either colour
 * wins if it is to move. The first build writes its answers to a file, one per line: own moves of
 * the win, 0 for none, −1 for unknown. The second one finds the file and compares. Only unknown
 * answers may change.
 *
 * <p>Run by hand: {@code ThreatAnswers FOLDER MOVES NODES ANSWERS [QUESTIONS]}.
 */
final class ThreatAnswers {
  private static final int QUESTIONS = 100_000;
  private static final int SIDE = 15;
  private static final int TABLE_BITS = 16;
  private static final int FIRST_PLY = 6;

  private final int moves;
  private final long maxNodes;
  private final int most;
  private final Histogram nodes = new Histogram(3);
  private final List<String> answers = new ArrayList<>();

  private ThreatAnswers(int moves, long maxNodes, int most) {
    this.moves = moves;
    this.maxNodes = maxNodes;
    this.most = most;
  }

  /** Takes the arguments given in the class comment. */
  public static void main(String[] arguments) throws IOException {
    int most = arguments.length > 4 ? Integer.parseInt(arguments[4]) : QUESTIONS;
    var asked =
        new ThreatAnswers(Integer.parseInt(arguments[1]), Long.parseLong(arguments[2]), most);
    for (Path shard : GameShard.files(Path.of(arguments[0]))) {
      ThreatTimes.points(GameShard.read(shard).games()).forEach(asked::askAll);
    }
    asked.print();
    Path file = Path.of(arguments[3]);
    if (Files.exists(file)) {
      asked.compare(Files.readAllLines(file));
    } else {
      Files.write(file, asked.answers);
    }
  }

  private void askAll(int[] points) {
    var board = new GomokuBoard(WinRule.FREESTYLE, SIDE, SIDE);
    for (int ply = 0; ply < points.length; ply++) {
      if (ply >= FIRST_PLY) {
        ask(board, GomokuBoard.BLACK);
        ask(board, GomokuBoard.WHITE);
      }
      board.play(points[ply], ply % 2);
    }
  }

  private void ask(GomokuBoard board, int attacker) {
    if (answers.size() < most) {
      var solver = new VctSolver(board, TABLE_BITS);
      answers.add(Integer.toString(solver.win(attacker, moves, maxNodes, _ -> false)));
      nodes.recordValue(solver.nodes());
    }
  }

  private void print() {
    System.out.printf(
        "%d questions, %d nodes; p50 %d, p95 %d, p99 %d%n",
        answers.size(),
        (long) (nodes.getMean() * answers.size()),
        nodes.getValueAtPercentile(50),
        nodes.getValueAtPercentile(95),
        nodes.getValueAtPercentile(99));
  }

  private void compare(List<String> before) {
    int decided = 0;
    int changed = 0;
    for (int i = 0; i < answers.size(); i++) {
      if (!answers.get(i).equals(before.get(i))) {
        boolean wasUnknown = before.get(i).equals("-1");
        decided += wasUnknown ? 1 : 0;
        changed += wasUnknown ? 0 : 1;
      }
    }
    System.out.printf("%d unknown ones decided, %d answers changed%n", decided, changed);
  }
}
