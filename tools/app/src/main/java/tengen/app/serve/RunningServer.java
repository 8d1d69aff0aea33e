package tengen.app.serve;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tengen.app.install.ConfigDraft;
import tengen.app.install.InstallFolder;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
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
import tengen.protocol.json.Json;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveFactory;

/** The running daemon, with its listeners and the operations of its operator. Thread-safe. */
public final class RunningServer implements AutoCloseable {
  private static final String NOT_RELOADED = "configuration not reloaded; the old one stays in use";

  private final @Nullable Path file;
  private final Optional<ProtocolLog> protocolLog;
  private final InheritedSockets handed;
  private final TcpTransport tcp;
  private final ServerStatus status;
  private final CountDownLatch end = new CountDownLatch(1);

  /** Configuration at the start. Settings that need a restart come from here. */
  private final TengenConfig started;

  private TengenConfig config;
  private Daemon daemon;

  /**
   * Deadline of the drain in seconds since the daemon's start; {@code Long.MAX_VALUE} while not
   * draining.
   */
  private long drainedBySeconds = Long.MAX_VALUE;

  /**
   * Creates a server without listeners.
   *
   * @param file configuration file, read again by a reload
   * @param protocolLog records all protocol lines
   * @param handed listening sockets inherited from the service manager
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
    this.status = new ServerStatus(tcp, started.limits().sessions());
    daemon.serveWith(tcp.health());
    daemon.monitor().expect();
    if (config.archive().url().isPresent()) {
      daemon.archive().expect();
    }
  }

  /**
   * Opens the listeners.
   *
   * @throws CommandException if one cannot be opened
   */
  synchronized void listen() throws CommandException {
    for (ListenerConfig listener : config.listeners()) {
      try {
        listen(daemon, config, listener);
      } catch (IOException e) {
        throw new CommandException(ExitCode.CANNOT_LISTEN, "tengen: " + cannot(listener, e), e);
      }
    }
    handed
        .unused()
        .forEach(
            at ->
                Logs.warn("inherited socket has no listener in the configuration", "address", at));
    tcp.ready();
  }

  /** Attaches the archive. The listeners need not wait for it. */
  synchronized void attachArchive() {
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
   * Attaches the metrics module. Call it after the listeners are open, since they need not wait for
   * it.
   */
  synchronized void watch() {
    watch(daemon);
  }

  /**
   * Attaches the metrics module to the daemon, or disables metrics if the module is not installed.
   */
  public static void watch(Daemon daemon) {
    daemon
        .monitor()
        .attach(
            ServiceLoader.load(MonitorFactory.class)
                .findFirst()
                .map(factory -> factory.create(daemon))
                .orElse(Monitor.NONE));
  }

  /** Loads a service from the module of this name, with the jars of its own folder. */
  private static <S> Optional<S> service(String name, Class<S> service) {
    return InstallFolder.installed()
        .flatMap(
            home ->
                ServiceLayer.load(List.of(home.resolve("lib", name)), "tengen." + name, service));
  }

  private void listen(Daemon to, TengenConfig under, ListenerConfig listener) throws IOException {
    if (under.isOpen(listener)) {
      Logs.warn(
          "listener accepts other machines without login or without encryption",
          "listener",
          listener.name());
    }
    InetSocketAddress bound =
        tcp.listen(listener, to.listenerContext(listener).withProtocolLog(protocolLog));
    Logs.info(
        "listening",
        "address",
        listener.address() + ":" + bound.getPort(),
        "listener",
        listener.name(),
        "protocol",
        listener.protocol());
  }

  private static String cannot(ListenerConfig listener, IOException why) {
    String reason = String.valueOf(why.getMessage());
    return String.format(
        Locale.ROOT,
        "listener %s cannot listen on %s:%d: %s%s",
        listener.name(),
        listener.address(),
        listener.port(),
        reason,
        reason.equals("Address already in use")
            ? "; tengen doctor shows which program has the port"
            : "");
  }

  /** Returns the lines that tell a person at a terminal where the open server is. */
  synchronized List<String> startNotice() {
    return StartNotice.lines(config, tcp.listening());
  }

  /** Returns the number of connected clients. */
  int clients() {
    return tcp.sessions();
  }

  /** Blocks for up to {@code seconds} and returns whether the server was told to stop. */
  boolean endsWithin(long seconds) {
    try {
      return end.await(seconds, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      // Only a plugin can have interrupted this thread.
      return end.getCount() == 0;
    }
  }

  /** Blocks until the server is told to stop. */
  void awaitEnd() {
    boolean isOver = false;
    while (!isOver) {
      isOver = endsWithin(Long.MAX_VALUE);
    }
  }

  /** Tells the server to stop. */
  void stop() {
    end.countDown();
  }

  private boolean isDraining() {
    return drainedBySeconds < Long.MAX_VALUE;
  }

  /** Returns the server's state as lines for people. */
  synchronized List<String> status() {
    return status.status(daemon, isDraining());
  }

  synchronized Json.Fields statusObject() {
    return status.json(daemon, isDraining());
  }

  /** Returns the open sessions as lines for people. */
  synchronized List<String> sessions() {
    return ServerStatus.sessions(daemon);
  }

  synchronized List<Json.Fields> sessionObjects() {
    return ServerStatus.sessionObjects(daemon);
  }

  /** Returns what {@code tengen top} shows, as lines. */
  synchronized List<String> top() {
    return status.top(daemon, isDraining());
  }

  synchronized Json.Fields topObject() {
    return status.topObject(daemon, isDraining());
  }

  /** The result of an operator's command: what has changed, or why it failed. */
  record Outcome(boolean isDone, List<String> lines) {
    Outcome {
      lines = List.copyOf(lines);
    }

    static Outcome done(List<String> lines) {
      return new Outcome(true, lines);
    }

    static Outcome failed(List<String> lines) {
      return new Outcome(false, lines);
    }
  }

  /**
   * Reads the configuration again. A valid one applies to new connections, while open sessions keep
   * theirs. An invalid one changes nothing.
   */
  synchronized Outcome reload() {
    try {
      ConfigDraft draft = ConfigDraft.ofServer(file, HeapBudget.ofThisJvm());
      Installation found = Installation.find(draft, _ -> false);
      found.problems().forEach(problem -> Logs.warnText(problem));
      return isDraining() ? notReloaded(List.of("draining")) : change(found);
    } catch (CommandException wrong) {
      return notReloaded(String.valueOf(wrong.getMessage()).lines().toList());
    }
  }

  private static Outcome notReloaded(List<String> problems) {
    problems.forEach(problem -> Logs.warn(NOT_RELOADED, "problem", problem));
    return Outcome.failed(problems);
  }

  private Outcome change(Installation found) {
    Daemon next = daemon.with(found.config(), found.catalog().rules(), found.offers());
    List<ListenerConfig> opened = new ArrayList<>();
    for (ListenerConfig listener : found.config().listeners()) {
      if (!tcp.isListeningAt(listener)) {
        try {
          listen(next, found.config(), listener);
          opened.add(listener);
        } catch (IOException e) {
          opened.forEach(tcp::close);
          return notReloaded(List.of(cannot(listener, e)));
        }
      }
    }
    return replace(found.config(), next, opened);
  }

  /**
   * Applies a validated configuration. Fails only for a certificate that was removed after its
   * check.
   */
  private Outcome replace(TengenConfig read, Daemon next, List<ListenerConfig> opened) {
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
    lines.forEach(line -> Logs.info("configuration changed", "change", line));
    Logs.info("configuration reloaded");
    return Outcome.done(lines);
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
   * Drains the server. It stops when the last client disconnects or after {@code seconds}, and
   * accepts clients for {@code notice} seconds more. Repeated drains keep the earliest deadlines.
   */
  synchronized List<String> drain(long seconds, long notice) {
    long up = status.upSeconds();
    drainedBySeconds = Math.min(drainedBySeconds, up + seconds);
    long left = drainedBySeconds - up;
    Logs.info("draining; the daemon stops when its clients are gone", "max-seconds", left);
    tcp.drain(notice, seconds, end::countDown);
    return List.of("draining: " + clients() + " clients, at most " + left + " s");
  }

  /** Stops listening and ends every session as the end of its input does. */
  @Override
  public void close() {
    tcp.close();
    daemon.close();
  }
}
