package tengen.app;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;

/** What a session is spoken on: the process's standard input and output, or others for them. */
final class StandardStreams {
  /** As a channel, whose reading can be interrupted. */
  private InputStream in =
      Channels.newInputStream(new FileInputStream(FileDescriptor.in).getChannel());

  private final ResultOutput standardOutput = new ResultOutput();

  private OutputStream out = standardOutput;

  StandardStreams() {}

  /** Other streams than the process's own. */
  void replace(InputStream input, OutputStream output) {
    in = input;
    out = output;
  }

  InputStream in() {
    return in;
  }

  OutputStream out() {
    return out;
  }

  /**
   * At the end of a session.
   *
   * @throws Fatal if anything of the standard output was lost
   */
  void check() throws Fatal {
    standardOutput.check();
  }
}
