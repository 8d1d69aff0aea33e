package tengen.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.support.Foreign;

/**
 * The build's Maven on Java 17, which is what Debian's Maven runs on. Its local repository links to
 * the user's, except for Tengen's group, which is empty. So nothing is left in the user's
 * repository or downloaded twice, and Tengen's artifacts come from the project alone.
 */
final class AuthorsMaven implements AutoCloseable {
  private static final Path OWN_GROUP = Path.of("io/github/tengen-engine");
  private static final Path VIRTUAL_MACHINES = Path.of("/usr/lib/jvm");

  private final Path java;
  private final Path repository;

  private AuthorsMaven(Path java, Path repository) {
    this.java = java;
    this.repository = repository;
  }

  /**
   * Creates the local repository in this folder, which must not exist. Skips the test if there is
   * no Java 17.
   */
  static AuthorsMaven onJava17(Path folder) throws IOException {
    Optional<Path> java = findJava17();
    if (java.isEmpty()) {
      Foreign.leaveOut("no Java 17 in " + VIRTUAL_MACHINES + " to run Maven on");
    }
    var maven = new AuthorsMaven(java.orElseThrow(), Files.createDirectory(folder));
    maven.linkToUserRepository();
    return maven;
  }

  private static Optional<Path> findJava17() throws IOException {
    if (!Files.isDirectory(VIRTUAL_MACHINES)) {
      return Optional.empty();
    }
    try (Stream<Path> found = Files.list(VIRTUAL_MACHINES)) {
      return found.filter(each -> each.getFileName().toString().startsWith("java-17-")).findFirst();
    }
  }

  private void linkToUserRepository() throws IOException {
    Path user = Path.of(System.getProperty("tengen.repository"));
    Path own = repository;
    for (Path step : OWN_GROUP) {
      linkAllBut(step, user, own);
      user = user.resolve(step);
      own = Files.createDirectory(own.resolve(step));
    }
  }

  private static void linkAllBut(Path left, Path from, Path to) throws IOException {
    if (!Files.isDirectory(from)) {
      return;
    }
    try (Stream<Path> entries = Files.list(from)) {
      for (Path entry : entries.filter(each -> !each.endsWith(left)).toList()) {
        Files.createSymbolicLink(to.resolve(entry.getFileName()), entry);
      }
    }
  }

  /** Packages the projects in this folder in one run. In the long form, also runs their tests. */
  void pack(Path folder, String... projects) throws IOException, InterruptedException {
    String modules =
        Stream.of(projects)
            .map(project -> "<module>" + project + "</module>")
            .collect(Collectors.joining());
    Files.writeString(
        folder.resolve("pom.xml"),
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>acme</groupId>
          <artifactId>all</artifactId>
          <version>1.0</version>
          <packaging>pom</packaging>
          <modules>%s</modules>
        </project>
        """
            .formatted(modules));
    BuildMaven.run(
        java,
        folder,
        "-Dmaven.repo.local=" + repository,
        "-DskipTests=" + !Boolean.getBoolean("tengen.long"),
        "package");
  }

  /** Removes the links, since JUnit warns about links in its temporary folders. */
  @Override
  public void close() throws IOException {
    try (Stream<Path> entries = Files.walk(repository)) {
      for (Path link : entries.filter(Files::isSymbolicLink).toList()) {
        Files.delete(link);
      }
    }
  }
}
