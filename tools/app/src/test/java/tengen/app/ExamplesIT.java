package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Parses every example of the README, the manual and the help. */
final class ExamplesIT {
  @Test
  void everyOptionOfAnExampleIsKnown() throws IOException {
    List<String> examples =
        Examples.all().stream()
            .map(example -> example.replaceFirst("^(\\./|bin/|TENGEN/bin/)", ""))
            .filter(example -> example.startsWith("tengen "))
            .toList();
    // Reused, since reading the annotations of all commands takes longer than parsing a line.
    Map<String, CommandLine> commands =
        Examples.commands().stream()
            .collect(Collectors.toMap(CommandLine::getCommandName, command -> command));
    assertThat(examples)
        .hasSizeGreaterThan(100)
        .allSatisfy(example -> assertIsUnderstood(example, commands));
  }

  private static void assertIsUnderstood(String example, Map<String, CommandLine> commands) {
    List<String> words =
        ShellWords.split(example).orElseGet(() -> List.of(example.split(" +", -1)));
    assertThat(commands).containsKey(words.get(1));
    commands.get(words.get(1)).parseArgs(words.stream().skip(2).toArray(String[]::new));
  }

  @Test
  void everyCommandTeachesByAnExample() {
    assertThat(Examples.commands())
        .hasSizeGreaterThan(12)
        .filteredOn(command -> !command.getCommandName().equals("generate-completion"))
        .allSatisfy(command -> assertThat(Examples.ofHelp(command)).isNotEmpty());
  }
}
