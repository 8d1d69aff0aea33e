package tengen.archive;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import tengen.protocol.words.Digits;
import tengen.sql.BootId;

/**
 * Presence of servers that share a SQLite file, judged by their processes. They run on one machine
 * in one PID namespace.
 */
final class ProcessPresence implements Presence {
  private static final AtomicInteger SERVERS = new AtomicInteger();

  /**
   * Index of {@code starttime}, the 22nd word of {@code stat}, counted from the word after the
   * program's name.
   */
  private static final int START_WORD = 19;

  private final String server = name(ProcessHandle.current()) + " " + SERVERS.incrementAndGet();

  private static String name(ProcessHandle process) {
    return process.pid() + " " + start(process);
  }

  /**
   * Returns the process's start time in ticks since the boot with the boot's id, if Linux reports
   * them, since the system clock may be set.
   */
  private static String start(ProcessHandle process) {
    try {
      Path file = Path.of("/proc", Long.toString(process.pid()), "stat");
      String stat = Files.readString(file, StandardCharsets.ISO_8859_1);
      String[] words = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      return words[START_WORD] + " " + BootId.read();
    } catch (IOException _) {
      return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L).toString();
    }
  }

  @Override
  public String server() {
    return server;
  }

  @Override
  public void show(Link link) {}

  @Override
  public boolean isRunning(Link link, String other) {
    return process(other).filter(it -> other.startsWith(name(it) + " ")).isPresent();
  }

  private static Optional<ProcessHandle> process(String server) {
    OptionalLong pid = Digits.number(server.split(" ", 2)[0]);
    return pid.isPresent() ? ProcessHandle.of(pid.getAsLong()) : Optional.empty();
  }
}
