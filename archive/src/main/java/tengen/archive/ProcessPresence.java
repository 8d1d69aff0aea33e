package tengen.archive;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import tengen.protocol.words.Digits;

/** Who shares a file of SQLite is on one machine: a server is there while its process is. */
final class ProcessPresence implements Presence {
  private static final AtomicInteger SERVERS = new AtomicInteger();

  private final String server = name(ProcessHandle.current()) + " " + SERVERS.incrementAndGet();

  private static String name(ProcessHandle process) {
    return process.pid()
        + " "
        + process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  @Override
  public String server() {
    return server;
  }

  @Override
  public void show(Link link) {}

  @Override
  public boolean isThere(Link link, String other) {
    return process(other).filter(it -> other.startsWith(name(it) + " ")).isPresent();
  }

  private static Optional<ProcessHandle> process(String server) {
    OptionalLong pid = Digits.number(server.split(" ", 2)[0]);
    return pid.isPresent() ? ProcessHandle.of(pid.getAsLong()) : Optional.empty();
  }
}
