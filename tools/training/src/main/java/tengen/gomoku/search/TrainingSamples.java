package tengen.gomoku.search;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.search.LeafSampler.Leaf;

/**
 * Reads games and rebuilds their positions. Omits decided and forced ones. If a four is best, only
 * the move is learnt.
 *
 * <p>The target for the side to move mixes the game's result, the search value some plies later,
 * and the position's own search value. Beside a game it is only the last one.
 */
final class TrainingSamples {
  private static final double RESULT_SHARE = 0.5;
  private static final double LATER_SHARE = 0.25;
  private static final int LATER_PLIES = 10;

  /** Interval of the games that are used for validation. */
  private static final int VALIDATION_INTERVAL = 20;

  /** Target of a leaf whose win is forced. */
  static final double FORCED_TARGET = 0.995;

  /** Maximum target of all other leaves. */
  private static final double MAX_UNFORCED_TARGET = 0.98;

  final List<TrainingSample> samples = new ArrayList<>();
  final WinRule rule;
  private final List<TrainingGame> games = new ArrayList<>();
  private final boolean hasWindows;

  /** Converts search values to win rates. */
  private final WinRateFit fit;

  private TrainingSamples(WinRule rule, List<TrainingGame> games, boolean hasWindows) {
    this.rule = rule;
    this.hasWindows = hasWindows;
    this.games.addAll(games);
    fit = WinRateFit.of(games);
  }

  /**
   * Reads the files of one rule from folders.
   *
   * @param hasWindows whether the samples have windows, which only the network learns from
   */
  static TrainingSamples read(WinRule rule, List<Path> folders, boolean hasWindows)
      throws IOException {
    List<TrainingGame> games = GameShard.games(rule, folders);
    var samples = new TrainingSamples(rule, games, hasWindows);
    for (int i = 0; i < games.size(); i++) {
      samples.add(games.get(i), isHeldBack(i));
    }
    return samples;
  }

  int games() {
    return games.size();
  }

  /** Returns the leaves of searches from these games, with their values as targets. */
  List<TrainingSample> leaves(List<Leaf> leaves) {
    RuleTables tables = RuleTables.of(rule);
    List<TrainingSample> found = new ArrayList<>();
    for (Leaf leaf : leaves) {
      TrainingGame game = games.get(leaf.game());
      List<Integer> moves = leaf.moves(game);
      found.add(
          TrainingSample.valued(
              TrainingGame.board(tables, game.side(), moves),
              TrainingGame.colour(moves.size()),
              leafTarget(leaf.value()),
              isHeldBack(leaf.game())));
    }
    return found;
  }

  private double leafTarget(int value) {
    if (SearchValue.isForced(value)) {
      return value > 0 ? FORCED_TARGET : 1 - FORCED_TARGET;
    }
    return Math.clamp(fit.winRate(value), 1 - MAX_UNFORCED_TARGET, MAX_UNFORCED_TARGET);
  }

  private static boolean isHeldBack(int game) {
    return game % VALIDATION_INTERVAL == 0;
  }

  private void add(TrainingGame game, boolean heldBack) {
    var board = new GomokuBoard(rule, game.side(), game.side());
    for (TrainingGame.Sample sample : game.samples()) {
      while (board.plies() < sample.ply()) {
        board.play(game.moves().get(board.plies()), TrainingGame.colour(board.plies()));
      }
      if (sample.isSideLine()) {
        board.play(sample.step(), TrainingGame.colour(board.plies()));
      }
      if (GamePlayer.isOpen(board, sample.colour())) {
        double target = isQuiet(board, sample) ? target(game, sample) : TrainingSample.NO_TARGET;
        samples.add(
            TrainingSample.of(board, sample.colour(), sample.best(), target, hasWindows, heldBack));
      }
      if (sample.isSideLine()) {
        board.undo();
      }
    }
  }

  /**
   * Returns whether the search would use the static evaluation here, since it plays out rows of
   * fours.
   */
  private static boolean isQuiet(GomokuBoard board, TrainingGame.Sample sample) {
    return board.pointClass(sample.colour(), sample.best()) < PointClass.FOUR;
  }

  private double target(TrainingGame game, TrainingGame.Sample sample) {
    double own = fit.winRate(sample.value());
    if (sample.isSideLine()) {
      return own;
    }
    double result = game.points(sample.colour());
    return RESULT_SHARE * result
        + LATER_SHARE * later(game, sample, result)
        + (1 - RESULT_SHARE - LATER_SHARE) * own;
  }

  /**
   * Returns the expected points for the same side at its first labelled position some plies later,
   * or the result if there is none.
   */
  private double later(TrainingGame game, TrainingGame.Sample now, double result) {
    return game.samples().stream()
        .filter(sample -> !sample.isSideLine() && isLater(now, sample))
        .mapToDouble(sample -> fit.winRate(sample.value()))
        .findFirst()
        .orElse(result);
  }

  private static boolean isLater(TrainingGame.Sample now, TrainingGame.Sample sample) {
    return sample.ply() >= now.ply() + LATER_PLIES && sample.colour() == now.colour();
  }
}
