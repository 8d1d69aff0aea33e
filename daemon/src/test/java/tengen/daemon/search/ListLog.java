package tengen.daemon.search;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** A log that a test reads. */
final class ListLog implements System.Logger {
  private final List<String> lines = new ArrayList<>();

  /** Whether a line holds this text. */
  synchronized boolean says(String text) {
    return lines.stream().anyMatch(line -> line.contains(text));
  }

  @Override
  public String getName() {
    return "test";
  }

  @Override
  public boolean isLoggable(Level level) {
    return true;
  }

  @Override
  public void log(
      Level level,
      @Nullable ResourceBundle bundle,
      @Nullable String message,
      @Nullable Throwable thrown) {
    add(message + " " + thrown);
  }

  @Override
  public void log(
      Level level,
      @Nullable ResourceBundle bundle,
      @Nullable String format,
      @Nullable Object @Nullable ... parameters) {
    add(String.valueOf(format));
  }

  private synchronized void add(String line) {
    lines.add(line);
  }

  @Override
  public synchronized String toString() {
    return lines.toString();
  }
}
