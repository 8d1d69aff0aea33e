package tengen.checks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The working copy: its modules and their compiled classes. */
final class Repository {
  private static final Set<String> SKIPPED = Set.of("target", "node_modules", "vendor");

  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

  private Repository() {}

  static Path root() {
    String root =
        Objects.requireNonNull(System.getProperty("tengen.root"), "tengen.root is not set");
    return Path.of(root).toAbsolutePath().normalize();
  }

  /** Returns the modules of the root POM that have main classes. */
  static List<Path> modules() {
    return MODULE
        .matcher(read(root().resolve("pom.xml")))
        .results()
        .map((MatchResult match) -> root().resolve(match.group(1)))
        .filter(module -> Files.isDirectory(module.resolve("src/main/java")))
        .toList();
  }

  /** Returns the folders of the modules' compiled main classes. */
  static List<Path> classFolders() {
    return modules().stream().map(module -> module.resolve("target/classes")).toList();
  }

  /** Returns all compiled main classes except module descriptors and generated ones. */
  static List<Path> classFiles() {
    return classFolders().stream()
        .filter(Files::isDirectory)
        .flatMap(Repository::classFiles)
        .filter(file -> !file.endsWith("module-info.class"))
        .filter(file -> !file.toString().contains("jmh_generated"))
        .toList();
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException thrown) {
      throw new UncheckedIOException(thrown);
    }
  }

  static Stream<String> lines(Path file) {
    return read(file).lines();
  }

  private static Stream<Path> classFiles(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".class")).sorted().toList().stream();
    } catch (IOException thrown) {
      throw new UncheckedIOException(thrown);
    }
  }

  /** Returns the files below a folder, or the file itself, without build outputs and libraries. */
  static List<Path> files(Path root) {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(
          root,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
              String name = path.getFileName().toString();
              return SKIPPED.contains(name) || (name.startsWith(".") && !path.equals(root))
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              files.add(file);
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException thrown) {
      throw new UncheckedIOException(thrown);
    }
    return files;
  }
}
