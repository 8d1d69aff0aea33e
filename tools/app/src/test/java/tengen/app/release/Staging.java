package tengen.app.release;

import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tengen.app.BuildMaven;
import tengen.app.Distribution;

/** A folder to which a copy of the checkout deployed its published modules. */
record Staging(Path folder) {
  /** The modules that depend on all other published ones, for Maven's option {@code -pl}. */
  static final String ALL = "testing/testkit,tools/bom";

  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

  /** The published modules and those that Maven builds before them. */
  private static final List<String> BUILT =
      List.of(
          "engine-api",
          "engines/common",
          "games/rules",
          "testing/conformance",
          "testing/support",
          "testing/testkit",
          "tools/bom");

  /**
   * Deploys from a copy of the checkout in this folder, so that the checkout stays as it is for
   * other tests. The copy has the compiled classes, which Maven packs again.
   */
  static Staging deploy(Path folder, String modules) throws IOException, InterruptedException {
    Path checkout = Files.createDirectory(folder.resolve("checkout"));
    copy(checkout);
    Path staging = folder.resolve("staging");
    BuildMaven.run(
        checkout,
        "-Dmaven.repo.local=" + System.getProperty("tengen.repository"),
        "-Prelease",
        "-Dbuilt",
        "-Dmaven.test.skip=true",
        "-DaltDeploymentRepository=staging::" + staging.toUri(),
        "-pl",
        modules,
        "-am",
        "deploy");
    return new Staging(staging);
  }

  private static void copy(Path checkout) throws IOException {
    Path root = Distribution.root();
    Distribution.copy(root.resolve(".mvn"), checkout.resolve(".mvn"), root.resolve("none"));
    String pom = Files.readString(root.resolve("pom.xml"));
    Files.writeString(checkout.resolve("pom.xml"), pom);
    for (String module : modules(pom)) {
      Path to = Files.createDirectories(checkout.resolve(module));
      Files.copy(root.resolve(module).resolve("pom.xml"), to.resolve("pom.xml"));
    }
    for (String module : BUILT) {
      for (String part : List.of("src/main", "target/classes")) {
        Path from = root.resolve(module).resolve(part);
        if (Files.isDirectory(from)) {
          Path to = checkout.resolve(module).resolve(part);
          Files.createDirectories(to.getParent());
          Distribution.copy(from, to, root.resolve("none"));
        }
      }
    }
  }

  private static Set<String> modules(String pom) {
    return MODULE.matcher(pom).results().map(found -> found.group(1)).collect(toSet());
  }

  List<DeployedPom> poms() {
    return files().stream()
        .filter(file -> file.toString().endsWith(".pom"))
        .map(DeployedPom::read)
        .toList();
  }

  DeployedPom pom(String artifactId) {
    return poms().stream()
        .filter(pom -> pom.artifactId().equals(artifactId))
        .findFirst()
        .orElseThrow();
  }

  /** Returns all files without their checksums and without metadata, which has the time. */
  List<Path> files() {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> !file.toString().matches(".*[.](md5|sha1)|.*maven-metadata[.]xml"))
          .sorted()
          .toList();
    } catch (IOException thrown) {
      throw new IllegalStateException(thrown);
    }
  }

  List<Path> relativeFiles() {
    return files().stream().map(folder::relativize).toList();
  }
}
