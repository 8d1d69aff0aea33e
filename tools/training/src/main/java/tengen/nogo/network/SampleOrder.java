package tengen.nogo.network;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Batches of samples, shuffled anew for each pass. The batch of a step is always the same. */
final class SampleOrder {
  private final List<NetworkSample> samples;
  private final int batchSize;
  private List<Integer> order = List.of();
  private int pass = -1;

  SampleOrder(List<NetworkSample> samples, int batchSize) {
    this.samples = samples;
    this.batchSize = batchSize;
  }

  /** Returns the number of batches in a pass. */
  int batches() {
    return samples.size() / batchSize;
  }

  /** Returns the samples of a step. */
  List<NetworkSample> batch(int step) {
    if (step / batches() != pass) {
      pass = step / batches();
      order = IntStream.range(0, samples.size()).boxed().collect(Collectors.toList());
      Collections.shuffle(order, new Random(pass));
    }
    int first = step % batches() * batchSize;
    return order.subList(first, first + batchSize).stream().map(samples::get).toList();
  }
}
