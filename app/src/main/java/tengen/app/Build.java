package tengen.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tengen.app.text.Sha256;

/** Which build of the program this is: two of the same jars are the same, wherever they lie. */
final class Build {
  private static final int DIGITS = 12;

  private Build() {}

  /** The version, and the first digits of a SHA-256 of all jars and plugins. */
  static String text() throws Fatal {
    if (Home.installed().isEmpty()) {
      return Version.text();
    }
    try {
      var hash = new Sha256();
      for (Path folder : List.of(Home.installed().get().resolve("lib"), Home.plugins())) {
        add(hash, folder);
      }
      return Version.text() + " " + hash.text().substring(0, DIGITS);
    } catch (IOException e) {
      throw new Fatal(ExitCode.INTERNAL, "tengen: its own jars cannot be read: " + e, e);
    }
  }

  private static void add(Sha256 hash, Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> jars;
    try (Stream<Path> all = Files.walk(folder)) {
      jars = all.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
    for (Path jar : jars) {
      hash.add(Files.readAllBytes(jar));
    }
  }
}
