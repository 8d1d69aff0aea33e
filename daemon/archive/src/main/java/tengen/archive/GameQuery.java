package tengen.archive;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.protocol.GameListCursor;
import tengen.protocol.record.ResultKind;
import tengen.store.archive.EnumNames;
import tengen.store.archive.GameCount;
import tengen.store.archive.GameFilter;
import tengen.store.archive.StoredGame;

/** Builds the statements that find and count the games of a filter. */
final class GameQuery {
  private static final List<String> NAMES =
      List.of("black", "white", "black_engine", "white_engine");

  /** Matches a text. The database lowers both sides, which keeps escapes equal. */
  private static final String LIKE = "LOWER(%s) LIKE LOWER(?) ESCAPE '!'";

  /**
   * Matches ASCII text in SQLite, whose {@code LIKE} ignores the case of such letters. Takes a
   * tenth of the time, since {@link LowerFunction} is called for each text.
   */
  private static final String ASCII_LIKE = "%s LIKE ? ESCAPE '!'";

  private static final String NEWEST_FIRST = " ORDER BY started_ms DESC, id DESC LIMIT ?";

  private final List<String> conditions = new ArrayList<>();
  private final List<Value> values = new ArrayList<>();

  /** Creates a query that matches games by all fields of the filter but the player. */
  private GameQuery(GameFilter filter) {
    filter.rules().ifPresent(this::rules);
    filter.result().ifPresent(this::result);
    filter.fromMs().ifPresent(from -> add("started_ms >= ?", it -> it.whole(from)));
    filter.beforeMs().ifPresent(before -> add("started_ms < ?", it -> it.whole(before)));
    filter.seenBy().ifPresentOrElse(this::seenBy, () -> conditions.add(DeletionRows.NOT_DELETED));
    filter.behind().ifPresent(this::behind);
  }

  /** Returns the statement for at most {@code maxGames} games, newest first. */
  static SqlValues list(Link link, GameFilter filter, int maxGames) throws SQLException {
    var query = new GameQuery(filter);
    filter.player().ifPresent(part -> query.add(isPlayer(link, part), player(part)));
    return query.bind(link.statement(query.newest(GameRows.SUMMARY))).whole(maxGames);
  }

  /** Counts the games of all pages; looks for a player only among the newest ones. */
  static GameCount count(Link link, GameFilter filter, int maxGames) throws SQLException {
    var query = new GameQuery(filter.behind(Optional.empty()));
    Optional<String> player = filter.player();
    // Without a player, no text that may be long is read.
    String columns = player.isPresent() ? String.join(", ", NAMES) : "1 AS one";
    String newest = query.newest("SELECT " + columns + " FROM game");
    String isMatch = player.map(part -> isPlayer(link, part)).orElse("1 = 1");
    SqlValues values =
        link.statement(
            "SELECT COUNT(*) AS counted, COUNT(CASE WHEN "
                + isMatch
                + " THEN 1 END) AS found FROM ("
                + newest
                + ") AS newest");
    if (player.isPresent()) {
      values = player(player.get()).in(values);
    }
    return query.bind(values).whole(maxGames + 1L).rows(row -> count(row, maxGames)).getFirst();
  }

  private static GameCount count(Row row, int maxGames) throws SQLException {
    long found = Math.min(maxGames, row.sum("found"));
    return new GameCount(Math.toIntExact(found), row.sum("counted") > maxGames);
  }

  private SqlValues bind(SqlValues statement) throws SQLException {
    SqlValues bound = statement;
    for (Value value : values) {
      bound = value.in(bound);
    }
    return bound;
  }

  private void add(String condition, Value value) {
    conditions.add(condition);
    values.add(value);
  }

  private void rules(String idOrFamily) {
    add(
        "(rules = ? OR rules LIKE ? ESCAPE '!')",
        it -> it.text(idOrFamily).text(literally(idOrFamily) + "-%"));
  }

  /** Returns the condition that a player's name or engine contains a text. */
  private static String isPlayer(Link link, String part) {
    boolean isAscii = part.chars().allMatch(each -> each < 0x80);
    String like = link.isFile() && isAscii ? ASCII_LIKE : LIKE;
    return NAMES.stream().map(like::formatted).collect(Collectors.joining(" OR ", "(", ")"));
  }

  private static Value player(String part) {
    String pattern = "%" + literally(part) + "%";
    return it -> it.text(pattern).text(pattern).text(pattern).text(pattern);
  }

  private void result(ResultKind result) {
    if (result == ResultKind.UNFINISHED) {
      conditions.add("winner IS NULL");
    } else {
      String winner = result == ResultKind.DRAW ? GameRows.NO_WINNER : EnumNames.of(result);
      add("winner = ?", it -> it.text(winner));
    }
  }

  private void seenBy(String account) {
    if (account.isEmpty()) {
      add("owner = ?", it -> it.text(account));
      add("source <> ?", it -> it.text(StoredGame.PRIVATE_TABLE));
    } else {
      add("(owner = ? OR " + GuestRows.IS_GUEST + ")", it -> it.text(account).text(account));
    }
    add(DeletionRows.NOT_DELETED_BY, it -> it.text(account));
  }

  private void behind(GameListCursor place) {
    add("(started_ms, id) < (?, ?)", it -> it.whole(place.startedMs()).text(place.id()));
  }

  private String newest(String select) {
    return select + " WHERE " + String.join(" AND ", conditions) + NEWEST_FIRST;
  }

  /** Escapes the wildcards of LIKE. */
  private static String literally(String text) {
    return text.replaceAll("([!%_])", "!$1");
  }

  /** Binds the values of one condition. */
  private interface Value {
    SqlValues in(SqlValues values) throws SQLException;
  }
}
