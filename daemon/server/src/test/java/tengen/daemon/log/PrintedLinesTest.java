package tengen.daemon.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class PrintedLinesTest {
  private final List<String> lines = new ArrayList<>();
  private final PrintStream stream = PrintedLines.stream(lines::add);

  @Test
  void eachPrintedLineIsLoggedSeparately() {
    stream.print("one\ntwo\r\nth");
    stream.println("ree");
    stream.printf("%s%n", "天元");

    assertThat(lines).containsExactly("one", "two", "three", "天元");
  }

  @Test
  void unterminatedLinesAreLoggedInParts() {
    stream.print("x".repeat(20_000));

    assertThat(lines).containsExactly("x".repeat(8192), "x".repeat(8192));
  }

  @Test
  void logsThatPrintDoNotRecurse() {
    var itself = new AtomicReference<PrintStream>(stream);
    itself.set(
        PrintedLines.stream(
            line -> {
              lines.add(line);
              itself.get().println("cannot be written");
            }));
    itself.get().println("one");
    itself.get().println("two");

    assertThat(lines).containsExactly("one", "two");
  }
}
