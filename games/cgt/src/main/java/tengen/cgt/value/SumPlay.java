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
 * Who wins a sum, and by which move, found by search: the canonical form of the sum, which may be
 * far larger than its parts, is never made. Numbers, ups and nimbers are added up, opposite parts
 * cancel, stops decide what is far from 0, and by the number avoidance theorem nobody moves in a
 * number before the end (Siegel, II.3). Results are remembered. Confined to the thread of the
 * forms.
 */
public final class SumPlay {
  /** A component, from 0, and what it becomes. */
  public record Move(int component, Form option) {}

  private final Forms forms;
  private final Map<Sum, Boolean> known = new HashMap<>();
  private final RecursionLimit depth = new RecursionLimit();

  /** The forms lend their budget too. */
  public SumPlay(Forms forms) {
    this.forms = forms;
  }

  /** Who wins the sum. */
  public Outcome outcome(List<Form> components) {
    return Outcome.of(isWonBy(Player.LEFT, components), isWonBy(Player.RIGHT, components));
  }

  /** An equal sum: numbers, ups and nimbers are added up, and opposite components are gone. */
  public List<Form> simplified(List<Form> components) {
    Sum sum = Sum.added(components);
    List<Form> all = new ArrayList<>(sum.others());
    Form rest = forms.of(sum.rest());
    if (rest != forms.zero()) {
      all.add(rest);
    }
    return all;
  }

  /** Whether a player who has the move wins. */
  public boolean isWonBy(Player mover, List<Form> components) {
    Sum sum = Sum.of(components);
    return leftWinsStarting(mover == Player.LEFT ? sum : sum.negated());
  }

  /** A canonical option that wins, in the hottest component that has one; empty: all lose. */
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
