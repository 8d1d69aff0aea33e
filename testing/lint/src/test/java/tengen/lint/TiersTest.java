package tengen.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Checks that a module's property {@code tengen.quick-only} agrees with its tests. */
final class TiersTest {
  private static final String QUICK_ONLY = "<tengen.quick-only>true</tengen.quick-only>";
  private static final String FULL = "@Tag(\"full\")";

  @Test
  void modulesOfTheQuickTierAloneHaveNoFullTest() throws IOException {
    Set<String> modules = new TreeSet<>();
    for (Path file : Sources.javaFiles()) {
      if (Files.readString(file).contains(FULL)) {
        String path = Sources.root().relativize(file).toString();
        modules.add(path.substring(0, path.indexOf("/src/")));
      }
    }
    assertThat(modules).contains("tools/app", "daemon/server");
    for (String module : modules) {
      assertThat(Sources.root().resolve(module).resolve("pom.xml"))
          .content()
          .as(module + " has tests tagged \"full\"")
          .doesNotContain(QUICK_ONLY);
    }
  }
}
