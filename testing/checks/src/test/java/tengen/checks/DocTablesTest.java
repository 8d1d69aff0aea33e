package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tables of the documentation have a cell for each column. */
final class DocTablesTest {
  private static final Pattern BAR = Pattern.compile("(?<!\\\\)\\|");

  @Test
  void everyRowHasACellForEachColumn() throws IOException {
    try (Stream<Path> pages = Files.walk(Repository.root().resolve("docs"))) {
      assertThat(pages.filter(page -> page.toString().endsWith(".md")).sorted().toList())
          .isNotEmpty()
          .allSatisfy(page -> assertThat(oddRows(page)).as(page.toString()).isEmpty());
    }
  }

  /** Returns the rows whose number of cells differs from the row before. */
  private static List<String> oddRows(Path page) {
    List<String> odd = new ArrayList<>();
    long before = 0;
    for (String line : Repository.lines(page).toList()) {
      long bars = line.startsWith("|") ? BAR.matcher(line).results().count() : 0;
      if (bars > 0 && before > 0 && bars != before) {
        odd.add(line);
      }
      before = bars;
    }
    return odd;
  }
}
