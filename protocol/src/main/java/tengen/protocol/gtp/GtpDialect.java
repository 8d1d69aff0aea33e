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
import tengen.protocol.SessionInput;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;

/** The Go Text Protocol, version 2. Any thread. */
public final class GtpDialect implements Dialect<GtpState, GtpLine, GtpReply> {
  /** The name. */
  public static final String NAME = "gtp";

  /** The name of what graders of the University of Alberta's course speak. */
  public static final String UALBERTA = "ualberta";

  private final String name;

  /** Asked when a client speaks GTP: other starts spare its hundred classes. */
  private final Supplier<GtpSyntax> syntax;

  private final Supplier<GtpClientSettings> settings;
  private final GtpSession session;

  /**
   * With a meter for {@code cputime}.
   *
   * @param cpuSeconds the processor time used so far; called from the sessions' threads
   */
  public GtpDialect(DoubleSupplier cpuSeconds) {
    this(NAME, () -> GtpSyntax.STANDARD, () -> GtpClientSettings.UNSAID, cpuSeconds);
  }

  private GtpDialect(
      String name,
      Supplier<GtpSyntax> syntax,
      Supplier<GtpClientSettings> settings,
      DoubleSupplier cpuSeconds) {
    this.name = name;
    this.syntax = syntax;
    this.settings = settings;
    this.session = new GtpSession(new GtpCommands(cpuSeconds, syntax));
  }

  /** As the course's graders speak it, with a second for a move where they set nothing. */
  public static GtpDialect ualberta() {
    return new GtpDialect(
        UALBERTA,
        () -> GtpSyntax.UALBERTA,
        // When a session begins: a clock links half a dozen switches, which other starts spare.
        () -> GtpClientSettings.UNSAID.withClocks(GtpCourse.limit(GtpCourse.USUAL_SECONDS)),
        GtpDialect::cpuSecondsOfThisProcess);
  }

  /** With the processor time of this process, all its sessions together; 0 where none is known. */
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
    return syntax.get().names();
  }

  @Override
  public int lineBytes() {
    return GtpParser.MAX_LINE_BYTES;
  }

  /**
   * Any line but JSON: what a client speaks where no other protocol claims its first line. What
   * graders speak looks the same, so it has to be chosen.
   */
  @Override
  public boolean claims(String firstLine) {
    return name.equals(NAME) && !firstLine.startsWith("{");
  }

  /** Every game, with a board or without. */
  @Override
  public boolean carries(Playable game) {
    return true;
  }

  @Override
  public String refusal(String reason) {
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

  /** {@code tengen-auth TOKEN}, with an id or without. */
  @Override
  public Optional<HostLine> hostLine(Line line) {
    return GtpParser.line(line, syntax.get()).flatMap(GtpDialect::hostLine);
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

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException where the first engine has no game whose rules are known
   */
  @Override
  public GtpState start(SessionOffer offer) {
    return GtpState.start(offer, settings.get());
  }

  @Override
  public List<GtpLine> parse(GtpState state, Line line) {
    return List.of(GtpParser.line(line, syntax.get()).orElse(new GtpLine(new GtpCommand.Blank())));
  }

  @Override
  public Step<GtpState, GtpReply> next(GtpState state, SessionInput<GtpLine> input) {
    return session.next(state, input);
  }

  @Override
  public boolean hasNext(GtpState state) {
    return session.hasNext(state);
  }

  @Override
  public long pendingBytes(GtpState state) {
    return state.pending().bytes();
  }

  @Override
  public String print(GtpReply reply) {
    return GtpPrinter.reply(reply);
  }
}
