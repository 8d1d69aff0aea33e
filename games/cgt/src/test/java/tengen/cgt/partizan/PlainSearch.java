package tengen.cgt.partizan;

import java.util.HashMap;
import java.util.Map;
import tengen.cgt.Outcome;
import tengen.cgt.Player;
import tengen.cgt.Ruleset;

/** Finds the winner by trying all moves, without values and without parts. */
final class PlainSearch<P> {
  private record Node<P>(P position, Player mover) {}

  private final Ruleset<P> rules;
  private final Map<Node<P>, Boolean> known = new HashMap<>();

  PlainSearch(Ruleset<P> rules) {
    this.rules = rules;
  }

  Outcome outcome(P position) {
    return Outcome.of(wins(position, Player.LEFT), wins(position, Player.RIGHT));
  }

  private boolean wins(P position, Player mover) {
    Node<P> node = new Node<>(position, mover);
    Boolean found = known.get(node);
    if (found == null) {
      found =
          rules.options(position, mover).anyMatch(option -> !wins(option.after(), mover.other()));
      known.put(node, found);
    }
    return found;
  }
}
