package tengen.app.match;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.app.flags.GameFlags;
import tengen.app.job.MatchFormat;
import tengen.app.output.CommandException;
import tengen.app.text.LiveText;
import tengen.arena.match.ResultReader;

/** The table of a match that another process plays. */
final class MatchWatch {
  /** Time between two looks at the file, in milliseconds. */
  private static final long LOOK_MS = 1000;

  private MatchWatch() {}

  /**
   * Shows the table of the match in this file: on a terminal until the user quits, else once. A
   * table for programs, as JSON, is printed once.
   */
  static void show(Path file, MatchFormat format, PrintWriter out)
      throws CommandException, InterruptedException {
    try (ResultReader reader = ResultReader.open(file)) {
      if (format != MatchFormat.TEXT || !GameFlags.isTerminal()) {
        out.print(format.print(reader.read()));
        out.flush();
        return;
      }
      follow(file, reader);
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
  }

  private static void follow(Path file, ResultReader reader)
      throws IOException, InterruptedException {
    try (LiveText live = LiveText.onTerminal()) {
      boolean isOver = false;
      while (!isOver) {
        List<String> table = MatchFormat.TEXT.print(reader.read()).lines().toList();
        live.show(lines(file, table));
        isOver = live.endsWithin(LOOK_MS);
      }
    }
  }

  private static List<String> lines(Path file, List<String> table) {
    List<String> lines = new ArrayList<>(table);
    lines.add("");
    lines.add(file + "; q ends the display, not the match");
    return lines;
  }
}
