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
 * A Gomocup client in the role of the tournament manager. Starts a game with START. Sends TURN if a
 * position is the last one with the opponent's answer, and BOARD otherwise, or BOARD alone if the
 * settings say so. Sends INFO values before each search if they have changed.
 */
final class GomocupDriver implements Driver {
  /** Default board size for the first START, or the closest that the program plays. */
  private static final int USUAL_SIDE = 15;

  private final ProgramConnection connection;
  private final Map<String, GameRules> referees;
  private final long startMs;
  private final long replyMs;
  private final long overheadMs;
  private final String send;
  private final boolean sendsByBoard;
  private final int usualSide;
  private final Map<InfoKey, Long> sentInfo = new EnumMap<>(InfoKey.class);
  private EngineSettings settings;

  /** Position on the program's board; null if unknown. */
  private @Nullable Position boardPosition;

  private boolean isInitialized;

  /**
   * Number of lines sent that the program need not know and may answer with UNKNOWN at any time.
   */
  private int possibleUnknowns;

  GomocupDriver(
      ProgramConnection connection, EngineSettings settings, Map<String, GameRules> referees) {
    this.connection = connection;
    this.settings = settings;
    this.referees = referees;
    this.startMs = settings.get(ProcessOptions.START_MS);
    this.replyMs = settings.get(ProcessOptions.REPLY_MS);
    this.overheadMs = settings.get(ProcessOptions.OVERHEAD_MS);
    this.send = settings.get(ProcessOptions.SEND);
    this.sendsByBoard = settings.get(ProcessOptions.SEND_BY_BOARD);
    this.usualSide =
        GameLines.parse(settings.get(ProcessOptions.GAMES)).stream()
            .mapToInt(game -> Math.clamp(USUAL_SIDE, game.minSide(), game.maxSide()))
            .findFirst()
            .orElse(USUAL_SIDE);
  }

  @Override
  public ProgramConnection connection() {
    return connection;
  }

  @Override
  public String quitCommand() {
    return GomocupPrinter.print(new GomocupCommand.End());
  }

  @Override
  public void configure(EngineSettings changed) {
    settings = changed;
  }

  /** Sends START, the only command without a search that every program answers. */
  @Override
  public void initialize() throws ProgramException, InterruptedException {
    if (isInitialized) {
      return;
    }
    send(new GomocupCommand.Start(usualSide, usualSide));
    Deadline ready = Deadline.in(startMs);
    while (!isVerdict(connection.receive(ready))) {}
    for (String line : send.lines().toList()) {
      connection.send(line + "\n");
      possibleUnknowns++;
    }
    isInitialized = true;
  }

  private static boolean isVerdict(String line) {
    return switch (GomocupReplyParser.parse(line)) {
      case GomocupReply.Ok _, GomocupReply.Failure _, GomocupReply.UnknownCommand _ -> true;
      default -> false;
    };
  }

  @Override
  public void newGame(Position start)
      throws EngineException, ProgramException, InterruptedException {
    initialize();
    begin(start);
  }

  /** Sends START. Answers received after its reply cannot belong to older commands. */
  private void begin(Position position)
      throws EngineException, ProgramException, InterruptedException {
    boardPosition = null;
    Setup.Board board = BoardLines.board(position);
    connection.discardInput();
    send(
        board.width() == board.height()
            ? new GomocupCommand.Start(board.width(), board.width())
            : new GomocupCommand.RectStart(board.width(), board.height()));
    awaitOk(Deadline.in(startMs));
    boardPosition =
        Position.start(position.rules(), Setup.Board.empty(board.width(), board.height()));
  }

  private void awaitOk(Deadline deadline)
      throws EngineException, ProgramException, InterruptedException {
    while (true) {
      String line = connection.receive(deadline);
      switch (GomocupReplyParser.parse(line)) {
        case GomocupReply.Ok _ -> {
          return;
        }
        case GomocupReply.Failure _ -> throw connection.rejection(line);
        case GomocupReply.UnknownCommand _ -> acceptUnknown(line);
        default -> {
          // Ignores MESSAGE and DEBUG lines, and the move of an abandoned search.
        }
      }
    }
  }

  @Override
  public SearchResult search(Position position, SearchControl control)
      throws EngineException, ProgramException, InterruptedException {
    initialize();
    Position before = boardPosition;
    boolean hasStones = !stones(position).isEmpty();
    if (before == null || !sameBoard(before, position) || (!hasStones && !isEmpty(before))) {
      begin(position);
    }
    String question = question(position, hasStones);
    connection.discardInput();
    sendLimits(position, control);
    boardPosition = null;
    connection.send(question);
    SearchResult result = awaitMove(position, control);
    boardPosition = position.play(result.move());
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
    Position before = boardPosition;
    List<Turn> turns = position.turns();
    if (!sendsByBoard
        && before != null
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

  private void sendLimits(Position position, SearchControl control)
      throws EngineException, ProgramException {
    OptionalInt mask = GomocupRules.maskOf(position.rules());
    if (mask.isEmpty()) {
      throw new EngineException(
          EngineException.Kind.REJECTED, "the Gomocup protocol has no rules " + position.rules());
    }
    send(InfoKey.RULE, mask.getAsInt());
    send(InfoKey.MAX_MEMORY, settings.memoryBytes());
    if (settings.threads() > 1 || sentInfo.containsKey(InfoKey.THREAD_NUM)) {
      send(InfoKey.THREAD_NUM, settings.threads());
    }
    for (var info : GomocupLimits.of(control, overheadMs).entrySet()) {
      if (info.getValue() != GomocupLimits.NO_LIMIT || sentInfo.containsKey(info.getKey())) {
        send(info.getKey(), info.getValue());
      }
    }
  }

  private void send(InfoKey key, long value) throws ProgramException {
    if (!Long.valueOf(value).equals(sentInfo.put(key, value))) {
      send(new GomocupCommand.NumberInfo(key, value));
    }
  }

  private void send(GomocupCommand command) throws ProgramException {
    connection.send(GomocupPrinter.print(command));
  }

  private SearchResult awaitMove(Position position, SearchControl control)
      throws EngineException, ProgramException, InterruptedException {
    var report = new GomocupReport(position, referees.get(position.rules()));
    var thinking = new PendingSearch(connection, control, this::stop, replyMs);
    while (true) {
      Optional<String> line = thinking.receive(report.nodes());
      if (line.isPresent()) {
        Optional<Move> answer = read(line.get(), report);
        if (answer.isPresent()) {
          return report.result(answer.get());
        }
        report.newProgress().ifPresent(control::report);
      }
    }
  }

  /**
   * Sends both ways to ask for the move: Piskvork's, and Yixin's for programs that know only that.
   */
  private void stop() throws ProgramException {
    send(InfoKey.TIMEOUT_TURN, 0);
    send(new GomocupCommand.Stop());
    possibleUnknowns++;
  }

  /** Returns the move on this line, or empty if there is none. */
  private Optional<Move> read(String line, GomocupReport report)
      throws EngineException, ProgramException {
    GomocupReply reply = GomocupReplyParser.parse(line);
    switch (reply) {
      case GomocupReply.Moves(List<Place> points) when points.size() == 1 -> {
        return Optional.of(points.getFirst());
      }
      case GomocupReply.Suggest(int x, int y) -> send(new GomocupCommand.Play(x, y));
      case GomocupReply.Failure _ -> throw connection.rejection(line);
      case GomocupReply.UnknownCommand _ -> acceptUnknown(line);
      default -> {
        if (!report.read(reply) && reply instanceof GomocupReply.Other) {
          connection.ignore(line);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Accepts an UNKNOWN if it may be the answer to a line that the program need not know; throws
   * otherwise.
   */
  private void acceptUnknown(String line) throws EngineException {
    if (possibleUnknowns == 0) {
      throw connection.rejection(line);
    }
    possibleUnknowns--;
  }
}
