package tengen.cgt.impartial;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tengen.cgt.Budget;

/**
 * A sum in which whoever moves some component to a goal has won at once. A component with a goal
 * among its options is dead: nobody may enter it, since the answer wins, so it has no nimber at all
 * and is taken out of the graph of moves. What is left is a sum in normal play: who has only moves
 * to dead components loses, as if there were none. Confined to one thread.
 *
 * <p>The general method for restricted states that Chinese programming contests teach; {@code
 * PrimeNim} has a case with a closed form.
 *
 * @param <C> components, equal when the games are
 */
public final class RestrictedSum<C> {
  private final Function<C, Stream<C>> options;
  private final Predicate<C> goal;
  private final Map<C, Boolean> dead = new HashMap<>();
  private final SpragueGrundy<C> live;

  /** With these moves in each component. */
  public RestrictedSum(Function<C, Stream<C>> options, Predicate<C> goal) {
    this.options = options;
    this.goal = goal;
    live = new SpragueGrundy<>(each -> options.apply(each).filter(option -> !isDead(option)));
  }

  /** Whether a move in this component wins at once. */
  public boolean isDead(C component) {
    return dead.computeIfAbsent(component, each -> options.apply(each).anyMatch(goal));
  }

  /** The nimber of a live component. */
  public long nimber(C component, Budget budget) {
    if (isDead(component)) {
      throw new IllegalArgumentException(component + " is won at once: it has no nimber");
    }
    return live.nimber(component, budget);
  }

  /** Whether the player to move wins; no component may be a goal already. */
  public boolean isNextPlayersWin(List<C> components, Budget budget) {
    return components.stream().anyMatch(this::isDead)
        || components.stream().mapToLong(each -> nimber(each, budget)).reduce(0, Nimbers::add) != 0;
  }
}
