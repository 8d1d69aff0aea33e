package tengen.cgt.graphs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.impartial.Definition;
import tengen.cgt.partizan.PartizanValues;
import tengen.cgt.value.Forms;

/** Compares games given as graphs with a plain recursion over all moves. */
final class TokenGamesTest {
  private static final long SEED = 20261124;

  private record Node(Tokens tokens, Player mover) {}

  private final Map<Node, Boolean> known = new HashMap<>();

  /** Returns random arcs from smaller to larger vertices, some with two targets. */
  private static String graph(SplittableRandom random, boolean isColoured) {
    Stream<String> arcs =
        IntStream.range(0, random.nextInt(1, 9))
            .mapToObj(
                _ -> {
                  int from = random.nextInt(5);
                  String to = random.nextInt(from + 1, 6) + "";
                  String second = random.nextInt(5) == 0 ? "," + random.nextInt(from + 1, 6) : "";
                  String colour = isColoured ? List.of("", "L", "R").get(random.nextInt(3)) : "";
                  return from + "-" + to + second + colour;
                });
    String tokens =
        random
            .ints(random.nextInt(1, 4), 0, 6)
            .mapToObj(each -> " " + each)
            .collect(Collectors.joining());
    return arcs.collect(Collectors.joining(" ")) + "; tokens" + tokens;
  }

  @Test
  void aGraphHasTheNimbersOfItsMoves() {
    SplittableRandom random = new SplittableRandom(SEED);
    Definition.hasNimbers(new GraphGame(), Stream.generate(() -> graph(random, false)).limit(150));
  }

  private boolean isWonBy(Player mover, Tokens tokens) {
    Node node = new Node(tokens, mover);
    Boolean found = known.get(node);
    if (found == null) {
      found = tokens.options(mover).anyMatch(option -> !isWonBy(mover.other(), option.after()));
      known.put(node, found);
    }
    return found;
  }

  @Test
  void aColouredGraphHasTheOutcomesOfItsMoves() {
    SplittableRandom random = new SplittableRandom(SEED);
    ColouredGraph game = new ColouredGraph();
    PartizanValues<Tokens> values = new PartizanValues<>(game, new Forms(Budget.of(10_000_000)));
    for (int i = 0; i < 200; i++) {
      Tokens tokens = game.parse(graph(random, true));
      assertThat(values.value(tokens).outcome())
          .as(tokens.print())
          .isEqualTo(Outcome.of(isWonBy(Player.LEFT, tokens), isWonBy(Player.RIGHT, tokens)));
      assertThat(game.parse(game.print(tokens))).isEqualTo(tokens);
    }
  }

  /** A graph with a single token has the value of the game by its options. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0-1L 0-2R 2-3L; 1/2",
        "0-1L; 1",
        "0-1L 0-2R 1-3L 2-4R; +-1",
        "0-1L 0-2R 2-3; ^",
        "0-1,1L 0-2R 1-3L 2-4R; {2|-1}"
      })
  void valuesOfSmallGraphs(String arcs, String value) {
    Forms forms = new Forms(Budget.of(1_000));
    ColouredGraph game = new ColouredGraph();
    assertThat(new PartizanValues<>(game, forms).value(game.parse(arcs + "; tokens 0")))
        .isSameAs(forms.parse(value));
  }

  @Test
  void anArcOfOnePlayerBesideOneOfBothIsNoOtherMove() {
    Tokens tokens = Tokens.parse("0-1 0-1L 0-1R 0-2L 0-1,1L; tokens 0 0");
    assertThat(moves(tokens, Player.LEFT)).containsExactly("0-1", "0-1,1", "0-2");
    assertThat(moves(tokens, Player.RIGHT)).containsExactly("0-1");
  }

  private static List<String> moves(Tokens tokens, Player mover) {
    return tokens.options(mover).map(GameOption::move).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0-1|'0-1' has no tokens; expected a graph such as 0-1 1-2; tokens 0",
        "0-x; tokens 0|'0-x' is not an arc such as 0-1, 0-1,2 or 0-1L",
        "0-1; tokens x|'x' is not a vertex from 0 to 999999999",
        "0-1 1-2 2-1 7-0; tokens 7|the graph has a cycle, 1-2-1; use loopy-graph",
        "3-3; tokens 0|the graph has a cycle, 3-3; use loopy-graph",
        "0-1,0; tokens 0|the graph has a cycle, 0-0; use loopy-graph",
        "0-1L; tokens 0|only coloured-graph has arcs of one player, L or R"
      })
  void invalidGraphsAreRejected(String text, String reason) {
    assertThatThrownBy(() -> new GraphGame().parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(reason);
  }

  @Test
  void anArcMayHaveTenThousandTargets() {
    String targets = String.join(",", Collections.nCopies(10_000, "1"));
    var graph = new GraphGame();
    assertThat(graph.nimber(graph.parse("0-" + targets + "; tokens 0"), Budget.of(0))).isOne();
  }

  @Test
  void aHundredThousandArcsAreReadAndValued() {
    String arcs =
        IntStream.range(0, 99_999)
            .mapToObj(vertex -> vertex + "-" + (vertex + 1))
            .collect(Collectors.joining(" "));
    GraphGame game = new GraphGame();
    assertThat(game.nimber(game.parse(arcs + "; tokens 0 0 2"), Definition.budget())).isEqualTo(1);
    assertThatThrownBy(() -> game.parse(arcs + " 99999-0; tokens 0"))
        .hasMessageStartingWith("the graph has a cycle, 0-1-2-3-");
  }
}
