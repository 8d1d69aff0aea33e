package tengen.app.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.app.install.InstallFolder;
import tengen.app.train.AotCache;
import tengen.app.train.StartMode;

/** Checks of the JDK and of the caches that shorten a start. */
final class StartCheck {
  private static final String JDK = "jdk";
  private static final String CACHES = "start caches";
  private static final String OPTIONS = "TENGEN_JAVA_OPTIONS";

  /** The only version that the launchers take. */
  private static final int VERSION = 25;

  /** Makes the JVM fail without its cache, name it, and end before {@code main}. */
  private static final String DRY_RUN = " -XX:AOTMode=on -Xlog:aot=info:stdout --dry-run";

  private static final String OPENED = "Opened AOT cache ";

  private StartCheck() {}

  static CheckResult jdk() {
    String found =
        Runtime.version() + " in " + System.getProperty("java.home", "an unknown folder");
    return Runtime.version().feature() == VERSION
        ? CheckResult.ok(JDK, found)
        : CheckResult.problem(
            JDK, found, "install JDK " + VERSION + ", or set TENGEN_JAVA_HOME to its folder");
  }

  static CheckResult caches() throws InterruptedException {
    Optional<Path> home = InstallFolder.installed();
    if (home.isEmpty()) {
      return CheckResult.note(CACHES, "no launcher started this program", "run bin/tengen");
    }
    List<String> outdated = new ArrayList<>();
    List<String> unused = new ArrayList<>();
    List<String> used = new ArrayList<>();
    try {
      for (StartMode mode : StartMode.values()) {
        if (!new AotCache(home.get(), mode).isCurrent()) {
          outdated.add(mode.text());
        } else {
          (isUsed(home.get(), mode) ? used : unused).add(mode.text());
        }
      }
    } catch (IOException | UncheckedIOException e) {
      return CheckResult.note(CACHES, "cannot be checked: " + e.getMessage(), "run `tengen train`");
    }
    String text =
        Stream.of(
                listed("used: ", used),
                listed("missing, outdated or damaged: ", outdated),
                listed("not accepted by the JVM: ", unused))
            .filter(part -> !part.isEmpty())
            .reduce((first, second) -> first + "; " + second)
            .orElse("");
    return outdated.isEmpty() && unused.isEmpty()
        ? CheckResult.ok(CACHES, text)
        : CheckResult.note(CACHES, text, "run `tengen train` for shorter starts");
  }

  private static String listed(String before, List<String> modes) {
    return modes.isEmpty() ? "" : before + String.join(", ", modes);
  }

  /** Lets the launcher start a JVM of this mode, which ends before {@code main}. */
  private static boolean isUsed(Path home, StartMode mode)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(home.resolve("bin").resolve("tengen").toString());
    command.addAll(mode.words());
    var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().merge(OPTIONS, DRY_RUN, String::concat);
    builder.environment().put("TENGEN_JAVA_HOME", System.getProperty("java.home", ""));
    Process launcher = builder.start();
    launcher.getOutputStream().close();
    String said = new String(launcher.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return launcher.waitFor() == 0 && said.contains(OPENED);
  }
}
