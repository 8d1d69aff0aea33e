package tengen.cgt.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tengen.cgt.Outcome;
import tengen.cgt.Player;

/**
 * Finds the winner of a sum and a winning move by search, without the canonical form of the sum,
 * which may be far larger than its parts. Numbers, ups and nimbers are added up, opposite parts
 * cancel, and stops decide sums far from 0. By the number avoidance theorem nobody moves in a
 * number before the end (Siegel, II.3). Results are cached. Confined to the thread of the forms.
 */
public final class SumPlay {
  /**
   * A move in a sum.
   *
   * @param component index from 0
   * @param option the component after the move
   */
  public record Move(int component, Form option) {}

  private final Forms forms;
  private final Map<Sum, Boolean> known = new HashMap<>();
  private final RecursionLimit depth = new RecursionLimit();

  /** Creates a search, which uses the budget of the forms. */
  public SumPlay(Forms forms) {
    this.forms = forms;
  }

  /** Returns the outcome of the sum. */
  public Outcome outcome(List<Form> components) {
    return Outcome.of(isWonBy(Player.LEFT, components), isWonBy(Player.RIGHT, components));
  }

  /**
   * Returns an equal sum where numbers, ups and nimbers are added up and opposite components
   * cancelled.
   */
  public List<Form> simplified(List<Form> components) {
    Sum sum = Sum.added(components);
    List<Form> all = new ArrayList<>(sum.others());
    Form rest = forms.of(sum.rest());
    if (rest != forms.zero()) {
      all.add(rest);
    }
    return all;
  }

  /** Returns whether {@code mover} wins when moving first. */
  public boolean isWonBy(Player mover, List<Form> components) {
    Sum sum = Sum.of(components);
    return leftWinsStarting(mover == Player.LEFT ? sum : sum.negated());
  }

  /**
   * Returns a canonical option that wins, in the hottest component that has one; empty if all lose.
   */
  public Optional<Move> winningMove(Player mover, List<Form> components) {
    return IntStream.range(0, components.size())
        .boxed()
        .sorted(Comparator.comparing(each -> temperature(components.get(each)).negated()))
        .flatMap(
            each ->
                components.get(each).options(mover).stream().map(option -> new Move(each, option)))
        .filter(move -> !isWonBy(mover.other(), after(components, move)))
        .findFirst();
  }

  private static List<Form> after(List<Form> components, Move move) {
    List<Form> after = new ArrayList<>(components);
    after.set(move.component(), move.option());
    return after;
  }

  private static Dyadic temperature(Form form) {
    return form.thermograph().temperature();
  }

  private boolean leftWinsStarting(Sum sum) {
    if (sum.others().isEmpty()) {
      return !sum.rest().isAtMostZero();
    }
    if (sum.leftStopAtMost().signum() < 0) {
      return false;
    }
    if (sum.leftStopAtLeast().signum() > 0) {
      return true;
    }
    Boolean found = known.get(sum);
    if (found == null) {
      forms.budget().take();
      found = depth.deeper(() -> hasWinningOption(sum));
      known.put(sum, found);
    }
    return found;
  }

  private boolean hasWinningOption(Sum sum) {
    for (Form component : sum.others()) {
      for (Form option : component.options(Player.LEFT)) {
        if (!leftWinsStarting(sum.replacing(component, option).negated())) {
          return true;
        }
      }
    }
    if (sum.rest().isNumber()) {
      return false;
    }
    for (Form option : sum.rest().options(forms).left()) {
      if (!leftWinsStarting(sum.withRest(option.numberUpStar().orElseThrow()).negated())) {
        return true;
      }
    }
    return false;
  }
}
