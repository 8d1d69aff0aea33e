package tengen.app.output;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;

/** The streams of a session, which are the process's standard input and output by default. */
public final class StandardStreams {
  /** Standard input as a channel, so that reading can be interrupted. */
  private InputStream in =
      Channels.newInputStream(new FileInputStream(FileDescriptor.in).getChannel());

  private final ResultOutput standardOutput = new ResultOutput();

  private OutputStream out = standardOutput;

  public StandardStreams() {}

  /** Replaces both streams. */
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
   * Checks at the end of a session that all output was written.
   *
   * @throws CommandException if standard output was lost
   */
  public void check() throws CommandException {
    standardOutput.check();
  }
}
