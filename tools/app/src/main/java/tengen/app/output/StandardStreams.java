package tengen.app.output;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;

/** What a session is spoken on: the process's standard input and output, or others for them. */
public final class StandardStreams {
  /** As a channel, whose reading can be interrupted. */
  private InputStream in =
      Channels.newInputStream(new FileInputStream(FileDescriptor.in).getChannel());

  private final ResultOutput standardOutput = new ResultOutput();

  private OutputStream out = standardOutput;

  public StandardStreams() {}

  /** Other streams than the process's own. */
  public void replace(InputStream input, OutputStream output) {
    in = input;
    out = output;
  }

  public InputStream in() {
    return in;
  }

  public OutputStream out() {
    return out;
  }

  /**
   * At the end of a session.
   *
   * @throws Fatal if anything of the standard output was lost
   */
  public void check() throws Fatal {
    standardOutput.check();
  }
}
