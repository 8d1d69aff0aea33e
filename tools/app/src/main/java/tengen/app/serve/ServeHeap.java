package tengen.app.serve;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tengen.app.install.InstallFolder;
import tengen.app.train.AotCache;
import tengen.app.train.StartMode;
import tengen.daemon.HeapBudget;

/**
 * The heap size that {@code serve} would have on this machine, determined by a JVM with the flags
 * of {@code config/serve.jvm}. It can differ under another memory limit, such as a service's.
 */
public final class ServeHeap {
  private static final Pattern MAX_HEAP = Pattern.compile("\\bMaxHeapSize\\s*=\\s*(\\d+)");

  private ServeHeap() {}

  /** Returns the heap budget of {@code serve}, or of this JVM if no other can be started. */
  public static HeapBudget budget() {
    return InstallFolder.installed()
        .map(home -> new AotCache(home, StartMode.SERVE).flags())
        .filter(Files::isReadable)
        .flatMap(ServeHeap::ask)
        .map(HeapBudget::new)
        .orElseGet(HeapBudget::ofThisJvm);
  }

  private static Optional<Long> ask(Path flags) {
    try {
      Process java =
          new ProcessBuilder(
                  AotCache.java().toString(), "@" + flags, "-XX:+PrintFlagsFinal", "-version")
              .redirectErrorStream(true)
              .start();
      String output = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return MAX_HEAP.matcher(output).results().findFirst().map(ServeHeap::bytes);
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private static long bytes(MatchResult found) {
    return Long.parseLong(found.group(1));
  }
}
