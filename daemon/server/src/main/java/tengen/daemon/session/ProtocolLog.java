package tengen.daemon.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.InstantSource;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.store.file.PrivateFiles;

/**
 * A file with the input and output of all sessions, for debugging clients:
 *
 * <pre>
 * 2026-01-02T03:04:05.678Z stdio &gt; TURN 7,8\r
 * 2026-01-02T03:04:05.912Z stdio &lt; 8,8
 * 2026-01-02T03:04:05.950Z stdio # end of input
 * </pre>
 *
 * <p>Bytes outside printable ASCII, and the backslash, are escaped. Logins and tokens are hidden.
 * The file is opened for each line, so no line is lost when the process ends and nothing must be
 * closed. Only the owner can read the file. Thread-safe.
 */
public final class ProtocolLog {
  private static final Set<StandardOpenOption> APPEND =
      Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND);

  private static final DateTimeFormatter MILLISECONDS =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter();

  /** Lines that contain a token: the host commands and the replies that repeat them. */
  private static final Pattern SECRET =
      Pattern.compile(String.join("|", HostLine.WORDS), Pattern.CASE_INSENSITIVE);

  /** Tokens in JSON. */
  private static final Pattern TOKENS =
      Pattern.compile("(\"(?:token|session)\"\\s*:\\s*\")[^\"]*|(\"tokens\"\\s*:\\s*\\{)[^}]*");

  private final Path file;
  private final InstantSource clock;
  private final Consumer<String> warnings;
  private boolean failed;

  /**
   * Opens a log that appends to a file.
   *
   * @param warnings receives one line if writing fails later; sessions are not affected
   * @throws IOException if the file cannot be written
   */
  public ProtocolLog(Path file, InstantSource clock, Consumer<String> warnings) throws IOException {
    this.file = file;
    this.clock = clock;
    this.warnings = warnings;
    append("");
  }

  /** Logs a line received from the client. */
  void received(String session, Line line) {
    byte[] bytes = line.text().getBytes(StandardCharsets.ISO_8859_1);
    write(session, '>', escaped(bytes) + (line.cut() ? " (cut)" : ""));
  }

  /** Logs the lines of a reply. */
  void sent(String session, String reply) {
    String lines = reply.endsWith("\n") ? reply.substring(0, reply.length() - 1) : reply;
    for (String line : lines.split("\n", -1)) {
      write(session, '<', escaped(line.getBytes(StandardCharsets.UTF_8)));
    }
  }

  /** Logs an event other than input or output. */
  void noted(String session, String what) {
    write(session, '#', what);
  }

  private synchronized void write(String session, char direction, String content) {
    if (failed) {
      return;
    }
    String text = withoutSecrets(content);
    try {
      append(
          "%s %s %c %s\n"
              .formatted(MILLISECONDS.format(clock.instant()), session, direction, text));
    } catch (IOException e) {
      failed = true;
      warnings.accept("the protocol log ends, " + file + " cannot be written: " + e.getMessage());
    }
  }

  private static String withoutSecrets(String content) {
    Matcher secret = SECRET.matcher(content);
    if (secret.find()) {
      return secret.group().toLowerCase(Locale.ROOT) + " (hidden)";
    }
    return TOKENS
        .matcher(content)
        .replaceAll(it -> (it.group(1) == null ? it.group(2) : it.group(1)) + "(hidden)");
  }

  private void append(String text) throws IOException {
    try (SeekableByteChannel end = Files.newByteChannel(file, APPEND, PrivateFiles.ofFile(file))) {
      ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
      while (bytes.hasRemaining()) {
        end.write(bytes);
      }
    }
  }

  private static String escaped(byte[] bytes) {
    var text = new StringBuilder(bytes.length);
    for (byte each : bytes) {
      switch (each) {
        case '\\' -> text.append("\\\\");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          if (each >= ' ' && each < 0x7F) {
            text.append((char) each);
          } else {
            text.append("\\x%02X".formatted(each));
          }
        }
      }
    }
    return text.toString();
  }
}
