package tengen.cgt.graphs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.cgt.NotationException;
import tengen.cgt.impartial.Definition;

final class GreenHackenbushTest {
  private final GreenHackenbush game = new GreenHackenbush();

  /** Returns a random tree with a few more edges, including loops and parallel edges. */
  private static String graph(SplittableRandom random) {
    int nodes = random.nextInt(2, 6);
    Stream<String> tree =
        IntStream.range(1, nodes).mapToObj(node -> random.nextInt(node) + "-" + node);
    Stream<String> more =
        IntStream.range(0, random.nextInt(5))
            .mapToObj(_ -> random.nextInt(nodes) + "-" + random.nextInt(nodes));
    return Stream.concat(tree, more).collect(Collectors.joining(" "));
  }

  @Test
  void fusionAndColonGiveTheNimbersOfTheMoves() {
    SplittableRandom random = new SplittableRandom(8);
    Definition.hasNimbers(game, Stream.generate(() -> graph(random)).limit(120));
  }

  @ParameterizedTest
  @CsvSource({
    "0-1 1-2 2-3,3",
    "0-1 1-2 2-0,1",
    "0-1 0-1,0",
    "0-1 1-1,2",
    "0-0,1",
    "0-1 1-2 1-3 3-4,4"
  })
  void smallGraphsHaveTheValuesOfTheirDrawings(String edges, long nimber) {
    assertThat(game.nimber(game.parse(edges), Definition.budget())).isEqualTo(nimber);
  }

  @Test
  void aStalkIsWorthItsHeight() {
    String stalk =
        IntStream.range(0, 2000)
            .mapToObj(node -> node + "-" + (node + 1))
            .collect(Collectors.joining(" "));
    assertThat(game.nimber(game.parse(stalk), Definition.budget())).isEqualTo(2000);
  }

  @ParameterizedTest
  @CsvSource({
    "0-1 2-3,'every edge must be connected to the ground, node 0: 0-1 2-3'",
    "0-x,'''0-x'' is not an edge between nodes, such as 0-1'"
  })
  void invalidGraphsAreRejected(String text, String reason) {
    assertThatThrownBy(() -> game.parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(reason);
  }
}
