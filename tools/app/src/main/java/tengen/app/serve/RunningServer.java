package tengen.app.serve;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tengen.app.install.ConfigDraft;
import tengen.app.install.InstallFolder;
import tengen.app.install.Installation;
import tengen.app.install.Version;
import tengen.app.output.ExitCode;
import tengen.app.output.Fatal;
import tengen.app.storage.ServiceLayer;
import tengen.app.storage.StateFolder;
import tengen.config.ListenerConfig;
import tengen.config.TengenConfig;
import tengen.daemon.Daemon;
import tengen.daemon.HeapBudget;
import tengen.daemon.Logs;
import tengen.daemon.monitor.Monitor;
import tengen.daemon.monitor.MonitorFactory;
import tengen.daemon.net.InheritedSockets;
import tengen.daemon.net.TcpTransport;
import tengen.daemon.session.ProtocolLog;
import tengen.host.monitor.SearchLoad;
import tengen.protocol.words.Digits;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveFactory;

/**
 * The daemon at work: its listeners, and what its operator asks of it while it runs. Any thread may
 * call.
 */
public final class RunningServer implements AutoCloseable {
  private final @Nullable Path file;
  private final Optional<ProtocolLog> protocolLog;
  private final InheritedSockets handed;
  private final TcpTransport tcp;
  private final long startNanos = System.nanoTime();
  private final CountDownLatch end = new CountDownLatch(1);

  /** What stays in force until a restart is this one's. */
  private final TengenConfig started;

  private TengenConfig config;
  private Daemon daemon;

  /** When a drain ends it, in seconds since the start; later than any: it does not drain. */
  private long drainedBySeconds = Long.MAX_VALUE;

  /**
   * One that listens nowhere yet.
   *
   * @param file that the configuration came from, and is read from again
   * @param protocolLog keeps what is said
   * @param handed listeners that are open already
   */
  RunningServer(
      @Nullable Path file,
      Installation installation,
      Optional<ProtocolLog> protocolLog,
      InheritedSockets handed) {
    this.handed = handed;
    this.file = file;
    this.protocolLog = protocolLog;
    this.started = installation.config();
    this.config = started;
    this.daemon = installation.daemon();
    this.tcp = new TcpTransport(config.limits(), handed);
    daemon.serveWith(tcp.health());
    daemon.monitor().expect();
    if (config.archive().url().isPresent()) {
      daemon.archive().expect();
    }
  }

  /**
   * Opens the listeners.
   *
   * @throws Fatal if one cannot be opened
   */
  synchronized void listen() throws Fatal {
    for (ListenerConfig listener : config.listeners()) {
      try {
        listen(daemon, config, listener);
      } catch (IOException e) {
        throw new Fatal(ExitCode.CANNOT_LISTEN, "tengen: " + cannot(listener, e), e);
      }
    }
    handed
        .unused()
        .forEach(
            at ->
                Logs.warn(
                    "no listener is configured for the socket handed over: {0}", at.toString()));
    tcp.ready();
  }

  /** Brings the archive in, for which the listeners need not wait. */
  synchronized void keep() {
    config
        .archive()
        .url()
        .ifPresent(
            url ->
                service("archive", ArchiveFactory.class)
                    .ifPresentOrElse(
                        factory -> daemon.attachArchive(factory, StateFolder.url(url)),
                        () -> daemon.archive().attach(Archive.NONE)));
  }

  /**
   * Attaches the metrics module; called after the listeners are open, which need not wait for it.
   */
  synchronized void watch() {
    watch(daemon);
  }

  /** Attaches the metrics module to the daemon, or no metrics where the module is not installed. */
  public static void watch(Daemon daemon) {
    daemon
        .monitor()
        .attach(
            ServiceLoader.load(MonitorFactory.class)
                .findFirst()
                .map(factory -> factory.create(daemon))
                .orElse(Monitor.NONE));
  }

  /** What the module of this name provides, with the jars of its own folder. */
  private static <S> Optional<S> service(String name, Class<S> service) {
    return InstallFolder.installed()
        .flatMap(
            home ->
                ServiceLayer.load(List.of(home.resolve("lib", name)), "tengen." + name, service));
  }

  private void listen(Daemon to, TengenConfig under, ListenerConfig listener) throws IOException {
    if (under.isOpen(listener)) {
      Logs.warn(
          "listener {0} is open to other machines, without login or without encryption",
          listener.name());
    }
    InetSocketAddress bound =
        tcp.listen(listener, to.listenerContext(listener).withProtocolLog(protocolLog));
    Logs.info("listening on {0}", at(listener, bound.getPort()));
  }

  private static String at(ListenerConfig listener, int port) {
    return String.format(
        Locale.ROOT,
        "%s:%d (%s, %s)",
        listener.address(),
        port,
        listener.name(),
        listener.protocol());
  }

  private static String cannot(ListenerConfig listener, IOException why) {
    return String.format(
        Locale.ROOT,
        "listener %s cannot listen on %s:%d: %s",
        listener.name(),
        listener.address(),
        listener.port(),
        why.getMessage());
  }

  /** How many clients are connected now. */
  int clients() {
    return tcp.sessions();
  }

  /** Whether it is told to end within so many seconds; blocks meanwhile. */
  boolean endsWithin(long seconds) {
    try {
      return end.await(seconds, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      // A plugin's doing: nothing of ours interrupts this thread.
      return end.getCount() == 0;
    }
  }

  /** Blocks until it is told to end. */
  void awaitEnd() {
    boolean isOver = false;
    while (!isOver) {
      isOver = endsWithin(Long.MAX_VALUE);
    }
  }

  /** What it answers to a line of {@code tengen ctl}; the first word tells whether it is done. */
  List<String> answer(String line) {
    String[] words = line.split(" ", 3);
    return switch (words[0]) {
      case "status" -> done(status());
      case "sessions" -> done(sessions());
      case "top" -> done(top());
      case "reload" -> reload();
      case "drain" -> drain(line, number(words, 1), number(words, 2));
      case "stop" -> {
        end.countDown();
        yield done(List.of("stopping"));
      }
      default -> failed(List.of("unknown: " + words[0]));
    };
  }

  private static OptionalLong number(String[] words, int at) {
    return at < words.length ? Digits.number(words[at]) : OptionalLong.empty();
  }

  private List<String> drain(String line, OptionalLong seconds, OptionalLong notice) {
    return seconds.isPresent() && notice.isPresent()
        ? done(drain(seconds.getAsLong(), notice.getAsLong()))
        : failed(List.of(line + ": drain SECONDS NOTICE, whole numbers of seconds"));
  }

  private static List<String> done(List<String> lines) {
    return answerOf("done", lines);
  }

  private static List<String> failed(List<String> lines) {
    return answerOf("failed", lines);
  }

  private static List<String> answerOf(String first, List<String> lines) {
    List<String> all = new ArrayList<>(List.of(first));
    all.addAll(lines);
    return all;
  }

  private synchronized List<String> status() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "Tengen "
            + Version.text()
            + (isDraining() ? ", draining, " : ", up ")
            + upSeconds()
            + " s");
    tcp.listening()
        .forEach((listener, bound) -> lines.add("listening on " + at(listener, bound.getPort())));
    Map<String, Long> byProtocol = daemon.sessions();
    lines.add(
        String.format(
            Locale.ROOT,
            "sessions: %d of %d%s",
            byProtocol.values().stream().mapToLong(each -> each).sum(),
            started.limits().sessions(),
            byProtocol.isEmpty() ? "" : " " + byProtocol));
    SearchLoad load = daemon.searches();
    lines.add(
        String.format(
            Locale.ROOT,
            "searches: %d running, %d waiting, on %d of %d threads",
            load.running(),
            load.waiting(),
            load.threads(),
            load.mostThreads()));
    return lines;
  }

  private long upSeconds() {
    return TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - startNanos);
  }

  private boolean isDraining() {
    return drainedBySeconds < Long.MAX_VALUE;
  }

  /** For {@code tengen top}: the nodes so far, the state, and behind an empty line the sessions. */
  private List<String> top() {
    List<String> lines = new ArrayList<>(List.of(Long.toString(daemon().searches().nodes())));
    lines.addAll(status());
    lines.add("");
    lines.addAll(sessions());
    return lines;
  }

  private synchronized Daemon daemon() {
    return daemon;
  }

  private synchronized List<String> sessions() {
    return daemon.registry().all().stream()
        .map(
            each ->
                String.format(
                    Locale.ROOT,
                    "%d: %s, %s, listener %s, %s",
                    each.id().number(),
                    each.protocol(),
                    each.client(),
                    each.listener(),
                    each.soFar().get()))
        .toList();
  }

  /**
   * Reads the configuration again. What is right with it is in force for who connects from now on;
   * open sessions go on as they are. What is wrong with it changes nothing.
   */
  synchronized List<String> reload() {
    try {
      ConfigDraft draft = ConfigDraft.ofServer(file, HeapBudget.ofThisJvm());
      Installation found = Installation.find(draft, _ -> false);
      found.problems().forEach(problem -> Logs.warn("{0}", problem));
      return isDraining() ? failed(List.of("draining")) : change(found);
    } catch (Fatal wrong) {
      List<String> problems = String.valueOf(wrong.getMessage()).lines().toList();
      problems.forEach(problem -> Logs.warn("not reloaded: {0}", problem));
      return failed(problems);
    }
  }

  private List<String> change(Installation found) {
    Daemon next = daemon.with(found.config(), found.catalog().rules(), found.offers());
    List<ListenerConfig> opened = new ArrayList<>();
    for (ListenerConfig listener : found.config().listeners()) {
      if (!tcp.listensAt(listener)) {
        try {
          listen(next, found.config(), listener);
          opened.add(listener);
        } catch (IOException e) {
          opened.forEach(tcp::close);
          Logs.warn("not reloaded: {0}", cannot(listener, e));
          return failed(List.of(cannot(listener, e)));
        }
      }
    }
    return replace(found.config(), next, opened);
  }

  /** From here on nothing fails but a certificate that is gone since it was checked. */
  private List<String> replace(TengenConfig read, Daemon next, List<ListenerConfig> opened) {
    List<String> lines = new ArrayList<>();
    for (ListenerConfig listener : read.listeners()) {
      if (!opened.contains(listener)) {
        try {
          tcp.listen(listener, next.listenerContext(listener).withProtocolLog(protocolLog));
        } catch (IOException e) {
          lines.add(cannot(listener, e) + "; it goes on as it was");
        }
      }
    }
    tcp.closeOthers(read.listeners())
        .forEach(closed -> lines.add("listener " + closed + " closed"));
    opened.forEach(listener -> lines.add("listener " + listener.name() + " opened"));
    takesRestart(read).forEach(section -> lines.add(section + ": takes a restart"));
    config = read;
    daemon = next;
    next.useForTables();
    lines.forEach(line -> Logs.info("reloaded: {0}", line));
    Logs.info("reloaded");
    return done(lines);
  }

  private List<String> takesRestart(TengenConfig read) {
    List<String> sections = new ArrayList<>();
    if (!read.pools().equals(started.pools())) {
      sections.add("pools");
    }
    if (read.limits().sessions() != started.limits().sessions()
        || read.limits().idleSeconds() != started.limits().idleSeconds()
        || !read.limits().bufferMib().equals(started.limits().bufferMib())) {
      sections.add("limits.sessions, idle-seconds and buffer-mib");
    }
    if (!read.logging().equals(started.logging())) {
      sections.add("logging");
    }
    if (!read.archive().equals(started.archive())) {
      sections.add("archive");
    }
    if (!read.control().equals(started.control())) {
      sections.add("control");
    }
    return sections;
  }

  /**
   * It ends when the last client has gone, or after these seconds; who comes is let in for {@code
   * notice}. Of several drains the earlier times count.
   */
  private synchronized List<String> drain(long seconds, long notice) {
    long up = upSeconds();
    drainedBySeconds = Math.min(drainedBySeconds, up + seconds);
    long left = drainedBySeconds - up;
    Logs.info("draining: at most {0} s", Long.toString(left));
    tcp.drain(notice, seconds, end::countDown);
    return List.of("draining: " + clients() + " clients, at most " + left + " s");
  }

  /** Stops listening, and ends every session as the end of its input would. */
  @Override
  public void close() {
    tcp.close();
    daemon.close();
  }
}
