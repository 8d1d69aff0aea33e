package tengen.packages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.support.Program;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tests of the OCI image: the contents of its layers, and running it. */
class ImageIT {
  @TempDir Path scratch;
  private OciLayout image;

  @BeforeEach
  void open() throws Exception {
    Path tar = Path.of(System.getProperty("tengen.image"));
    if (!Files.exists(tar)) {
      Tools.leaveOut("no image was built: that takes Debian or Ubuntu on amd64");
    }
    image = new OciLayout(Files.createDirectory(scratch.resolve("image")));
    Tools.run(image.folder(), "tar", "-xf", tar.toString());
  }

  @Test
  void theLayersAreSystemJavaDistributionAndConfiguration() throws Exception {
    List<List<String>> layers = new ArrayList<>();
    for (Path layer : image.layers()) {
      layers.add(list(layer, "-t").lines().filter(name -> !name.endsWith("/")).toList());
    }

    assertThat(layers).hasSize(5);
    // Added by Jib, for programs with a class path.
    assertThat(layers.get(0)).allMatch(name -> name.startsWith("app/jib-")).hasSize(2);
    assertThat(layers.get(1))
        .contains("bin/sh", "etc/passwd", "usr/share/doc/libc6/copyright")
        .contains("var/lib/dpkg/status.d/libc6", "var/lib/dpkg/status.d/dash")
        .anyMatch(name -> name.endsWith("/libc.so.6"));
    assertThat(layers.get(2))
        .allMatch(name -> name.startsWith("opt/tengen/jre/"))
        .contains("opt/tengen/jre/bin/java", "opt/tengen/jre/lib/server/classes.jsa");
    assertThat(layers.get(3))
        .allMatch(name -> name.startsWith("opt/tengen/"))
        .contains("opt/tengen/bin/tengen", "opt/tengen/LICENSE", "opt/tengen/docs/packages.md")
        .noneMatch(name -> name.matches(".*/cache/.*|.*\\.(bat|exe)"));
    assertThat(layers.get(4)).containsExactly("etc/tengen/server.yaml");
  }

  @Test
  void everythingBelongsToRootAndOnlyRootMayWriteButInTmp() throws Exception {
    for (Path layer : image.layers()) {
      assertThat(list(layer, "-tv", "--numeric-owner").lines())
          .isNotEmpty()
          .allMatch(line -> line.matches(".....-..-. 0/0 .*|drwxrwxrwx 0/0 .* tmp/"));
    }
  }

  @Test
  void theImageServesAsAnUnprivilegedUser() {
    assertThat(image.config().at("/config/User").asString()).isEqualTo("tengen");
    assertThat(image.config().at("/config/Entrypoint").toString())
        .isEqualTo("[\"/opt/tengen/bin/tengen\"]");
    assertThat(image.config().at("/config/Cmd").toString())
        .isEqualTo("[\"serve\",\"--config\",\"/etc/tengen/server.yaml\"]");
  }

  @Test
  void theImagePlaysInAContainerRuntime() throws Exception {
    Tools.require("runc");
    if (!System.getProperty("user.name").equals("root")) {
      Tools.leaveOut("only root runs the image by runc");
    }
    Path bundle = bundle();

    writeConfig(bundle, "check-config", "/etc/tengen/server.yaml");
    assertThat(Tools.run(bundle, "runc", "run", "tengen-check")).contains("/tmp/control");

    writeConfig(bundle, "stdio", "--protocol", "gtp", "--engine", "nogo");
    try (Program program = Program.start(bundle, List.of("runc", "run", "tengen-plays"))) {
      program.peer().send("genmove b\nquit\n");
      assertThat(program.peer().line()).matches("= [A-J][1-9]");
      program.peer().rest();
      assertThat(program.exitCode()).as(program.errors()).isZero();
    }
  }

  private Path bundle() throws Exception {
    Path bundle = Files.createDirectory(scratch.resolve("bundle"));
    Path root = Files.createDirectory(bundle.resolve("rootfs"));
    for (Path layer : image.layers()) {
      Tools.run(root, "tar", "-xzf", layer.toString(), "--warning=no-unknown-keyword");
    }
    return bundle;
  }

  /**
   * Writes a runtime configuration from the image's configuration, as {@code podman run
   * --read-only} does: only {@code /tmp} is writable.
   */
  private void writeConfig(Path bundle, String... arguments) throws Exception {
    Path file = bundle.resolve("config.json");
    Files.deleteIfExists(file);
    Tools.run(bundle, "runc", "spec");
    ObjectNode spec = (ObjectNode) JsonMapper.shared().readTree(file.toFile());
    ObjectNode process = (ObjectNode) spec.path("process");
    ArrayNode command = (ArrayNode) image.config().at("/config/Entrypoint");
    List.of(arguments).forEach(command::add);
    process.set("args", command);
    process.set("env", image.config().at("/config/Env"));
    process.put("terminal", false).remove("rlimits");
    ((ObjectNode) process.path("user")).put("uid", 7300).put("gid", 7300);
    ((ArrayNode) spec.path("mounts"))
        .addObject()
        .put("destination", "/tmp")
        .put("type", "tmpfs")
        .put("source", "tmpfs");
    JsonMapper.shared().writeValue(file.toFile(), spec);
  }

  private static String list(Path layer, String... options) throws Exception {
    var command = new ArrayList<>(List.of("tar", "--warning=no-unknown-keyword", "-zf"));
    command.add(layer.toString());
    command.addAll(List.of(options));
    return Tools.run(layer.getParent(), command.toArray(String[]::new));
  }
}
