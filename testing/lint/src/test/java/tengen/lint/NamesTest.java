package tengen.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks that class names are unique among modules that see each other, that retired words stay
 * out, and that the glossary names existing classes.
 */
final class NamesTest {
  private static final String MAIN = "/src/main/java/";
  private static final Pattern MODULE = Pattern.compile("(?m)^(?:open )?module (\\S+) \\{");
  private static final Pattern REQUIRED =
      Pattern.compile("requires (?:static |transitive )*(\\S+);");
  private static final Pattern GLOSSARY_ROW = Pattern.compile("(?m)^\\| (?!term |---)(.+?) \\|");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final int MAX_TERMS = 40;

  /** Names that a module may share with one that it sees, with the reason. */
  private static final Map<String, String> SHARED =
      Map.of("Option", "an engine's option, and an option of a combinatorial game: both usual");

  /** Main classes by the name of their module. */
  private static final Map<String, Set<String>> CLASSES = new HashMap<>();

  /** The modules that a module requires. */
  private static final Map<String, Set<String>> REQUIRES = new HashMap<>();

  private static final List<Path> MAIN_FILES = new ArrayList<>();

  @BeforeAll
  static void readSources() throws IOException {
    for (Path file : Sources.javaFiles()) {
      if (file.toString().replace('\\', '/').contains(MAIN)) {
        MAIN_FILES.add(file);
      }
    }
    for (Path file : MAIN_FILES) {
      if (file.endsWith("module-info.java")) {
        String text = Files.readString(file);
        String module = matches(MODULE, text).findFirst().orElseThrow();
        REQUIRES.put(module, matches(REQUIRED, text).collect(Collectors.toSet()));
        CLASSES.put(module, classesBelow(file.getParent()));
      }
    }
  }

  /** Returns the classes of a module. Fails if a name occurs twice. */
  private static Set<String> classesBelow(Path folder) {
    List<String> names =
        MAIN_FILES.stream()
            .filter(file -> file.startsWith(folder))
            .map(NamesTest::className)
            .filter(name -> !name.endsWith("-info"))
            .toList();
    assertThat(names).as("classes of %s", folder).doesNotHaveDuplicates();
    return Set.copyOf(names);
  }

  private static String className(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static Stream<String> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult found) -> found.group(1));
  }

  @Test
  void classNamesAreUniqueAmongVisibleModules() {
    assertThat(CLASSES).hasSizeGreaterThan(10);
    var clashes = new TreeSet<String>();
    for (String module : CLASSES.keySet()) {
      var names = new HashMap<String, String>();
      for (String seen : seenFrom(module)) {
        for (String name : CLASSES.get(seen)) {
          String other = names.putIfAbsent(name, seen);
          if (other != null && !SHARED.containsKey(name)) {
            clashes.add(name + ": " + Stream.of(seen, other).sorted().toList());
          }
        }
      }
    }
    assertThat(clashes).isEmpty();
  }

  /** Returns the module and all of ours that it requires, directly or indirectly. */
  private static Set<String> seenFrom(String module) {
    var seen = new HashSet<String>();
    var todo = new ArrayList<String>(List.of(module));
    while (!todo.isEmpty()) {
      String next = todo.removeLast();
      if (CLASSES.containsKey(next) && seen.add(next)) {
        todo.addAll(REQUIRES.get(next));
      }
    }
    return seen;
  }

  /** Checks for words that were replaced by playout, simulation and search parameters. */
  @ParameterizedTest
  @ValueSource(strings = {"(?i)\\bplay-outs?\\b", "(?i)\\broll-?outs?\\b", "(?i)\\bin thought\\b"})
  void retiredWordsAreNotUsed(String word) throws IOException {
    assertThat(MAIN_FILES).isNotEmpty();
    Pattern retired = Pattern.compile(word);
    for (Path file : MAIN_FILES) {
      assertThat(retired.matcher(Files.readString(file)).find()).as("%s", file).isFalse();
    }
  }

  @Test
  void theGlossaryIsShortAndItsClassesExist() throws IOException {
    String text = Files.readString(Sources.root().resolve("CONTRIBUTING.md"));
    String glossary = text.substring(text.indexOf("## Glossary"));
    List<String> terms = matches(GLOSSARY_ROW, glossary).toList();
    Set<String> classes = MAIN_FILES.stream().map(NamesTest::className).collect(Collectors.toSet());
    assertThat(terms).hasSizeBetween(10, MAX_TERMS).doesNotHaveDuplicates();
    assertThat(terms.stream().flatMap(term -> matches(CODE, term)))
        .isNotEmpty()
        .isSubsetOf(classes);
  }
}
