package tengen.daemon.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import tengen.daemon.archive.KeptGame;
import tengen.game.GameRules;
import tengen.protocol.gomocup.GomocupRules;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.Psq;
import tengen.protocol.record.RecordReading;
import tengen.protocol.record.RecordText;
import tengen.protocol.record.Sgf;
import tengen.protocol.words.Digits;

/** Reads games from files of the formats that games are written in, and judges their moves. */
public final class GameReader {
  private static final String PSQ_RULES = "gomoku-freestyle";
  private static final String PSQ = "Piskvorky";

  private final Map<String, GameRules> all;
  private final Optional<String> usual;

  /**
   * A reader.
   *
   * @param all rules there are, by their ids
   * @param usual the id for games whose file does not tell
   */
  public GameReader(Map<String, GameRules> all, Optional<String> usual) {
    this.all = all;
    this.usual = usual;
  }

  /** Whether it knows the rules that it is to take for games whose file does not tell. */
  public boolean knowsItsRules() {
    return usual.isEmpty() || all.containsKey(usual.get());
  }

  /**
   * The games of a file, and what is wrong with it.
   *
   * @param nowMs when games began of which the file does not tell that
   * @param most further games are left out
   */
  public List<Found> read(byte[] file, long nowMs, int most) {
    return read(file, nowMs, most, () -> true);
  }

  /**
   * The same for who may go meanwhile.
   *
   * @param isWanted false: what comes now is left out, too
   */
  public List<Found> read(byte[] file, long nowMs, int most, BooleanSupplier isWanted) {
    String text = RecordText.of(file).text().strip();
    if (text.startsWith("{")) {
      return text.lines()
          .filter(line -> !line.isBlank())
          .limit(most)
          .takeWhile(_ -> isWanted.getAsBoolean())
          .map(this::ofJson)
          .toList();
    }
    if (text.startsWith(PSQ)) {
      return List.of(ofRecord("", Psq.parse(text), Optional.of(PSQ_RULES), nowMs));
    }
    List<RecordReading> records = Sgf.parseAll(file);
    List<Found> found = new ArrayList<>();
    for (RecordReading record : records.subList(0, Math.min(most, records.size()))) {
      if (!isWanted.getAsBoolean()) {
        break;
      }
      String name = records.size() == 1 ? "" : "game " + (found.size() + 1) + ", ";
      found.add(ofRecord(name, record, Optional.empty(), nowMs));
    }
    return found;
  }

  private Found ofJson(String line) {
    return switch (JsonReader.read(line)) {
      case JsonReading.Faulty(String what) -> new Found.Fault(what);
      case JsonReading.Read(var json) ->
          GameJson.read(json)
              .map(this::judged)
              .orElseGet(() -> new Found.Fault("no game as export writes it"));
    };
  }

  private Found ofRecord(String name, RecordReading reading, Optional<String> formats, long nowMs) {
    return switch (reading) {
      case RecordReading.Faulty(int line, String what) ->
          new Found.Fault(String.format(Locale.ROOT, "%sline %d: %s", name, line, what));
      case RecordReading.Read(GameRecord record) -> {
        Optional<String> rules =
            record.info().rules().flatMap(this::idOf).or(() -> usual).or(() -> formats);
        yield rules
            .map(id -> judged(RecordedGames.of(record, id, nowMs)))
            .orElseGet(() -> new Found.UnknownRules(name + unknown(record)));
      }
    };
  }

  /**
   * Returns the id of rules that another program may name by the second part of the id, such as
   * {@code Renju}, or by Gomocup's number.
   */
  private Optional<String> idOf(String told) {
    String name = told.strip().toLowerCase(Locale.ROOT);
    OptionalLong number = Digits.number(name);
    String id = number.isPresent() ? GomocupRules.ofMask(number.getAsLong()).orElse(name) : name;
    return all.containsKey(id)
        ? Optional.of(id)
        : all.keySet().stream().filter(each -> each.endsWith("-" + id)).min(String::compareTo);
  }

  private static String unknown(GameRecord record) {
    return record.info().rules().map(text -> "unknown rules " + text).orElse("no rules");
  }

  /** Every move must be legal; who wins by the rules has won. */
  private Found judged(KeptGame game) {
    GameRules rules = all.get(game.start().rules());
    if (rules == null) {
      return new Found.Fault("unknown rules " + game.start().rules());
    }
    Optional<String> objection =
        GameLimits.objection(game)
            .or(() -> GameTimes.objection(game))
            .or(() -> rules.objection(game.start().setup()));
    if (objection.isPresent()) {
      return new Found.Fault(objection.get());
    }
    var judge = new LineJudge(rules, game);
    Optional<String> fault = judge.objection();
    KeptGame over = RecordedGames.over(game, judge.verdict());
    return fault
        .or(judge::objectionToBranches)
        .<Found>map(Found.Fault::new)
        .orElseGet(() -> new Found.Game(over));
  }

  /** What stands in a file. */
  public sealed interface Found {
    /** A game, all of whose moves are legal. */
    record Game(KeptGame game) implements Found {}

    /**
     * None.
     *
     * @param what is wrong, one line
     */
    record Fault(String what) implements Found {}

    /**
     * None, as nobody has told under which rules it was played.
     *
     * @param what is wrong, one line
     */
    record UnknownRules(String what) implements Found {}
  }
}
