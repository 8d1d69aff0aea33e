package tengen.cgt.partizan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tengen.cgt.GameOption;
import tengen.cgt.LimitException;
import tengen.cgt.Player;
import tengen.cgt.value.Form;
import tengen.cgt.value.Forms;

/**
 * Computes the values of a game's positions, by recursion over the options of independent parts.
 * Each part is computed once. Confined to the thread of its forms.
 *
 * @param <P> the game's positions
 */
public final class PartizanValues<P> {
  private static final int MAX_GAME_MOVES = 400;

  private final Partizan<P> rules;
  private final Forms forms;
  private final Map<P, Form> known = new HashMap<>();
  private final Set<P> open = new HashSet<>();

  /** Creates the computation, which uses the budget of the forms. */
  public PartizanValues(Partizan<P> rules, Forms forms) {
    this.rules = rules;
    this.forms = forms;
  }

  /**
   * Returns the canonical form.
   *
   * @throws LimitException if the budget is spent, or a part lasts for more than 400 moves
   * @throws IllegalArgumentException if a position repeats: the game is loopy and has no such value
   */
  public Form value(P position) {
    Form sum = forms.zero();
    for (Form part : partValues(position)) {
      sum = sum.plus(part);
    }
    return sum;
  }

  /**
   * Returns the canonical forms of the parts. Their sum is the value, and its form may be far
   * larger.
   */
  public List<Form> partValues(P position) {
    List<Form> values = new ArrayList<>();
    for (P part : rules.parts(position)) {
      values.add(partValue(part));
    }
    return values;
  }

  private Form partValue(P part) {
    Form found = known.get(part);
    if (found == null) {
      found = rules.knownForm(part, forms).orElseGet(() -> byOptions(part));
      known.put(part, found);
    }
    return found;
  }

  private Form byOptions(P part) {
    forms.budget().take();
    forms.budget().store(part);
    if (open.size() == MAX_GAME_MOVES) {
      throw new LimitException("the game is longer than " + MAX_GAME_MOVES + " moves");
    }
    if (!open.add(part)) {
      throw new IllegalArgumentException(
          "the game is loopy: " + rules.print(part) + " is repeated");
    }
    try {
      return forms.game(optionValues(part, Player.LEFT), optionValues(part, Player.RIGHT));
    } finally {
      open.remove(part);
    }
  }

  private List<Form> optionValues(P part, Player player) {
    List<Form> values = new ArrayList<>();
    for (GameOption<P> option : (Iterable<GameOption<P>>) rules.options(part, player)::iterator) {
      values.add(value(option.after()));
    }
    return values;
  }
}
