package tengen.support;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A small JVM that has the classes of this one. */
public final class JavaProcess {
  private JavaProcess() {}

  /** Its command, run in the module's folder; its errors are this one's. */
  public static ProcessBuilder of(Class<?> main, String... words) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:CompileThresholdScaling=3",
                "-Xmx128m",
                "--enable-native-access=ALL-UNNAMED",
                "--class-path",
                String.join(
                    File.pathSeparator,
                    System.getProperty("jdk.module.path"),
                    System.getProperty("java.class.path"),
                    "target/classes",
                    "target/test-classes"),
                main.getName()));
    command.addAll(List.of(words));
    return new ProcessBuilder(DefaultSignals.before(command))
        .redirectError(ProcessBuilder.Redirect.INHERIT);
  }
}
