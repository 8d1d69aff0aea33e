package tengen.app;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Runs command lines one after another in one JVM. Reads the number of words and the words of each
 * from standard input. Writes its exit code and its output of both streams to standard output. The
 * commands get an empty standard input.
 */
final class CommandRunner {
  private CommandRunner() {}

  public static void main(String[] none) throws IOException {
    var in = new DataInputStream(System.in);
    var out = new DataOutputStream(System.out);
    System.setIn(InputStream.nullInputStream());
    for (int words = in.read(); words >= 0; words = in.read()) {
      String[] line = new String[words];
      for (int i = 0; i < words; i++) {
        line[i] = in.readUTF();
      }
      run(line, out);
    }
  }

  private static void run(String[] line, DataOutputStream answer) throws IOException {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    answer.writeInt(Main.run(line));
    write(out, answer);
    write(err, answer);
    answer.flush();
  }

  private static void write(ByteArrayOutputStream text, DataOutputStream answer)
      throws IOException {
    answer.writeInt(text.size());
    text.writeTo(answer);
  }
}
