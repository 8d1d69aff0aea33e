package tengen.cgt.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tengen.cgt.Player;

/** Computes sums in canonical form and caches them. */
final class Sums {
  private final Forms forms;
  private final Map<FormPair, Form> sums = new HashMap<>();
  private final RecursionLimit depth = new RecursionLimit();

  Sums(Forms forms) {
    this.forms = forms;
  }

  Form sum(Form first, Form second) {
    var one = first.numberUpStar();
    var other = second.numberUpStar();
    if (one.isPresent() && other.isPresent()) {
      return forms.of(one.get().plus(other.get()));
    }
    if (second == forms.zero()) {
      return first;
    }
    if (first.id() > second.id()) {
      return sum(second, first);
    }
    FormPair pair = new FormPair(first, second);
    Form known = sums.get(pair);
    if (known == null) {
      forms.budget().take();
      known = depth.deeper(() -> byOptions(first, second));
      sums.put(pair, known);
    }
    return known;
  }

  /**
   * Adds two games by their options. By the number translation theorem a number's own moves do not
   * matter: Siegel, II.3.
   */
  private Form byOptions(Form first, Form second) {
    if (first.number().isPresent()) {
      return forms.canonical(translated(second, first));
    }
    if (second.number().isPresent()) {
      return forms.canonical(translated(first, second));
    }
    return forms.game(sums(first, second, Player.LEFT), sums(first, second, Player.RIGHT));
  }

  private Options translated(Form game, Form number) {
    return Options.of(
        plusEach(game.options().left(), number), plusEach(game.options().right(), number));
  }

  private List<Form> sums(Form first, Form second, Player player) {
    List<Form> found = plusEach(first.options(player), second);
    found.addAll(plusEach(second.options(player), first));
    return found;
  }

  private List<Form> plusEach(List<Form> options, Form rest) {
    List<Form> found = new ArrayList<>();
    for (Form option : options) {
      found.add(sum(option, rest));
    }
    return found;
  }
}
