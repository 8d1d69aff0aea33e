package tengen.app.train;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import tengen.app.install.InstallFolder;
import tengen.daemon.Logs;

/** Makes AOT caches in separate processes. A session never shares its JVM with a training. */
public final class AotTraining {
  private static final String TRAIN_VARIABLE = "TENGEN_TRAIN";
  private static final String TRAIN_NEVER = "never";

  /**
   * Timeout of a training in minutes. It takes seconds, but much longer on a busy machine at low
   * priority.
   */
  private static final long TIMEOUT_MINUTES = 10;

  private static final long SHELL_TIMEOUT_MS = 100;

  /**
   * Linux setting for huge pages, which the launcher may use. A cache made with them also fits a
   * JVM without. The reverse makes a start a tenth of a second slower.
   */
  private static final Path HUGE_PAGES = Path.of("/sys/kernel/mm/transparent_hugepage/enabled");

  /** Keeps engines from resolving the JDK's vector module, whose classes no cache can hold. */
  private static final String WITHOUT_VECTORS = "-Dtengen.vectors=false";

  private AotTraining() {}

  /**
   * Starts a training in the background if this mode's cache is missing or outdated. It has a low
   * priority and outlives this process. Returns at once and ignores errors, which only make the
   * next start slower.
   */
  public static void later(StartMode mode) throws InterruptedException {
    Optional<Path> home = InstallFolder.installed();
    if (home.isEmpty() || TRAIN_NEVER.equals(System.getenv(TRAIN_VARIABLE))) {
      return;
    }
    Path launcher = home.get().resolve("bin").resolve("tengen");
    var cache = new AotCache(home.get(), mode);
    try {
      if (!isUnix(launcher) || cache.isCurrent()) {
        return;
      }
      Optional<Path> folder = cache.writableFolder();
      if (folder.isPresent() && cache.attempt(folder.get())) {
        // The shell exits at once. For a direct child, the JVM would wait 300 ms at its end for the
        // thread that waits for it.
        String detached = "nice -n 10 \"$0\" train --mode \"$1\" &";
        process(List.of("sh", "-c", detached, launcher.toString(), mode.text()), home.get())
            .start()
            .waitFor(SHELL_TIMEOUT_MS, TimeUnit.MILLISECONDS);
      }
    } catch (IOException | UncheckedIOException e) {
      Logs.warn(
          "cannot build the start cache; the next start is slower",
          "error",
          String.valueOf(e.getMessage()));
    }
  }

  private static boolean isUnix(Path launcher) {
    return launcher.getFileSystem().supportedFileAttributeViews().contains("unix")
        && Files.isExecutable(launcher);
  }

  /**
   * Makes the cache and waits for it.
   *
   * @param folder a writable folder of the cache
   * @return whether it was made; false if another process is making it
   * @throws IOException with the reason if it cannot be made
   */
  static boolean make(AotCache cache, Path folder) throws IOException, InterruptedException {
    Path lockFile = folder.resolve(cache.mode().text() + ".lock");
    try (FileChannel channel =
            FileChannel.open(lockFile, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      if (lock == null) {
        return false;
      }
      build(cache, folder);
      return true;
    }
  }

  /**
   * Makes the cache in the two steps of JEP 483. JEP 514's single step passes the options in an
   * environment variable, which breaks paths with blanks.
   */
  private static void build(AotCache cache, Path folder) throws IOException, InterruptedException {
    Path classes = folder.resolve(cache.mode().text() + ".classes.new");
    Path made = folder.resolve(cache.mode().text() + ".aot.new");
    String fingerprint = cache.fingerprint();
    try {
      java(cache, "-XX:AOTMode=record", "-XX:AOTConfiguration=" + classes);
      java(cache, "-XX:AOTMode=create", "-XX:AOTConfiguration=" + classes, "-XX:AOTCache=" + made);
      if (!cache.fingerprint().equals(fingerprint)) {
        throw new IOException("the installation changed meanwhile");
      }
      cache.publish(made, folder, fingerprint);
    } finally {
      Files.deleteIfExists(classes);
      Files.deleteIfExists(made);
    }
  }

  /** Runs the launcher's command line with the rehearsal as its main class. */
  private static void java(AotCache cache, String... options)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(AotCache.java().toString());
    if (Files.exists(HUGE_PAGES)) {
      command.add("-XX:+UseTransparentHugePages");
    }
    if (Files.exists(cache.flags())) {
      command.add("@" + cache.flags());
    }
    command.addAll(List.of(options));
    command.add("-Dtengen.home=" + cache.home());
    command.add(WITHOUT_VECTORS);
    command.add("--module-path=" + modulePath(cache));
    command.addAll(List.of("-m", "tengen.app/tengen.app.rehearsal.Rehearsal", cache.mode().name()));
    Process process = process(command, cache.home()).start();
    try {
      if (!process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES)) {
        throw new IOException("the training did not end in time");
      }
      if (process.exitValue() != 0) {
        throw new IOException(options[0] + " ended with exit code " + process.exitValue());
      }
    } finally {
      process.destroyForcibly();
    }
  }

  private static String modulePath(AotCache cache) {
    return cache.mode().modules(cache.home()).stream()
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** Creates a process that uses none of this process's streams and starts no training itself. */
  private static ProcessBuilder process(List<String> command, Path folder) {
    var builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put(TRAIN_VARIABLE, TRAIN_NEVER);
    builder.environment().put("TENGEN_JAVA_HOME", System.getProperty("java.home", ""));
    return builder
        .redirectInput(ProcessBuilder.Redirect.from(nothing()))
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  private static File nothing() {
    return new File(System.getProperty("os.name", "").startsWith("Win") ? "NUL" : "/dev/null");
  }
}
