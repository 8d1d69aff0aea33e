package tengen.cgt;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads the reference tables among the test resources. */
public final class Tables {
  private Tables() {}

  /** Returns the rows below the column names, split into fields. */
  public static List<String[]> rows(String table) {
    try (InputStream file = Tables.class.getResourceAsStream(table + ".tsv")) {
      String text =
          new String(Objects.requireNonNull(file, table).readAllBytes(), StandardCharsets.UTF_8);
      List<String[]> rows =
          text.lines()
              .filter(line -> !line.startsWith("#"))
              .skip(1)
              .map(line -> line.split("\t", -1))
              .toList();
      if (rows.isEmpty()) {
        throw new IllegalStateException(table + " has no rows");
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
