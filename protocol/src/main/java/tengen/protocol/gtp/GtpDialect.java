package tengen.protocol.gtp;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import tengen.game.Playable;
import tengen.protocol.Dialect;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.protocol.SessionMachine;

/** The Go Text Protocol, version 2. Thread-safe. */
public final class GtpDialect implements Dialect<GtpState, GtpLine, GtpReply> {
  /** The protocol's name. */
  public static final String NAME = "gtp";

  /** The name of the variant that the graders of the University of Alberta's course use. */
  public static final String UALBERTA = "ualberta";

  private final String name;

  /** Created at the first GTP session, because it loads a hundred classes. */
  private final Supplier<GtpTable> table;

  private final Supplier<GtpClientSettings> settings;
  private final DoubleSupplier cpuSeconds;

  /**
   * Creates the dialect.
   *
   * @param cpuSeconds returns the processor time so far for {@code cputime}; called from the
   *     sessions' threads
   */
  public GtpDialect(DoubleSupplier cpuSeconds) {
    this(NAME, () -> GtpTable.STANDARD, () -> GtpClientSettings.DEFAULT, cpuSeconds);
  }

  private GtpDialect(
      String name,
      Supplier<GtpTable> table,
      Supplier<GtpClientSettings> settings,
      DoubleSupplier cpuSeconds) {
    this.name = name;
    this.table = table;
    this.settings = settings;
    this.cpuSeconds = cpuSeconds;
  }

  /** Returns the variant for the course's graders, with a second for a move as the default. */
  public static GtpDialect ualberta() {
    return new GtpDialect(
        UALBERTA,
        () -> GtpTable.UALBERTA,
        // Created at the first session: linking a clock's switches would slow down other starts.
        () -> GtpClientSettings.DEFAULT.withClocks(GtpCourse.limit(GtpCourse.USUAL_SECONDS)),
        GtpDialect::cpuSecondsOfThisProcess);
  }

  /**
   * Returns the dialect with the processor time of this process and all its sessions; 0 if it is
   * unknown.
   */
  public static GtpDialect ofThisProcess() {
    return new GtpDialect(GtpDialect::cpuSecondsOfThisProcess);
  }

  private static double cpuSecondsOfThisProcess() {
    Duration time = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    return time.toNanos() / 1e9;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<String> commands() {
    return table.get().words();
  }

  /** Returns the rows of the manual for the commands that this dialect adds, in reading order. */
  public List<GtpManual> manual() {
    return table.get().manual();
  }

  @Override
  public int lineBytes() {
    return GtpParser.MAX_LINE_BYTES;
  }

  /**
   * Returns true for any line except JSON: GTP is the default if no other protocol claims the line.
   * The variant for graders looks the same and so must be configured.
   */
  @Override
  public boolean claims(String firstLine) {
    return name.equals(NAME) && !firstLine.startsWith("{");
  }

  /** Returns true for every game, with or without a board. */
  @Override
  public boolean supports(Playable game) {
    return true;
  }

  @Override
  public String rejection(String reason) {
    return "? " + reason + "\n\n";
  }

  @Override
  public List<String> rehearsal() {
    return List.of(
        "1 name",
        "clear_board",
        "time_settings 60 1 1",
        "time_left b 60 0",
        "play b A1",
        "genmove w",
        "genmove b");
  }

  /** Returns a host line for {@code tengen-auth TOKEN} and similar words, with or without an id. */
  @Override
  public Optional<HostLine> hostLine(Line line) {
    return GtpParser.line(line, table.get()).flatMap(GtpDialect::hostLine);
  }

  private static Optional<HostLine> hostLine(GtpLine line) {
    return line.command() instanceof GtpCommand.Unknown(String name, String argument)
            && HostLine.WORDS.contains(name)
        ? Optional.of(
            new HostLine(
                name,
                argument,
                text -> GtpPrinter.reply(new GtpReply.Success(line.id(), text)),
                why -> GtpPrinter.reply(new GtpReply.Failure(line.id(), why))))
        : Optional.empty();
  }

  @Override
  public SessionMachine<GtpState, GtpLine, GtpReply> machine() {
    return new GtpSession(table.get(), settings.get(), cpuSeconds);
  }
}
