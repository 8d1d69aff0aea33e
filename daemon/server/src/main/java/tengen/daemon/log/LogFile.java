package tengen.daemon.log;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import tengen.store.file.PrivateFiles;

/**
 * A log file with rotation. Each line is appended by one write. A full file is renamed to {@code
 * FILE.1}, that one to {@code FILE.2}, and so on. If the path is missing or names another file, as
 * after logrotate, the next line goes to a new file there. While the file cannot be written, lines
 * are lost and counted. Replaces the JDK's {@code FileHandler}, which names the newest file {@code
 * FILE.0}, prints a stack trace if the disk is full, and may then leave torn lines.
 */
public final class LogFile extends Handler {
  private final Path file;
  private final long maxBytes;
  private final int maxRotatedFiles;
  private final Consumer<String> warnings;
  private volatile OutputStream out;

  /** Identity of the open file; empty if the file system has none. */
  private Optional<Object> openKey;

  private boolean failed;
  private boolean hasWarned;
  private long lostLines;

  /**
   * Opens a log that appends to a file.
   *
   * @param maxBytes maximum size of a file
   * @param maxRotatedFiles maximum number of rotated files
   * @param form formats a line
   * @param warnings receives one line when writing fails for the first time
   * @throws IOException if the file cannot be opened
   */
  public LogFile(
      Path file, long maxBytes, int maxRotatedFiles, Formatter form, Consumer<String> warnings)
      throws IOException {
    this.file = file;
    this.maxBytes = maxBytes;
    this.maxRotatedFiles = maxRotatedFiles;
    this.warnings = warnings;
    this.out = open();
    this.openKey = attributes().map(BasicFileAttributes::fileKey);
    setFormatter(form);
  }

  /** Returns why a file cannot be written, which is tried; empty if it can. */
  public static Optional<String> objection(Path file) {
    boolean isNew = !Files.exists(file);
    if (!isNew && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
      // Opening a pipe would block until it has a reader.
      return Files.isWritable(file) ? Optional.empty() : Optional.of(file + " may not be written");
    }
    try (OutputStream _ = new FileOutputStream(file.toFile(), true)) {
      if (isNew) {
        Files.delete(file);
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Opens the file for appending; creates it readable by its owner and group only. Uses a stream,
   * because interrupting an engine's thread would close a channel.
   */
  private OutputStream open() throws IOException {
    try {
      Files.createFile(file, PrivateFiles.ofGroupFile(file));
    } catch (IOException _) {
      // Ignored: the file exists, or opening it below fails for the same reason.
    }
    return new FileOutputStream(file.toFile(), true);
  }

  @Override
  public synchronized void publish(LogRecord logged) {
    if (!isLoggable(logged)) {
      return;
    }
    try {
      write(logged);
      if (lostLines > 0) {
        var gap = new LogRecord(Level.WARNING, lostLines + " lines before this one were lost");
        lostLines = 0;
        write(gap);
      }
    } catch (IOException e) {
      lostLines++;
      failed = true;
      warn(e);
    }
  }

  /**
   * Appends a prepared line with the current time. Allocates nothing, and waits for no other line.
   * Ignores errors.
   */
  public void append(PreparedLine line) {
    try {
      out.write(line.at(InstantSource.system().millis()));
    } catch (IOException _) {
      // The process is about to end, and its standard error has the line too.
    }
  }

  private void write(LogRecord logged) throws IOException {
    byte[] line = getFormatter().format(logged).getBytes(StandardCharsets.UTF_8);
    Optional<BasicFileAttributes> now = attributes();
    if (failed || now.isEmpty() || !now.map(BasicFileAttributes::fileKey).equals(openKey)) {
      reopen();
      now = attributes();
    }
    if (now.filter(full -> full.isRegularFile() && isTooLong(full.size(), line)).isPresent()) {
      rotate();
      reopen();
    }
    out.write(line);
  }

  private boolean isTooLong(long size, byte[] line) {
    return size > 0 && size + line.length > maxBytes;
  }

  /** Returns the attributes of the file that the path names now; empty if there is none. */
  private Optional<BasicFileAttributes> attributes() {
    try {
      return Optional.of(Files.readAttributes(file, BasicFileAttributes.class));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private void reopen() throws IOException {
    out.close();
    out = open();
    openKey = attributes().map(BasicFileAttributes::fileKey);
    failed = false;
  }

  private void rotate() {
    try {
      // Windows cannot rename an open file.
      out.close();
      for (int i = maxRotatedFiles - 1; i > 0; i--) {
        if (Files.exists(numbered(i))) {
          move(numbered(i), numbered(i + 1));
        }
      }
      move(file, numbered(1));
    } catch (IOException e) {
      // The directory may be read-only, for example. Logging continues in the same file.
      warn(e);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
  }

  private Path numbered(int number) {
    return file.resolveSibling(file.getFileName() + "." + number);
  }

  private void warn(IOException why) {
    if (!hasWarned) {
      hasWarned = true;
      warnings.accept("the log file cannot be written: " + file + ": " + why.getMessage());
    }
  }

  @Override
  public void flush() {}

  @Override
  public synchronized void close() {
    try {
      out.close();
    } catch (IOException e) {
      warn(e);
    }
  }
}
