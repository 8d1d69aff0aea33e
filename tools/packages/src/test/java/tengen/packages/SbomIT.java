package tengen.packages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests of the distribution's bill of materials in CycloneDX format. */
class SbomIT {
  private static final Pattern CLASSIFIER = Pattern.compile("[?&]classifier=([^&]+)");
  private static JsonNode bom;

  @BeforeAll
  static void readIt() {
    bom = JsonMapper.shared().readTree(Path.of(System.getProperty("tengen.sbom")).toFile());
  }

  @Test
  void theSbomDescribesTheProgram() {
    assertThat(bom.path("bomFormat").asString()).isEqualTo("CycloneDX");
    assertThat(bom.at("/metadata/component/purl").asString())
        .startsWith("pkg:maven/io.github.tengen-engine/tengen-app@0.1.0");
    assertThat(bom.at("/metadata/component/type").asString()).isEqualTo("application");
  }

  @Test
  void theSbomListsExactlyTheJarsOfTheDistribution() throws Exception {
    var named = new TreeSet<String>();
    for (JsonNode part : bom.path("components")) {
      named.add(jar(part));
    }
    named.add("tengen-app-0.1.0.jar");
    Path lib = Path.of(System.getProperty("tengen.distribution"), "lib");
    try (Stream<Path> files = Files.walk(lib)) {
      assertThat(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith(".jar")))
          .contains("snakeyaml-2.7.jar")
          .anyMatch(name -> name.startsWith("netty-transport-4."))
          .containsExactlyInAnyOrderElementsOf(named);
    }
  }

  @Test
  void theChecksumsAreThoseOfTheJars() throws Exception {
    Path lib = Path.of(System.getProperty("tengen.distribution"), "lib");
    var shipped = new TreeMap<String, String>();
    try (Stream<Path> files = Files.walk(lib)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
        shipped.put(file.getFileName().toString(), HexFormat.of().formatHex(hash));
      }
    }
    for (JsonNode part : bom.path("components")) {
      for (JsonNode hash : part.path("hashes")) {
        if (hash.path("alg").asString().equals("SHA-256")) {
          assertThat(hash.path("content").asString())
              .as(jar(part))
              .isEqualTo(shipped.get(jar(part)));
        }
      }
    }
  }

  /** Returns the jar's file name from name, version and the purl's classifier. */
  private static String jar(JsonNode part) {
    String name = part.path("name").asString() + "-" + part.path("version").asString();
    Matcher classifier = CLASSIFIER.matcher(part.path("purl").asString());
    return (classifier.find() ? name + "-" + classifier.group(1) : name) + ".jar";
  }

  @Test
  void everyLibraryHasALicenceAndAHash() {
    for (JsonNode part : bom.path("components")) {
      if (!part.path("group").asString().equals("io.github.tengen-engine")) {
        assertThat(part.path("licenses")).as(part.path("purl").asString()).isNotEmpty();
        assertThat(part.path("hashes")).as(part.path("purl").asString()).isNotEmpty();
      }
    }
  }
}
