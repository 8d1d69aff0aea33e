package tengen.process;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.engine.EngineSettings;

/**
 * A file of the lines between a program and its host, for authors of programs:
 *
 * <pre>
 * 2026-01-02T03:04:05.678Z pbrain-x &gt; TURN 7,8
 * 2026-01-02T03:04:05.912Z pbrain-x &lt; 8,8
 * 2026-01-02T03:04:05.912Z pbrain-x ! a line of its standard error
 * </pre>
 *
 * <p>Several programs may append to one file. Nothing is appended to a file that has reached its
 * maximum length. Thread-safe.
 */
final class ProgramTranscript implements AutoCloseable {
  /** Maximum length of a file in bytes. */
  static final long MAX_FILE_BYTES = 4L << 20;

  private static final DateTimeFormatter MILLISECONDS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

  private final String program;
  private final Consumer<String> warnings;
  private String file = "";
  private String label = "";

  /** The open file; null if there is none or it is complete. Guarded by this, as all fields. */
  private @Nullable FileChannel channel;

  /**
   * Creates a transcript without a file.
   *
   * @param program the program's name, the default label of its lines
   * @param warnings receives one line if a file cannot be written
   */
  ProgramTranscript(String program, Consumer<String> warnings) {
    this.program = program;
    this.warnings = warnings;
  }

  /** Continues in the file that the settings name. */
  synchronized void configure(EngineSettings settings) {
    String named = settings.get(ProcessOptions.TRANSCRIPT_LABEL);
    label = named.isEmpty() ? program : named;
    String wanted = settings.get(ProcessOptions.TRANSCRIPT);
    if (wanted.equals(file)) {
      return;
    }
    close();
    file = wanted;
    if (file.isEmpty()) {
      return;
    }
    try {
      channel =
          FileChannel.open(Path.of(file), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      fail(e);
    }
  }

  /** Adds whole lines that were sent, each with its LF. */
  void sent(String lines) {
    lines.lines().forEach(line -> add('>', line));
  }

  /** Adds a line of the program's standard output. */
  void received(String line) {
    add('<', line);
  }

  /** Adds a line of the program's standard error. */
  void reported(String line) {
    add('!', line);
  }

  private synchronized void add(char kind, String text) {
    FileChannel open = channel;
    if (open == null) {
      return;
    }
    try {
      ByteBuffer line = line(kind, text);
      if (open.size() + line.remaining() > MAX_FILE_BYTES) {
        close();
        return;
      }
      while (line.hasRemaining()) {
        open.write(line);
      }
    } catch (IOException e) {
      fail(e);
    }
  }

  private ByteBuffer line(char kind, String text) {
    String time = MILLISECONDS.format(Instant.now());
    return StandardCharsets.UTF_8.encode(time + ' ' + label + ' ' + kind + ' ' + text + '\n');
  }

  private void fail(IOException why) {
    warnings.accept("the transcript " + file + " cannot be written: " + why.getMessage());
    close();
  }

  @Override
  public synchronized void close() {
    FileChannel open = channel;
    channel = null;
    if (open != null) {
      try {
        open.close();
      } catch (IOException _) {
        // Every line was written before.
      }
    }
  }
}
