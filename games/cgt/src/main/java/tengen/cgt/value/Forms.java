package tengen.cgt.value;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import tengen.cgt.Budget;
import tengen.cgt.NotationException;

/**
 * Makes games and keeps each once, so that equal games are one object; remembers sums and
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

  /** Empty. */
  public Forms(Budget budget) {
    this.budget = budget;
    comparison = new Comparison(budget);
    sums = new Sums(this);
  }

  /** What all calculations with these games may spend together. */
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

  /** {@code *size}: a Nim heap. */
  public Form nimber(int size) {
    if (size < 0) {
      throw new IllegalArgumentException("nimber " + size + ": at least 0");
    }
    return of(new NumberUpStar(Dyadic.ZERO, 0, size));
  }

  /** So many ups; below 0 downs. */
  public Form up(int count) {
    return of(new NumberUpStar(Dyadic.ZERO, count, 0));
  }

  /** The game of these options, brought to canonical form. */
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
   * Reads a value, canonical or not, as the printer or a book writes it.
   *
   * @throws NotationException what is wrong and what is allowed
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

  /** The game of canonical options. */
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

  /** Of what goes down a single game. */
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
