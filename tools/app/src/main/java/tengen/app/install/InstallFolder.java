package tengen.app.install;

import java.nio.file.Path;
import java.util.Optional;

/** The distribution's folder, given by the launcher. */
public final class InstallFolder {
  private static final Optional<Path> INSTALLED =
      Optional.ofNullable(System.getProperty("tengen.home")).map(Path::of);

  private static final Path FOLDER =
      INSTALLED.orElseGet(() -> Path.of(System.getProperty("user.dir", ".")));

  private InstallFolder() {}

  /** Returns the folder, or empty if no launcher started this process. */
  public static Optional<Path> installed() {
    return INSTALLED;
  }

  public static Path plugins() {
    return FOLDER.resolve("plugins");
  }

  /** Returns the project of the example engine. */
  public static Path exampleEngine() {
    return FOLDER.resolve("docs").resolve("examples").resolve("first-engine");
  }

  public static Path defaultConfig() {
    return FOLDER.resolve("config").resolve("default.yaml");
  }

  public static Path tournamentConfig() {
    return FOLDER.resolve("config").resolve("tournament.yaml");
  }
}
