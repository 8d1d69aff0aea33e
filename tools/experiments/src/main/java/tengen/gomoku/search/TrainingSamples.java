package tengen.gomoku.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;

/**
 * Reads games and rebuilds their positions. What is decided or forced is left out; where a four is
 * best, only the move is learnt.
 *
 * <p>What the side to move may expect is a mixture of the game's result, the value of the search
 * some plies later, and that of the position's own search; beside a game the last alone.
 */
final class TrainingSamples {
  private static final double RESULT_SHARE = 0.5;
  private static final double LATER_SHARE = 0.25;
  private static final int LATER_PLIES = 10;

  /** One game in so many is not learnt from, but judged. */
  private static final int HELD_BACK = 20;

  final List<TrainingSample> samples = new ArrayList<>();
  final WinRule rule;
  private final List<TrainingGame> games = new ArrayList<>();

  /** What a search's value is worth. */
  private final WinRateFit fit;

  private TrainingSamples(WinRule rule, List<TrainingGame> games) {
    this.rule = rule;
    this.games.addAll(games);
    fit = WinRateFit.of(games);
  }

  /** Those of all files of some folders, which are of one rule. */
  static TrainingSamples read(List<Path> folders) throws IOException {
    List<TrainingGame> games = new ArrayList<>();
    WinRule rule = WinRule.FREESTYLE;
    for (Path folder : folders) {
      for (GameShard shard : GameShard.readAll(folder)) {
        rule = shard.rule();
        games.addAll(shard.games());
      }
    }
    var samples = new TrainingSamples(rule, games);
    for (int i = 0; i < games.size(); i++) {
      samples.add(games.get(i), i % HELD_BACK == 0);
    }
    return samples;
  }

  int games() {
    return games.size();
  }

  private void add(TrainingGame game, boolean heldBack) {
    var board = new GomokuBoard(rule, game.side(), game.side());
    for (TrainingGame.Sample sample : game.samples()) {
      while (board.plies() < sample.ply()) {
        board.play(game.moves().get(board.plies()), TrainingGame.colour(board.plies()));
      }
      if (sample.isSidestep()) {
        board.play(sample.step(), TrainingGame.colour(board.plies()));
      }
      if (GamePlayer.isOpen(board, sample.colour())) {
        double target = isQuiet(board, sample) ? target(game, sample) : TrainingSample.NO_TARGET;
        samples.add(TrainingSample.of(board, sample.colour(), sample.best(), target, heldBack));
      }
      if (sample.isSidestep()) {
        board.undo();
      }
    }
  }

  /** Whether the search would ask for the static evaluation: rows of fours it plays out. */
  private static boolean isQuiet(GomokuBoard board, TrainingGame.Sample sample) {
    return board.pointClass(sample.colour(), sample.best()) < PointClass.FOUR;
  }

  private double target(TrainingGame game, TrainingGame.Sample sample) {
    double own = fit.winRate(sample.value());
    if (sample.isSidestep()) {
      return own;
    }
    double result = game.points(sample.colour());
    return RESULT_SHARE * result
        + LATER_SHARE * later(game, sample, result)
        + (1 - RESULT_SHARE - LATER_SHARE) * own;
  }

  /** What the search expects for the same side some plies later; the result where that is over. */
  private double later(TrainingGame game, TrainingGame.Sample now, double result) {
    return game.samples().stream()
        .filter(sample -> !sample.isSidestep() && sample.ply() == now.ply() + LATER_PLIES)
        .mapToDouble(sample -> fit.winRate(sample.value()))
        .findFirst()
        .orElse(result);
  }
}
