package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Comparison of the API that engines are compiled against with {@code api.txt} in its module's
 * folder. The first line of that file names the release that changes must stay compatible with.
 */
class ApiTest {
  private static final String RELEASED = "# Compatible with release: ";
  private static final Pattern VERSION = Pattern.compile("<version>([^<]+)</version>");

  private static final String CHANGES =
      """
      %s: the API has changed:
      %s
      If the changes are wanted, accept them by:
      mvn -pl testing/checks -am test -Dtest=ApiTest -Dtengen.api=write \
      -Dsurefire.failIfNoSpecifiedTests=false
      """;

  private static final String BREAKS =
      """
      %s: plugins that were compiled against release %s would fail:
      %s
      Keep the old members beside the new, marked @Deprecated, and give new methods a default.
      Or raise the version in all POMs: docs/api.md, "Choose a version".
      Lines that no release had may be removed from the file by hand.
      """;

  @ParameterizedTest
  @ValueSource(strings = {"engine-api", "testing/testkit"})
  void theApiIsTheOneOfItsFile(String module) throws IOException {
    Path file = Repository.root().resolve(module).resolve("api.txt");
    List<String> lines = Repository.lines(file).toList();
    List<String> now = ApiSignatures.of(Repository.root().resolve(module));
    ApiChanges changes = ApiChanges.between(lines.subList(1, lines.size()), now);
    String released = lines.getFirst().replace(RELEASED, "");
    if (!changes.breaking().isEmpty() && isSameSeries(released, version())) {
      fail(BREAKS.formatted(module + "/api.txt", released, String.join("\n", changes.breaking())));
    }
    if ("write".equals(System.getProperty("tengen.api"))) {
      write(file, lines.getFirst(), now);
    } else {
      assertThat(changes.isEmpty()).as(() -> accept(module + "/api.txt", changes)).isTrue();
    }
  }

  private static String accept(String file, ApiChanges changes) {
    List<String> all = new ArrayList<>(changes.breaking());
    all.addAll(changes.compatible());
    return CHANGES.formatted(file, String.join("\n", all));
  }

  private static void write(Path file, String first, List<String> api) throws IOException {
    Files.writeString(file, first + "\n" + String.join("\n", api) + "\n");
  }

  private static String version() {
    Matcher version = VERSION.matcher(Repository.read(Repository.root().resolve("pom.xml")));
    assertThat(version.find()).isTrue();
    return version.group(1);
  }

  /** Returns whether semantic versioning allows no incompatible change between two versions. */
  static boolean isSameSeries(String one, String other) {
    return series(one).equals(series(other));
  }

  private static List<String> series(String version) {
    List<String> numbers = List.of(version.split("\\."));
    return numbers.subList(0, numbers.getFirst().equals("0") ? Math.min(2, numbers.size()) : 1);
  }
}
