package tengen.app.games;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.app.text.Columns;
import tengen.game.Side;
import tengen.protocol.record.GameEnd;
import tengen.protocol.words.MoveWords;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredTurn;
import tengen.store.games.GameRecords;

/** Prints stored games as text. */
final class GameText {
  private static final DateTimeFormatter MINUTES =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

  private GameText() {}

  /** Returns a table with a header and a row per game. */
  static String table(List<GameSummary> games) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("id", "began (UTC)", "rules", "black", "white", "result", "turns"));
    games.forEach(game -> rows.add(row(game)));
    return Columns.print(rows);
  }

  /** Returns a row per game without a header, for the further pages of a table. */
  static String rows(List<GameSummary> games) {
    return Columns.print(games.stream().map(GameText::row).toList());
  }

  private static List<String> row(GameSummary game) {
    return List.of(
        game.id(),
        MINUTES.format(Instant.ofEpochMilli(game.startedMs())),
        plain(game.rules()),
        player(game.black()),
        player(game.white()),
        result(game.end()),
        Integer.toString(game.plies()));
  }

  private static String player(StoredPlayer player) {
    String name = GameRecords.player(player);
    return name.isEmpty() ? "-" : plain(name);
  }

  private static String result(Optional<GameEnd> end) {
    return end.map(GameText::ended).orElse("open");
  }

  private static String ended(GameEnd end) {
    if (end.winner().isEmpty()) {
      return "draw";
    }
    String winner = name(end.winner().get());
    return switch (end.manner()) {
      case BY_RULES -> winner;
      case RESIGNED -> winner + ", resigned";
      case TIME -> winner + ", time";
      case FORFEIT -> winner + ", forfeit";
    };
  }

  private static String name(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  /** Returns the players, the result and a line for each turn. */
  static String of(StoredGame game) {
    Stream<List<String>> facts =
        Stream.of(
            List.of("game", game.id()),
            List.of("began", MINUTES.format(Instant.ofEpochMilli(game.startedMs())) + " UTC"),
            List.of("over", over(game)),
            List.of("rules", plain(game.start().rules())),
            List.of("black", whole(game.black())),
            List.of("white", whole(game.white())),
            List.of("result", result(game.end())),
            List.of("comment", plain(game.comment())));
    String head = Columns.print(facts.filter(fact -> !fact.getLast().isEmpty()).toList());
    var words = MoveWords.of(game.start().setup());
    List<List<String>> turns = new ArrayList<>();
    for (StoredTurn turn : game.turns()) {
      turns.add(row(turns.size() + 1, turn, words));
    }
    return head + System.lineSeparator() + Columns.print(turns);
  }

  private static String over(StoredGame game) {
    return Stream.concat(Stream.of(game.source()), game.owners().all().stream())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(", "));
  }

  private static String whole(StoredPlayer player) {
    return Stream.of(player.name(), player.engine(), player.options().replace('\n', ' '))
        .filter(part -> !part.isEmpty())
        .map(GameText::plain)
        .collect(Collectors.joining(", "));
  }

  private static List<String> row(int number, StoredTurn turn, MoveWords words) {
    return List.of(
        Integer.toString(number),
        name(turn.turn().side()),
        plain(words.write(turn.turn().move())),
        turn.thought().map(thought -> thought.spentMs() + " ms").orElse(""),
        turn.thought()
            .map(thought -> plain(GameRecords.evaluationText(thought, words)))
            .orElse(""));
  }

  /**
   * Replaces control and formatting characters in text from clients with blanks, so that they
   * cannot control the terminal.
   */
  static String plain(String text) {
    return text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+", " ").strip();
  }
}
