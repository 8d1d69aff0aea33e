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
 * The heap that {@code serve} has when it is started here and now: a JVM with the flags of {@code
 * config/serve.jvm} is asked. Under another bound of memory, as a service's, it is another.
 */
final class ServeHeap {
  private static final Pattern MAX_HEAP = Pattern.compile("\\bMaxHeapSize\\s*=\\s*(\\d+)");

  private ServeHeap() {}

  /** Where no JVM can be asked, the heap of this one. */
  static HeapBudget budget() {
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
      String told = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return MAX_HEAP.matcher(told).results().findFirst().map(ServeHeap::bytes);
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private static long bytes(MatchResult found) {
    return Long.parseLong(found.group(1));
  }
}
