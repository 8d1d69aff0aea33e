package tengen.process;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.gtp.GtpParser;
import tengen.protocol.gtp.GtpReply;
import tengen.protocol.gtp.GtpVertex;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * A GTP client in the role of the controller. Sends no command ids, which some programs do not
 * support. If a position continues the last one, sends only the new turns; otherwise starts from
 * the empty board.
 */
final class GtpDriver implements Driver {
  private static final String INTERRUPT = "gogui-interrupt";
  private static final String RECTANGULAR = "rectangular_boardsize";

  private final ProgramConnection connection;
  private final Map<String, GameRules> referees;
  private final long startMs;
  private final long replyMs;
  private final GtpTimes times;
  private final String send;

  /** Names of the program's commands; null before the first list_commands. */
  private @Nullable Set<String> commands;

  /** Position on the program's board; null if unknown. */
  private @Nullable Position boardPosition;

  GtpDriver(
      ProgramConnection connection, EngineSettings settings, Map<String, GameRules> referees) {
    this.connection = connection;
    this.referees = referees;
    this.startMs = settings.get(ProcessOptions.START_MS);
    this.replyMs = settings.get(ProcessOptions.REPLY_MS);
    this.times = new GtpTimes(settings.get(ProcessOptions.OVERHEAD_MS));
    this.send = settings.get(ProcessOptions.SEND);
  }

  @Override
  public ProgramConnection connection() {
    return connection;
  }

  @Override
  public String quitCommand() {
    return "quit\n";
  }

  /** Does nothing: GTP has no commands for memory, threads and seeds. */
  @Override
  public void configure(EngineSettings changed) {}

  @Override
  public void initialize() throws ProgramException, InterruptedException {
    commands();
  }

  @Override
  public void newGame(Position start)
      throws EngineException, ProgramException, InterruptedException {
    boardPosition = null;
    times.newGame();
    setUp(start);
  }

  @Override
  public SearchResult search(Position position, SearchControl control)
      throws EngineException, ProgramException, InterruptedException {
    setUp(position);
    for (String command : times.commands(control, position.toMove(), commands())) {
      if (ask(command, replyMs) instanceof GtpReply.Failure rejected) {
        connection.ignore(rejected.text());
      }
    }
    Move answer = genmove(position, control);
    boardPosition = answer instanceof Move.Resign ? position : position.play(answer);
    return new SearchResult(answer, new SearchProgress(0, List.of()));
  }

  /**
   * Returns the program's commands. The first call sends list_commands and the configured lines.
   */
  private Set<String> commands() throws ProgramException, InterruptedException {
    Set<String> names = commands;
    if (names == null) {
      send("list_commands");
      GtpReply list = awaitReply(startMs);
      names =
          list instanceof GtpReply.Success
              ? list.text().lines().map(String::strip).collect(Collectors.toUnmodifiableSet())
              : Set.of();
      commands = names;
      for (String line : send.lines().filter(GtpDriver::isCommand).toList()) {
        connection.send(line + "\n");
        if (awaitReply(replyMs) instanceof GtpReply.Failure rejected) {
          connection.ignore(rejected.text());
        }
      }
    }
    return names;
  }

  /** Returns whether a line gets a reply: empty lines and comments do not. */
  private static boolean isCommand(String line) {
    return !GtpParser.content(line).isEmpty();
  }

  /** Sets the program's board to this position. */
  private void setUp(Position position)
      throws EngineException, ProgramException, InterruptedException {
    Set<String> commands = commands();
    Setup.Board board = board(position);
    Position before = boardPosition;
    boardPosition = null;
    if (before == null || !isContinuation(before, position)) {
      require(size(board, commands), startMs);
      require("clear_board", startMs);
      if (!isInitial(board, position)) {
        play(board, Side.BLACK, board.black());
        play(board, Side.WHITE, board.white());
      }
      before = Position.start(position.rules(), board);
    }
    for (Turn turn : position.turns().subList(before.turns().size(), position.turns().size())) {
      play(board, turn.side(), turn.move());
    }
    boardPosition = position;
  }

  /** Returns true if the board is the game's initial board, which the program sets up itself. */
  private boolean isInitial(Setup.Board board, Position position) {
    GameRules rules = referees.get(position.rules());
    return rules != null && board.equals(rules.initialBoard(board.width(), board.height()));
  }

  private static boolean isContinuation(Position before, Position now) {
    int count = before.turns().size();
    return before.rules().equals(now.rules())
        && before.setup().equals(now.setup())
        && count <= now.turns().size()
        && before.turns().equals(now.turns().subList(0, count));
  }

  private static String size(Setup.Board board, Set<String> commands) {
    if (board.width() == board.height()) {
      return "boardsize " + board.width();
    }
    String word = commands.contains(RECTANGULAR) ? RECTANGULAR : "boardsize";
    return word + " " + board.width() + " " + board.height();
  }

  private void play(Setup.Board board, Side side, List<Place> stones)
      throws EngineException, ProgramException, InterruptedException {
    for (Place stone : stones) {
      play(board, side, stone);
    }
  }

  private void play(Setup.Board board, Side side, Move move)
      throws EngineException, ProgramException, InterruptedException {
    switch (move) {
      case Place point -> play(side, GtpVertex.of(point, board.height()));
      case Move.Pass _ -> play(side, new GtpVertex.Pass());
      case Move.Places _, Move.Text _, Move.Swap _, Move.Resign _ ->
          throw new EngineException(
              EngineException.Kind.REJECTED, "GTP has no notation for the move " + move);
    }
  }

  private void play(Side side, GtpVertex vertex)
      throws EngineException, ProgramException, InterruptedException {
    require("play " + letter(side) + " " + vertex, replyMs);
  }

  /** Returns a colour as in GTP commands. */
  static String letter(Side side) {
    return side == Side.BLACK ? "b" : "w";
  }

  private static Setup.Board board(Position position) throws EngineException {
    if (position.setup() instanceof Setup.Board board && board.neutral().isEmpty()) {
      return board;
    }
    throw new EngineException(
        EngineException.Kind.REJECTED, "GTP has no command for the setup " + position.setup());
  }

  private void send(String command) throws ProgramException {
    connection.send(command + "\n");
  }

  private GtpReply ask(String command, long atMostMs)
      throws ProgramException, InterruptedException {
    connection.discardInput();
    send(command);
    return awaitReply(atMostMs);
  }

  private void require(String command, long atMostMs)
      throws EngineException, ProgramException, InterruptedException {
    if (ask(command, atMostMs) instanceof GtpReply.Failure rejected) {
      throw connection.rejection(rejected.text());
    }
  }

  private GtpReply awaitReply(long atMostMs) throws ProgramException, InterruptedException {
    var block = new GtpBlock();
    Deadline deadline = Deadline.in(atMostMs);
    while (true) {
      Optional<GtpReply> reply = read(connection.receive(deadline), block);
      if (reply.isPresent()) {
        return reply.get();
      }
    }
  }

  private Optional<GtpReply> read(String line, GtpBlock block) {
    if (!block.take(line)) {
      connection.ignore(line);
    }
    return block.reply();
  }

  private Move genmove(Position position, SearchControl control)
      throws EngineException, ProgramException, InterruptedException {
    boardPosition = null;
    connection.discardInput();
    send("genmove " + letter(position.toMove()));
    GtpReply reply = awaitMove(control);
    if (reply instanceof GtpReply.Failure) {
      throw connection.rejection(reply.text());
    }
    Setup.Board board = board(position);
    String word = reply.text().strip();
    return word.equalsIgnoreCase("resign")
        ? new Move.Resign()
        : GtpVertex.parse(word)
            .map(vertex -> move(vertex, board))
            .orElseThrow(
                () ->
                    new EngineException(
                        EngineException.Kind.ILLEGAL,
                        "it made an illegal move: %s is not a vertex; last lines: %s"
                            .formatted(word, connection)));
  }

  /** Converts a vertex; points outside the board are kept, since the referee rejects them. */
  private static Move move(GtpVertex vertex, Setup.Board board) {
    return switch (vertex) {
      case GtpVertex.Point(int column, int row) -> new Place(column, board.height() - row);
      case GtpVertex.Pass _ -> new Move.Pass();
    };
  }

  private GtpReply awaitMove(SearchControl control) throws ProgramException, InterruptedException {
    var block = new GtpBlock();
    var thinking = new PendingSearch(connection, control, this::stop, replyMs);
    while (true) {
      Optional<GtpReply> reply = thinking.receive(0).flatMap(line -> read(line, block));
      if (reply.isPresent()) {
        return reply.get();
      }
    }
  }

  /**
   * Sends GoGui's interrupt if the program supports it; otherwise only the program's own clock ends
   * its search.
   */
  private void stop() throws ProgramException {
    if (commands != null && commands.contains(INTERRUPT)) {
      send("# interrupt");
    }
  }
}
