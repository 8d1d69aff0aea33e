package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the command of every row about a game in docs/lab/sources.md. */
@Tag("full")
final class SourcesIT {
  private static final int COLUMNS = 3;
  private static final int COMMAND = 1;

  /** A word of a command line, with or without quotes. */
  private static final Pattern WORD = Pattern.compile("'([^']*)'|[^ ']+");

  static Stream<List<String>> rows() throws IOException {
    return Files.readAllLines(Distribution.root().resolve("docs/lab/sources.md")).stream()
        .filter(line -> line.startsWith("| ") && !line.startsWith("| subject |"))
        .map(line -> line.substring(2, line.length() - 1))
        .map(line -> Stream.of(line.split("(?<!\\\\)\\|", -1)).map(String::strip).toList());
  }

  static Stream<String> commands() throws IOException {
    return rows()
        .map(row -> row.get(COMMAND).replace("`", "").replace("\\|", "|"))
        .filter(command -> !command.equals("–"));
  }

  @Test
  void everyRowHasACommandOrNone() throws IOException {
    assertThat(rows()).hasSizeGreaterThan(40).allSatisfy(row -> assertThat(row).hasSize(COLUMNS));
    assertThat(commands())
        .hasSizeGreaterThan(40)
        .allMatch(command -> command.startsWith("tengen "));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void theCommandWorks(String command) throws Exception {
    String[] words =
        WORD.matcher(command)
            .results()
            .skip(1)
            .map(word -> Objects.requireNonNullElse(word.group(1), word.group()))
            .toArray(String[]::new);
    Commands.Result result = Commands.run(words);
    assertThat(result.lines()).isNotEmpty();
    assertThat(result.exitCode()).as(result.errors()).isZero();
  }
}
