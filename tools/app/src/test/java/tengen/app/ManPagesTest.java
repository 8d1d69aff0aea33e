package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import tengen.support.Foreign;
import tengen.support.Program;

/**
 * Compares the manual pages of the distribution with the commands in the code. {@code
 * -Dtengen.commands=write} writes the pages instead.
 */
final class ManPagesTest {
  private static final Path FOLDER = Path.of("src", "main", "dist", "share", "man", "man1");

  /** The pages of the other launchers, which refer to the commands that those start. */
  private static final Map<String, String> LAUNCHERS =
      Map.of(
          "pbrain-tengen.1", ".so man1/tengen-stdio.1\n",
          "pbrain-connect.1", ".so man1/tengen-connect.1\n");

  @Test
  void thePagesHaveTheCommandsOfTheCode() throws IOException {
    Map<String, String> pages = pages();
    if ("write".equals(System.getProperty("tengen.commands"))) {
      Files.createDirectories(FOLDER);
      for (Map.Entry<String, String> page : pages.entrySet()) {
        Files.writeString(FOLDER.resolve(page.getKey()), page.getValue());
      }
    }
    assertThat(written()).isEqualTo(pages);
  }

  @Test
  @Tag("full")
  void theFormatterHasNoWarnings() throws Exception {
    Foreign.require("groff");
    List<String> command = new ArrayList<>(List.of("groff", "-man", "-ww", "-z", "-Tutf8"));
    pages().keySet().stream()
        .filter(name -> !LAUNCHERS.containsKey(name))
        .forEach(name -> command.add(FOLDER.resolve(name).toString()));
    try (Program program = Program.start(Path.of("."), command)) {
      assertThat(program.exitCode()).isZero();
      assertThat(program.errors()).isEmpty();
    }
  }

  private static Map<String, String> pages() {
    var tengen = new CommandLine(new TengenCommand());
    Subcommands.addAll(tengen);
    Map<String, String> pages = new TreeMap<>(LAUNCHERS);
    Stream.concat(Stream.of(tengen), tengen.getSubcommands().values().stream())
        .forEach(command -> pages.put(ManPage.file(command.getCommandSpec()), ManPage.of(command)));
    return pages;
  }

  private static Map<String, String> written() throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.toList()) {
        all.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return all;
  }
}
