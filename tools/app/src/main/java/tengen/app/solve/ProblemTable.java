package tengen.app.solve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a table of problems holds: a line each, with tabs between the columns; empty lines and those
 * that begin with {@code #} mean nothing.
 *
 * @param faults {@code FILE:LINE: what is wrong; what is allowed}
 */
public record ProblemTable(List<Problem> problems, List<String> faults) {
  public ProblemTable {
    problems = List.copyOf(problems);
    faults = List.copyOf(faults);
  }

  /** Knows what a line's columns mean. */
  @FunctionalInterface
  public interface Row {
    /**
     * The problems of one line.
     *
     * @param number of the line in its file, from 1
     * @throws IllegalArgumentException with what is wrong; what is allowed
     */
    List<Problem> problems(int number, String[] columns);
  }

  /** Reads a file. */
  public static ProblemTable read(Path file, Row row) throws IOException {
    List<Problem> problems = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    int number = 0;
    for (String line : Files.readAllLines(file)) {
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
