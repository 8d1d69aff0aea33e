package tengen.daemon.log;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import tengen.store.file.OwnerOnly;

/**
 * The log in a file, each line appended by one write. A full file becomes {@code FILE.1}, the one
 * that had this name {@code FILE.2}, and so on; one that was moved away is begun anew. While the
 * file cannot be written lines are lost and counted. The JDK's {@code FileHandler} calls the newest
 * file {@code FILE.0}, prints a stack trace where the disk is full, and after that may leave lines
 * torn.
 */
public final class LogFile extends Handler {
  private final Path file;
  private final long maxBytes;
  private final int keep;
  private final Consumer<String> complaints;
  private OutputStream out;
  private boolean failed;
  private boolean complained;
  private long lost;

  /**
   * A log that goes on at the end of this file, or begins it.
   *
   * @param maxBytes of one file
   * @param keep full files
   * @param form of a line
   * @param complaints gets one line, when the file cannot be written for the first time
   * @throws IOException if it cannot be written from the beginning
   */
  public LogFile(Path file, long maxBytes, int keep, Formatter form, Consumer<String> complaints)
      throws IOException {
    this.file = file;
    this.maxBytes = maxBytes;
    this.keep = keep;
    this.complaints = complaints;
    this.out = open();
    setFormatter(form);
  }

  /** Why this file could not be written, which is tried; empty: it can. */
  public static Optional<String> objection(Path file) {
    boolean isNew = !Files.exists(file);
    if (!isNew && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
      // A pipe would wait for its reader.
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
   * Opens the file to append; creates it readable by its owner only. Uses no channel, which an
   * interrupted engine thread would close.
   */
  private OutputStream open() throws IOException {
    try {
      Files.createFile(file, OwnerOnly.ofFile(file));
    } catch (IOException _) {
      // Ignored: either the file exists, or opening it below fails with the same reason.
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
      if (lost > 0) {
        var gap = new LogRecord(Level.WARNING, lost + " lines before this one were lost");
        lost = 0;
        write(gap);
      }
    } catch (IOException e) {
      lost++;
      failed = true;
      complain(e);
    }
  }

  private void write(LogRecord logged) throws IOException {
    byte[] line = getFormatter().format(logged).getBytes(StandardCharsets.UTF_8);
    long length = file.toFile().length();
    if (length > 0 && length + line.length > maxBytes && Files.isRegularFile(file)) {
      rotate();
      reopen();
    } else if (failed || (length == 0 && !Files.exists(file))) {
      reopen();
    }
    out.write(line);
  }

  private void reopen() throws IOException {
    out.close();
    out = open();
    failed = false;
  }

  private void rotate() {
    try {
      // Windows renames no file that is open.
      out.close();
      for (int i = keep - 1; i > 0; i--) {
        if (Files.exists(numbered(i))) {
          move(numbered(i), numbered(i + 1));
        }
      }
      move(file, numbered(1));
    } catch (IOException e) {
      // Such as a folder that may not be written: the file grows on.
      complain(e);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
  }

  private Path numbered(int number) {
    return file.resolveSibling(file.getFileName() + "." + number);
  }

  private void complain(IOException why) {
    if (!complained) {
      complained = true;
      complaints.accept("the log file cannot be written: " + file + ": " + why.getMessage());
    }
  }

  @Override
  public void flush() {}

  @Override
  public synchronized void close() {
    try {
      out.close();
    } catch (IOException e) {
      complain(e);
    }
  }
}
