package tengen.app;

import java.io.IOException;
import tengen.support.StreamPeer;

/** Lines of a session both ways. */
interface Talk {
  /** Sends a line. */
  void send(String line) throws IOException, InterruptedException;

  /** The next line; fails the test where there is none. */
  String line() throws IOException, InterruptedException;

  /** Through these streams. */
  static Talk through(StreamPeer peer) {
    return new Talk() {
      @Override
      public void send(String line) throws IOException {
        peer.send(line + "\n");
      }

      @Override
      public String line() throws InterruptedException {
        return peer.line();
      }
    };
  }
}
