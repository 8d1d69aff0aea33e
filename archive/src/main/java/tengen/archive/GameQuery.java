package tengen.archive;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import tengen.daemon.archive.GameFilter;

/** The statement that finds the games a filter means. */
final class GameQuery {
  private static final String PLAYER =
      "(LOWER(black) LIKE ? ESCAPE '!' OR LOWER(white) LIKE ? ESCAPE '!'"
          + " OR LOWER(black_engine) LIKE ? ESCAPE '!' OR LOWER(white_engine) LIKE ? ESCAPE '!')";

  private final List<String> conditions = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();

  private GameQuery() {}

  /** Newest first; the texts' places are in front of the numbers'. */
  static SqlValues of(Link link, GameFilter filter, int most) throws SQLException {
    var query = new GameQuery();
    filter.rules().ifPresent(query::rules);
    filter.player().ifPresent(query::player);
    query.bound(filter.fromMs(), "started_ms >= ?");
    query.bound(filter.beforeMs(), "started_ms < ?");
    SqlValues values = link.statement(query.sql());
    for (String text : query.texts) {
      values.text(text);
    }
    for (OptionalLong bound : List.of(filter.fromMs(), filter.beforeMs())) {
      if (bound.isPresent()) {
        values.whole(bound.getAsLong());
      }
    }
    return values.whole(most);
  }

  private void rules(String idOrFamily) {
    conditions.add("(rules = ? OR rules LIKE ? ESCAPE '!')");
    texts.add(idOrFamily);
    texts.add(literally(idOrFamily) + "-%");
  }

  private void player(String part) {
    conditions.add(PLAYER);
    String pattern = "%" + literally(part.toLowerCase(Locale.ROOT)) + "%";
    texts.addAll(List.of(pattern, pattern, pattern, pattern));
  }

  private void bound(OptionalLong value, String condition) {
    if (value.isPresent()) {
      conditions.add(condition);
    }
  }

  private String sql() {
    String where = conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
    return "SELECT * FROM game" + where + " ORDER BY started_ms DESC, id DESC LIMIT ?";
  }

  /** Without the wildcards of LIKE. */
  private static String literally(String text) {
    return text.replaceAll("([!%_])", "!$1");
  }
}
