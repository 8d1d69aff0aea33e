package tengen.figures;

import java.io.IOException;

/** A program that plays itself over its protocol, one game after another. */
interface SelfPlay {

  /** Tells the program the time for a move, before its first game. */
  void limit(long turnMs) throws IOException;

  /** Begins a game. */
  void begin() throws IOException;

  /** What asks for the next move. */
  String request();

  /** Takes the answer; false: the game has ended. */
  boolean take(String answer);
}
