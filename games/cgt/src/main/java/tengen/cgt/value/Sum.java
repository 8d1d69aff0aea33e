package tengen.cgt.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Components of a sum, tidied up.
 *
 * @param rest all numbers, ups and nimbers, added
 * @param others the other components by their ids, no two of them opposite
 */
record Sum(NumberUpStar rest, List<Form> others) {
  private static final Comparator<Form> BY_ID = Comparator.comparingInt(Form::id);

  /** A sum with the outcome of these components. */
  static Sum of(List<Form> components) {
    return added(components).withNearStar();
  }

  /** A sum with the value of these components. */
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
   * A nimber beyond the birthday of all else is a remote star: each such nimber has the same
   * outcome, so the least of them stands for it (Winning Ways, chapter 8).
   */
  private Sum withNearStar() {
    long birthday = new NumberUpStar(rest.number(), rest.ups(), 0).birthday();
    for (Form other : others) {
      // Beyond any nimber it does not matter by how much.
      birthday = Math.min(Integer.MAX_VALUE, birthday + other.birthday());
    }
    return rest.nimber() <= birthday + 1
        ? this
        : new Sum(new NumberUpStar(rest.number(), rest.ups(), (int) (birthday + 1)), others);
  }

  Sum negated() {
    return new Sum(rest.negated(), others.stream().map(Form::negated).sorted(BY_ID).toList());
  }

  /** Each component's left stop: no left stop of a sum is above the sum of them. */
  Dyadic leftStopAtMost() {
    return others.stream().map(Form::leftStop).reduce(rest.number(), Dyadic::plus);
  }

  /** Left starts in the component that gains most, and answers Right where he plays. */
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
