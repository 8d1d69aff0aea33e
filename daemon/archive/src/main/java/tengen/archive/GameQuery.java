package tengen.archive;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.protocol.GameListCursor;
import tengen.store.archive.GameFilter;
import tengen.store.archive.StoredGame;

/** Builds the statement that finds the games of a filter. */
final class GameQuery {
  /**
   * Matches a player's name or engine. The database lowers both sides, which keeps escapes equal.
   */
  private static final String PLAYER =
      Stream.of("black", "white", "black_engine", "white_engine")
          .map("LOWER(%s) LIKE LOWER(?) ESCAPE '!'"::formatted)
          .collect(Collectors.joining(" OR ", "(", ")"));

  private final List<String> conditions = new ArrayList<>();
  private final List<Value> values = new ArrayList<>();

  private GameQuery() {}

  /** Returns the statement for at most {@code maxGames} games, newest first. */
  static SqlValues of(Link link, GameFilter filter, int maxGames) throws SQLException {
    var query = new GameQuery();
    query.conditions.add(DeletionRows.NOT_DELETED);
    filter.rules().ifPresent(query::rules);
    filter.player().ifPresent(query::player);
    filter.fromMs().ifPresent(from -> query.add("started_ms >= ?", it -> it.whole(from)));
    filter.beforeMs().ifPresent(before -> query.add("started_ms < ?", it -> it.whole(before)));
    filter.seenBy().ifPresent(query::seenBy);
    filter.behind().ifPresent(query::behind);
    SqlValues values = link.statement(query.sql());
    for (Value value : query.values) {
      values = value.in(values);
    }
    return values.whole(maxGames);
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

  private void player(String part) {
    String pattern = "%" + literally(part) + "%";
    add(PLAYER, it -> it.text(pattern).text(pattern).text(pattern).text(pattern));
  }

  private void seenBy(String account) {
    add("owner = ?", it -> it.text(account));
    if (account.isEmpty()) {
      add("source <> ?", it -> it.text(StoredGame.PRIVATE_TABLE));
    }
  }

  private void behind(GameListCursor place) {
    add("(started_ms, id) < (?, ?)", it -> it.whole(place.startedMs()).text(place.id()));
  }

  private String sql() {
    return GameRows.SUMMARY
        + " WHERE "
        + String.join(" AND ", conditions)
        + " ORDER BY started_ms DESC, id DESC LIMIT ?";
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
