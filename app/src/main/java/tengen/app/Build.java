package tengen.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

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
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path folder : List.of(Home.installed().get().resolve("lib"), Home.plugins())) {
        add(digest, folder);
      }
      return Version.text() + " " + HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    } catch (IOException e) {
      throw new Fatal(ExitCode.INTERNAL, "tengen: its own jars cannot be read: " + e, e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void add(MessageDigest digest, Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> jars;
    try (Stream<Path> all = Files.walk(folder)) {
      jars = all.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
    for (Path jar : jars) {
      digest.update(Files.readAllBytes(jar));
    }
  }
}
