package tengen.cgt.heaps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.LimitException;
import tengen.cgt.impartial.OutcomeSearch;

/**
 * The misère quotient of all sums of heaps up to a size. Two sums are the same element if adding
 * any sum to both leaves them with the same winner. Plambeck and Siegel, "Misère quotients for
 * impartial games", 2008. A finite quotient gives the winner of a sum of any number of heaps. Some
 * quotients are infinite; their computation ends with the budget.
 *
 * <p>The quotient is learned as a finite automaton is learned from its language (Angluin, "Learning
 * regular sets from queries and counterexamples", 1987): sums are distinguished by the winner after
 * adding tests. The result is then proved by induction over moves. It is right if an element, with
 * each set of elements that its options may have, is won exactly if one of these is lost. The
 * number of those pairs is finite. Confined to one thread.
 */
final class MisereQuotient {
  private static final int IDENTITY = 0;

  /** The element of a sum, and the elements of its options. */
  private record Kind(int element, Set<Integer> options) {}

  /** A sum with its element and those of its options. */
  private record Sum(List<Long> heaps, Kind kind) {}

  private final HeapRules rules;
  private final int largest;
  private final Budget budget;
  private final OutcomeSearch<Heaps> search;

  /** A representative sum of each element, by element. */
  private final List<List<Long>> elements = new ArrayList<>(List.of(List.of()));

  private final List<List<Long>> tests = new ArrayList<>(List.of(List.of()));

  /** The element after adding a heap, by element and by the heap's size less 1. */
  private final List<int[]> products = new ArrayList<>();

  private MisereQuotient(HeapRules rules, int largest, Budget budget) {
    this.rules = rules;
    this.largest = largest;
    this.budget = budget;
    search =
        OutcomeSearch.misere(heaps -> heaps.options().map(move -> move.after().withoutOrder()));
  }

  /**
   * Computes the quotient of heaps from 1 to {@code largest}.
   *
   * @throws LimitException if the budget is spent first
   */
  static MisereQuotient of(HeapRules rules, int largest, Budget budget) {
    MisereQuotient quotient = new MisereQuotient(rules, largest, budget);
    Optional<List<Long>> test;
    do {
      quotient.multiply();
      test = quotient.orderThatMatters().or(quotient::mistake);
      test.ifPresent(quotient.tests::add);
    } while (test.isPresent());
    return quotient;
  }

  /** Returns the number of elements. */
  int order() {
    return elements.size();
  }

  /** Returns whether the player to move wins a sum of heaps from 1 to {@code largest}. */
  boolean isNextPlayersWin(List<Long> heaps) {
    if (heaps.stream().anyMatch(heap -> heap < 1 || heap > largest)) {
      throw new IllegalArgumentException("heaps " + heaps + ": 1 to " + largest);
    }
    return isWon(elements.get(element(heaps)));
  }

  private int element(List<Long> heaps) {
    int element = IDENTITY;
    for (long heap : heaps) {
      element = products.get(element)[(int) heap - 1];
    }
    return element;
  }

  private boolean isWon(List<Long> heaps) {
    return search.isNextPlayersWin(new Heaps(rules, heaps).withoutOrder(), budget);
  }

  /** Finds the element of each element plus a heap. */
  private void multiply() {
    products.clear();
    Map<BitSet, Integer> byAnswers = new HashMap<>();
    IntStream.range(0, elements.size()).forEach(i -> byAnswers.put(answers(elements.get(i)), i));
    for (int element = 0; element < elements.size(); element++) {
      int[] row = new int[largest];
      for (int heap = 1; heap <= largest; heap++) {
        List<Long> sum = sum(elements.get(element), List.of((long) heap));
        row[heap - 1] =
            byAnswers.computeIfAbsent(
                answers(sum),
                _ -> {
                  elements.add(sum);
                  return elements.size() - 1;
                });
      }
      products.add(row);
    }
  }

  private BitSet answers(List<Long> heaps) {
    BitSet answers = new BitSet();
    IntStream.range(0, tests.size())
        .filter(test -> isWon(sum(heaps, tests.get(test))))
        .forEach(answers::set);
    return answers;
  }

  /** Returns a new test if the order matters in which two heaps are added to an element. */
  private Optional<List<Long>> orderThatMatters() {
    return sums(elements, heaps())
        .flatMap(sum -> sums(List.of(sum), heaps()))
        .filter(sum -> element(sum) != element(exchanged(sum)))
        .flatMap(sum -> Stream.of(sum, exchanged(sum)))
        .flatMap(sum -> testAgainst(sum).stream())
        .findFirst();
  }

  private Stream<List<Long>> heaps() {
    return LongStream.rangeClosed(1, largest).mapToObj(List::of);
  }

  private static Stream<List<Long>> sums(List<List<Long>> some, Stream<List<Long>> others) {
    return others.flatMap(other -> some.stream().map(each -> sum(each, other)));
  }

  /** Swaps the last two heaps. */
  private static List<Long> exchanged(List<Long> heaps) {
    List<Long> exchanged = new ArrayList<>(heaps);
    Collections.swap(exchanged, heaps.size() - 2, heaps.size() - 1);
    return exchanged;
  }

  /**
   * Returns a new test if some sum contradicts the rule that a sum is won exactly if an option is
   * lost.
   */
  private Optional<List<Long>> mistake() {
    Set<Kind> met = new HashSet<>();
    Deque<Sum> open = new ArrayDeque<>(List.of(new Sum(List.of(), new Kind(IDENTITY, Set.of()))));
    while (!open.isEmpty()) {
      Sum sum = open.remove();
      budget.take();
      if (isRefuted(sum.kind())) {
        return Stream.concat(Stream.of(sum.heaps()), options(sum.heaps()))
            .flatMap(each -> testAgainst(each).stream())
            .findFirst();
      }
      for (long heap = 1; heap <= largest; heap++) {
        Sum larger = larger(sum, heap);
        if (met.add(larger.kind())) {
          open.add(larger);
        }
      }
    }
    return Optional.empty();
  }

  private boolean isRefuted(Kind kind) {
    boolean wins =
        kind.options().isEmpty()
            || kind.options().stream().anyMatch(option -> !isWon(elements.get(option)));
    return wins != isWon(elements.get(kind.element()));
  }

  private Sum larger(Sum sum, long heap) {
    Stream<Integer> before =
        sum.kind().options().stream().map(option -> products.get(option)[(int) heap - 1]);
    Stream<Integer> inHeap =
        options(List.of(heap)).map(option -> element(sum(sum.heaps(), option)));
    return new Sum(
        sum(sum.heaps(), List.of(heap)),
        new Kind(
            products.get(sum.kind().element())[(int) heap - 1],
            Stream.concat(before, inHeap).collect(Collectors.toSet())));
  }

  private Stream<List<Long>> options(List<Long> heaps) {
    return new Heaps(rules, heaps).options().map(option -> option.after().withoutOrder().sizes());
  }

  /**
   * Returns a new test for a sum whose element, found heap by heap, is wrong. The heaps that follow
   * the step at which the answer to a test changes distinguish two sums that were treated as equal.
   */
  private Optional<List<Long>> testAgainst(List<Long> heaps) {
    return tests.stream()
        .flatMap(
            test ->
                IntStream.range(0, heaps.size())
                    .filter(read -> answer(heaps, read, test) != answer(heaps, read + 1, test))
                    .mapToObj(read -> sum(heaps.subList(read + 1, heaps.size()), test)))
        .findFirst();
  }

  /**
   * Returns whether the player to move wins after the first {@code read} heaps are replaced by
   * their element's representative.
   */
  private boolean answer(List<Long> heaps, int read, List<Long> test) {
    List<Long> element = elements.get(element(heaps.subList(0, read)));
    return isWon(sum(sum(element, heaps.subList(read, heaps.size())), test));
  }

  private static List<Long> sum(List<Long> some, List<Long> others) {
    return Stream.concat(some.stream(), others.stream()).toList();
  }
}
