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
 * Values of one game's positions, by recursion over the options of independent parts. Each part is
 * valued once. Confined to the thread of its forms.
 *
 * @param <P> the game's positions
 */
public final class PartizanValues<P> {
  private static final int LONGEST_GAME = 400;

  private final Partizan<P> rules;
  private final Forms forms;
  private final Map<P, Form> known = new HashMap<>();
  private final Set<P> open = new HashSet<>();

  /** The forms lend their budget too. */
  public PartizanValues(Partizan<P> rules, Forms forms) {
    this.rules = rules;
    this.forms = forms;
  }

  /**
   * The canonical form.
   *
   * @throws LimitException the budget is spent, or a part lasts for more than 400 moves
   * @throws IllegalArgumentException a position comes back: the game is loopy and has no such value
   */
  public Form value(P position) {
    Form sum = forms.zero();
    for (Form part : partValues(position)) {
      sum = sum.plus(part);
    }
    return sum;
  }

  /** The canonical forms of its parts: their sum is the value, and may be far larger. */
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
    if (open.size() == LONGEST_GAME) {
      throw new LimitException("a game of more than " + LONGEST_GAME + " moves");
    }
    if (!open.add(part)) {
      throw new IllegalArgumentException("loopy: " + rules.print(part) + " comes back");
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
