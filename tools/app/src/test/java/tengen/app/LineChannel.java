package tengen.app;

import java.io.IOException;
import tengen.support.StreamPeer;

/** The lines of a session in both directions. */
interface LineChannel {
  /** Sends a line. */
  void send(String line) throws IOException, InterruptedException;

  /** Returns the next line. Fails the test if the stream has ended. */
  String line() throws IOException, InterruptedException;

  /** Returns a session on these streams. */
  static LineChannel through(StreamPeer peer) {
    return new LineChannel() {
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
