package tengen.cgt.impartial;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tengen.cgt.Budget;

/**
 * A sum in which a player who moves some component to a goal wins at once. A component with a goal
 * among its options is dead: moving to it loses, so it has no nimber and is removed from the graph
 * of moves. The rest is a sum in normal play: a player with only moves to dead components loses, as
 * without moves. Confined to one thread.
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

  /** Creates a sum whose components have these moves. */
  public RestrictedSum(Function<C, Stream<C>> options, Predicate<C> goal) {
    this.options = options;
    this.goal = goal;
    live = new SpragueGrundy<>(each -> options.apply(each).filter(option -> !isDead(option)));
  }

  /** Returns whether a move in this component wins at once. */
  public boolean isDead(C component) {
    return dead.computeIfAbsent(component, each -> options.apply(each).anyMatch(goal));
  }

  /** Returns the nimber of a live component. */
  public long nimber(C component, Budget budget) {
    if (isDead(component)) {
      throw new IllegalArgumentException(component + " has no nimber, since it is won at once");
    }
    return live.nimber(component, budget);
  }

  /** Returns whether the player to move wins. No component may be a goal already. */
  public boolean isNextPlayersWin(List<C> components, Budget budget) {
    return components.stream().anyMatch(this::isDead)
        || components.stream().mapToLong(each -> nimber(each, budget)).reduce(0, Nimbers::add) != 0;
  }
}
