package tengen.cgt.impartial;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tengen.cgt.GameOption;

/** Computes winners and nimbers in misère play by plain recursion over printed positions. */
public final class MisereByDefinition<P> {
  private final Impartial<P> game;
  private final Map<String, Integer> known = new HashMap<>();

  /** Creates the computation for a game. */
  public MisereByDefinition(Impartial<P> game) {
    this.game = game;
  }

  public boolean isNextPlayersWin(P position) {
    return nimber(position) != 0;
  }

  /** Returns 1 for a position without moves, else the least number that no option has. */
  public int nimber(P position) {
    String text = game.print(position);
    Integer found = known.get(text);
    if (found == null) {
      Set<Integer> options = new HashSet<>();
      game.options(position).map(GameOption::after).forEach(after -> options.add(nimber(after)));
      found = options.isEmpty() ? 1 : 0;
      while (options.contains(found)) {
        found++;
      }
      known.put(text, found);
    }
    return found;
  }
}
