package tengen.cgt.value;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import tengen.cgt.Budget;
import tengen.cgt.NotationException;

/**
 * Creates games and interns them, so that equal games are the same object. Caches sums and
 * comparisons. Each new game, sum or comparison is a step of the budget. Confined to one thread.
 */
public final class Forms {
  private final Budget budget;
  private final Map<NumberUpStar, Form> numbersUpsAndStars = new HashMap<>();
  private final Map<Options, Form> byOptions = new HashMap<>();
  private final RecursionLimit depth = new RecursionLimit();
  private final Comparison comparison;
  private final Sums sums;
  private final Thermographs thermographs = new Thermographs(depth);
  private int made;

  /** Creates an empty table of games. */
  public Forms(Budget budget) {
    this.budget = budget;
    comparison = new Comparison(budget);
    sums = new Sums(this);
  }

  /** Returns the common budget of all calculations with these games. */
  public Budget budget() {
    return budget;
  }

  public Form zero() {
    return of(NumberUpStar.ZERO);
  }

  public Form integer(long value) {
    return number(Dyadic.of(value));
  }

  public Form number(Dyadic value) {
    return of(new NumberUpStar(value, 0, 0));
  }

  /** Returns {@code *size}, a heap of Nim. */
  public Form nimber(int size) {
    if (size < 0) {
      throw new IllegalArgumentException("a nimber must be at least 0, got " + size);
    }
    return of(new NumberUpStar(Dyadic.ZERO, 0, size));
  }

  /** Returns the sum of {@code count} ups, or of downs if it is negative. */
  public Form up(int count) {
    return of(new NumberUpStar(Dyadic.ZERO, count, 0));
  }

  /** Returns the game of these options in canonical form. */
  public Form game(Collection<Form> left, Collection<Form> right) {
    Options given = Options.of(left, right);
    Form known = byOptions.get(given);
    if (known != null) {
      return known;
    }
    Form found = canonical(new Simplification(comparison, given).canonical());
    byOptions.put(given, found);
    return found;
  }

  /**
   * Reads a value, canonical or not, in the notation of the printer or of the literature.
   *
   * @throws NotationException with what is wrong and what is allowed
   */
  public Form parse(String text) {
    return WrittenForm.parse(text).form(this);
  }

  Form of(NumberUpStar value) {
    Form known = numbersUpsAndStars.get(value);
    if (known != null) {
      return known;
    }
    Form made = new Form(this, nextId(), value);
    numbersUpsAndStars.put(value, made);
    return made;
  }

  /**
   * Returns the form with these options.
   *
   * @param options without dominated and reversible options, each in canonical form
   */
  Form canonical(Options options) {
    Form known = byOptions.get(options);
    if (known != null) {
      return known;
    }
    Form made =
        NumberUpStar.having(options, this)
            .map(this::of)
            .orElseGet(() -> new Form(this, nextId(), options));
    byOptions.put(options, made);
    return made;
  }

  private int nextId() {
    budget.take();
    return made++;
  }

  /** Returns the recursion limit for calculations on a single game. */
  RecursionLimit depth() {
    return depth;
  }

  Comparison comparison() {
    return comparison;
  }

  Sums sums() {
    return sums;
  }

  Thermographs thermographs() {
    return thermographs;
  }
}
