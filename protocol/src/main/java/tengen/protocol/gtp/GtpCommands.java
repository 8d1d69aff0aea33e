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
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

/**
 * Executes commands while no search runs.
 *
 * @param cpuSeconds processor time so far, the one thing that a session cannot know by itself
 * @param syntax whose commands are listed
 */
record GtpCommands(DoubleSupplier cpuSeconds, Supplier<GtpSyntax> syntax) {

  /** A heap may allow 10^18. */
  private static final int MOST_MOVES = 1_000;

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
      case GtpCommand.Komi(double komi) ->
          say(state.withSettings(state.settings().withKomi(komi)), "");
      case GtpCommand.GetKomi _ -> say(state, Double.toString(state.settings().komi()));
      case GtpCommand.SetPosition(Optional<Side> toMove, var stones) ->
          begun(state, game.withStones(toMove, stones), GtpErrors.ILLEGAL_MOVE);
      case GtpCommand.FixedHandicap(int stones) -> fixedHandicap(state, stones);
      case GtpCommand.PlaceFreeHandicap(int stones) -> freeHandicap(state, stones);
      case GtpCommand.SetFreeHandicap(List<GtpVertex> vertices) -> setFreeHandicap(state, vertices);
      case GtpCommand.Play(Side side, String move) -> play(state, side, move);
      case GtpCommand.EngineCommand asked -> GtpThinking.run(state, asked);
      case GtpCommand.Undo _ -> changed(state, game.undone(1), GtpErrors.CANNOT_UNDO);
      case GtpCommand.GgUndo(int moves) ->
          changed(state, game.undone(moves), GtpErrors.CANNOT_UNDO);
      case GtpCommand.ClockCommand clock -> GtpClocks.run(state, clock);
      case GtpCommand.FinalScore _ -> finalScore(state);
      case GtpCommand.FinalStatusList(GtpCommand.Status status) ->
          say(state, status == GtpCommand.Status.ALIVE ? GtpDiagram.chains(game.board()) : "");
      case GtpCommand.LoadSgf asked ->
          state.offer().files()
              ? new GtpOutcome.ReadFile(asked)
              : new GtpOutcome.Refused(GtpErrors.CANNOT_LOAD_FILE);
      case GtpCommand.PrintSgf _ -> say(state, GtpRecords.print(game));
      case GtpCommand.ShowBoard _ -> say(state, diagram(game));
      case GtpCommand.CpuTime _ ->
          say(state, String.format(Locale.ROOT, "%.3f", cpuSeconds.getAsDouble()));
      case GtpCommand.TengenGame(String text) -> newGame(state, text);
      case GtpCommand.TengenMoves _ -> say(state, moves(game));
      case GtpCommand.TengenEngine(Optional<String> id) ->
          id.map(wanted -> useEngine(state, wanted)).orElseGet(() -> listEngines(state));
      case GtpCommand.TengenRule(Optional<String> name) -> rule(state, name);
      case GtpCommand.GetRules _ ->
          say(state, JsonWriter.write(Json.Fields.NONE.with("rules", game.rules().id())));
      case GtpCommand.SetRules(String name) -> setRules(state, name);
      case GtpCommand.ClearCache _ ->
          say(state, "", List.of(new Effect.NewGame<>(game.cleared().position())));
      case GtpCommand.Stop _ -> say(state, "");
      case GtpCommand.Remark(String word, String text) ->
          say(state, "", List.of(new Effect.Note<>(word + " " + text)));
      case GtpCommand.OptionCommand option -> GtpOptions.run(state, option);
      case GtpCommand.Gogui gogui -> GtpGogui.run(state, gogui);
      case GtpCommand.Course course -> GtpCourse.run(state, course);
      case GtpCommand.TengenTopics _ -> say(state, GtpTopics.list(game.engine()));
      case GtpCommand.Interrupt _, GtpCommand.Blank _ -> new GtpOutcome.Silence();
      case GtpCommand.Unknown _ -> new GtpOutcome.Refused(GtpErrors.UNKNOWN_COMMAND);
      case GtpCommand.Malformed(String _, String reason) -> new GtpOutcome.Refused(reason);
    };
  }

  private List<String> names(GtpState state) {
    return syntax.get().names().stream().filter(name -> isOffered(state, name)).toList();
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
    return game.isOnBoard() && GtpVertex.parse(move).isEmpty()
        ? new GtpOutcome.Refused(GtpErrors.SYNTAX)
        : changed(state, game.played(side, move), GtpErrors.ILLEGAL_MOVE);
  }

  /**
   * The first word names the game, unless that game refuses what is added up: then it is the game
   * of sums, as it is for what begins with no word, a value.
   */
  private static GtpOutcome newGame(GtpState state, String text) {
    String[] idAndStart = text.split(" ", 2);
    var start = new Setup.Text(idAndStart.length == 1 ? "" : idAndStart[1]);
    boolean isSum = text.contains(" + ");
    Optional<GameRules> named =
        rules(state, idAndStart[0], start)
            .filter(rules -> !isSum || rules.objection(start).isEmpty());
    return named.isEmpty() && (isSum || !Character.isLetter(text.charAt(0)))
        ? newGame(state, rules(state, SUM, new Setup.Text(text)), new Setup.Text(text))
        : newGame(state, named, start);
  }

  private static Optional<GameRules> rules(GtpState state, String id, Setup.Text start) {
    return GtpGame.rules(state.offer(), state.game().engine(), id, start);
  }

  private static GtpOutcome newGame(GtpState state, Optional<GameRules> rules, Setup.Text start) {
    Optional<String> objection = rules.flatMap(known -> known.objection(start));
    return objection.isPresent()
        ? new GtpOutcome.Refused(objection.get())
        : begun(
            state,
            rules.map(known -> GtpGame.begun(state.game().engine(), known, start)),
            GtpErrors.UNKNOWN_GAME);
  }

  private static String diagram(GtpGame game) {
    return game.isOnBoard()
        ? GtpDiagram.draw(game.board())
        : game.rules().describe(game.position());
  }

  private static GtpOutcome rule(GtpState state, Optional<String> name) {
    GtpGame game = state.game();
    return name.map(
            wanted ->
                begun(
                    state,
                    game.boardRules(state.offer(), wanted).flatMap(game::ruled),
                    GtpErrors.UNKNOWN_RULES))
        .orElseGet(() -> say(state, String.join("\n", game.boardRules(state.offer()))));
  }

  private static GtpOutcome setRules(GtpState state, String name) {
    GtpGame game = state.game();
    Optional<GameRules> wanted = game.boardRules(state.offer(), name);
    if (wanted.isEmpty()) {
      return new GtpOutcome.Refused(GtpErrors.UNKNOWN_RULES);
    }
    return wanted.get().id().equals(game.rules().id())
        ? say(state, "")
        : begun(state, game.under(wanted.get()), GtpErrors.ILLEGAL_MOVE);
  }

  private static String moves(GtpGame game) {
    List<String> moves = game.moves().limit(MOST_MOVES + 1L).toList();
    return moves.size() > MOST_MOVES
        ? String.join(" ", moves.subList(0, MOST_MOVES)) + " ..."
        : String.join(" ", moves);
  }

  private static GtpOutcome fixedHandicap(GtpState state, int stones) {
    GtpGame game = state.game();
    return handicap(state, stones, GtpStars.most(game.width(), game.height()));
  }

  private static GtpOutcome freeHandicap(GtpState state, int stones) {
    GtpGame game = state.game();
    int most = GtpStars.mostFree(game.width(), game.height());
    return handicap(state, Math.min(stones, most), most);
  }

  private static GtpOutcome handicap(GtpState state, int stones, int most) {
    GtpGame game = state.game();
    if (!game.isEmpty()) {
      return new GtpOutcome.Refused(GtpErrors.BOARD_NOT_EMPTY);
    }
    if (stones < 2 || stones > most) {
      return new GtpOutcome.Refused(GtpErrors.INVALID_NUMBER_OF_STONES);
    }
    List<Place> points = GtpStars.points(game.width(), game.height(), stones);
    return begun(
        state,
        game.withHandicap(points),
        GtpDiagram.vertices(points, game.height()),
        GtpErrors.INVALID_NUMBER_OF_STONES);
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
        ? begun(state, game.withHandicap(points), GtpErrors.BAD_VERTEX_LIST)
        : new GtpOutcome.Refused(GtpErrors.BAD_VERTEX_LIST);
  }

  private static GtpOutcome finalScore(GtpState state) {
    return state
        .game()
        .end()
        .<GtpOutcome>map(
            end ->
                say(
                    state,
                    end.winner().map(side -> side == Side.BLACK ? "B+1" : "W+1").orElse("0")))
        .orElseGet(() -> new GtpOutcome.Refused(GtpErrors.CANNOT_SCORE));
  }

  private static GtpOutcome listEngines(GtpState state) {
    OfferedEngine used = state.game().engine();
    return say(
        state,
        Stream.concat(Stream.of(used), state.offer().engines().stream())
            .map(OfferedEngine::id)
            .distinct()
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
