package tengen.protocol.gomocup;

import java.util.List;
import java.util.Optional;
import tengen.game.Playable;
import tengen.protocol.Dialect;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;

/** Gomocup, the protocol of Piskvork and of most Gomoku engines. */
public final class GomocupDialect implements Dialect<GomocupState, GomocupCommand, GomocupReply> {
  /** The protocol's name. */
  public static final String NAME = "gomocup";

  public GomocupDialect() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<String> commands() {
    return Keyword.words();
  }

  @Override
  public int lineBytes() {
    return GomocupParser.MAX_LINE_BYTES;
  }

  /**
   * Returns true for a keyword in any case, except {@code play} in lower case without a point,
   * which is GTP's.
   */
  @Override
  public boolean claims(String firstLine) {
    return GomocupParser.isFirstLine(firstLine);
  }

  @Override
  public boolean endsLinesAtCarriageReturn() {
    return true;
  }

  /** Returns true for all rules of Gomoku. */
  @Override
  public boolean carries(Playable game) {
    return GomocupRules.maskOf(game.rules()).isPresent();
  }

  @Override
  public String refusal(String reason) {
    return "ERROR " + reason + "\n";
  }

  /** Returns a host line for {@code TENGEN-AUTH TOKEN} and similar words, in any case. */
  @Override
  public Optional<HostLine> hostLine(Line line) {
    String[] words = GomocupParser.hostWords(line);
    return HostLine.WORDS.contains(words[0])
        ? Optional.of(
            new HostLine(
                words[0],
                words.length == 1 ? "" : words[1],
                text -> ("OK " + text).strip() + "\n",
                this::refusal))
        : Optional.empty();
  }

  @Override
  public List<String> rehearsal() {
    return List.of(
        "START 15",
        "INFO timeout_match 0",
        "INFO timeout_turn 1000",
        "INFO time_left 100000",
        "BEGIN",
        "TURN 0,0",
        "BOARD",
        "7,7,1",
        "8,8,2",
        "DONE");
  }

  @Override
  public GomocupState start(SessionOffer offer) {
    return GomocupState.initial(offer);
  }

  @Override
  public List<GomocupCommand> parse(GomocupState state, Line line) {
    List<GomocupCommand> commands = GomocupParser.parse(line);
    return commands.isEmpty() || !GomocupSession.awaitsPath(state) || isEnd(line)
        ? commands
        : List.of(new GomocupCommand.PathLine(line.text()));
  }

  /** Returns whether a line is END alone; a path may begin with this word. */
  private static boolean isEnd(Line line) {
    return line.text().strip().equalsIgnoreCase("END");
  }

  @Override
  public Step<GomocupState, GomocupReply> next(
      GomocupState state, SessionInput<GomocupCommand> input) {
    return GomocupSession.next(state, input);
  }

  @Override
  public boolean hasNext(GomocupState state) {
    return GomocupSession.hasNext(state);
  }

  @Override
  public long pendingBytes(GomocupState state) {
    return state.waiting().commands().bytes();
  }

  @Override
  public String print(GomocupReply reply) {
    return reply.line() + '\n';
  }
}
