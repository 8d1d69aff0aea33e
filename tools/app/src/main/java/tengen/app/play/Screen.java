package tengen.app.play;

import java.io.IOException;
import java.util.Optional;
import tengen.game.GameRules;
import tengen.game.Position;

/** The user interface of a game in the terminal. */
interface Screen {

  /** Shows one line. */
  void showLine(String line);

  /**
   * Shows the game and waits for a command, which is a move or a word.
   *
   * @param status whose turn it is, or how the game ended
   * @return empty at the end of input
   */
  Optional<String> ask(GameRules rules, Position position, String status) throws IOException;
}
