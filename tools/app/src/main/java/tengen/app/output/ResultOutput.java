package tengen.app.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Standard output of the process. Remembers the first write error, which {@code PrintStream} hides.
 */
public final class ResultOutput extends OutputStream {
  private final OutputStream out = new FileOutputStream(FileDescriptor.out);
  private volatile @Nullable IOException fault;

  public ResultOutput() {}

  @Override
  public void write(int single) throws IOException {
    write(new byte[] {(byte) single}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    try {
      out.write(bytes, offset, count);
    } catch (IOException e) {
      fault = e;
      throw e;
    }
  }

  /**
   * Checks at the end of a command that all output was written.
   *
   * @throws CommandException if output was lost; a closed pipe is not an error, since its reader
   *     wanted no more
   */
  public void check() throws CommandException {
    IOException failure = fault;
    if (failure != null && !String.valueOf(failure.getMessage()).contains("Broken pipe")) {
      throw new CommandException(
          ExitCode.OUTPUT,
          "tengen: standard output cannot be written: " + failure.getMessage(),
          failure);
    }
  }
}
