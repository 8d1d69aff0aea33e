package tengen.support;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts a small JVM with this one's class path. */
public final class JavaProcess {
  private JavaProcess() {}

  /** Returns its command, run in the module's folder with this process's standard error. */
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
