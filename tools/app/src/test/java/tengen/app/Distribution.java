package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import tengen.support.Program;

/** The distribution as it was built, run through its own launchers. */
public record Distribution(Path home) {

  /** The one that the build left; its caches are there in the full tier. */
  public static Distribution built() {
    return new Distribution(Path.of(property("tengen.distribution")));
  }

  /** Where the build leaves what it makes. */
  public static Path output() {
    return Path.of(property("tengen.output"));
  }

  /** The checkout's root. */
  public static Path root() {
    return Path.of(property("tengen.root"));
  }

  private static String property(String name) {
    return Objects.requireNonNull(System.getProperty(name), name);
  }

  /** A copy of its own, to add to; its AOT caches would not fit there. */
  public Distribution copyTo(Path folder) throws IOException {
    return new Distribution(copy(home, folder, home.resolve("cache")));
  }

  /** Copies all files of a folder but those in {@code omitted}. */
  static Path copy(Path from, Path to, Path omitted) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (!Files.isDirectory(file) && !file.startsWith(omitted)) {
          Files.createDirectories(copy.getParent());
          Files.copy(file, copy);
        }
      }
    }
    return to;
  }

  /** Makes the cache of a mode. */
  public void train(String mode) throws IOException, InterruptedException {
    try (Program program = tengen("train", "--mode", mode)) {
      assertThat(program.exitCode()).as(program.errors()).isZero();
      assertThat(program.errors()).isEmpty();
    }
  }

  /** The path of {@code tengen}. */
  public String launcher() {
    return home.resolve("bin/tengen").toString();
  }

  public Program tengen(String... arguments) throws IOException {
    return run("tengen", arguments);
  }

  public Program brain() throws IOException {
    return run("pbrain-tengen");
  }

  private Program run(String launcher, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(home.resolve("bin").resolve(launcher).toString());
    command.addAll(List.of(arguments));
    return Program.start(home, command);
  }
}
