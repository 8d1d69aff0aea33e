package tengen.lint;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The Java files of the working copy. */
final class Sources {
  /** Folders with build output, hidden files or editor settings. */
  private static final Set<String> SKIPPED = Set.of("target", ".git", ".tengen", ".idea");

  private Sources() {}

  static Path root() {
    String root =
        Objects.requireNonNull(System.getProperty("tengen.root"), "tengen.root is not set");
    return Path.of(root).toAbsolutePath().normalize();
  }

  static List<Path> javaFiles() throws IOException {
    var found = new ArrayList<Path>();
    Files.walkFileTree(
        root(),
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
            boolean skip = SKIPPED.contains(path.getFileName().toString());
            return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".java")) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return found.stream().sorted().toList();
  }
}
