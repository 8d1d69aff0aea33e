package tengen.protocol.gtp;

import java.time.Duration;
import java.util.List;
import java.util.function.DoubleSupplier;
import tengen.game.Playable;
import tengen.protocol.Dialect;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;

/** The Go Text Protocol, version 2. Any thread. */
public final class GtpDialect implements Dialect<GtpState, GtpLine, GtpReply> {
  /** The name. */
  public static final String NAME = "gtp";

  private final GtpSession session;

  /**
   * With a meter for {@code cputime}.
   *
   * @param cpuSeconds the processor time used so far; called from the sessions' threads
   */
  public GtpDialect(DoubleSupplier cpuSeconds) {
    this.session = new GtpSession(new GtpCommands(cpuSeconds));
  }

  /** With the processor time of this process, all its sessions together; 0 where none is known. */
  public static GtpDialect ofThisProcess() {
    return new GtpDialect(
        () ->
            ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos()
                / 1e9);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int lineBytes() {
    return GtpParser.MAX_LINE_BYTES;
  }

  /** Any line but JSON: what a client speaks where no other protocol claims its first line. */
  @Override
  public boolean claims(String firstLine) {
    return !firstLine.startsWith("{");
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

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException where the first engine has no game whose rules are known
   */
  @Override
  public GtpState start(SessionOffer offer) {
    return GtpState.start(offer);
  }

  @Override
  public List<GtpLine> parse(Line line) {
    return List.of(GtpParser.line(line).orElse(new GtpLine(new GtpCommand.Blank())));
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
