package tengen.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;

/** The command lines in the README, the manual and {@code --help}, without duplicates. */
final class Examples {
  private static final Pattern BLOCK = Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL);
  private static final String IN_HELP = "  tengen ";

  private Examples() {}

  static Set<String> all() throws IOException {
    Set<String> all = new LinkedHashSet<>();
    for (Path page : pages()) {
      BLOCK
          .matcher(Files.readString(page))
          .results()
          .flatMap(block -> block.group(1).replace("\\\n", " ").lines())
          .map(line -> line.replaceFirst("\\s+#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .forEach(all::add);
    }
    commands().forEach(command -> all.addAll(ofHelp(command)));
    return all;
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(Distribution.root().resolve("README.md")));
    for (String folder : List.of("docs", "docs/lab")) {
      try (Stream<Path> docs = Files.list(Distribution.root().resolve(folder))) {
        docs.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
      }
    }
    return pages;
  }

  /** Returns all commands, including those whose modules this JVM lacks. */
  static List<CommandLine> commands() {
    var tengen = new CommandLine(new TengenCommand());
    Subcommands.addAll(tengen);
    Stream<Object> added =
        tengen.getSubcommands().values().stream()
            .map(command -> command.getCommandSpec().userObject());
    return Stream.concat(Stream.of(new TengenCommand()), added)
        .map(command -> new CommandLine(command).setCaseInsensitiveEnumValuesAllowed(true))
        .toList();
  }

  /** Returns the examples in a command's help. */
  static List<String> ofHelp(CommandLine command) {
    return Stream.of(command.getCommandSpec().usageMessage().footer())
        .filter(line -> line.startsWith(IN_HELP))
        .map(String::strip)
        .toList();
  }
}
