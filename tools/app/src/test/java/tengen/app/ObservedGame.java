package tengen.app;

import java.io.IOException;

/** A game with the moves that its client has received. */
interface ObservedGame {
  /** Requests and receives a move. */
  void move() throws IOException, InterruptedException;

  /** Fails the test if the server's game differs from the received moves. */
  void check() throws IOException, InterruptedException;
}
