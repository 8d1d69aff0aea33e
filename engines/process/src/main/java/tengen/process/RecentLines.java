package tengen.process;

import java.util.ArrayDeque;
import java.util.Deque;

/** The last lines of something, each cut to a readable length. Any thread. */
final class Tail {
  private static final int LONGEST = 120;

  private final int most;
  private final Deque<String> lines = new ArrayDeque<>();

  Tail(int most) {
    this.most = most;
  }

  synchronized void add(String line) {
    if (lines.size() == most) {
      lines.removeFirst();
    }
    lines.addLast(line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...");
  }

  /** The lines, oldest first, on one line; empty if there are none. */
  @Override
  public synchronized String toString() {
    return String.join(" | ", lines);
  }
}
