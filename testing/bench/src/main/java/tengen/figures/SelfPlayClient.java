package tengen.figures;

import java.io.IOException;

/** A client that lets a program play both colours over its protocol. */
interface SelfPlayClient {

  /** Sets the time per move before the first game. */
  void limit(long turnMs) throws IOException;

  /** Begins a game. */
  void begin() throws IOException;

  /** Returns the request for the next move. */
  String request();

  /** Processes the reply. Returns false at the end of the game. */
  boolean take(String answer);
}
