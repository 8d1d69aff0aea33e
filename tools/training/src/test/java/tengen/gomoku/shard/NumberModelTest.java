package tengen.gomoku.shard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.common.Xoshiro;

class NumberModelTest {
  @Test
  void numbersAreReadAsTheyWereWritten() {
    var random = new Xoshiro(1);
    List<Integer> numbers =
        IntStream.range(0, 20_000)
            .map(_ -> random.nextInt(1 + random.nextInt(NumberModel.MAX_NUMBER + 1)))
            .boxed()
            .toList();
    assertThat(read(written(numbers), numbers.size())).isEqualTo(numbers);
  }

  @Test
  void theSmallestAndLargestNumbersAreReadAsTheyWereWritten() {
    List<Integer> numbers = List.of(0, NumberModel.MAX_NUMBER, 0, 1, 2, 3);
    assertThat(read(written(numbers), numbers.size())).isEqualTo(numbers);
  }

  @Test
  void frequentNumbersTakeFewBits() {
    List<Integer> numbers = IntStream.range(0, 8_000).map(i -> i % 4).boxed().toList();
    assertThat(written(numbers).length).isLessThan(2_100);
  }

  private static byte[] written(List<Integer> numbers) {
    var encoder = new RangeEncoder();
    var model = new NumberModel();
    numbers.forEach(number -> assertThat(model.code(encoder, number)).isEqualTo(number));
    return encoder.finish();
  }

  private static List<Integer> read(byte[] bytes, int count) {
    var decoder = new RangeDecoder(bytes);
    var model = new NumberModel();
    return IntStream.range(0, count).map(_ -> model.code(decoder, 0)).boxed().toList();
  }
}
