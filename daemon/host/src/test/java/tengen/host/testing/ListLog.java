package tengen.host.testing;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import tengen.host.plugin.ForeignText;

/** A log for tests. */
public final class ListLog implements System.Logger {
  private final Level lowest;
  private final List<String> lines = new ArrayList<>();

  /** Creates an empty log for a level and those above. */
  public ListLog(Level lowest) {
    this.lowest = lowest;
  }

  /** Returns whether a line contains a text. */
  public synchronized boolean contains(String text) {
    return lines.stream().anyMatch(line -> line.contains(text));
  }

  /** Returns the lines of a level. */
  public synchronized List<String> lines(Level level) {
    String start = level + " ";
    return lines.stream()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()))
        .toList();
  }

  @Override
  public String getName() {
    return "test";
  }

  @Override
  public boolean isLoggable(Level level) {
    return level.compareTo(lowest) >= 0;
  }

  @Override
  public void log(Level level, ResourceBundle bundle, String message, Throwable thrown) {
    add(level, message + " " + (thrown == null ? "" : ForeignText.of(thrown)));
  }

  @Override
  public void log(Level level, ResourceBundle bundle, String format, Object... parameters) {
    add(
        level,
        parameters == null || parameters.length == 0
            ? String.valueOf(format)
            : MessageFormat.format(String.valueOf(format), parameters));
  }

  private synchronized void add(Level level, String line) {
    if (isLoggable(level)) {
      lines.add(level + " " + line);
    }
  }

  @Override
  public synchronized String toString() {
    return lines.toString();
  }
}
