package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The build's Maven, run as an engine author runs it after {@code mvn install -pl testing/testkit
 * -am}. Tengen's artifacts lie in a separate repository whose other entries link to the user's. So
 * nothing is left in the user's repository or downloaded twice.
 */
final class AuthorsMaven implements AutoCloseable {
  private static final String GROUP = "io.github.tengen-engine";
  private static final String VERSION = "0.1.0";

  /** Folders of the modules that authors depend on. */
  private static final Map<String, String> FOLDERS =
      Map.of(
          "tengen-engine-api",
          "engine-api",
          "tengen-rules",
          "games/rules",
          "tengen-engine-testkit",
          "testing/testkit");

  private final Path repository;

  /** Creates the repository in this folder, which must not exist. */
  AuthorsMaven(Path folder) throws IOException {
    repository = Files.createDirectory(folder);
    Path user = Path.of(System.getProperty("tengen.repository"));
    Path own = repository;
    for (Path step : Path.of(GROUP.replace('.', '/'))) {
      linkAllBut(step, user, own);
      user = user.resolve(step);
      own = Files.createDirectory(own.resolve(step));
    }
    install("tengen-parent", Distribution.root());
    for (String module : FOLDERS.keySet()) {
      Path jar = Path.of("target", module + "-" + VERSION + ".jar");
      Path source = Distribution.root().resolve(FOLDERS.get(module));
      Files.copy(source.resolve(jar), install(module, source).resolve(jar.getFileName()));
    }
  }

  private static void linkAllBut(Path left, Path from, Path to) throws IOException {
    if (!Files.isDirectory(from)) {
      return;
    }
    try (Stream<Path> entries = Files.list(from)) {
      for (Path entry : entries.filter(each -> !each.endsWith(left)).toList()) {
        Files.createSymbolicLink(to.resolve(entry.getFileName()), entry);
      }
    }
  }

  private Path install(String module, Path source) throws IOException {
    Path folder = repository.resolve(GROUP.replace('.', '/')).resolve(module).resolve(VERSION);
    Files.createDirectories(folder);
    Files.copy(source.resolve("pom.xml"), folder.resolve(module + "-" + VERSION + ".pom"));
    return folder;
  }

  /** Packages the project in this folder. In the long form, also runs its tests. */
  void pack(Path project) throws IOException, InterruptedException {
    String maven = Path.of(System.getProperty("tengen.maven"), "bin", "mvn").toString();
    List<String> command =
        List.of(
            maven,
            "-q",
            "-B",
            "-Dmaven.repo.local=" + repository,
            "-DskipTests=" + !Boolean.getBoolean("tengen.long"),
            "package");
    var builder = new ProcessBuilder(command).directory(project.toFile()).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    // The C2 compiler costs more than it saves in such a short build.
    builder.environment().put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
  }

  /** Removes the links, since JUnit warns about links in its temporary folders. */
  @Override
  public void close() throws IOException {
    try (Stream<Path> entries = Files.walk(repository)) {
      for (Path link : entries.filter(Files::isSymbolicLink).toList()) {
        Files.delete(link);
      }
    }
  }
}
