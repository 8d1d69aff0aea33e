package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.EngineNumbers;
import tengen.gomoku.board.ThreatFeatures;

/**
 * The engine's evaluation times a scale, a correction of its tables for each rule, and optionally a
 * {@link WindowNetwork} that all rules share. The sum is the logit of a position's expected points.
 */
final class WindowModel {
  private static final double REGULARIZATION = 10;

  private final Weights scale = new Weights(1, 0);
  private final List<ValueModel> corrections = new ArrayList<>();
  private final Optional<WindowNetwork> network;

  /**
   * A sample.
   *
   * @param rule number of its rule
   * @param value the engine's evaluation, in logits of {@link SearchValue#LOGIT}
   * @param weight factor of its loss
   */
  record Lesson(TrainingSample sample, int rule, float value, float weight) {
    static List<Lesson> of(WinRule rule, int number, List<TrainingSample> samples, float weight) {
      var numbers = new EngineNumbers(rule);
      return samples.stream()
          .map(
              sample ->
                  new Lesson(
                      sample, number, (float) (sample.value(numbers) / SearchValue.LOGIT), weight))
          .toList();
    }
  }

  /**
   * Creates a model that equals the engine's evaluation.
   *
   * @param channels numbers in a window's vector; 0: no network
   * @param samples number of samples, for the regularization
   */
  WindowModel(List<WinRule> rules, int channels, int samples) {
    double pull = REGULARIZATION / samples;
    rules.forEach(rule -> corrections.add(new ValueModel(TrainingSample.tables(rule), pull)));
    network =
        channels == 0
            ? Optional.empty()
            : Optional.of(new WindowNetwork(channels, pull, new Random(1)));
    scale.set(0, 1);
  }

  double logit(Lesson lesson) {
    double correction = corrections.get(lesson.rule).logit(lesson.sample);
    double sum = scale.of(0) * lesson.value + correction;
    return network.isPresent() ? sum + network.get().forward(lesson.sample.windows) : sum;
  }

  double loss(Lesson lesson) {
    return WinRateLoss.of(logit(lesson), lesson.sample.target);
  }

  /** Adds the gradients of a batch and updates all weights. */
  void learn(List<Lesson> batch, double rate) {
    for (Lesson lesson : batch) {
      double error = WinRateLoss.slope(logit(lesson), lesson.sample.target);
      double slope = lesson.weight * error / batch.size();
      scale.add(0, slope * lesson.value);
      corrections.get(lesson.rule).add(lesson.sample, slope);
      network.ifPresent(it -> it.backward(lesson.sample.windows, (float) slope));
    }
    scale.step(rate);
    corrections.forEach(each -> each.step(rate));
    network.ifPresent(it -> it.step(rate));
  }

  /**
   * Returns the weights of the network and of the first rule's tables.
   *
   * @throws java.util.NoSuchElementException if there is no network
   */
  WindowWeights weights() {
    ValueModel tables = corrections.getFirst();
    var sets = new float[ClassSets.COUNT];
    for (int set = 0; set < sets.length; set++) {
      sets[set] = (float) tables.sets.of(set);
    }
    var threats = new float[ThreatFeatures.COUNT];
    for (int i = 0; i < threats.length; i++) {
      threats[i] = (float) tables.threatValue(i);
    }
    WindowNetwork found = network.orElseThrow();
    return new WindowWeights(
        found.channels(),
        scale.of(0),
        sets,
        threats,
        WindowWeights.units(found.vectors()),
        found.layers());
  }
}
