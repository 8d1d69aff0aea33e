package tengen.app.install;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.config.ConfigPath;
import tengen.config.ConfigProblem;
import tengen.config.ConfigReader;
import tengen.config.ConfigReading;
import tengen.config.ConfigReading.Accepted;
import tengen.config.ListenerConfig;
import tengen.config.TengenConfig;
import tengen.daemon.HeapBudget;
import tengen.daemon.ListenerOffers;
import tengen.daemon.Logs;
import tengen.daemon.control.ControlSocket;
import tengen.daemon.net.ListenAddress;
import tengen.daemon.net.PemIdentity;
import tengen.host.EngineRegistry.Fault;

/**
 * A configuration under validation, with the problems found in the file and on this machine.
 * Plugins take no part in parsing it.
 */
public final class ConfigDraft {
  private final Accepted read;

  /** Problems that the reader found. */
  private final List<ConfigProblem> found;

  private final List<ConfigProblem> further = new ArrayList<>();
  private int exitCode = ExitCode.CANNOT_LISTEN;

  private ConfigDraft(Accepted read, List<ConfigProblem> found) {
    this.read = read;
    this.found = new ArrayList<>(found);
  }

  /**
   * Reads the file, or the distribution's default.
   *
   * @throws CommandException with all problems if nothing of it is usable
   */
  public static ConfigDraft read(@Nullable Path file) throws CommandException {
    var reader = new ConfigReader(ListenerOffers.known(Installation.DIALECTS));
    return switch (reader.read(file == null ? InstallFolder.defaultConfig() : file)) {
      case Accepted accepted -> new ConfigDraft(accepted, List.of());
      case ConfigReading.Rejected(List<ConfigProblem> problems, Optional<Accepted> rest) ->
          new ConfigDraft(
              rest.orElseThrow(() -> new CommandException(ExitCode.CONFIGURATION, lines(problems))),
              problems);
    };
  }

  /** Reads the file and makes the checks for a session's process. */
  public static ConfigDraft ofSession(@Nullable Path file, HeapBudget heap)
      throws CommandException {
    ConfigDraft draft = read(file);
    heap.fault(draft.config().pools()).ifPresent(draft::add);
    heap.bufferFault(draft.config()).ifPresent(draft::add);
    draft.checkLog();
    return draft;
  }

  /** Reads the file and makes the checks for {@code serve}. */
  public static ConfigDraft ofServer(@Nullable Path file, HeapBudget heap) throws CommandException {
    ConfigDraft draft = ofSession(file, heap);
    draft.checkControl();
    List<ListenerConfig> listeners = draft.config().listeners();
    for (int i = 0; i < listeners.size(); i++) {
      ConfigPath path = ConfigPath.of("listeners").item(i);
      draft.checkAddress(listeners.get(i), path.key("address"));
      draft.checkTls(listeners.get(i), path.key("tls"));
      draft.checkOverlap(listeners.subList(0, i), listeners.get(i), path.key("port"));
    }
    return draft;
  }

  private void checkLog() {
    ConfigPath path = ConfigPath.of("logging", "file");
    config()
        .logging()
        .file()
        .ifPresent(
            file ->
                check(
                    path,
                    () ->
                        Logs.objection(file)
                            .map(
                                why ->
                                    path
                                        + " cannot be written: "
                                        + why
                                        + "; give the path of a writable file"),
                    ExitCode.CONFIGURATION));
  }

  private void checkControl() {
    ConfigPath path = ConfigPath.of("control", "socket");
    config()
        .control()
        .socket()
        .ifPresent(
            file ->
                check(
                    path,
                    () -> ControlSocket.objection(file).map(why -> path + ": " + why),
                    ExitCode.CANNOT_LISTEN));
  }

  private void checkAddress(ListenerConfig listener, ConfigPath path) {
    if (ListenAddress.isUnknown(listener.address())) {
      // The reader, which resolves no names, has taken it for one that other machines can reach.
      found.removeIf(problem -> isAt(path, problem));
    }
    check(
        path,
        () ->
            ListenAddress.objection(listener.address(), listener.port())
                .map(
                    why ->
                        String.format(
                            Locale.ROOT,
                            "listener %s cannot listen on %s:%d: %s; use an address of this"
                                + " machine",
                            listener.name(),
                            listener.address(),
                            listener.port(),
                            why)),
        ExitCode.CANNOT_LISTEN);
  }

  private void checkTls(ListenerConfig listener, ConfigPath path) {
    listener
        .tls()
        .ifPresent(
            files ->
                check(
                    path,
                    () ->
                        PemIdentity.objection(files)
                            .map(why -> path + ": " + why + "; two files in PEM that fit"),
                    ExitCode.CONFIGURATION));
  }

  /**
   * Reports an address, such as 0.0.0.0, that includes an earlier listener's address at the same
   * port.
   */
  private void checkOverlap(List<ListenerConfig> before, ListenerConfig listener, ConfigPath path) {
    check(
        path,
        () ->
            before.stream()
                .filter(other -> listener.port() != 0 && listener.port() == other.port())
                .filter(other -> ListenAddress.overlap(listener.address(), other.address()))
                .findFirst()
                .map(
                    other ->
                        String.format(
                            Locale.ROOT,
                            "%s: %s has %s port %d, which is this one too; another port",
                            path,
                            other.name(),
                            other.address(),
                            other.port())),
        ExitCode.CONFIGURATION);
  }

  /** Checks a value, unless it has a problem already. */
  private void check(ConfigPath path, Supplier<Optional<String>> objection, int exitCode) {
    if (!isFound(path)) {
      objection.get().ifPresent(why -> add(path, why, exitCode));
    }
  }

  private boolean isFound(ConfigPath path) {
    return found.stream().anyMatch(problem -> isAt(path, problem));
  }

  private boolean isAt(ConfigPath path, ConfigProblem problem) {
    ConfigProblem here = read.source().problem(path, "");
    return problem.line() == here.line() && problem.column() == here.column();
  }

  private void add(ConfigPath path, String message, int exitCode) {
    further.add(read.source().problem(path, message));
    if (exitCode != ExitCode.CANNOT_LISTEN) {
      this.exitCode = exitCode;
    }
  }

  /** Adds the problems found with the plugins. */
  void add(List<Fault> faults) {
    faults.forEach(this::add);
  }

  private void add(Fault fault) {
    check(fault.path(), () -> Optional.of(fault.message()), ExitCode.CONFIGURATION);
  }

  /** Returns the configuration. Use it only if {@link #requireSound} does not throw. */
  public TengenConfig config() {
    return read.config();
  }

  /** Returns whether no problem has been found so far. */
  boolean isSound() {
    return found.isEmpty() && further.isEmpty();
  }

  /**
   * Ends the checks.
   *
   * @param skipped reasons why plugins were skipped, printed after the problems because engines may
   *     be missing for them
   * @throws CommandException with all problems in the file's order, then {@code skipped}, one per
   *     line
   */
  void requireSound(List<String> skipped) throws CommandException {
    if (!isSound()) {
      List<ConfigProblem> all = new ArrayList<>(found);
      all.addAll(further);
      all.sort(
          Comparator.comparingInt(ConfigProblem::line).thenComparingInt(ConfigProblem::column));
      throw new CommandException(
          found.isEmpty() ? exitCode : ExitCode.CONFIGURATION,
          String.join("\n", Stream.concat(Stream.of(lines(all)), skipped.stream()).toList()));
    }
  }

  /**
   * Ends the checks if plugins were not loaded.
   *
   * @throws CommandException with all problems in the file's order, one per line
   */
  public void requireSound() throws CommandException {
    requireSound(List.of());
  }

  private static String lines(List<ConfigProblem> problems) {
    return problems.stream().map(ConfigProblem::toString).collect(Collectors.joining("\n"));
  }
}
