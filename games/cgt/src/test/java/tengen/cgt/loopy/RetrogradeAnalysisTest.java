package tengen.cgt.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.LimitException;
import tengen.cgt.Player;
import tengen.cgt.catalog.Catalog;

/** Compares retrograde analysis with a fixpoint of its definition over all positions. */
final class RetrogradeAnalysisTest {
  private record Node<P>(P position, Player mover) {}

  private static String graph(SplittableRandom random) {
    List<String> colours = random.nextBoolean() ? List.of("") : List.of("", "L", "R");
    String arcs =
        IntStream.range(0, random.nextInt(1, 11))
            .mapToObj(
                _ ->
                    random.nextInt(5)
                        + "-"
                        + random.nextInt(6)
                        + colours.get(random.nextInt(colours.size())))
            .collect(Collectors.joining(" "));
    String tokens =
        random
            .ints(random.nextInt(1, 3), 0, 5)
            .mapToObj(each -> " " + each)
            .collect(Collectors.joining());
    return arcs + "; tokens" + tokens;
  }

  @Test
  @SuppressWarnings("unchecked")
  void endingsAreTheFixpointOfTheirDefinition() {
    Loopy<Object> rules = (Loopy<Object>) new Catalog().game("loopy-graph").orElseThrow();
    SplittableRandom random = new SplittableRandom(20261124);
    int draws = 0;
    for (int i = 0; i < 300; i++) {
      String text = graph(random);
      Object start = rules.parse(text);
      var analysis = new RetrogradeAnalysis<>(rules, start, Budget.of(100_000));
      for (Map.Entry<Node<Object>, Integer> entry : fixpoint(rules, start).entrySet()) {
        Ending ending = analysis.ending(entry.getKey().position(), entry.getKey().mover());
        assertThat(ending.plies().orElse(-1)).as(text + " " + entry).isEqualTo(entry.getValue());
        draws += ending.isDraw() ? 1 : 0;
      }
    }
    assertThat(draws).isGreaterThan(100);
  }

  /**
   * Returns the plies to the end, -1 for none. Round n settles the positions that end after n
   * plies.
   */
  private static <P> Map<Node<P>, Integer> fixpoint(Loopy<P> rules, P start) {
    Set<Node<P>> all = reachable(rules, start);
    Map<Node<P>, Integer> plies = new HashMap<>();
    for (int round = 0; round <= all.size(); round++) {
      Map<Node<P>, Integer> before = Map.copyOf(plies);
      for (Node<P> node : all) {
        List<Optional<Integer>> after =
            after(rules, node).stream().map(next -> Optional.ofNullable(before.get(next))).toList();
        boolean isLost = after.stream().allMatch(each -> each.isPresent() && each.get() % 2 == 1);
        boolean isWon = after.stream().anyMatch(each -> each.isPresent() && each.get() % 2 == 0);
        if (isLost || isWon) {
          plies.putIfAbsent(node, round);
        }
      }
    }
    return all.stream()
        .collect(Collectors.toMap(node -> node, node -> plies.getOrDefault(node, -1)));
  }

  private static <P> List<Node<P>> after(Loopy<P> rules, Node<P> node) {
    return rules
        .options(node.position(), node.mover())
        .map(GameOption::after)
        .map(position -> new Node<>(position, node.mover().other()))
        .toList();
  }

  private static <P> Set<Node<P>> reachable(Loopy<P> rules, P start) {
    Set<Node<P>> all = new LinkedHashSet<>();
    List<Node<P>> next = List.of(new Node<>(start, Player.LEFT), new Node<>(start, Player.RIGHT));
    while (!next.isEmpty()) {
      next =
          next.stream().filter(all::add).toList().stream()
              .flatMap(node -> after(rules, node).stream())
              .toList();
    }
    return all;
  }

  @Test
  @SuppressWarnings("unchecked")
  void positionsBeyondTheBudgetAreUnknown() {
    Loopy<Object> rules = (Loopy<Object>) new Catalog().game("loopy-graph").orElseThrow();
    Object start = rules.parse("0-1 1-2 2-0 0-2 1-0; tokens 0 1 2 0 1 2");
    assertThatThrownBy(() -> new RetrogradeAnalysis<>(rules, start, Budget.of(20)))
        .isInstanceOf(LimitException.class);
  }
}
