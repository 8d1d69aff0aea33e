package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpOutcome.begun;
import static tengen.protocol.gtp.GtpOutcome.changed;
import static tengen.protocol.gtp.GtpOutcome.say;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;

/**
 * Executes commands while no search runs.
 *
 * @param cpuSeconds processor time so far, the one thing that a session cannot know by itself
 */
record GtpCommands(DoubleSupplier cpuSeconds) {

  /** A heap may allow 10^18. */
  private static final int MOST_MOVES = 1_000;

  private static final String PASS = "pass";
  private static final String RESIGN = "resign";

  /** Rules of sums of games. */
  private static final String SUM = "sum";

  GtpOutcome execute(GtpState state, GtpCommand command) {
    return command instanceof GtpCommand.OnBoard && !state.game().isOnBoard()
        ? new GtpOutcome.Refused(GtpErrors.NO_BOARD)
        : run(state, command);
  }

  private GtpOutcome run(GtpState state, GtpCommand command) {
    GtpGame game = state.game();
    return switch (command) {
      case GtpCommand.ProtocolVersion _ -> say(state, "2");
      case GtpCommand.Name _ -> say(state, SessionOffer.NAME);
      case GtpCommand.Version _ -> say(state, state.offer().version() + " " + game.engine().id());
      case GtpCommand.KnownCommand(String name) ->
          say(state, Boolean.toString(names(state).contains(name)));
      case GtpCommand.ListCommands _ -> say(state, String.join("\n", names(state)));
      case GtpCommand.Quit _ -> new GtpOutcome.Goodbye();
      case GtpCommand.BoardSize(int width, int height) ->
          begun(state, game.resized(width, height), GtpErrors.UNACCEPTABLE_SIZE);
      case GtpCommand.ClearBoard _ -> begun(state, Optional.of(game.cleared()), "");
      case GtpCommand.Komi _, GtpCommand.InterruptSupport _ -> say(state, "");
      case GtpCommand.FixedHandicap(int stones) -> fixedHandicap(state, stones);
      case GtpCommand.PlaceFreeHandicap(int stones) ->
          fixedHandicap(state, Math.min(stones, GtpStars.most(game.width(), game.height())));
      case GtpCommand.SetFreeHandicap(List<GtpVertex> vertices) -> setFreeHandicap(state, vertices);
      case GtpCommand.Play(Side side, String move) -> play(state, side, move);
      case GtpCommand.Genmove(Side side) -> genmove(state, side, true);
      case GtpCommand.RegGenmove(Side side) -> genmove(state, side, false);
      case GtpCommand.Analyze(GtpAnalysis analysis) -> analyze(state, analysis);
      case GtpCommand.GenmoveAnalyze(GtpAnalysis analysis) -> genmoveAnalyze(state, analysis);
      case GtpCommand.Undo _ -> changed(state, game.undone(1), GtpErrors.CANNOT_UNDO);
      case GtpCommand.GgUndo(int moves) ->
          changed(state, game.undone(moves), GtpErrors.CANNOT_UNDO);
      case GtpCommand.TimeSettings settings -> timeSettings(state, settings);
      case GtpCommand.TimeLeft left -> say(state.withClocks(withTimeLeft(state, left)), "");
      case GtpCommand.FinalScore _ -> finalScore(state);
      case GtpCommand.FinalStatusList(GtpCommand.Status status) ->
          say(state, status == GtpCommand.Status.ALIVE ? GtpDiagram.chains(game.board()) : "");
      case GtpCommand.LoadSgf(String file, var beforeMove) ->
          state.offer().files()
              ? new GtpOutcome.ReadFile(file, beforeMove)
              : new GtpOutcome.Refused(GtpErrors.CANNOT_LOAD_FILE);
      case GtpCommand.PrintSgf _ -> say(state, GtpRecords.print(game));
      case GtpCommand.ShowBoard _ ->
          say(
              state,
              game.isOnBoard()
                  ? GtpDiagram.draw(game.board())
                  : game.rules().describe(game.position()));
      case GtpCommand.CpuTime _ ->
          say(state, String.format(Locale.ROOT, "%.3f", cpuSeconds.getAsDouble()));
      case GtpCommand.TengenGame(String text) -> newGame(state, text);
      case GtpCommand.TengenMoves _ -> say(state, moves(game));
      case GtpCommand.TengenEngine(Optional<String> id) ->
          id.map(wanted -> useEngine(state, wanted)).orElseGet(() -> listEngines(state));
      case GtpCommand.TengenTopics _ -> say(state, GtpTopics.list(game.engine()));
      case GtpCommand.TengenInspect(String topic, Optional<Side> side, var form) ->
          GtpTopics.has(game.engine(), topic)
              ? new GtpOutcome.Inspect(topic, side.orElse(game.position().toMove()), form)
              : new GtpOutcome.Refused(GtpErrors.UNKNOWN_TOPIC);
      case GtpCommand.AnalyzeCommands _ -> say(state, GtpTopics.menu(game.engine()));
      case GtpCommand.Interrupt _, GtpCommand.Blank _ -> new GtpOutcome.Silence();
      case GtpCommand.Unknown _ -> new GtpOutcome.Refused(GtpErrors.UNKNOWN_COMMAND);
      case GtpCommand.Malformed(String _, String reason) -> new GtpOutcome.Refused(reason);
    };
  }

  private static List<String> names(GtpState state) {
    return GtpSyntax.NAMES.stream().filter(name -> isOffered(state, name)).toList();
  }

  private static boolean isOffered(GtpState state, String name) {
    return switch (name) {
      case GtpSyntax.LOADSGF -> state.offer().files();
      case GtpSyntax.GAME ->
          state.game().engine().games().stream().anyMatch(game -> game.maxSide() == 0);
      case GtpTopics.VALUE_COMMAND -> GtpTopics.has(state.game().engine(), GtpTopics.VALUE);
      default -> true;
    };
  }

  private static GtpOutcome play(GtpState state, Side side, String move) {
    GtpGame game = state.game();
    if (!game.isOnBoard()) {
      return changed(state, game.played(side, new Move.Text(move)), GtpErrors.ILLEGAL_MOVE);
    }
    return GtpVertex.parse(move)
        .map(vertex -> changed(state, game.played(side, vertex), GtpErrors.ILLEGAL_MOVE))
        .orElseGet(() -> new GtpOutcome.Refused(GtpErrors.SYNTAX));
  }

  /**
   * The first word names the game, unless that game refuses what is added up: then it is the game
   * of sums, as it is for what begins with no word, a value.
   */
  private static GtpOutcome newGame(GtpState state, String text) {
    String[] idAndStart = text.split(" ", 2);
    String start = idAndStart.length == 1 ? "" : idAndStart[1];
    boolean isSum = text.contains(" + ");
    Optional<GtpGame> named =
        started(state, idAndStart[0], start).filter(game -> !isSum || objection(game).isEmpty());
    Optional<GtpGame> game =
        isSum || !Character.isLetter(text.charAt(0))
            ? named.or(() -> started(state, SUM, text))
            : named;
    Optional<String> objection = game.flatMap(GtpCommands::objection);
    return objection.isPresent()
        ? new GtpOutcome.Refused(objection.get())
        : begun(state, game, GtpErrors.UNKNOWN_GAME);
  }

  private static Optional<GtpGame> started(GtpState state, String id, String start) {
    return GtpGame.started(state.offer(), state.game().engine(), id, new Setup.Text(start));
  }

  private static Optional<String> objection(GtpGame game) {
    return game.rules().objection(game.position().setup());
  }

  private static String moves(GtpGame game) {
    List<String> moves = game.moves().limit(MOST_MOVES + 1L).toList();
    return moves.size() > MOST_MOVES
        ? String.join(" ", moves.subList(0, MOST_MOVES)) + " ..."
        : String.join(" ", moves);
  }

  /** Both clocks with the controller's word for one. */
  static GtpClocks withTimeLeft(GtpState state, GtpCommand.TimeLeft left) {
    GtpClock clock = state.clocks().of(left.side()).timeLeft(left.seconds(), left.stones());
    return state.clocks().with(left.side(), clock);
  }

  private static GtpOutcome fixedHandicap(GtpState state, int stones) {
    GtpGame game = state.game();
    if (!game.isEmpty()) {
      return new GtpOutcome.Refused(GtpErrors.BOARD_NOT_EMPTY);
    }
    if (stones < 2 || stones > GtpStars.most(game.width(), game.height())) {
      return new GtpOutcome.Refused(GtpErrors.INVALID_NUMBER_OF_STONES);
    }
    List<Place> points = GtpStars.points(game.width(), game.height(), stones);
    return handicap(state, points, GtpErrors.INVALID_NUMBER_OF_STONES);
  }

  private static GtpOutcome setFreeHandicap(GtpState state, List<GtpVertex> vertices) {
    GtpGame game = state.game();
    if (!game.isEmpty()) {
      return new GtpOutcome.Refused(GtpErrors.BOARD_NOT_EMPTY);
    }
    List<Place> points = new ArrayList<>();
    for (GtpVertex vertex : vertices) {
      switch (vertex) {
        case GtpVertex.Pass _ -> {}
        case GtpVertex.Point point -> point.on(game.width(), game.height()).ifPresent(points::add);
      }
    }
    boolean distinct = new HashSet<>(points).size() == vertices.size();
    return distinct && points.size() >= 2
        ? handicap(state, points, GtpErrors.BAD_VERTEX_LIST)
        : new GtpOutcome.Refused(GtpErrors.BAD_VERTEX_LIST);
  }

  private static GtpOutcome handicap(GtpState state, List<Place> points, String refusal) {
    String vertices = GtpDiagram.vertices(points, state.game().height());
    return state
        .game()
        .withHandicap(points)
        .<GtpOutcome>map(
            game ->
                say(state.withGame(game), vertices, List.of(new Effect.NewGame<>(game.position()))))
        .orElseGet(() -> new GtpOutcome.Refused(refusal));
  }

  /** A finished game is answered by the verdict: no engine sees it. */
  private static GtpOutcome genmove(GtpState state, Side side, boolean plays) {
    return switch (state.game().verdict(side)) {
      case Verdict.Open _ -> new GtpOutcome.Search(side, plays, Optional.empty());
      case Verdict.Drawn _ -> pass(state, plays);
      case Verdict.Won won -> won.side() == side ? pass(state, plays) : say(state, RESIGN);
    };
  }

  private static GtpOutcome analyze(GtpState state, GtpAnalysis analysis) {
    Side side = analysis.side().orElse(state.game().position().toMove());
    return state.game().verdict(side) instanceof Verdict.Open
        ? new GtpOutcome.Analyze(analysis, side)
        : new GtpOutcome.NothingToAnalyze();
  }

  private static GtpOutcome genmoveAnalyze(GtpState state, GtpAnalysis analysis) {
    Side side = analysis.side().orElse(state.game().position().toMove());
    return switch (state.game().verdict(side)) {
      case Verdict.Open _ -> new GtpOutcome.Search(side, true, Optional.of(analysis));
      case Verdict.Drawn _ -> new GtpOutcome.AnalyzedMove(passed(state), PASS);
      case Verdict.Won won ->
          won.side() == side
              ? new GtpOutcome.AnalyzedMove(passed(state), PASS)
              : new GtpOutcome.AnalyzedMove(state, RESIGN);
    };
  }

  private static GtpOutcome pass(GtpState state, boolean plays) {
    return say(plays ? passed(state) : state, PASS);
  }

  private static GtpState passed(GtpState state) {
    return state.withGame(state.game().passed());
  }

  private static GtpOutcome timeSettings(GtpState state, GtpCommand.TimeSettings settings) {
    GtpClock clock = GtpClock.set(settings.main(), settings.overtime(), settings.stones());
    GtpState timed = state.withClocks(new GtpClocks(clock, clock));
    boolean nothing = settings.main() == 0 && settings.overtime() == 0;
    return nothing
        ? say(timed, "", List.of(new Effect.Note<>("time settings without time: no limit")))
        : say(timed, "");
  }

  private static GtpOutcome finalScore(GtpState state) {
    return switch (state.game().verdict()) {
      case Verdict.Open _ -> new GtpOutcome.Refused(GtpErrors.CANNOT_SCORE);
      case Verdict.Drawn _ -> say(state, "0");
      case Verdict.Won won -> say(state, won.side() == Side.BLACK ? "B+1" : "W+1");
    };
  }

  private static GtpOutcome listEngines(GtpState state) {
    OfferedEngine used = state.game().engine();
    return say(
        state,
        Stream.concat(
                Stream.of(used), state.offer().engines().stream().filter(one -> !one.equals(used)))
            .map(OfferedEngine::id)
            .collect(Collectors.joining("\n")));
  }

  private static GtpOutcome useEngine(GtpState state, String id) {
    return state.offer().engines().stream()
        .filter(engine -> engine.id().equals(id))
        .findFirst()
        .flatMap(engine -> GtpGame.start(state.offer(), engine))
        .<GtpOutcome>map(
            game ->
                say(
                    state.withGame(game),
                    "",
                    List.of(new Effect.UseEngine<>(id), new Effect.NewGame<>(game.position()))))
        .orElseGet(() -> new GtpOutcome.Refused(GtpErrors.UNKNOWN_ENGINE));
  }
}
