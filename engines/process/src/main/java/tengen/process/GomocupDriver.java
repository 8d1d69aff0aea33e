package tengen.process;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Turn;
import tengen.protocol.gomocup.BlockKind;
import tengen.protocol.gomocup.GomocupCommand;
import tengen.protocol.gomocup.GomocupPrinter;
import tengen.protocol.gomocup.GomocupReply;
import tengen.protocol.gomocup.GomocupReplyParser;
import tengen.protocol.gomocup.GomocupRules;
import tengen.protocol.gomocup.InfoKey;
import tengen.search.SearchControl;
import tengen.search.SearchResult;

/**
 * Speaks Gomocup as a manager. A game begins with START; a position that is the last one and the
 * opponent's answer is told by TURN, any other by BOARD. What an engine can be told by INFO is told
 * before each search, as far as it has changed.
 */
final class GomocupDriver implements Driver {
  /** The board of most games; what a program is greeted with, or the nearest that it plays. */
  private static final int USUAL_SIDE = 15;

  private final Talk talk;
  private final Map<String, GameRules> referees;
  private final long startMs;
  private final long replyMs;
  private final long overheadMs;
  private final String send;
  private final int usualSide;
  private final Map<InfoKey, Long> told = new EnumMap<>(InfoKey.class);
  private EngineSettings settings;

  /** What stands on its board; null: nothing that we know of. */
  private @Nullable Position held;

  private boolean greeted;

  /** Lines said that it may not know, and answer with UNKNOWN at any time. */
  private int doubtful;

  GomocupDriver(Talk talk, EngineSettings settings, Map<String, GameRules> referees) {
    this.talk = talk;
    this.settings = settings;
    this.referees = referees;
    this.startMs = settings.get(ProcessOptions.START_MS);
    this.replyMs = settings.get(ProcessOptions.REPLY_MS);
    this.overheadMs = settings.get(ProcessOptions.OVERHEAD_MS);
    this.send = settings.get(ProcessOptions.SEND);
    this.usualSide =
        GameLines.parse(settings.get(ProcessOptions.GAMES)).stream()
            .mapToInt(game -> Math.clamp(USUAL_SIDE, game.minSide(), game.maxSide()))
            .findFirst()
            .orElse(USUAL_SIDE);
  }

  @Override
  public Talk talk() {
    return talk;
  }

  @Override
  public String farewell() {
    return GomocupPrinter.print(new GomocupCommand.End());
  }

  @Override
  public void configure(EngineSettings changed) {
    settings = changed;
  }

  /** START is the one question without thought that every program answers. */
  @Override
  public void greet() throws ProgramFault, InterruptedException {
    if (greeted) {
      return;
    }
    tell(new GomocupCommand.Start(usualSide, usualSide));
    Deadline ready = Deadline.in(startMs);
    while (!isVerdict(talk.hear(ready))) {}
    for (String line : send.lines().toList()) {
      talk.say(line + "\n");
      doubtful++;
    }
    greeted = true;
  }

  private static boolean isVerdict(String line) {
    return switch (GomocupReplyParser.parse(line)) {
      case GomocupReply.Ok _, GomocupReply.Failure _, GomocupReply.UnknownCommand _ -> true;
      default -> false;
    };
  }

  @Override
  public void newGame(Position start) throws EngineException, ProgramFault, InterruptedException {
    greet();
    begin(start);
  }

  /** START, which also is the point behind which no answer to an older question can come. */
  private void begin(Position position) throws EngineException, ProgramFault, InterruptedException {
    held = null;
    Setup.Board board = BoardLines.board(position);
    talk.beginQuestion();
    tell(
        board.width() == board.height()
            ? new GomocupCommand.Start(board.width(), board.width())
            : new GomocupCommand.RectStart(board.width(), board.height()));
    awaitOk(Deadline.in(startMs));
    held = Position.start(position.rules(), Setup.Board.empty(board.width(), board.height()));
  }

  private void awaitOk(Deadline deadline)
      throws EngineException, ProgramFault, InterruptedException {
    while (true) {
      String line = talk.hear(deadline);
      switch (GomocupReplyParser.parse(line)) {
        case GomocupReply.Ok _ -> {
          return;
        }
        case GomocupReply.Failure _ -> throw talk.refusal(line);
        case GomocupReply.UnknownCommand _ -> forgive(line);
        default -> {
          // MESSAGE, DEBUG, or a move that somebody no longer waited for.
        }
      }
    }
  }

  @Override
  public SearchResult search(Position position, SearchControl control)
      throws EngineException, ProgramFault, InterruptedException {
    greet();
    Position before = held;
    boolean hasStones = !stones(position).isEmpty();
    if (before == null || !sameBoard(before, position) || (!hasStones && !isEmpty(before))) {
      begin(position);
    }
    String question = question(position, hasStones);
    talk.beginQuestion();
    tellLimits(position, control);
    held = null;
    talk.say(question);
    SearchResult result = awaitMove(position, control);
    held = position.play(result.move());
    return result;
  }

  private static boolean sameBoard(Position one, Position other) {
    return one.rules().equals(other.rules())
        && one.setup() instanceof Setup.Board a
        && other.setup() instanceof Setup.Board b
        && a.width() == b.width()
        && a.height() == b.height();
  }

  private boolean isEmpty(Position position) {
    return position.turns().isEmpty() && stones(position).isEmpty();
  }

  private String question(Position position, boolean hasStones) {
    if (!hasStones) {
      return GomocupPrinter.print(new GomocupCommand.Begin());
    }
    Position before = held;
    List<Turn> turns = position.turns();
    if (before != null
        && !turns.isEmpty()
        && turns.getLast().move() instanceof Place(int x, int y)
        && Optional.of(before).equals(position.undo())
        && position.toMove() == before.toMove().other()) {
      return GomocupPrinter.print(new GomocupCommand.Turn(x, y));
    }
    return stones(position).stream()
        .map(GomocupPrinter::print)
        .collect(
            Collectors.joining(
                "",
                GomocupPrinter.print(new GomocupCommand.Open(BlockKind.BOARD)),
                GomocupPrinter.print(new GomocupCommand.Done())));
  }

  private List<GomocupCommand.Stone> stones(Position position) {
    return BoardLines.of(position, referees.get(position.rules()));
  }

  private void tellLimits(Position position, SearchControl control)
      throws EngineException, ProgramFault {
    OptionalInt mask = GomocupRules.maskOf(position.rules());
    if (mask.isEmpty()) {
      throw new EngineException(
          EngineException.Kind.REJECTED, "Gomocup has no rules " + position.rules());
    }
    tell(InfoKey.RULE, mask.getAsInt());
    tell(InfoKey.MAX_MEMORY, settings.memoryBytes());
    if (settings.threads() > 1 || told.containsKey(InfoKey.THREAD_NUM)) {
      tell(InfoKey.THREAD_NUM, settings.threads());
    }
    for (var info : GomocupLimits.of(control, overheadMs).entrySet()) {
      if (info.getValue() != GomocupLimits.NO_LIMIT || told.containsKey(info.getKey())) {
        tell(info.getKey(), info.getValue());
      }
    }
  }

  private void tell(InfoKey key, long value) throws ProgramFault {
    if (!Long.valueOf(value).equals(told.put(key, value))) {
      tell(new GomocupCommand.NumberInfo(key, value));
    }
  }

  private void tell(GomocupCommand command) throws ProgramFault {
    talk.say(GomocupPrinter.print(command));
  }

  private SearchResult awaitMove(Position position, SearchControl control)
      throws EngineException, ProgramFault, InterruptedException {
    var report = new GomocupReport(position, referees.get(position.rules()));
    var thinking = new Thinking(talk, control, this::stop, replyMs);
    while (true) {
      Optional<String> line = thinking.hear(report.nodes());
      if (line.isPresent()) {
        Optional<Move> answer = read(line.get(), report);
        if (answer.isPresent()) {
          return report.result(answer.get());
        }
        report.news().ifPresent(control::report);
      }
    }
  }

  /** Piskvork's way to ask for the move, and Yixin's, for those that listen to that alone. */
  private void stop() throws ProgramFault {
    tell(InfoKey.TIMEOUT_TURN, 0);
    tell(new GomocupCommand.Stop());
    doubtful++;
  }

  /** The move on this line; empty where there is none. */
  private Optional<Move> read(String line, GomocupReport report)
      throws EngineException, ProgramFault {
    GomocupReply reply = GomocupReplyParser.parse(line);
    switch (reply) {
      case GomocupReply.Moves(List<Place> points) when points.size() == 1 -> {
        return Optional.of(points.getFirst());
      }
      case GomocupReply.Suggest(int x, int y) -> tell(new GomocupCommand.Play(x, y));
      case GomocupReply.Failure _ -> throw talk.refusal(line);
      case GomocupReply.UnknownCommand _ -> forgive(line);
      default -> {
        if (!report.read(reply) && reply instanceof GomocupReply.Other) {
          talk.ignore(line);
        }
      }
    }
    return Optional.empty();
  }

  /** An UNKNOWN may be about a line that the program need not know. */
  private void forgive(String line) throws EngineException {
    if (doubtful == 0) {
      throw talk.refusal(line);
    }
    doubtful--;
  }
}
