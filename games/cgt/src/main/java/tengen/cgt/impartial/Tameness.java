package tengen.cgt.impartial;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;

/**
 * Finds out whether a sum is won in misère play as Nim is. If every follower of each part has a
 * tame {@link Genus}, so has the sum. In normal and in misère play its nimber is the sum of theirs;
 * if all parts are fickle, the misère nimber is that sum xor 1. Conway, On Numbers and Games,
 * chapter 12.
 *
 * <p>Proof, by induction over the options of a sum with nimber v. Suppose all parts are fickle.
 * Then an option is all fickle with v xor 1, or has the same nimber above 1 in normal and in misère
 * play, and a part with a move has a fickle option. So the misère nimber is v xor 1. Otherwise let
 * k be a part whose nimbers are equal. While another such part stays, misère nimbers of options are
 * the normal ones, and all below v are among them. If k is the only such part, the rest being
 * fickle with sum r, its option of misère nimber t gives the sum t xor r whether the option is
 * fickle or not. No option of k has misère nimber k, so none of the sum has v.
 *
 * <p>Confined to one thread.
 *
 * @param <P> positions, equal when the games are
 */
public final class Tameness<P> {
  /** A position with its genus. */
  public record Found<P>(P position, Genus genus) {}

  /** Marks positions that are not tame, and positions that lead there. */
  private static final Genus WILD = new Genus(-1, 0);

  private final Impartial<P> rules;
  private final Budget budget;
  private final GameGraph<P, Genus> graph;
  private Optional<Found<P>> wild = Optional.empty();
  private Optional<Found<P>> unlikeNim = Optional.empty();

  /** Creates the test for a game. {@link Impartial#withoutOrder} makes equal positions equal. */
  public Tameness(Impartial<P> rules, Budget budget) {
    this.rules = rules;
    this.budget = budget;
    graph = new GameGraph<>(this::next, this::valuation);
  }

  /** Returns the genus of a sum if all of its parts are tame with all their followers. */
  public Optional<Genus> genus(P position) {
    Genus sum = Genus.END;
    for (P part : rules.parts(position)) {
      Genus genus =
          rules
              .provedGenus(part, budget)
              .orElseGet(() -> graph.value(rules.withoutOrder(part), budget));
      if (genus.equals(WILD)) {
        return Optional.empty();
      }
      sum = sum.plus(genus);
    }
    return Optional.of(sum);
  }

  /** Returns the first position found that is not tame although all its followers are. */
  public Optional<Found<P>> wild() {
    return wild;
  }

  /**
   * Returns the first position found whose genus is tame but differs from that of Nim with heaps of
   * the nimbers of its addends.
   */
  public Optional<Found<P>> unlikeNim() {
    return unlikeNim;
  }

  private Genus asInNim(P position, Genus genus) {
    List<OptionalLong> nimbers =
        rules.addends(position).stream().map(each -> rules.normalNimber(each, budget)).toList();
    return nimbers.stream().allMatch(OptionalLong::isPresent)
        ? nimbers.stream()
            .map(nimber -> Genus.ofNim(nimber.orElseThrow()))
            .reduce(Genus.END, Genus::plus)
        : Genus.ofNim(genus.normal());
  }

  private boolean isPart(P position) {
    return rules.parts(position).equals(List.of(position));
  }

  private Stream<P> next(P position) {
    Stream<P> next =
        isPart(position)
            ? rules.options(position).map(GameOption::after)
            : rules.parts(position).stream();
    return next.map(rules::withoutOrder);
  }

  private GameGraph.Valuation<Genus> valuation(P position) {
    return isPart(position) ? new OfOptions(position) : new OfParts();
  }

  private static final class OfParts implements GameGraph.Valuation<Genus> {
    private Genus sum = Genus.END;

    @Override
    public boolean settledBy(Genus part) {
      sum = part.equals(WILD) ? WILD : sum.plus(part);
      return part.equals(WILD);
    }

    @Override
    public Genus value() {
      return sum;
    }
  }

  private final class OfOptions implements GameGraph.Valuation<Genus> {
    private final P position;
    private final BitSet normal = new BitSet();
    private final BitSet misere = new BitSet();
    private boolean isWild;

    OfOptions(P position) {
      this.position = position;
    }

    @Override
    public boolean settledBy(Genus option) {
      isWild = option.equals(WILD);
      if (!isWild) {
        normal.set(Math.toIntExact(option.normal()));
        misere.set(Math.toIntExact(option.misere()));
      }
      return isWild;
    }

    @Override
    public Genus value() {
      if (isWild) {
        return WILD;
      }
      Genus genus =
          normal.isEmpty() ? Genus.END : new Genus(normal.nextClearBit(0), misere.nextClearBit(0));
      Found<P> found = new Found<>(position, genus);
      if (!genus.isTame()) {
        wild = wild.or(() -> Optional.of(found));
        return WILD;
      }
      if (unlikeNim.isEmpty() && !genus.equals(asInNim(position, genus))) {
        unlikeNim = Optional.of(found);
      }
      return genus;
    }
  }
}
