package tengen.app;

import java.io.IOException;

/** A game, and what its client was told of it. */
interface Told {
  /** Asks for a move, and hears it. */
  void move() throws IOException, InterruptedException;

  /** Fails the test where the server's game is not what was told. */
  void check() throws IOException, InterruptedException;
}
