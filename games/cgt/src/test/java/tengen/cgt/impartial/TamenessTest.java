package tengen.cgt.impartial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.cgt.Budget;
import tengen.cgt.catalog.Catalog;

/** Heaps that are tame with all their followers. */
final class TamenessTest {
  /** The largest heap of a game in which heaps may be split, whose positions are all partitions. */
  private static final int SPLIT_HEAP = Boolean.getBoolean("tengen.long") ? 12 : 9;

  private static <P> boolean isTame(Impartial<P> game, String text) {
    return new Tameness<>(game, Budget.of(10_000_000)).genus(game.parse(text)).isPresent();
  }

  private static Impartial<?> game(String id) {
    return (Impartial<?>) new Catalog().game(id).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"kayles,'',5", "dawson-chess,'',9", "dawson-kayles,'',10", "octal,'0.3102: ',5"})
  void aGameIsTameUpToTheFirstHeapThatIsNot(String id, String parameter, int first) {
    assertThat(isTame(game(id), parameter + (first - 1) + " " + (first - 1))).isTrue();
    assertThat(isTame(game(id), parameter + first)).isFalse();
    assertThat(isTame(game(id), parameter + "1 " + (first + 3))).isFalse();
  }

  /** Compares the genus that rules state for heaps of any size with the moves of small heaps. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim ",
        "lasker ",
        "subtraction 1..4: ",
        "subtraction 2,4,7: ",
        "subtraction 3,5,6,10: "
      })
  void rulesThatAreProvedTameHaveTheGenusOfNim(String game) {
    String[] parts = game.split(" ", 2);
    proves(game(parts[0]), parts[1]);
  }

  private static <P> void proves(Impartial<P> game, String parameter) {
    MisereByDefinition<P> misere = new MisereByDefinition<>(game);
    SpragueGrundy<P> normal =
        new SpragueGrundy<>(position -> game.options(position).map(option -> option.after()));
    Budget budget = Budget.of(100_000_000);
    IntStream.rangeClosed(1, parameter.isEmpty() ? SPLIT_HEAP : 40)
        .mapToObj(heap -> game.parse(parameter + heap))
        .forEach(
            heap ->
                assertThat(game.provedGenus(heap, budget))
                    .as(game.print(heap))
                    .contains(new Genus(normal.nimber(heap, budget), misere.nimber(heap))));
  }
}
