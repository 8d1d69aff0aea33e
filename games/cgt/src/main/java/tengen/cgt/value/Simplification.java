package tengen.cgt.value;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Brings a game with canonical options to canonical form: bypasses reversible options and drops
 * dominated ones. The order does not matter: Siegel, II.2.
 */
final class Simplification {
  private final Comparison comparison;
  private final Options given;
  private final Map<Form, Boolean> atMost = new HashMap<>();
  private final Map<Form, Boolean> atLeast = new HashMap<>();

  Simplification(Comparison comparison, Options given) {
    this.comparison = comparison;
    this.given = Options.of(greatest(comparison, given.left()), least(comparison, given.right()));
  }

  Options canonical() {
    return Options.of(greatest(comparison, bypassedLeft()), least(comparison, bypassedRight()));
  }

  /** Returns Left's options that no other left option dominates. */
  static List<Form> greatest(Comparison comparison, Iterable<Form> options) {
    List<Form> kept = new ArrayList<>();
    for (Form option : options) {
      if (kept.stream().noneMatch(each -> comparison.isAtMost(option, each))) {
        kept.removeIf(each -> comparison.isAtMost(each, option));
        kept.add(option);
      }
    }
    return kept;
  }

  private static List<Form> least(Comparison comparison, Iterable<Form> options) {
    List<Form> kept = new ArrayList<>();
    for (Form option : options) {
      if (kept.stream().noneMatch(each -> comparison.isAtMost(each, option))) {
        kept.removeIf(each -> comparison.isAtMost(option, each));
        kept.add(option);
      }
    }
    return kept;
  }

  /**
   * Returns Left's options without reversible ones. An option is reversible if Right can answer it
   * by a position that is no better for Left than the game; Left's options of that position replace
   * it.
   */
  private Set<Form> bypassedLeft() {
    Set<Form> kept = new LinkedHashSet<>();
    Deque<Form> open = new ArrayDeque<>(given.left());
    while (!open.isEmpty()) {
      Form option = open.remove();
      option.options().right().stream()
          .filter(this::isAtMostGame)
          .findFirst()
          .ifPresentOrElse(reply -> open.addAll(reply.options().left()), () -> kept.add(option));
    }
    return kept;
  }

  private Set<Form> bypassedRight() {
    Set<Form> kept = new LinkedHashSet<>();
    Deque<Form> open = new ArrayDeque<>(given.right());
    while (!open.isEmpty()) {
      Form option = open.remove();
      option.options().left().stream()
          .filter(this::isAtLeastGame)
          .findFirst()
          .ifPresentOrElse(reply -> open.addAll(reply.options().right()), () -> kept.add(option));
    }
    return kept;
  }

  private boolean isAtMostGame(Form form) {
    Boolean known = atMost.get(form);
    if (known == null) {
      known =
          given.right().stream().noneMatch(option -> comparison.isAtMost(option, form))
              && form.options().left().stream().noneMatch(this::isAtLeastGame);
      atMost.put(form, known);
    }
    return known;
  }

  private boolean isAtLeastGame(Form form) {
    Boolean known = atLeast.get(form);
    if (known == null) {
      known =
          given.left().stream().noneMatch(option -> comparison.isAtMost(form, option))
              && form.options().right().stream().noneMatch(this::isAtMostGame);
      atLeast.put(form, known);
    }
    return known;
  }
}
