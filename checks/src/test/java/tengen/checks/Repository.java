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

/** The working copy: its modules, sources and compiled classes. */
final class Repository {
  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

  /** Built, hidden or brought along: not ours to judge. */
  private static final Set<String> SKIPPED = Set.of("target", ".git", ".tengen", ".idea");

  private Repository() {}

  static Path root() {
    String root =
        Objects.requireNonNull(System.getProperty("tengen.root"), "tengen.root is not set");
    return Path.of(root).toAbsolutePath().normalize();
  }

  /** The modules of the root pom that have main classes. */
  static List<Path> modules() {
    return MODULE
        .matcher(read(root().resolve("pom.xml")))
        .results()
        .map((MatchResult match) -> root().resolve(match.group(1)))
        .filter(module -> Files.isDirectory(module.resolve("src/main/java")))
        .toList();
  }

  /** Where each module's main classes are compiled to. */
  static List<Path> classFolders() {
    return modules().stream().map(module -> module.resolve("target/classes")).toList();
  }

  static List<Path> javaFiles() {
    return files(root(), ".java");
  }

  /** All compiled main classes but module descriptors and what generators wrote. */
  static List<Path> classFiles() {
    return classFolders().stream()
        .filter(Files::isDirectory)
        .flatMap(folder -> files(folder, ".class").stream())
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

  private static List<Path> files(Path folder, String ending) {
    var found = new ArrayList<Path>();
    var visitor =
        new SimpleFileVisitor<Path>() {
          @Override
          public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
            boolean skip = !path.equals(folder) && SKIPPED.contains(path.getFileName().toString());
            return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(ending)) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        };
    try {
      Files.walkFileTree(folder, visitor);
    } catch (IOException thrown) {
      throw new UncheckedIOException(thrown);
    }
    return found.stream().sorted().toList();
  }
}
