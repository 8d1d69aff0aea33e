package tengen.app.install;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.text.Sha256;

/** Identifies the build of this program by the contents of its jars, independent of its folder. */
public final class Build {
  private static final int ID_DIGITS = 12;

  private static @Nullable String text;

  private Build() {}

  /**
   * Returns the version and the first digits of a SHA-256 over all jars and plugins. Computed once
   * per process.
   */
  public static synchronized String text() throws CommandException {
    if (text == null) {
      text = read();
    }
    return text;
  }

  private static String read() throws CommandException {
    if (InstallFolder.installed().isEmpty()) {
      return Version.text();
    }
    try {
      var hash = new Sha256();
      for (Path folder :
          List.of(InstallFolder.installed().get().resolve("lib"), InstallFolder.plugins())) {
        add(hash, folder);
      }
      return Version.text() + " " + hash.text().substring(0, ID_DIGITS);
    } catch (IOException e) {
      throw new CommandException(ExitCode.INTERNAL, "tengen: cannot read its own jars: " + e, e);
    }
  }

  private static void add(Sha256 hash, Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    for (Path jar : jars(folder)) {
      hash.add(Files.readAllBytes(jar));
    }
  }

  /** Returns the readable jars, which are the only ones loaded. */
  static List<Path> jars(Path folder) throws IOException {
    List<Path> jars = new ArrayList<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".jar") && Files.isReadable(file)) {
              jars.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException why) {
            return FileVisitResult.CONTINUE;
          }
        });
    jars.sort(null);
    return jars;
  }
}
