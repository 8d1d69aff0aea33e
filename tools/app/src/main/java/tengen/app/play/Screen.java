package tengen.app.play;

import java.io.IOException;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Position;

/** Where a person sees a game and answers. */
public interface Screen {

  /** One line for the person. */
  void tell(String line);

  /**
   * Shows the game and waits for a command: a move or a word.
   *
   * @param status whose turn it is, or how the game ended
   * @return empty: the person has gone
   */
  Optional<String> ask(GameRules rules, Position position, String status) throws IOException;
}
