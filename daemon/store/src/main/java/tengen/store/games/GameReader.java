package tengen.store.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import tengen.game.GameRules;
import tengen.protocol.analysis.QueryRecord;
import tengen.protocol.gomocup.GomocupRules;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.Psq;
import tengen.protocol.record.RecordReading;
import tengen.protocol.record.RecordText;
import tengen.protocol.record.Sgf;
import tengen.protocol.record.SgfText;
import tengen.protocol.words.Digits;
import tengen.store.archive.StoredGame;

/** Reads games from files in all supported formats and checks their moves. */
public final class GameReader {
  private static final String USUAL_GOMOKU = "gomoku-freestyle";
  private static final String USUAL_OTHER = "nogo";
  private static final String PSQ = "Piskvorky";
  private static final String NO_GAME = "no game in the format of tengen games export";

  private final Map<String, GameRules> all;
  private final Optional<String> usual;

  /**
   * Creates a reader.
   *
   * @param all the available rules by id
   * @param usual rules of games whose file names none
   */
  public GameReader(Map<String, GameRules> all, Optional<String> usual) {
    this.all = all;
    this.usual = usual;
  }

  /** Returns whether the default rules are available. */
  public boolean knowsItsRules() {
    return usual.isEmpty() || all.containsKey(usual.get());
  }

  /**
   * Reads the games of a file and the errors in it.
   *
   * @param nowMs start time of games without a date
   * @param maxGames maximum number of games; more are an error
   */
  public List<Found> read(byte[] file, long nowMs, int maxGames) {
    return read(file, nowMs, maxGames, () -> true);
  }

  /**
   * Reads the games of a file and the errors in it; may be cancelled.
   *
   * @param isWanted returns false to stop reading
   */
  public List<Found> read(byte[] file, long nowMs, int maxGames, BooleanSupplier isWanted) {
    RecordText decoded = RecordText.of(file);
    String text = decoded.text().trim();
    if (text.startsWith("{")) {
      return readJson(text, nowMs, maxGames, isWanted);
    }
    if (text.startsWith(PSQ)) {
      return ofRecord("", Psq.parse(text), usual.or(() -> Optional.of(USUAL_GOMOKU)), nowMs);
    }
    List<Found> found = readSgf(decoded.text(), nowMs, maxGames, isWanted);
    decoded
        .guessed()
        .map(charset -> new Found.Note("no charset is given by CA: read as " + charset))
        .ifPresent(found::add);
    return found;
  }

  private List<Found> readJson(String text, long nowMs, int maxGames, BooleanSupplier isWanted) {
    if (JsonReader.read(text) instanceof JsonReading.Read(var one)) {
      return isWanted.getAsBoolean() ? ofJson(one, nowMs) : List.of();
    }
    List<String> lines =
        text.lines().filter(line -> !line.trim().isEmpty()).limit(maxGames + 1L).toList();
    List<Found> found = new ArrayList<>();
    lines.stream()
        .limit(maxGames)
        .takeWhile(_ -> isWanted.getAsBoolean())
        .forEachOrdered(line -> found.addAll(ofLine(line, nowMs)));
    if (lines.size() > maxGames) {
      found.add(tooMany(maxGames));
    }
    return found;
  }

  private List<Found> readSgf(String text, long nowMs, int maxGames, BooleanSupplier isWanted) {
    List<SgfText> games = Sgf.games(text).limit(maxGames + 1L).toList();
    List<Found> found = new ArrayList<>();
    int number = 0;
    while (number < Math.min(maxGames, games.size()) && isWanted.getAsBoolean()) {
      RecordReading record = games.get(number).tree();
      number++;
      String name = games.size() == 1 ? "" : "game " + number + ", ";
      found.addAll(ofRecord(name, record, usual, nowMs));
    }
    if (games.size() > maxGames) {
      found.add(tooMany(maxGames));
    }
    return found;
  }

  private static Found tooMany(int maxGames) {
    return new Found.Fault("games after number " + maxGames + " were left out");
  }

  private List<Found> ofLine(String line, long nowMs) {
    return switch (JsonReader.read(line)) {
      case JsonReading.Faulty(String what) -> List.of(new Found.Fault(what));
      case JsonReading.Read(var json) -> ofJson(json, nowMs);
    };
  }

  private List<Found> ofJson(Json json, long nowMs) {
    if (json instanceof Json.Fields query && QueryRecord.isQuery(query)) {
      return ofQuery(query, nowMs);
    }
    return GameJson.read(json)
        .map(game -> judged("", game))
        .orElseGet(() -> List.of(new Found.Fault(NO_GAME)));
  }

  private List<Found> ofQuery(Json.Fields query, long nowMs) {
    Optional<String> rules = query.text("rules");
    return rules.isPresent() && all.containsKey(rules.get())
        ? ofRecord("", QueryRecord.read(query), rules, nowMs)
        : List.of(new Found.Fault(NO_GAME));
  }

  private List<Found> ofRecord(
      String name, RecordReading reading, Optional<String> fallbackRules, long nowMs) {
    return switch (reading) {
      case RecordReading.Faulty(int line, String what) ->
          List.of(new Found.Fault(String.format(Locale.ROOT, "%sline %d: %s", name, line, what)));
      case RecordReading.Read(GameRecord record, boolean isGomoku, List<String> notes) -> {
        Optional<String> declared = record.info().rules().flatMap(this::idOf);
        Optional<String> rules = declared.or(() -> fallbackRules.map(id -> fitting(id, isGomoku)));
        if (rules.isEmpty()) {
          yield List.of(new Found.UnknownRules(name + unknown(record)));
        }
        List<Found> found =
            new ArrayList<>(judged(name, RecordedGames.of(record, rules.get(), nowMs)));
        notes.forEach(note -> found.add(note(name, note)));
        if (declared.isEmpty() && record.info().rules().isPresent()) {
          String named = record.info().rules().get();
          found.add(note(name, "unknown rules " + named + ": read as " + rules.get()));
        }
        yield found;
      }
    };
  }

  /**
   * Returns the id of rules that another program names by the second part of the id, such as {@code
   * Renju}, or by Gomocup's number.
   */
  private Optional<String> idOf(String declared) {
    String name = declared.toLowerCase(Locale.ROOT);
    OptionalLong number = Digits.number(name);
    String id = number.isPresent() ? GomocupRules.ofMask(number.getAsLong()).orElse(name) : name;
    return all.containsKey(id)
        ? Optional.of(id)
        : all.keySet().stream().filter(each -> each.endsWith("-" + id)).min(String::compareTo);
  }

  /**
   * Returns the id if its game matches the file's (Gomoku or not); otherwise the default rules of
   * the file's game.
   */
  private String fitting(String id, boolean isGomoku) {
    GameRules rules = all.get(id);
    if (rules != null && rules.family().equals(Sgf.GOMOKU_FAMILY) == isGomoku) {
      return id;
    }
    return isGomoku ? USUAL_GOMOKU : USUAL_OTHER;
  }

  private static String unknown(GameRecord record) {
    return record.info().rules().map(text -> "unknown rules " + text).orElse("no rules");
  }

  /** Checks that every move is legal, and sets the result that the rules determine. */
  private List<Found> judged(String name, StoredGame game) {
    GameRules rules = all.get(game.start().rules());
    if (rules == null) {
      return List.of(new Found.Fault("unknown rules " + game.start().rules()));
    }
    Optional<String> objection = objection(game, rules);
    if (objection.isPresent()) {
      return List.of(new Found.Fault(objection.get()));
    }
    Found found = judged(game, rules);
    List<Found> all = new ArrayList<>();
    StoredGame shorter = LastPasses.without(game);
    if (found instanceof Found.Fault
        && !shorter.equals(game)
        && judged(shorter, rules) instanceof Found.Game right) {
      found = right;
      all.add(note(name, "passes at the end were left out"));
    }
    all.addFirst(found);
    if (found instanceof Found.Game(StoredGame right)) {
      GameNotes.sideTwice(right).map(note -> note(name, note)).ifPresent(all::add);
    }
    return all;
  }

  private static Found note(String name, String what) {
    return new Found.Note(name + what);
  }

  private static Optional<String> objection(StoredGame game, GameRules rules) {
    return GameLimits.objection(game)
        .or(() -> GameTimes.objection(game))
        .or(
            () ->
                rules
                    .objection(game.start().setup())
                    .map(fault -> FaultPoints.named(fault, rules, game.start().setup())));
  }

  private static Found judged(StoredGame game, GameRules rules) {
    var judge = new LineJudge(rules, game);
    Optional<String> fault = judge.objection();
    StoredGame over = RecordedGames.over(game, judge.verdict());
    return fault
        .or(judge::objectionToBranches)
        .<Found>map(Found.Fault::new)
        .orElseGet(() -> new Found.Game(over));
  }

  /** An item found in a file. */
  public sealed interface Found {
    /** A game with legal moves only. */
    record Game(StoredGame game) implements Found {}

    /**
     * An error.
     *
     * @param what one line
     */
    record Fault(String what) implements Found {}

    /**
     * A note on the preceding game or on the file.
     *
     * @param what one line
     */
    record Note(String what) implements Found {}

    /**
     * An error: a game without known rules.
     *
     * @param what one line
     */
    record UnknownRules(String what) implements Found {}
  }
}
