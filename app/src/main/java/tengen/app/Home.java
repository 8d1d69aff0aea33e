package tengen.app;

import java.nio.file.Path;

/** The distribution's folder, which the launcher names. */
final class Home {
  private static final Path FOLDER =
      Path.of(System.getProperty("tengen.home", System.getProperty("user.dir", ".")));

  private Home() {}

  static Path plugins() {
    return FOLDER.resolve("plugins");
  }

  static Path defaultConfig() {
    return FOLDER.resolve("config").resolve("default.yaml");
  }
}
