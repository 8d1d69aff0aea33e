package tengen.figures;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The plainest client: sends a request in one piece and blocks for the answer. */
final class LineClient {
  private final BufferedReader in;
  private final OutputStream out;

  LineClient(InputStream in, OutputStream out) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.ISO_8859_1), 128);
    this.out = out;
  }

  void send(String lines) throws IOException {
    out.write(lines.getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }

  /** The next line, empty or not. */
  String line() throws IOException {
    String line = in.readLine();
    if (line == null) {
      throw new EOFException("the output has ended");
    }
    return line;
  }

  /** Sends these lines and waits for the next one that answers: no MESSAGE, not empty. */
  String ask(String lines) throws IOException {
    send(lines);
    String answer = line();
    while (answer.isEmpty() || answer.startsWith("MESSAGE")) {
      answer = line();
    }
    return answer;
  }

  /** How many lines are there already; they are read. */
  long waiting() throws IOException {
    long lines = 0;
    while (in.ready()) {
      line();
      lines++;
    }
    return lines;
  }

  /** How many lines come until the output ends. */
  long rest() {
    return in.lines().count();
  }
}
