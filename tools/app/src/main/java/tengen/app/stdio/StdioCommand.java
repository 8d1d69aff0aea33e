package tengen.app.stdio;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.ProtocolLogOption;
import tengen.app.install.ConfigDraft;
import tengen.app.install.Installation;
import tengen.app.install.LogSetup;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.output.StandardStreams;
import tengen.app.train.AotTraining;
import tengen.app.train.StartMode;
import tengen.config.ListenerConfig;
import tengen.daemon.Daemon;
import tengen.daemon.HeapBudget;
import tengen.daemon.Logs;
import tengen.daemon.Signals;
import tengen.daemon.session.ListenerContext;
import tengen.daemon.session.ProtocolLog;
import tengen.daemon.stdio.StdioTransport;
import tengen.protocol.Dialect;
import tengen.protocol.gtp.GtpDialect;

@Command(
    name = "stdio",
    description =
        "Run one session on standard input and output, for GUIs and tournament" + " managers.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen stdio --protocol gtp --engine nogo",
      "  tengen stdio --protocol gomocup --engine gomoku --set level=40"
    })
public final class StdioCommand implements Callable<Integer> {
  /** Time for the session's last output after a signal, in milliseconds. */
  private static final long FINAL_OUTPUT_TIMEOUT_MS = 800;

  @Option(
      names = "--protocol",
      required = true,
      paramLabel = "NAME",
      completionCandidates = ProtocolName.class,
      converter = ProtocolName.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  String protocol = "";

  @Option(
      names = "--dialect",
      paramLabel = "NAME",
      description = "Dialect of the protocol. For gtp: ualberta, for the graders of a course.")
  @Nullable String dialect;

  @Option(
      names = "--engine",
      paramLabel = "ID",
      description = "Engine; default: that of the first listener with this protocol.")
  @Nullable String engine;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "Set an engine option. Repeatable.")
  Map<String, String> options = new LinkedHashMap<>();

  @Mixin ConfigOption config = new ConfigOption();

  @Mixin ProtocolLogOption protocolLog = new ProtocolLogOption();

  public final StandardStreams streams = new StandardStreams();

  /** Standard error of the process; {@code System.err} goes to the log. */
  private final OutputStream standardError = new FileOutputStream(FileDescriptor.err);

  public StdioCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    checkDialect();
    Optional<ProtocolLog> log = protocolLog.open();
    ConfigDraft draft = ConfigDraft.ofSession(config.file, HeapBudget.ofThisJvm());
    LogSetup.open(draft, false);
    System.setIn(InputStream.nullInputStream()); // Only the session reads standard input.
    Installation installation = Installation.find(draft, this::suffices);
    installation.problems().forEach(problem -> Logs.warnText(problem));
    ListenerConfig listener = listener(installation);
    setOptions(installation, chosen(installation, listener));
    try (Daemon daemon = installation.daemon()) {
      serve(daemon, daemon.listenerContext(listener).withProtocolLog(log));
    }
    streams.check();
    AotTraining.later(StartMode.ofSession(protocol));
    return ExitCode.DONE;
  }

  private void checkDialect() throws CommandException {
    boolean isKnown = protocol.equals(GtpDialect.NAME) && GtpDialect.UALBERTA.equals(dialect);
    if (dialect != null && !isKnown) {
      throw new CommandException(
          ExitCode.COMMAND_LINE,
          "tengen: protocol %2$s has no dialect %1$s; gtp has the dialect %3$s"
              .formatted(dialect, protocol, GtpDialect.UALBERTA));
    }
  }

  /** Returns the dialect if one was selected, else the protocol. */
  private String protocol() {
    return dialect == null ? protocol : dialect;
  }

  /**
   * Returns whether the session's engine is one of Tengen's own, so that plugins need not be
   * loaded.
   */
  private boolean suffices(Installation installation) {
    return listener(installation)
        .engineFor(protocol)
        .flatMap(installation.engines()::find)
        .isPresent();
  }

  /** Returns the settings of the first listener with this protocol, without its address. */
  private ListenerConfig listener(Installation installation) {
    ListenerConfig like =
        installation.config().listeners().stream()
            .filter(listener -> listener.accepts(protocol))
            .findFirst()
            .orElseGet(() -> ListenerConfig.unlisted("stdio"));
    return like.forSession(
        protocol(), Optional.ofNullable(engine).or(() -> like.engineFor(protocol)));
  }

  private String chosen(Installation installation, ListenerConfig listener)
      throws CommandException {
    List<String> offered = installation.offers().offered(listener, protocol());
    if (engine != null && installation.engines().find(engine).isEmpty()) {
      throw noEngine("no engine " + engine, installation.engines().names(), installation);
    }
    if (engine != null && !offered.contains(engine)) {
      ListenerConfig any = listener.forSession(protocol(), Optional.empty());
      throw noEngine(
          "engine " + engine + " plays no game that the protocol " + protocol + " supports",
          String.join(", ", installation.offers().offered(any, protocol())),
          installation);
    }
    if (offered.isEmpty()) {
      throw noEngine("no engine for " + protocol, installation.engines().names(), installation);
    }
    return offered.getFirst();
  }

  private static CommandException noEngine(String why, String choice, Installation installation) {
    String line = "tengen: " + why + "; engines: " + choice;
    return new CommandException(
        ExitCode.NO_ENGINE,
        String.join(
            "\n", Stream.concat(Stream.of(line), installation.problems().stream()).toList()));
  }

  private void setOptions(Installation installation, String chosen) throws CommandException {
    Optional<String> objection = installation.engines().set(chosen, options);
    if (objection.isPresent()) {
      throw new CommandException(ExitCode.COMMAND_LINE, "tengen: --set: " + objection.get());
    }
  }

  private void serve(Daemon daemon, ListenerContext context) throws InterruptedException {
    var transport = new StdioTransport(streams.in(), streams.out(), standardError, context);
    if (context.dialects().sole().filter(Dialect::isTimedFromLaunch).isPresent()) {
      transport.launchedAt(System.nanoTime() - LaunchTime.agoNanos());
    }
    Signals.onEnd(
        () -> {
          transport.end(FINAL_OUTPUT_TIMEOUT_MS);
          daemon.close();
        });
    transport.run();
  }
}
