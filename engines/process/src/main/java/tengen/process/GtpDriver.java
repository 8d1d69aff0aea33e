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
import tengen.protocol.gtp.GtpReply;
import tengen.protocol.gtp.GtpVertex;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * Speaks GTP as a controller, without ids, which some programs do not know. A position that goes on
 * from the last one is told by the turns that came since, any other from the empty board.
 */
final class GtpDriver implements Driver {
  private static final String INTERRUPT = "gogui-interrupt";
  private static final String RECTANGULAR = "rectangular_boardsize";

  private final Talk talk;
  private final Map<String, GameRules> referees;
  private final long startMs;
  private final long replyMs;
  private final GtpTimes times;
  private final String send;

  /** The program's commands; null: not asked yet. */
  private @Nullable Set<String> known;

  /** What stands on its board; null: nothing that we know of. */
  private @Nullable Position held;

  GtpDriver(Talk talk, EngineSettings settings, Map<String, GameRules> referees) {
    this.talk = talk;
    this.referees = referees;
    this.startMs = settings.get(ProcessOptions.START_MS);
    this.replyMs = settings.get(ProcessOptions.REPLY_MS);
    this.times = new GtpTimes(settings.get(ProcessOptions.OVERHEAD_MS));
    this.send = settings.get(ProcessOptions.SEND);
  }

  @Override
  public Talk talk() {
    return talk;
  }

  @Override
  public String farewell() {
    return "quit\n";
  }

  /** GTP has no words for memory, threads and seeds. */
  @Override
  public void configure(EngineSettings changed) {}

  @Override
  public void greet() throws ProgramFault, InterruptedException {
    known();
  }

  @Override
  public void newGame(Position start) throws EngineException, ProgramFault, InterruptedException {
    held = null;
    times.newGame();
    setUp(start);
  }

  @Override
  public SearchResult search(Position position, SearchControl control)
      throws EngineException, ProgramFault, InterruptedException {
    setUp(position);
    for (String command : times.commands(control, position.toMove(), known())) {
      if (ask(command) instanceof GtpReply.Failure refused) {
        talk.ignore(refused.text());
      }
    }
    Move answer = genmove(position, control);
    held = answer instanceof Move.Resign ? position : position.play(answer);
    return new SearchResult(answer, new SearchProgress(0, List.of()));
  }

  /** Has it list its commands and take the lines of the configuration, once. */
  private Set<String> known() throws ProgramFault, InterruptedException {
    Set<String> names = known;
    if (names == null) {
      say("list_commands");
      GtpReply list = awaitReply(startMs);
      names =
          list instanceof GtpReply.Success
              ? list.text().lines().map(String::strip).collect(Collectors.toUnmodifiableSet())
              : Set.of();
      known = names;
      for (String line : send.lines().toList()) {
        talk.say(line + "\n");
        if (awaitReply(replyMs) instanceof GtpReply.Failure refused) {
          talk.ignore(refused.text());
        }
      }
    }
    return names;
  }

  /** Brings its board to this position. */
  private void setUp(Position position) throws EngineException, ProgramFault, InterruptedException {
    Set<String> commands = known();
    Setup.Board board = board(position);
    Position before = held;
    held = null;
    if (before == null || !goesOn(before, position)) {
      require(size(board, commands));
      require("clear_board");
      if (!isInitial(board, position)) {
        play(board, Side.BLACK, board.black());
        play(board, Side.WHITE, board.white());
      }
      before = Position.start(position.rules(), board);
    }
    for (Turn turn : position.turns().subList(before.turns().size(), position.turns().size())) {
      play(board, turn.side(), turn.move());
    }
    held = position;
  }

  /** Whether it is what the program's own game begins with, on an empty board or not. */
  private boolean isInitial(Setup.Board board, Position position) {
    GameRules rules = referees.get(position.rules());
    return rules != null && board.equals(rules.initialBoard(board.width(), board.height()));
  }

  private static boolean goesOn(Position before, Position now) {
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
      throws EngineException, ProgramFault, InterruptedException {
    for (Place stone : stones) {
      play(board, side, stone);
    }
  }

  private void play(Setup.Board board, Side side, Move move)
      throws EngineException, ProgramFault, InterruptedException {
    switch (move) {
      case Place point -> play(side, GtpVertex.of(point, board.height()));
      case Move.Pass _ -> play(side, new GtpVertex.Pass());
      case Move.Places _, Move.Text _, Move.Swap _, Move.Resign _ ->
          throw new EngineException(EngineException.Kind.REJECTED, "GTP has no move " + move);
    }
  }

  private void play(Side side, GtpVertex vertex)
      throws EngineException, ProgramFault, InterruptedException {
    require("play " + letter(side) + " " + vertex);
  }

  /** A colour as commands have it. */
  static String letter(Side side) {
    return side == Side.BLACK ? "b" : "w";
  }

  private static Setup.Board board(Position position) throws EngineException {
    if (position.setup() instanceof Setup.Board board && board.neutral().isEmpty()) {
      return board;
    }
    throw new EngineException(
        EngineException.Kind.REJECTED, "GTP has no words for " + position.setup());
  }

  private void say(String command) throws ProgramFault {
    talk.say(command + "\n");
  }

  private GtpReply ask(String command) throws ProgramFault, InterruptedException {
    talk.beginQuestion();
    say(command);
    return awaitReply(replyMs);
  }

  private void require(String command) throws EngineException, ProgramFault, InterruptedException {
    if (ask(command) instanceof GtpReply.Failure refused) {
      throw talk.refusal(refused.text());
    }
  }

  private GtpReply awaitReply(long atMostMs) throws ProgramFault, InterruptedException {
    var block = new GtpBlock();
    Deadline deadline = Deadline.in(atMostMs);
    while (true) {
      Optional<GtpReply> reply = read(talk.hear(deadline), block);
      if (reply.isPresent()) {
        return reply.get();
      }
    }
  }

  private Optional<GtpReply> read(String line, GtpBlock block) {
    if (!block.take(line)) {
      talk.ignore(line);
    }
    return block.reply();
  }

  private Move genmove(Position position, SearchControl control)
      throws EngineException, ProgramFault, InterruptedException {
    held = null;
    talk.beginQuestion();
    say("genmove " + letter(position.toMove()));
    GtpReply reply = awaitMove(control);
    if (reply instanceof GtpReply.Failure) {
      throw talk.refusal(reply.text());
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
                        "it made an illegal move: %s is no vertex; last lines: %s"
                            .formatted(word, talk)));
  }

  /** A point beyond the board stays one: the referee judges it. */
  private static Move move(GtpVertex vertex, Setup.Board board) {
    return switch (vertex) {
      case GtpVertex.Point(int column, int row) -> new Place(column, board.height() - row);
      case GtpVertex.Pass _ -> new Move.Pass();
    };
  }

  private GtpReply awaitMove(SearchControl control) throws ProgramFault, InterruptedException {
    var block = new GtpBlock();
    var thinking = new Thinking(talk, control, this::stop, replyMs);
    while (true) {
      Optional<GtpReply> reply = thinking.hear(0).flatMap(line -> read(line, block));
      if (reply.isPresent()) {
        return reply.get();
      }
    }
  }

  /** Where it does not know GoGui's word for that, nothing but its own time ends a search. */
  private void stop() throws ProgramFault {
    if (known != null && known.contains(INTERRUPT)) {
      say("# interrupt");
    }
  }
}
