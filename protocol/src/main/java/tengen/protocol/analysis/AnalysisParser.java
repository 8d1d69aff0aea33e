package tengen.protocol.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import tengen.game.Setup;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.protocol.analysis.AnalysisCommand.Malformed;
import tengen.protocol.analysis.AnalysisCommand.TurnQuery;
import tengen.protocol.analysis.PositionQuery.PlayedMove;
import tengen.protocol.analysis.PositionQuery.Stone;
import tengen.protocol.analysis.SearchQuery.MoveLimits;
import tengen.protocol.analysis.SearchQuery.Perspective;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.gtp.GtpVertex;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.protocol.record.GameRecord;
import tengen.protocol.words.GameBytes;

/**
 * Parses lines of JSON; accepts any input. Sources: KataGo, Analysis_Engine.md, and what its {@code
 * analysis.cpp} accepts.
 */
final class AnalysisParser {
  /**
   * Default maximum length of a line in bytes, enough for the longest games with restrictions on
   * all points.
   */
  static final int MAX_LINE_BYTES = 1 << 20;

  /** Default number of candidates, as in GTP's analysis commands. */
  private static final int USUAL_LINES = 10;

  static final int MAX_LINES = 1000;
  private static final int USUAL_PV = 15;
  static final long MAX_VISITS = 1L << 50;
  private static final long MAX_PRIORITY = 1L << 62;
  private static final double MAX_SECONDS = 1e6;

  /** Minimum interval of reports, in milliseconds. */
  static final long REPORT_MS = 100;

  private static final long MAX_TURNS = 1_000_000;

  /** Maximum size of a query's positions, in bytes; all turns of a board of 25x25 take less. */
  private static final long MAX_POSITION_BYTES = 8 << 20;

  /** Known fields of an analysis, including KataGo's that have no meaning here. */
  static final Set<String> KNOWN =
      Set.of(
          "id",
          "rules",
          "boardXSize",
          "boardYSize",
          "moves",
          "initialStones",
          "initialPlayer",
          "analyzeTurns",
          "priorities",
          "priority",
          "maxVisits",
          QueryFields.AVOID,
          QueryFields.ALLOW,
          "analysisPVLen",
          "reportDuringSearchEvery",
          "overrideSettings",
          "engine",
          QueryFields.OPTIONS,
          "lines",
          "game",
          "komi",
          "whiteHandicapBonus",
          "rootFpuReductionMax",
          "rootPolicyTemperature",
          "includeMovesOwnership",
          "includeMovesOwnershipStdev",
          "includeOwnership",
          "includeOwnershipStdev",
          "includePolicy",
          "includePVVisits",
          "includeNoResultValue",
          "firstReportDuringSearchAfter");

  /** KataGo's message for a missing id. */
  private static final String NO_ID = "Request must have a string \"id\" field";

  private AnalysisParser() {}

  /** Returns the command on this line; empty for a blank line. */
  static Optional<AnalysisCommand> line(Line line) {
    if (line.text().isBlank()) {
      return Optional.empty();
    }
    return Optional.of(
        line.cut()
            ? malformed(
                Optional.empty(),
                QueryError.of(
                    ErrorCode.TOO_LONG, "line longer than " + line.text().length() + " bytes"))
            : read(line));
  }

  /** Returns the query on this line if the host handles it. */
  static Optional<Json.Fields> hostLine(Line line) {
    return !line.cut()
            && JsonReader.readBytes(line.text()) instanceof JsonReading.Read(Json.Fields query)
            && query.text("action").filter(HostLine.WORDS::contains).isPresent()
        ? Optional.of(query)
        : Optional.empty();
  }

  private static AnalysisCommand read(Line line) {
    return switch (JsonReader.readBytes(line.text())) {
      case JsonReading.Faulty(String what) ->
          malformed(Optional.empty(), QueryError.of(ErrorCode.BAD_JSON, what));
      case JsonReading.Read(Json.Fields query) ->
          query
              .text("id")
              .map(id -> command(id, query, line.text().strip()))
              .orElseGet(() -> malformed(Optional.empty(), QueryError.in("id", NO_ID)));
      case JsonReading.Read _ ->
          malformed(Optional.empty(), QueryError.of(ErrorCode.BAD_JSON, "not an object"));
    };
  }

  private static Malformed malformed(Optional<String> id, QueryError fault) {
    return new Malformed(id, fault);
  }

  private static AnalysisCommand command(String id, Json.Fields query, String text) {
    var fields = new QueryFields(query);
    AnalysisCommand command =
        fields.has("action") ? action(id, query, fields, text) : analyze(id, query, fields, text);
    return fields
        .fault()
        .<AnalysisCommand>map(fault -> malformed(Optional.of(id), fault))
        .orElse(command);
  }

  private static AnalysisCommand action(
      String id, Json.Fields query, QueryFields fields, String text) {
    String action = fields.neededText("action");
    return switch (Action.named(action).orElse(Action.NONE)) {
      case QUERY_VERSION -> new AnalysisCommand.QueryVersion(query);
      case QUERY_MODELS -> new AnalysisCommand.QueryModels(query);
      case CLEAR_CACHE -> new AnalysisCommand.ClearCache(query);
      case TERMINATE ->
          new AnalysisCommand.Terminate(
              query, Optional.of(fields.neededText("terminateId")), turnNumbers(fields));
      case TERMINATE_ALL ->
          new AnalysisCommand.Terminate(query, Optional.empty(), turnNumbers(fields));
      case HELLO -> hello(id, fields);
      case POSITION -> new AnalysisCommand.DescribePosition(id, position(fields));
      case INSPECT ->
          new AnalysisCommand.Inspect(
              id,
              text,
              position(fields),
              fields.neededText("topic"),
              ms(fields.number("maxTime", 0, MAX_SECONDS)),
              priority(fields));
      case TABLE -> TableParser.table(id, fields);
      case WATCH, UNWATCH, TABLES -> new AnalysisCommand.AskTables(TableParser.ask(id, fields));
      case GAMES -> new AnalysisCommand.FindGames(id, GamesParser.listed(fields));
      case GAME -> new AnalysisCommand.FindGames(id, GamesParser.game(fields));
      case NONE ->
          malformed(
              Optional.of(id),
              new QueryError(
                  ErrorCode.UNKNOWN_ACTION,
                  Optional.of("action"),
                  "Must be one of " + Action.names()));
    };
  }

  private static AnalysisCommand hello(String id, QueryFields fields) {
    fields.whole("v", 1, 1);
    return new AnalysisCommand.Hello(id, fields.shortText("known"));
  }

  private static Optional<Set<Integer>> turnNumbers(QueryFields fields) {
    return fields
        .wholes("turnNumbers", Integer.MIN_VALUE, Integer.MAX_VALUE)
        .map(turns -> new HashSet<>(turns.stream().map(Long::intValue).toList()));
  }

  private static AnalysisCommand analyze(
      String id, Json.Fields query, QueryFields fields, String text) {
    PositionQuery position = position(fields);
    return new AnalysisCommand.Analyze(
        id,
        text,
        position,
        turns(fields, priority(fields), position),
        search(fields),
        query.all().keySet().stream().filter(name -> !KNOWN.contains(name)).toList());
  }

  private static long priority(QueryFields fields) {
    return fields.whole("priority", -MAX_PRIORITY, MAX_PRIORITY).orElse(0);
  }

  /** Checks the size of the positions of all turns, since each has the list of its moves. */
  private static void checkBytes(QueryFields fields, List<Long> turns, PositionQuery position) {
    Setup start =
        position
            .game()
            .<Setup>map(Setup.Text::new)
            .orElseGet(
                () -> Setup.Board.empty(position.width().orElse(0), position.height().orElse(0)));
    long bytes =
        turns.stream()
            .distinct()
            .mapToLong(turn -> QueryPart.BASE_BYTES + GameBytes.ofShared(start, turn))
            .sum();
    if (bytes > MAX_POSITION_BYTES) {
      fields.fail("analyzeTurns", "Must name fewer turns; their positions take more than 8 MiB");
    }
  }

  /** Returns each turn once. If a turn is repeated, its last priority counts. */
  private static List<TurnQuery> turns(QueryFields fields, long priority, PositionQuery position) {
    int moves = position.moves().size();
    Optional<List<Long>> turns = fields.wholes("analyzeTurns", 0, MAX_TURNS);
    Optional<List<Long>> priorities = fields.wholes("priorities", -MAX_PRIORITY, MAX_PRIORITY);
    if (turns.isEmpty()) {
      return List.of(new TurnQuery(moves, priority));
    }
    int named = turns.get().size();
    if (named == 0) {
      fields.fail("analyzeTurns", "Must name a turn");
    } else if (priorities.isPresent() && priorities.get().size() != named) {
      fields.fail("priorities", "Must be of matching length to analyzeTurns");
    } else if (priorities.isPresent() && fields.has("priority")) {
      fields.fail("priority", "Cannot specify both priority and priorities");
    }
    checkBytes(fields, turns.get(), position);
    Map<Integer, Long> byTurn = new LinkedHashMap<>();
    for (int i = 0; i < named && fields.fault().isEmpty(); i++) {
      long turn = turns.get().get(i);
      if (turn > moves) {
        fields.fail("analyzeTurns", "Invalid turn number: " + turn);
      }
      int at = i;
      byTurn.put((int) turn, priorities.map(all -> all.get(at)).orElse(priority));
    }
    return byTurn.entrySet().stream()
        .map(entry -> new TurnQuery(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** Reads a position that is played or searched, and checks its size. */
  static PositionQuery position(QueryFields fields) {
    PositionQuery position = storedPosition(fields);
    int characters = position.game().map(String::length).orElse(0);
    if (characters > GameRecord.MAX_TEXT_CHARACTERS) {
      fields.fail("game", "Must be at most " + GameRecord.MAX_TEXT_CHARACTERS + " characters");
    }
    int maxMoves = GameRecord.maxMoves(characters);
    if (position.moves().size() > maxMoves) {
      fields.fail("moves", "Must be at most " + maxMoves + " moves");
    }
    return position;
  }

  /** Reads a position of any size, such as that of a file. */
  static PositionQuery storedPosition(QueryFields fields) {
    boolean isText = fields.has("game");
    Optional<List<PlayedMove>> moves =
        fields.pairs(
            "moves",
            "\"B\" or \"W\"",
            pair ->
                QueryFields.sideNamed(pair.getFirst())
                    .map(side -> new PlayedMove(side, pair.getLast())));
    if (moves.isEmpty()) {
      fields.fail("moves", "Must specify an array of [player, move] pairs");
    }
    return new PositionQuery(
        fields.text("engine"),
        fields.options(),
        fields.textOrObject("rules"),
        fields.text("game"),
        side(fields, "boardXSize", isText),
        side(fields, "boardYSize", isText),
        fields
            .pairs("initialStones", "\"B\" or \"W\" or \"N\"", AnalysisParser::stone)
            .orElse(List.of()),
        fields.side("initialPlayer"),
        moves.orElse(List.of()));
  }

  private static OptionalInt side(QueryFields fields, String name, boolean isText) {
    OptionalLong size = fields.whole(name, 1, GtpVertex.MAX_SIDE);
    if (size.isEmpty() && !isText) {
      fields.fail(name, "Must provide an integer from 1 to " + GtpVertex.MAX_SIDE);
    }
    return size.isPresent() ? OptionalInt.of((int) size.getAsLong()) : OptionalInt.empty();
  }

  private static Optional<Stone> stone(List<String> pair) {
    return pair.getFirst().equalsIgnoreCase("N")
        ? Optional.of(new Stone(Optional.empty(), pair.getLast()))
        : QueryFields.sideNamed(pair.getFirst())
            .map(side -> new Stone(Optional.of(side), pair.getLast()));
  }

  private static SearchQuery search(QueryFields fields) {
    OptionalLong report = ms(fields.number("reportDuringSearchEvery", 0.001, MAX_SECONDS));
    QueryFields settings = fields.object("overrideSettings");
    OptionalLong maxTime = ms(settings.number("maxTime", 0, 1e20));
    Perspective perspective =
        settings
            .text("reportAnalysisWinratesAs")
            .map(name -> perspective(name, settings))
            .orElse(Perspective.BLACK);
    fields.failWith("overrideSettings", settings);
    return new SearchQuery(
        (int) fields.whole("lines", 1, MAX_LINES).orElse(USUAL_LINES),
        fields.whole("maxVisits", 1, MAX_VISITS),
        maxTime,
        report.isPresent() ? Math.max(REPORT_MS, report.getAsLong()) : Long.MAX_VALUE,
        1 + (int) fields.whole("analysisPVLen", 1, 1000).orElse(USUAL_PV),
        perspective,
        restrictions(fields));
  }

  static OptionalLong ms(OptionalDouble seconds) {
    return seconds.isPresent()
        ? OptionalLong.of(Math.round(seconds.getAsDouble() * 1000))
        : OptionalLong.empty();
  }

  private static Perspective perspective(String name, QueryFields settings) {
    for (Perspective each : Perspective.values()) {
      if (each.name().equals(name.toUpperCase(Locale.ROOT))) {
        return each;
      }
    }
    settings.fail("reportAnalysisWinratesAs", "Must be BLACK, WHITE or SIDETOMOVE");
    return Perspective.BLACK;
  }

  private static List<MoveLimits> restrictions(QueryFields fields) {
    if (fields.has(QueryFields.ALLOW) && fields.has(QueryFields.AVOID)) {
      fields.fail(QueryFields.ALLOW, "Cannot specify both allowMoves and avoidMoves");
    }
    List<MoveLimits> limits = new ArrayList<>();
    limits.addAll(restrictions(fields, QueryFields.AVOID));
    limits.addAll(restrictions(fields, QueryFields.ALLOW));
    boolean doubled =
        limits.stream().filter(MoveLimits::allow).map(MoveLimits::side).distinct().count()
            < limits.stream().filter(MoveLimits::allow).count();
    if (doubled) {
      fields.fail(
          QueryFields.ALLOW, "Cannot specify allowMoves more than once for the same player");
    }
    return limits;
  }

  private static List<MoveLimits> restrictions(QueryFields fields, String name) {
    List<MoveLimits> limits = new ArrayList<>();
    for (QueryFields each : fields.objects(name)) {
      var side = each.side("player");
      Optional<List<String>> moves = each.texts("moves");
      OptionalLong depth = each.whole("untilDepth", 1, 1_000_000_000);
      if (side.isEmpty() || moves.isEmpty() || depth.isEmpty()) {
        fields.fail(name, "Must be a list of dicts with subfields 'player', 'moves', 'untilDepth'");
      } else {
        limits.add(
            new MoveLimits(
                name.equals(QueryFields.ALLOW), side.get(), moves.get(), (int) depth.getAsLong()));
      }
    }
    return limits;
  }
}
