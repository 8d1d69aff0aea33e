package tengen.app.play;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import tengen.arena.game.Pairing;
import tengen.arena.game.Spectator;
import tengen.game.GameRules;
import tengen.game.Position;

/**
 * Draws each position of a match's games.
 *
 * @param rules by id
 */
public record Show(Map<String, GameRules> rules, PrintWriter out) implements Spectator {

  @Override
  public void see(Pairing pairing, Position position) {
    GameRules referee = Objects.requireNonNull(rules.get(position.rules()));
    String title =
        String.format(
            Locale.ROOT,
            "game %d, %s (X) against %s (O), move %d",
            pairing.number(),
            pairing.black().name(),
            pairing.white().name(),
            position.turns().size());
    synchronized (out) {
      out.println(title + "\n" + BoardPicture.of(referee, position) + "\n");
      out.flush();
    }
  }
}
