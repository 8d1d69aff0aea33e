package tengen.app.solve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.app.text.TextFile;

/**
 * A parsed table of problems with tab-separated columns. Empty lines and those that begin with
 * {@code #} are ignored.
 *
 * @param faults {@code FILE:LINE: error; allowed form}
 */
record ProblemTable(List<Problem> problems, List<String> faults) {
  ProblemTable {
    problems = List.copyOf(problems);
    faults = List.copyOf(faults);
  }

  /** Parses the lines of one table format. */
  @FunctionalInterface
  interface Row {
    /**
     * Returns the problems of one line.
     *
     * @param number line number in its file, from 1
     * @throws IllegalArgumentException with the error and the allowed form
     */
    List<Problem> problems(int number, String[] columns);
  }

  /** Reads a file. */
  static ProblemTable read(Path file, Row row) throws IOException {
    List<Problem> problems = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    int number = 0;
    for (String line : TextFile.read(file).lines().toList()) {
      number++;
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      try {
        problems.addAll(row.problems(number, line.split("\t", -1)));
      } catch (IllegalArgumentException e) {
        faults.add(file + ":" + number + ": " + e.getMessage());
      }
    }
    return new ProblemTable(problems, faults);
  }
}
