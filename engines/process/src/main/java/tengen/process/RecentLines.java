package tengen.process;

import java.util.ArrayDeque;
import java.util.Deque;

/** The last lines of a stream, each truncated to a readable length. Thread-safe. */
final class RecentLines {
  private static final int MAX_LINE_LENGTH = 120;

  private final int maxLines;
  private final Deque<String> lines = new ArrayDeque<>();

  RecentLines(int maxLines) {
    this.maxLines = maxLines;
  }

  synchronized void add(String line) {
    if (lines.size() == maxLines) {
      lines.removeFirst();
    }
    lines.addLast(
        line.length() <= MAX_LINE_LENGTH ? line : line.substring(0, MAX_LINE_LENGTH) + "...");
  }

  /** Returns the lines on one line, oldest first; empty if there are none. */
  @Override
  public synchronized String toString() {
    return String.join(" | ", lines);
  }
}
