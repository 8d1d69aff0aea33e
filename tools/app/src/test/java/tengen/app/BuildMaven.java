package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The build's Maven. */
public final class BuildMaven {
  private BuildMaven() {}

  /** Runs Maven in a folder on the JDK of the tests. Fails with its output unless it succeeds. */
  public static void run(Path folder, String... arguments)
      throws IOException, InterruptedException {
    run(Path.of(System.getProperty("java.home")), folder, arguments);
  }

  /** Runs Maven in a folder on this Java. Fails with its output unless it succeeds. */
  static void run(Path java, Path folder, String... arguments)
      throws IOException, InterruptedException {
    String maven = Path.of(System.getProperty("tengen.maven"), "bin", "mvn").toString();
    List<String> command = new ArrayList<>(List.of(maven, "-q", "-B"));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", java.toString());
    // The C2 compiler costs more than it saves in such a short build.
    builder.environment().put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
  }
}
