package tengen.checks;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The packages that each package may use: values in the middle, threads and bytes at the edge. */
final class ArrowsTest {
  private static final Set<String> JAVA_BASE = Object.class.getModule().getPackages();

  /**
   * The groups that each group of packages may use beside itself. The longest matching name counts.
   * The program uses everything but engines, which ServiceLoader finds.
   */
  private static final Map<String, Set<String>> ARROWS =
      Map.ofEntries(
          Map.entry("tengen.game", Set.of()),
          Map.entry("tengen.search", Set.of("tengen.game")),
          Map.entry("tengen.engine", Set.of("tengen.game", "tengen.search")),
          Map.entry("tengen.testkit", api()),
          Map.entry("tengen.common", api()),
          Map.entry("tengen.rules", api()),
          Map.entry("tengen.simd", Set.of("tengen.common")),
          Map.entry("tengen.gomoku", api("tengen.common", "tengen.proof.tree")),
          Map.entry("tengen.nogo", api("tengen.common", "tengen.cgt", "tengen.simd")),
          Map.entry("tengen.engine.classic.gomoku", api("tengen.common")),
          Map.entry("tengen.engine.classic.nogo", api("tengen.common")),
          Map.entry("tengen.cgt", Set.of()),
          Map.entry("tengen.proof.verifier", Set.of()),
          Map.entry("tengen.proof.tree", api()),
          Map.entry("tengen.proof.build", api("tengen.proof.tree")),
          Map.entry("tengen.cgt.play", api("tengen.cgt")),
          Map.entry("tengen.process", api("tengen.common", "tengen.protocol")),
          Map.entry("tengen.protocol", Set.of("tengen.game", "tengen.search")),
          Map.entry("tengen.conformance", Set.of()),
          Map.entry("tengen.support", api("tengen.common", "tengen.conformance")),
          Map.entry("tengen.config", Set.of()),
          Map.entry("tengen.host", api("tengen.config")),
          Map.entry("tengen.store", api("tengen.protocol", "tengen.config")),
          Map.entry(
              "tengen.daemon",
              api("tengen.protocol", "tengen.config", "tengen.host", "tengen.store", "tengen.web")),
          Map.entry(
              "tengen.archive",
              api("tengen.protocol", "tengen.config", "tengen.host", "tengen.sql", "tengen.store")),
          Map.entry("tengen.sql", Set.of("tengen.store")),
          Map.entry("tengen.jobs", Set.of()),
          Map.entry("tengen.batch", Set.of("tengen.host", "tengen.jobs", "tengen.sql")),
          Map.entry("tengen.metrics", Set.of("tengen.daemon", "tengen.host", "tengen.store")),
          Map.entry("tengen.web", Set.of()),
          Map.entry("tengen.arena", api("tengen.protocol", "tengen.config", "tengen.host")),
          Map.entry(
              "tengen.app",
              api(
                  "tengen.common",
                  "tengen.protocol",
                  "tengen.config",
                  "tengen.conformance",
                  "tengen.daemon",
                  "tengen.host",
                  "tengen.store",
                  "tengen.arena",
                  "tengen.jobs",
                  "tengen.cgt",
                  "tengen.proof.build",
                  "tengen.proof.tree",
                  "tengen.proof.verifier")));

  /** Code that measures or trains, which may use everything and is never shipped. */
  private static final Set<String> UNBOUND =
      Set.of("tengen.bench", "tengen.figures", "tengen.training");

  static List<String> groups() {
    return MainClasses.ALL.stream().map(ArrowsTest::group).distinct().sorted().toList();
  }

  @Test
  void everyPackageHasItsPlace() {
    assertThat(groups()).contains("tengen.game", "tengen.common", "tengen.protocol");
    assertThat(groups()).isSubsetOf(withUnbound());
  }

  @ParameterizedTest
  @MethodSource("groups")
  void modulesDependOnAllowedModulesOnly(String group) {
    Set<String> allowed = ARROWS.getOrDefault(group, ARROWS.keySet());
    Stream<Dependency> wrong =
        MainClasses.ALL.stream()
            .filter(each -> group(each).equals(group))
            .flatMap(each -> each.getDirectDependenciesFromSelf().stream())
            .filter(each -> isOurs(each.getTargetClass()))
            .filter(each -> !group(each.getTargetClass()).equals(group))
            .filter(each -> !allowed.contains(group(each.getTargetClass())));
    assertThat(wrong.map(Dependency::getDescription)).as("arrows out of %s", group).isEmpty();
  }

  @Test
  void protocolsDependOnlyOnValuesJsonAndJavaBase() {
    Stream<Dependency> wrong =
        MainClasses.ALL.stream()
            .filter(each -> group(each).equals("tengen.protocol"))
            .flatMap(each -> each.getDirectDependenciesFromSelf().stream())
            .filter(each -> !isOurs(each.getTargetClass()))
            .filter(each -> !isBase(each.getTargetClass()))
            .filter(each -> !isJson(each));
    assertThat(wrong.map(Dependency::getDescription)).isEmpty();
  }

  private static boolean isBase(JavaClass target) {
    JavaClass element = target.getBaseComponentType();
    return element.isPrimitive()
        || JAVA_BASE.contains(element.getPackageName())
        || element.getPackageName().equals("org.jspecify.annotations");
  }

  /** Only one package reads and writes JSON. */
  private static boolean isJson(Dependency each) {
    return each.getOriginClass().getPackageName().equals("tengen.protocol.json")
        && each.getTargetClass()
            .getBaseComponentType()
            .getPackageName()
            .startsWith("tools.jackson.core");
  }

  private static boolean isOurs(JavaClass target) {
    return target.getBaseComponentType().getPackageName().startsWith("tengen.");
  }

  private static String group(JavaClass each) {
    String name = each.getBaseComponentType().getPackageName();
    while (!withUnbound().contains(name) && name.contains(".")) {
      name = name.substring(0, name.lastIndexOf('.'));
    }
    return name;
  }

  private static Set<String> withUnbound() {
    return Stream.concat(ARROWS.keySet().stream(), UNBOUND.stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Set<String> api(String... more) {
    return Stream.concat(
            Stream.of("tengen.game", "tengen.search", "tengen.engine"), Stream.of(more))
        .collect(Collectors.toUnmodifiableSet());
  }
}
