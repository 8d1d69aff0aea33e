package tengen.app.release;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the files that {@code mvn deploy -Prelease} deploys, by the rules of Maven Central. */
@Tag("full")
class ReleaseIT {
  /** Groups of libraries at Maven Central that a deployed module may depend on. */
  private static final Set<String> LIBRARIES = Set.of("org.jspecify", "org.junit.jupiter");

  private static Staging staging;

  @BeforeAll
  static void deploy(@TempDir Path folder) throws Exception {
    staging = Staging.deploy(folder, Staging.ALL);
  }

  @Test
  void theApiTheTestKitTheRulesAndTheBomAreDeployed() {
    assertThat(staging.poms())
        .extracting(DeployedPom::artifactId)
        .containsExactlyInAnyOrder(
            "tengen-bom", "tengen-engine-api", "tengen-engine-testkit", "tengen-rules");
  }

  @Test
  void everyPomIsCompleteInItself() {
    for (DeployedPom pom : staging.poms()) {
      for (String element : DeployedPom.REQUIRED) {
        assertThat(pom.text(element)).as(pom.artifactId() + ": " + element).isNotBlank();
      }
      assertThat(pom.source())
          .as(pom.artifactId())
          .doesNotContain("SNAPSHOT", "${", "<parent>", "<repositor");
    }
    assertThat(staging.poms()).extracting(pom -> pom.text("description")).doesNotHaveDuplicates();
  }

  @Test
  void everyDependencyIsDeployedOrAtMavenCentral() {
    Set<String> deployed = staging.poms().stream().map(DeployedPom::coordinates).collect(toSet());
    for (DeployedPom pom : staging.poms()) {
      assertThat(pom.dependencies())
          .as(pom.artifactId())
          .allMatch(
              each ->
                  deployed.contains(each)
                      || LIBRARIES.contains(each.substring(0, each.indexOf(':'))));
    }
  }

  @Test
  void theBomListsTheDeployedModules() {
    DeployedPom bom = staging.pom("tengen-bom");
    assertThat(bom.dependencies())
        .containsExactlyInAnyOrderElementsOf(
            staging.poms().stream()
                .map(DeployedPom::coordinates)
                .filter(each -> !each.equals(bom.coordinates()))
                .toList());
  }

  @Test
  void everyJarHasItsSourcesAndJavadoc() throws Exception {
    for (DeployedPom pom : staging.poms()) {
      if (!pom.text("packaging").equals("pom")) {
        assertThat(entries(pom.file(".jar"))).contains("module-info.class");
        assertThat(entries(pom.file("-sources.jar"))).contains("module-info.java");
        assertThat(entries(pom.file("-javadoc.jar"))).contains("index.html");
      }
    }
  }

  private static List<String> entries(Path jar) throws Exception {
    try (var file = new JarFile(jar.toFile())) {
      return file.stream().map(JarEntry::getName).toList();
    }
  }

  @Test
  void everyFileHasItsChecksums() throws Exception {
    for (Path file : staging.files()) {
      byte[] content = Files.readAllBytes(file);
      assertThat(Path.of(file + ".md5")).hasContent(digest("MD5", content));
      assertThat(Path.of(file + ".sha1")).hasContent(digest("SHA-1", content));
    }
  }

  private static String digest(String algorithm, byte[] content) throws Exception {
    return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(content));
  }

  /** Deploys the API alone, since all modules are packed by the same plugins. */
  @Test
  void aBuildInAnotherDirectoryHasTheSameBytes(@TempDir Path folder) throws Exception {
    Staging other = Staging.deploy(folder, "engine-api");

    assertThat(other.relativeFiles()).hasSize(4);
    for (Path file : other.relativeFiles()) {
      assertThat(other.folder().resolve(file))
          .hasSameBinaryContentAs(staging.folder().resolve(file));
    }
  }
}
