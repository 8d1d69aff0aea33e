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
 * The AOT cache of one mode (JEP 483 and 514), which holds loaded and linked classes for this
 * folder and JDK. A key beside it records its inputs. The launcher uses the cache only while they
 * are unchanged.
 *
 * @param home the distribution's folder, as the launcher names it
 */
public record AotCache(Path home, StartMode mode) {
  /**
   * Maximum number of attempts, so that an installation that cannot be trained is not retried after
   * every session.
   */
  private static final int MAX_ATTEMPTS = 3;

  private static final String ATTEMPT = "attempt\n";

  private static final Path JAVA_HOME = Path.of(System.getProperty("java.home", "."));

  /** Returns the file of JVM flags that the launcher uses for this mode. */
  public Path flags() {
    return home.resolve("config").resolve(mode.flags());
  }

  public static Path java() {
    return JAVA_HOME.resolve("bin").resolve("java");
  }

  /**
   * Returns everything that the cache depends on, one item per line. The launcher compares the
   * first line, which is the folder. The status change time detects a replaced file of the same
   * size and modification time, such as a rebuilt jar.
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

  /** Returns whether a complete cache of the current inputs exists. */
  public boolean isCurrent() throws IOException {
    String fingerprint = fingerprint();
    for (Path folder : folders()) {
      if (Files.exists(cache(folder))
          && text(key(folder)).equals(fingerprint + describe(cache(folder)))) {
        return true;
      }
    }
    return false;
  }

  /** Counts an attempt to make the cache. Returns false if the limit was reached before. */
  boolean attempt(Path folder) throws IOException {
    String fingerprint = fingerprint();
    String tried = text(tried(folder));
    String attempts = tried.startsWith(fingerprint) ? tried.substring(fingerprint.length()) : "";
    if (attempts.length() >= MAX_ATTEMPTS * ATTEMPT.length()) {
      return false;
    }
    Files.writeString(tried(folder), fingerprint + attempts + ATTEMPT);
    return true;
  }

  /**
   * Publishes a finished cache. Writes the key last, since the launcher takes a cache without a
   * matching key as outdated.
   */
  void publish(Path made, Path folder, String fingerprint) throws IOException {
    Files.move(made, cache(folder), StandardCopyOption.ATOMIC_MOVE);
    Path key = folder.resolve(mode.text() + ".key.new");
    Files.writeString(key, fingerprint + describe(cache(folder)));
    Files.move(key, key(folder), StandardCopyOption.ATOMIC_MOVE);
    Files.deleteIfExists(tried(folder));
  }

  /** Returns the folder beside the program, or in the user's cache if that is not writable. */
  Optional<Path> writableFolder() {
    return folders().stream().filter(AotCache::isWritable).findFirst();
  }

  /** Returns the two cache folders in the launcher's order. */
  List<Path> folders() {
    return Stream.concat(Stream.of(home.resolve("cache")), userFolder().stream()).toList();
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
