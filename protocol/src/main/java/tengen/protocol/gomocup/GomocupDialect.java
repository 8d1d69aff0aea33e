package tengen.protocol.gomocup;

import java.util.List;
import java.util.Optional;
import tengen.game.Playable;
import tengen.protocol.Dialect;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.protocol.SessionMachine;

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
  public boolean supports(Playable game) {
    return GomocupRules.maskOf(game.rules()).isPresent();
  }

  @Override
  public String rejection(String reason) {
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
                this::rejection))
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
  public SessionMachine<GomocupState, GomocupCommand, GomocupReply> machine() {
    return new GomocupSession();
  }
}
