package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * CONTRIBUTING.md, or the README of its folder, describes every module, and a package-info file
 * every package. The tour names methods that exist.
 */
final class ContributingTest {
  private static final long MAX_FILES_OF_COMMAND = 20;

  private static final Pattern CALL = Pattern.compile("`([A-Z]\\w+)\\.(\\w+)`");

  @Test
  void aTableNamesEveryModule() {
    assertThat(Repository.modules())
        .isNotEmpty()
        .allSatisfy(module -> assertThat(rows(module)).contains("`" + module.getFileName() + "`"));
  }

  @Test
  void everyPackageIsDescribed() {
    assertThat(packages().keySet())
        .isNotEmpty()
        .allSatisfy(folder -> assertThat(folder.resolve("package-info.java")).exists());
  }

  @Test
  void packagesOfCommandsAreSmall() {
    Path commands = Repository.root().resolve("tools/app");
    assertThat(packages())
        .allSatisfy(
            (folder, files) ->
                assertThat(folder.startsWith(commands) ? files : 0)
                    .as(folder.toString())
                    .isLessThanOrEqualTo(MAX_FILES_OF_COMMAND));
  }

  /**
   * Returns the number of files in each package of main code. Leaves out packages of one class, and
   * the modules of benchmarks and training, whose classes are in packages of other modules.
   */
  private static Map<Path, Long> packages() {
    Map<Path, Long> files =
        Repository.modules().stream()
            .filter(module -> !module.endsWith("bench") && !module.endsWith("training"))
            .flatMap(module -> Repository.files(module.resolve("src/main/java")).stream())
            .filter(file -> !file.endsWith("module-info.java"))
            .collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
    files.values().removeIf(count -> count == 1);
    return files;
  }

  @Test
  void theTourCountsItsFilesAndCallsAndNamesMethodsThatExist() throws IOException {
    List<String> tour =
        Repository.lines(Repository.root().resolve("CONTRIBUTING.md"))
            .dropWhile(line -> !line.startsWith("### Follow a command"))
            .takeWhile(line -> !line.startsWith("- "))
            .toList();
    List<MatchResult> calls = CALL.matcher(String.join("\n", tour)).results().toList();
    Set<String> classes = new TreeSet<>();
    for (MatchResult call : calls) {
      classes.add(call.group(1));
      assertThat(source(call.group(1))).contains(" " + call.group(2) + "(");
    }
    assertThat(String.join(" ", tour))
        .contains(classes.size() + " files")
        .contains(calls.size() + " calls");
  }

  private static String source(String className) throws IOException {
    for (Path module : Repository.modules()) {
      Path sources = module.resolve("src/main/java");
      if (Files.exists(sources)) {
        try (var files = Files.walk(sources)) {
          var found = files.filter(file -> file.endsWith(className + ".java")).findFirst();
          if (found.isPresent()) {
            return Repository.read(found.get());
          }
        }
      }
    }
    throw new AssertionError("no class " + className);
  }

  /** Returns the rows of the table that lists a module beside the others of its folder. */
  private static String rows(Path module) {
    Path folder = module.getParent();
    String page = folder.equals(Repository.root()) ? "CONTRIBUTING.md" : "README.md";
    return Repository.lines(folder.resolve(page))
        .filter(line -> line.startsWith("| `"))
        .collect(Collectors.joining("\n"));
  }
}
