package tengen.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tengen.common.Xoshiro;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.gomoku.ExperimentHost;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.search.GameShard;
import tengen.gomoku.search.TrainingGame;

/**
 * Has an engine judge quiet positions of games that {@code GomokuTrainingGames} wrote, one of a
 * game on 15×15, as {@link ValueCorrelation} reads them: a line for each, its stones as in a file
 * of openings, a tab, and the value for the side to move. Lines that are there are not made again.
 *
 * <p>Run by hand: {@code JudgedPositions GAMES POSITIONS NODES OUT [PROGRAM]}; GAMES is a file, the
 * judge {@code gomoku} or a Gomocup program.
 */
public final class JudgedPositions {
  static final int SIDE = 15;

  private final GameShard games;

  private JudgedPositions(GameShard games) {
    this.games = games;
  }

  /** See the class. */
  public static void main(String[] arguments)
      throws IOException, EngineException, InterruptedException {
    var drawn = new JudgedPositions(GameShard.read(Path.of(arguments[0])));
    Path out = Path.of(arguments[3]);
    int first = Files.exists(out) ? Files.readAllLines(out).size() : 0;
    List<int[]> positions = drawn.positions(Integer.parseInt(arguments[1]));
    Optional<String> program = arguments.length > 4 ? Optional.of(arguments[4]) : Optional.empty();
    GameRules rules = ExperimentHost.referee(drawn.games.rule().id());
    try (PositionJudge judge =
        PositionJudge.of(rules, SIDE, Long.parseLong(arguments[2]), program)) {
      for (int[] points : positions.subList(first, positions.size())) {
        Position position = position(rules, points);
        String line = LossTable.text(position) + "\t" + judge.opinion(position).value() + "\n";
        Files.writeString(out, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      }
    }
  }

  /** The first of the games' positions, one of each, drawn among its quiet ones. */
  private List<int[]> positions(int count) {
    var random = new Xoshiro(1);
    List<int[]> positions = new ArrayList<>();
    for (TrainingGame game : games.games()) {
      List<int[]> quiet = game.side() == SIDE ? quiet(game) : List.of();
      if (!quiet.isEmpty() && positions.size() < count) {
        positions.add(quiet.get(random.nextInt(quiet.size())));
      }
    }
    return positions;
  }

  private List<int[]> quiet(TrainingGame game) {
    int[] moves = game.moves().stream().mapToInt(Integer::intValue).toArray();
    return game.samples().stream()
        .filter(sample -> !sample.isSidestep())
        .map(TrainingGame.Sample::ply)
        .filter(plies -> isQuiet(game.board(games.rule(), plies)))
        .map(plies -> Arrays.copyOf(moves, plies))
        .toList();
  }

  /** Whether nobody has a point that makes a four or more. */
  private static boolean isQuiet(GomokuBoard board) {
    return !board.hasAtLeast(GomokuBoard.BLACK, PointClass.FOUR)
        && !board.hasAtLeast(GomokuBoard.WHITE, PointClass.FOUR);
  }

  private static Position position(GameRules rules, int[] points) {
    Position position = rules.start(rules.initialBoard(SIDE, SIDE));
    for (int point : points) {
      position = rules.play(position, Points.place(point));
    }
    return position;
  }
}
