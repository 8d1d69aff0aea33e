package tengen.daemon.log;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.logging.ErrorManager;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.host.log.SessionId;

/** The log handlers: format, rate limit and file. */
class LogHandlersTest {
  @TempDir Path folder;

  private final Queue<Runnable> minutes = new ArrayDeque<>();
  private final List<String> complaints = new ArrayList<>();

  @Test
  void levelsAreWrittenAsTheConfigurationHasThem() throws IOException {
    Logger log = thinned(9);
    for (Level level : List.of(Level.SEVERE, Level.WARNING, Level.INFO, Level.FINE, Level.FINEST)) {
      log.log(level, "told");
    }

    assertThat(lines("t.log"))
        .containsExactly("ERROR told", "WARN told", "INFO told", "DEBUG told", "TRACE told");
  }

  @Test
  void clientTextCannotForgeLinesOrControlATerminal() throws IOException {
    thinned(9).log(Level.INFO, "{0}", "a\r\n2026 ERROR b\u001b[2J\u009b c\u202e\u2028\u2029d");

    assertThat(lines("t.log")).containsExactly("INFO a??2026 ERROR b?[2J? c???d");
  }

  @Test
  void onlyItsOwnerAndGroupReadTheFile() throws IOException {
    Path file = folder.resolve("t.log");
    assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
    logger(new LogFile(file, 1, 1, LogJson.form(), complaints::add)).info("one");
    logger(new LogFile(file, 1, 1, LogJson.form(), complaints::add)).info("two");

    for (Path each : List.of(file, folder.resolve("t.log.1"))) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
          .isEqualTo("rw-r-----");
    }
  }

  @Test
  void jsonLinesHaveASeparateSessionField() throws IOException {
    Logger log =
        logger(new LogFile(folder.resolve("t.log"), 1 << 20, 2, LogJson.form(), complaints::add));
    log.log(Level.WARNING, "{1} engine {0} failed\n\"x\"", new Object[] {"ä", new SessionId(12)});
    log.log(Level.SEVERE, "#0 it broke", new IllegalStateException("why"));

    List<String> lines = Files.readAllLines(folder.resolve("t.log"));
    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst())
        .matches(
            "\\{\"time\":\"[-0-9T:.]+Z\",\"level\":\"WARN\",\"session\":12,"
                + "\"text\":\"engine \\\\u00E4 failed\\\\n\\\\\"x\\\\\"\"\\}");
    assertThat(lines.getLast())
        .contains("\"text\":\"#0 it broke\",\"thrown\":\"java.lang.IllegalStateException: why\\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1970-01-01T00:00:00.009Z",
        "2024-02-29T23:59:59.999Z",
        "2026-11-28T09:08:07.123Z",
        "2027-12-31T10:20:30.456Z",
        "2100-03-01T12:00:00.001Z"
      })
  void aPreparedLineShowsTheTimeAsOthersDo(String time) {
    for (Formatter form : List.of(new LogLine(), LogJson.form())) {
      var line = new PreparedLine(form, "out of memory");
      var logged = new LogRecord(Level.WARNING, "out of memory");
      logged.setInstant(Instant.parse(time));

      assertThat(new String(line.at(Instant.parse(time).toEpochMilli()), UTF_8))
          .isEqualTo(form.format(logged));
    }
  }

  @Test
  void anOutOfMemoryErrorIsLoggedWithoutItsTrace() throws IOException {
    logger(new LogFile(folder.resolve("t.log"), 1 << 20, 1, new LogLine(), complaints::add))
        .log(Level.WARNING, "a task failed", new OutOfMemoryError("Java heap space"));

    assertThat(Files.readAllLines(folder.resolve("t.log")))
        .hasSize(2)
        .last()
        .isEqualTo("java.lang.OutOfMemoryError: Java heap space");
  }

  @Test
  void aPreparedLineIsAppended() throws IOException {
    var log = new LogFile(folder.resolve("t.log"), 1 << 20, 1, new LogLine(), complaints::add);
    logger(log).info("first");
    log.append(new PreparedLine(log.getFormatter(), "last"));

    assertThat(lines("t.log")).containsExactly("INFO first", "WARN last");
  }

  @Test
  void linesAboveTheRateOfTheirKindAreCounted() throws IOException {
    Logger log = thinned(3);
    for (int i = 0; i < 100_000; i++) {
      log.log(Level.WARNING, "engine {0} got no thread", "x" + i);
    }
    log.info("another kind");
    minutes.remove().run();

    assertThat(lines("t.log"))
        .containsExactly(
            "WARN engine x0 got no thread",
            "WARN engine x1 got no thread",
            "WARN engine x2 got no thread",
            "INFO another kind",
            "WARN engine x99999 got no thread (and 99996 like it)");
  }

  @Test
  void theNextMinuteStartsWithTheCountOfTheLast() throws IOException {
    Logger log = thinned(1);
    log.info("a");
    log.info("a");
    log.info("a");
    minutes.remove().run();
    log.info("a");
    minutes.remove().run();

    assertThat(lines("t.log")).containsExactly("INFO a", "INFO a (and 1 like it)", "INFO a");
  }

  @Test
  void closingTheLogReportsSuppressedLines() throws IOException {
    Logger log = thinned(1);
    log.log(Level.INFO, "{0}", "a");
    log.log(Level.INFO, "{0}", "b");
    log.getHandlers()[0].close();

    assertThat(lines("t.log")).containsExactly("INFO a", "INFO b");
  }

  @Test
  void foreignTextsShareOneRate() throws IOException {
    Logger log = thinned(1);
    for (int i = 0; i < 10_000; i++) {
      log.info("text " + i);
    }

    assertThat(lines("t.log")).hasSizeLessThan(200);
  }

  @Test
  void debugLevelSuppressesNoLine() throws IOException {
    Logger log = thinned(1);
    for (int i = 0; i < 100; i++) {
      log.fine("a");
    }

    assertThat(lines("t.log")).hasSize(100);
  }

  @Test
  void fullFilesAreRotated() throws IOException {
    Logger log =
        logger(new LogFile(folder.resolve("t.log"), 1000, 2, new LogLine(), complaints::add));
    String text = "x".repeat(300);
    for (int i = 0; i < 12; i++) {
      log.info(i + text);
    }

    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("t.log", "t.log.1", "t.log.2");
    }
    assertThat(lines("t.log.2")).first().asString().startsWith("INFO 3x");
    assertThat(lines("t.log.1")).first().asString().startsWith("INFO 6x").hasSizeLessThan(1000);
    assertThat(lines("t.log")).last().asString().startsWith("INFO 11x");
    assertThat(complaints).isEmpty();
  }

  @Test
  void deletedFilesAreCreatedAgain() throws IOException {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Path file = inner.resolve("t.log");
    Logger log = logger(new LogFile(file, 1000, 2, new LogLine(), complaints::add));
    log.info("a");
    Files.move(file, folder.resolve("moved.log"));
    log.info("b");
    assertThat(lines("inner/t.log")).containsExactly("INFO b");

    Files.delete(file);
    Files.delete(inner);
    log.info("c");
    log.info("d");
    Files.createDirectory(inner);
    log.info("e");

    assertThat(lines("inner/t.log"))
        .containsExactly("INFO e", "WARN 2 lines before this one were lost");
    assertThat(lines("moved.log")).containsExactly("INFO a");
    assertThat(complaints).hasSize(1);
  }

  @Test
  void aFileThatReplacesTheRenamedOneGetsTheNextLines() throws IOException {
    Path file = folder.resolve("t.log");
    Logger log = logger(new LogFile(file, 70, 2, new LogLine(), complaints::add));
    log.info("a");
    Files.move(file, folder.resolve("renamed.log"));
    Files.createFile(file);
    log.info("b");
    log.info("c");
    log.info("d");

    assertThat(lines("renamed.log")).containsExactly("INFO a");
    assertThat(lines("t.log.1")).containsExactly("INFO b", "INFO c");
    assertThat(lines("t.log")).containsExactly("INFO d");
    assertThat(complaints).isEmpty();
  }

  @Test
  void fullDisksAreReportedOnce() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.isWritable(full));
    Logger log = logger(new LogFile(full, 1000, 2, new LogLine(), complaints::add));
    for (int i = 0; i < 1000; i++) {
      log.info("a");
    }

    assertThat(complaints)
        .containsExactly("the log file cannot be written: /dev/full: No space left on device");
    assertThat(Path.of("/dev/full.lck")).doesNotExist();
  }

  @Test
  void loggingDoesNotWaitForAStoppedReader() throws IOException {
    Pipe pipe = Pipe.open();
    var target = new StreamHandler(Channels.newOutputStream(pipe.sink()), new LogLine());
    target.setErrorManager(
        new ErrorManager() {
          @Override
          public void error(String what, Exception why, int code) {
            // Expected: the reader closes its end first.
          }
        });
    var writer = new LogWriter(target);
    Logger log = logger(writer);
    String text = "x".repeat(1000);
    for (int i = 0; i < 5000; i++) {
      log.info(text);
    }
    writer.close();

    try (var reader =
        new BufferedReader(new InputStreamReader(Channels.newInputStream(pipe.source()), UTF_8))) {
      String line = reader.readLine();
      int count = 0;
      for (; line.endsWith(text); line = reader.readLine()) {
        count++;
      }
      assertThat(count).isBetween(1, 2000);
      assertThat(line).endsWith(" lines were lost: the log is slow to write");
    }
  }

  @Test
  void aFlushReturnsWhenTheLinesBeforeItAreWritten() throws Exception {
    Path file = folder.resolve("tengen.log");
    var writer = new LogWriter(new LogFile(file, 1 << 20, 2, new LogLine(), complaints::add));
    Logger log = logger(writer);
    for (int i = 1; i <= 100; i++) {
      log.info("line " + i);
    }

    writer.flush();

    assertThat(Files.readAllLines(file)).last().asString().endsWith("line 100");
    writer.close();
  }

  @Test
  void filesThatCannotBeOpenedAreReportedImmediately() {
    assertThatThrownBy(() -> new LogFile(folder, 1000, 2, new LogLine(), complaints::add))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("Is a directory");
  }

  /** Creates a logger with a rate limit that writes to {@code t.log}. */
  private Logger thinned(int perMinute) throws IOException {
    return logger(handler(perMinute));
  }

  private Handler handler(int perMinute) throws IOException {
    var file = new LogFile(folder.resolve("t.log"), 1 << 20, 2, new LogLine(), complaints::add);
    return new RateLimitHandler(file, perMinute, (minute, _) -> minutes.add(minute));
  }

  private static Logger logger(Handler handler) {
    Logger log = Logger.getAnonymousLogger();
    log.setUseParentHandlers(false);
    log.setLevel(Level.ALL);
    log.addHandler(handler);
    return log;
  }

  /** Returns the lines of a log file without their times. */
  private List<String> lines(String file) throws IOException {
    return Files.readAllLines(folder.resolve(file)).stream()
        .map(line -> line.substring(line.indexOf(' ') + 1))
        .toList();
  }
}
