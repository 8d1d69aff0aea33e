package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import tengen.support.Executables;
import tengen.support.Program;

/** The built distribution, run through its launchers. */
public record Distribution(Path home) {

  /** Returns the distribution of this build. In the full tier it has its caches. */
  public static Distribution built() {
    return new Distribution(Path.of(property("tengen.distribution")));
  }

  /** Returns the folder for output of tests. */
  public static Path output() {
    return Path.of(property("tengen.output"));
  }

  /** Returns the root of the checkout. */
  public static Path root() {
    return Path.of(property("tengen.root"));
  }

  private static String property(String name) {
    return Objects.requireNonNull(System.getProperty(name), name);
  }

  /** Returns a modifiable copy without AOT caches, which would not match another folder. */
  public Distribution copyTo(Path folder) throws IOException {
    return new Distribution(copy(home, folder, home.resolve("cache")));
  }

  /** Returns such a copy with the example plugin {@code more-games} turned on, as its users do. */
  public Distribution withMoreGames(Path folder) throws IOException {
    Distribution own = copyTo(folder);
    Files.copy(
        own.home().resolve("plugins-available/more-games.jar"),
        own.home().resolve("plugins/more-games.jar"));
    return own;
  }

  /** Copies all files of a folder, except those in {@code omitted}. */
  public static Path copy(Path from, Path to, Path omitted) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        if (!Files.isDirectory(file) && !file.startsWith(omitted)) {
          Files.createDirectories(copy.getParent());
          if (Files.isExecutable(file)) {
            Executables.copy(file, copy);
          } else {
            Files.copy(file, copy);
          }
        }
      }
    }
    return to;
  }

  /** Makes the AOT cache of a mode. */
  public void train(String mode) throws IOException, InterruptedException {
    try (Program program = tengen("train", "--mode", mode)) {
      assertThat(program.exitCode()).as(program.errors()).isZero();
      assertThat(program.errors()).isEmpty();
    }
  }

  /** Returns the path of {@code tengen}. */
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
