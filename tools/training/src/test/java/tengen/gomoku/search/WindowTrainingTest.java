package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.search.LeafSampler.Leaf;
import tengen.gomoku.search.WindowModel.Lesson;

class WindowTrainingTest {
  private static final PrintStream SILENT = new PrintStream(OutputStream.nullOutputStream());
  private static final int CHANNELS = 8;

  @Test
  void aNetworkFitsValuesBetterThanTheTables(@TempDir Path folder)
      throws IOException, InterruptedException {
    List<TrainingGame> games = SmallGames.play(WinRule.FREESTYLE);
    SmallGames.write(WinRule.FREESTYLE, games, folder);
    var sampler = new LeafSampler(WinRule.FREESTYLE, games, 100, 12, 100, SearchGate.OPEN);
    List<Leaf> leaves = new ArrayList<>();
    for (int search = 0; search < 120; search++) {
      leaves.addAll(sampler.sample(GamePlayer.seed(1, search)));
    }
    var training = new WindowTraining(List.of(WinRule.FREESTYLE), leaves, List.of(folder));

    Path weights = folder.resolve("weights");
    WindowTraining.Losses tables = training.trainTables(3, SILENT);
    WindowTraining.Losses network = training.trainNetwork(CHANNELS, 3, weights, SILENT);

    assertThat(network.learnt()).isEqualTo(tables.learnt()).isGreaterThan(800);
    assertThat(network.leaves()).isLessThan(tables.leaves());
    assertThat(WindowWeights.read(weights).channels).isEqualTo(CHANNELS);
  }

  /** The search has the logits that were learnt, but for rounding. */
  @Test
  void theEvaluationIsTheModelsLogitInPoints(@TempDir Path folder)
      throws IOException, InterruptedException {
    var random = new Random(1);
    List<TrainingSample> samples = new ArrayList<>();
    List<GomokuBoard> boards = new ArrayList<>();
    for (TrainingGame game : SmallGames.play(WinRule.FREESTYLE)) {
      for (TrainingGame.Sample sample : game.samples()) {
        GomokuBoard board = game.board(WinRule.FREESTYLE, sample.ply());
        double target = random.nextDouble();
        int colour = TrainingGame.colour(sample.ply());
        samples.add(TrainingSample.valued(board, colour, target, false));
        boards.add(board);
      }
    }
    var model = new WindowModel(List.of(WinRule.FREESTYLE), CHANNELS, samples.size());
    List<Lesson> lessons = Lesson.of(WinRule.FREESTYLE, 0, samples, 1);
    for (int step = 0; step < 20; step++) {
      model.learn(lessons, 0.003);
    }
    Path file = folder.resolve("weights");
    model.weights().write(file);
    WindowWeights weights = WindowWeights.read(file);
    RuleTables tables = weights.tables(WinRule.FREESTYLE);
    var source = new WindowEvaluation.Counting(weights, 1);

    for (int i = 0; i < boards.size(); i++) {
      GomokuBoard plain = boards.get(i);
      List<Integer> moves = new ArrayList<>();
      for (int ply = 0; ply < plain.plies(); ply++) {
        moves.add(plain.point(ply));
      }
      GomokuBoard board = TrainingGame.board(tables, plain.width(), moves);
      int value = source.on(board).evaluate(TrainingGame.colour(moves.size()));
      double logit = model.logit(lessons.get(i));
      assertThat(value / weights.pointsPerLogit()).isCloseTo(logit, within(0.15));
    }
  }

  @Test
  void sumsFollowStonesThatAreTakenBack() {
    var random = new Random(2);
    var model = new WindowModel(List.of(WinRule.FREESTYLE), CHANNELS, 1);
    var source = new WindowEvaluation.Counting(model.weights(), 1);
    var board = new GomokuBoard(WinRule.FREESTYLE, 9, 9);
    Evaluation evaluation = source.on(board);
    for (int step = 0; step < 2_000; step++) {
      if (board.plies() > 0 && (random.nextInt(5) < 2 || board.plies() > 60)) {
        evaluation.undo();
        board.undo();
      } else {
        int point = empty(board, random);
        int colour = TrainingGame.colour(board.plies());
        board.play(point, colour);
        evaluation.play(point, colour);
      }
      if (step % 3 == 0) {
        int side = TrainingGame.colour(board.plies());
        assertThat(sums(evaluation, side)).containsExactly(sums(source.on(board), side));
      }
    }
  }

  private static int empty(GomokuBoard board, Random random) {
    int point = Points.of(random.nextInt(9), random.nextInt(9));
    return board.isEmpty(point) ? point : empty(board, random);
  }

  private static int[] sums(Evaluation evaluation, int side) {
    evaluation.evaluate(side);
    return ((WindowEvaluation) evaluation).sums();
  }
}
