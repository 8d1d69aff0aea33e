package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tengen.gomoku.board.Points;
import tengen.gomoku.search.TrainingGame.Choice;
import tengen.gomoku.search.TrainingGame.Sample;
import tengen.gomoku.shard.BitCoder;
import tengen.gomoku.shard.BitModel;
import tengen.gomoku.shard.NumberModel;
import tengen.gomoku.shard.PointOrder;

/**
 * Format of stored games, for writing and reading. A move is coded as its place in the {@link
 * PointOrder}, a value as its difference from what the label before it expects.
 */
final class GameCode {
  private final BitCoder coder;
  private final NumberModel sides = new NumberModel();
  private final NumberModel results = new NumberModel();
  private final NumberModel lengths = new NumberModel();
  private final NumberModel unlabelledMoves = new NumberModel();
  private final NumberModel playedMoves = new NumberModel();
  private final NumberModel steps = new NumberModel();

  /** Presence of a label, by its presence one ply before. */
  private final BitModel[] labelled = {new BitModel(), new BitModel()};

  private final BitModel bestIsPlayed = new BitModel();
  private final BitModel hasSideLine = new BitModel();
  private final LabelModel gameLabels = new LabelModel();
  private final LabelModel sideLabels = new LabelModel();

  /** Models of the parts of a label. */
  private static final class LabelModel {
    private final BitModel sign = new BitModel();
    private final NumberModel differences = new NumberModel();
    private final NumberModel best = new NumberModel();
    private final NumberModel counts = new NumberModel();
    private final NumberModel[] points = new NumberModel[Sample.MAX_OTHERS];
    private final NumberModel[] gaps = new NumberModel[Sample.MAX_OTHERS];

    LabelModel() {
      Arrays.setAll(points, _ -> new NumberModel());
      Arrays.setAll(gaps, _ -> new NumberModel());
    }
  }

  /** Creates the code of a file, whose games must be coded in order. */
  GameCode(BitCoder coder) {
    this.coder = coder;
  }

  /**
   * Codes a game.
   *
   * @param known the game to write; empty when reading
   * @return the game written or read
   */
  TrainingGame code(Optional<TrainingGame> known) {
    int side = sides.code(coder, known.map(TrainingGame::side).orElse(0));
    int result = results.code(coder, known.map(game -> game.result() + 1).orElse(0)) - 1;
    int length = lengths.code(coder, known.map(game -> game.moves().size()).orElse(0));
    var order = new PointOrder(side);
    List<Integer> moves = new ArrayList<>();
    List<Sample> samples = new ArrayList<>();
    Optional<Sample> before = Optional.empty();
    for (int ply = 0; ply < length; ply++) {
      int now = ply;
      int move = known.map(game -> game.moves().get(now)).orElse(Points.NONE);
      Optional<Sample> label = known.flatMap(game -> game.label(now, false));
      if (coder.code(labelled[before.isPresent() ? 1 : 0], label.isPresent())) {
        Sample read = label(gameLabels, order, label, ply, Points.NONE, expected(before));
        samples.add(read);
        move = played(order, read, move);
        sideLine(order, known.flatMap(game -> game.label(now, true)), read, samples);
        before = Optional.of(read);
      } else {
        move = point(unlabelledMoves, order.points(), move);
        before = Optional.empty();
      }
      moves.add(move);
      order.play(move);
    }
    return new TrainingGame(side, result, moves, samples);
  }

  /** Returns the value that a label leads to expect of the next ply. */
  private static int expected(Optional<Sample> before) {
    return before.map(sample -> -sample.value()).orElse(0);
  }

  /** Codes a point and removes it from the points that are left. */
  private int point(NumberModel model, List<Integer> left, int known) {
    Integer found = left.get(model.code(coder, Math.max(0, left.indexOf(known))));
    left.remove(/* element */ found);
    return found;
  }

  private int played(PointOrder order, Sample label, int known) {
    if (coder.code(bestIsPlayed, known == label.best())) {
      return label.best();
    }
    List<Integer> left = new ArrayList<>();
    label.others().forEach(other -> left.add(other.point()));
    order.points().stream().filter(point -> !left.contains(point)).forEach(left::add);
    return point(playedMoves, left, known);
  }

  private void sideLine(
      PointOrder order, Optional<Sample> known, Sample before, List<Sample> samples) {
    if (coder.code(hasSideLine, known.isPresent())) {
      int step = point(steps, order.points(), known.map(Sample::step).orElse(Points.NONE));
      order.play(step);
      samples.add(label(sideLabels, order, known, before.ply(), step, -before.value()));
      order.undo();
    }
  }

  private Sample label(
      LabelModel model, PointOrder order, Optional<Sample> known, int ply, int step, int expected) {
    int difference = known.map(Sample::value).orElse(0) - expected;
    boolean isLess = coder.code(model.sign, difference < 0);
    int size = model.differences.code(coder, Math.abs(difference));
    List<Integer> left = order.points();
    int best = point(model.best, left, known.map(Sample::best).orElse(Points.NONE));
    int count = model.counts.code(coder, known.map(sample -> sample.others().size()).orElse(0));
    List<Choice> others = new ArrayList<>();
    int gap = 0;
    for (int i = 0; i < count; i++) {
      int place = i;
      Choice other = known.map(sample -> sample.others().get(place)).orElse(new Choice(0, gap));
      int point = point(model.points[i], left, other.point());
      gap += model.gaps[i].code(coder, other.gap() - gap);
      others.add(new Choice(point, gap));
    }
    return new Sample(ply, step, best, expected + (isLess ? -size : size), others);
  }
}
