package tengen.cgt.impartial;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;

/**
 * Whether a sum is won in misère play as Nim is: if each position that can come of a part has a
 * tame {@link Genus}, so has the sum, and in normal play as well as in misère play its nimber is
 * the sum of theirs, but in misère play {@code xor 1} where all of them are fickle. Conway, On
 * Numbers and Games, chapter 12.
 *
 * <p>Proof, by induction over the options of a sum with nimber v. If all parts are fickle, an
 * option is all fickle with v xor 1, or has a nimber above 1 twice, and a part that is not at its
 * end has a fickle option: so the misère nimber is v xor 1. Else let k be a part with the same
 * nimber twice. While another such part stays, misère nimbers of options are the normal ones, and
 * all below v are among them. If it is the only one, the rest being fickle with sum r, its option
 * of misère nimber t gives the sum t xor r whether the option is fickle or not; no option of k has
 * misère nimber k, so none of the sum has v.
 *
 * <p>Confined to one thread.
 *
 * @param <P> positions, equal when the games are
 */
public final class Tameness<P> {
  /** A position with its genus. */
  public record Found<P>(P position, Genus genus) {}

  /** Stands for what is not tame, and for what leads there. */
  private static final Genus WILD = new Genus(-1, 0);

  private final Impartial<P> rules;
  private final Budget budget;
  private final GameGraph<P, Genus> graph;
  private Optional<Found<P>> wild = Optional.empty();
  private Optional<Found<P>> unlikeNim = Optional.empty();

  /** Of positions of a game; equal ones are told by {@link Impartial#withoutOrder}. */
  public Tameness(Impartial<P> rules, Budget budget) {
    this.rules = rules;
    this.budget = budget;
    graph = new GameGraph<>(this::next, this::valuation);
  }

  /** The genus of a sum if all of its parts are tame with all that can come of them. */
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

  /** The first position that was met which is not tame, although all that can come of it is. */
  public Optional<Found<P>> wild() {
    return wild;
  }

  /** The first that was met whose genus is tame, but not that of Nim with heaps as its addends. */
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
