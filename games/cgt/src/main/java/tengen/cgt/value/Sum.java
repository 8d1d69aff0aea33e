package tengen.cgt.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The simplified components of a sum.
 *
 * @param rest all numbers, ups and nimbers, added
 * @param others the other components by id, no two of them opposite
 */
record Sum(NumberUpStar rest, List<Form> others) {
  private static final Comparator<Form> BY_ID = Comparator.comparingInt(Form::id);

  /** Returns a sum with the outcome of these components. */
  static Sum of(List<Form> components) {
    return added(components).withNearStar();
  }

  /** Returns a sum with the value of these components. */
  static Sum added(List<Form> components) {
    Sum sum = new Sum(NumberUpStar.ZERO, List.of());
    for (Form component : components) {
      sum = sum.plus(component);
    }
    return sum;
  }

  Sum replacing(Form component, Form option) {
    List<Form> remaining = new ArrayList<>(others);
    remaining.remove(component);
    return new Sum(rest, remaining).plus(option).withNearStar();
  }

  Sum withRest(NumberUpStar changed) {
    return new Sum(changed, others).withNearStar();
  }

  private Sum plus(Form component) {
    var simple = component.numberUpStar();
    if (simple.isPresent()) {
      return new Sum(rest.plus(simple.get()), others);
    }
    List<Form> all = new ArrayList<>(others);
    if (!all.remove(component.negated())) {
      all.add(component);
      all.sort(BY_ID);
    }
    return new Sum(rest, all);
  }

  /**
   * Replaces a remote star, a nimber beyond the birthday of everything else but numbers, by the
   * least one. All have the same outcome (Winning Ways, chapter 8).
   */
  private Sum withNearStar() {
    long birthday = new NumberUpStar(Dyadic.ZERO, rest.ups(), 0).birthday();
    for (Form other : others) {
      // Nimbers are ints, so larger birthdays need not be told apart.
      birthday = Math.min(Integer.MAX_VALUE, birthday + other.birthday());
    }
    return rest.nimber() <= birthday + 1
        ? this
        : new Sum(new NumberUpStar(rest.number(), rest.ups(), (int) (birthday + 1)), others);
  }

  Sum negated() {
    return new Sum(rest.negated(), others.stream().map(Form::negated).sorted(BY_ID).toList());
  }

  /** Returns an upper bound of the left stop: the sum of the components' left stops. */
  Dyadic leftStopAtMost() {
    return others.stream().map(Form::leftStop).reduce(rest.number(), Dyadic::plus);
  }

  /**
   * Returns a lower bound of the left stop: Left starts in the component that gains most and then
   * answers Right in the same component.
   */
  Dyadic leftStopAtLeast() {
    Dyadic secondEverywhere =
        others.stream().map(Form::rightStop).reduce(rest.number(), Dyadic::plus);
    return others.stream()
        .map(form -> form.leftStop().minus(form.rightStop()))
        .reduce(Dyadic::max)
        .map(secondEverywhere::plus)
        .orElse(secondEverywhere);
  }
}
