package tengen.app.train;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The AOT cache of one mode (JEP 483 and 514): loaded and linked classes of this very folder and
 * JDK, beside a key that says what it was made from. The launcher uses it while nothing of that has
 * changed.
 *
 * @param home the distribution's folder, as the launcher names it
 */
public record AotCache(Path home, StartMode mode) {
  /** An installation that cannot be trained is not tried after every session for ever. */
  private static final int ATTEMPTS = 3;

  private static final String ATTEMPT = "attempt\n";

  private static final Path JAVA_HOME = Path.of(System.getProperty("java.home", "."));

  /** The flags that the launcher starts this mode with. */
  public Path flags() {
    return home.resolve("config").resolve(mode.flags());
  }

  public static Path java() {
    return JAVA_HOME.resolve("bin").resolve("java");
  }

  /**
   * Everything that a cache depends on, a line each; the first line is the folder, which the
   * launcher compares. The status time tells a file that was replaced by one of the same size and
   * time, as a rebuilt jar is.
   */
  String fingerprint() throws IOException {
    var files = new ArrayList<>(List.of(JAVA_HOME.resolve("release"), flags()));
    for (Path folder : mode.modules(home)) {
      try (Stream<Path> jars = Files.list(folder)) {
        jars.filter(Files::isRegularFile).sorted().forEach(files::add);
      }
    }
    try {
      return Stream.concat(
              Stream.of(home.toString(), JAVA_HOME + " " + Runtime.version()),
              files.stream().filter(Files::exists).map(AotCache::describe))
          .map(line -> line + "\n")
          .collect(Collectors.joining());
    } catch (UncheckedIOException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** A cache of what is here now has been made; whole, too. */
  boolean isCurrent() throws IOException {
    String fingerprint = fingerprint();
    for (Path folder : folders().toList()) {
      if (Files.exists(cache(folder))
          && text(key(folder)).equals(fingerprint + describe(cache(folder)))) {
        return true;
      }
    }
    return false;
  }

  /** Counts an attempt to make it; false: there were enough. */
  boolean attempt(Path folder) throws IOException {
    String fingerprint = fingerprint();
    String tried = text(tried(folder));
    String attempts = tried.startsWith(fingerprint) ? tried.substring(fingerprint.length()) : "";
    if (attempts.length() >= ATTEMPTS * ATTEMPT.length()) {
      return false;
    }
    Files.writeString(tried(folder), fingerprint + attempts + ATTEMPT);
    return true;
  }

  /** The key is the last to come: until then the launcher takes the cache for an outdated one. */
  void publish(Path made, Path folder, String fingerprint) throws IOException {
    Files.move(made, cache(folder), StandardCopyOption.ATOMIC_MOVE);
    Path key = folder.resolve(mode.text() + ".key.new");
    Files.writeString(key, fingerprint + describe(cache(folder)));
    Files.move(key, key(folder), StandardCopyOption.ATOMIC_MOVE);
    Files.deleteIfExists(tried(folder));
  }

  /** Beside the program, or where that cannot be written in the user's cache. */
  Optional<Path> writableFolder() {
    return folders().filter(AotCache::isWritable).findFirst();
  }

  /** The same two, in the same order, as in the launcher. */
  private Stream<Path> folders() {
    return Stream.concat(Stream.of(home.resolve("cache")), userFolder().stream());
  }

  private Optional<Path> userFolder() {
    return Optional.ofNullable(System.getenv("XDG_CACHE_HOME"))
        .filter(folder -> !folder.isEmpty())
        .or(() -> Optional.ofNullable(System.getenv("HOME")).map(user -> user + "/.cache"))
        .map(base -> Path.of(base + "/tengen" + home));
  }

  private static boolean isWritable(Path folder) {
    try {
      Files.createDirectories(folder);
      return Files.isWritable(folder);
    } catch (IOException _) {
      return false;
    }
  }

  private Path cache(Path folder) {
    return folder.resolve(mode.text() + ".aot");
  }

  private Path key(Path folder) {
    return folder.resolve(mode.text() + ".key");
  }

  private Path tried(Path folder) {
    return folder.resolve(mode.text() + ".tried");
  }

  private static String text(Path file) throws IOException {
    return Files.exists(file) ? Files.readString(file) : "";
  }

  private static String describe(Path file) {
    try {
      var attributes = Files.readAttributes(file, BasicFileAttributes.class);
      Object changed =
          file.getFileSystem().supportedFileAttributeViews().contains("unix")
              ? Files.getAttribute(file, "unix:ctime")
              : attributes.creationTime();
      return String.join(
          " ",
          file.getFileName().toString(),
          Long.toString(attributes.size()),
          attributes.lastModifiedTime().toString(),
          String.valueOf(changed));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
