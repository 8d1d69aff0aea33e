package tengen.cgt.impartial;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tengen.cgt.GameOption;

/**
 * Winners and nimbers where who cannot move wins, by plain recursion over positions as they are
 * printed.
 */
public final class MisereByDefinition<P> {
  private final Impartial<P> game;
  private final Map<String, Integer> known = new HashMap<>();

  /** Of a game's moves. */
  public MisereByDefinition(Impartial<P> game) {
    this.game = game;
  }

  public boolean isNextPlayersWin(P position) {
    return nimber(position) != 0;
  }

  /** 1 without a move, else the least number that no option has. */
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
