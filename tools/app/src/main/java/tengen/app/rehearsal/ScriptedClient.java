package tengen.app.rehearsal;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * A client that plays a rehearsal on a session's two streams. It sends a line after the reply to
 * the previous one. One thread reads and another writes.
 */
final class ScriptedClient {
  private static final long REPLY_TIMEOUT_SECONDS = 60;

  private final Rehearsal script;
  private final Semaphore answers = new Semaphore(0);
  private final StringBuilder answer = new StringBuilder();
  private int next;
  private boolean owed;

  ScriptedClient(Rehearsal script) {
    this.script = script;
  }

  /** Returns the client's lines. The stream ends after the last reply. */
  InputStream input() {
    return new InputStream() {
      @Override
      public int read() {
        throw new UnsupportedOperationException("use read(byte[], int, int), as sessions do");
      }

      @Override
      public int read(byte[] chunk, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, chunk.length);
        return ScriptedClient.this.read(chunk, offset);
      }
    };
  }

  private int read(byte[] chunk, int offset) throws IOException {
    try {
      if (owed && !answers.tryAcquire(REPLY_TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
        throw new IOException("no answer to " + script.lines().get(next - 1));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
    if (next == script.lines().size()) {
      return -1;
    }
    String line = script.lines().get(next++);
    owed = !line.startsWith(script.silent());
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.ISO_8859_1);
    System.arraycopy(bytes, 0, chunk, offset, bytes.length);
    return bytes.length;
  }

  /** Returns the stream for the session's replies. */
  OutputStream output() {
    return new OutputStream() {
      @Override
      public void write(int each) {
        answer.append((char) (each & 0xFF));
        if (answer.toString().endsWith(script.answerEnd())) {
          if (!Rehearsal.isMessage(answer)) {
            answers.release();
          }
          answer.setLength(0);
        }
      }
    };
  }
}
