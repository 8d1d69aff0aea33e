package tengen.app.cgt;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tengen.app.text.TextFile;
import tengen.cgt.table.TableRow;

/**
 * A file with a table of tab-separated values. Lines that begin with {@code #} are comments. The
 * first other line names the columns.
 */
record TableFile(Path path, List<Line> lines) {
  private static final Pattern NAME = Pattern.compile("(.+)\\.tsv");

  /** A row with its line number in the file, from 1. */
  record Line(int number, TableRow row) {}

  /** Copies the lines. */
  TableFile {
    lines = List.copyOf(lines);
  }

  /** Returns the table's name, which is the file name without {@code .tsv}, or an empty string. */
  static String name(Path path) {
    Matcher name = NAME.matcher(String.valueOf(path.getFileName()));
    return name.matches() ? name.group(1) : "";
  }

  /** Reads a file in UTF-8. */
  static TableFile read(Path path) throws IOException {
    List<String> lines = TextFile.read(path).lines().toList();
    return new TableFile(
        path,
        IntStream.range(0, lines.size())
            .filter(index -> !lines.get(index).startsWith("#") && !lines.get(index).isBlank())
            .skip(1)
            .mapToObj(
                index ->
                    new Line(index + 1, new TableRow(List.of(lines.get(index).split("\t", -1)))))
            .toList());
  }
}
