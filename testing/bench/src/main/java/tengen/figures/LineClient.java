package tengen.figures;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A client that sends a request in one piece and blocks until the reply. */
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

  /** Returns the next line, which may be empty. */
  String line() throws IOException {
    String line = in.readLine();
    if (line == null) {
      throw new EOFException("the output has ended");
    }
    return line;
  }

  /** Sends lines and returns the next line that is neither empty nor a MESSAGE. */
  String ask(String lines) throws IOException {
    send(lines);
    String answer = line();
    while (answer.isEmpty() || answer.startsWith("MESSAGE")) {
      answer = line();
    }
    return answer;
  }

  /** Reads the lines that have already arrived and returns their number. */
  long waiting() throws IOException {
    long lines = 0;
    while (in.ready()) {
      line();
      lines++;
    }
    return lines;
  }

  /** Returns the number of lines until the output ends. */
  long rest() {
    return in.lines().count();
  }
}
