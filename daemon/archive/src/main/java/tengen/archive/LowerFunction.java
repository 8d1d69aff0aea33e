package tengen.archive;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Locale;
import org.sqlite.Function;

/** {@code LOWER} of SQLite for all letters; its own leaves all but those of ASCII as they are. */
final class LowerFunction extends Function {
  private LowerFunction() {}

  /** Has it called over this connection. */
  static void addTo(Connection sqlite) throws SQLException {
    Function.create(sqlite, "LOWER", new LowerFunction(), 1, FLAG_DETERMINISTIC);
  }

  @Override
  protected void xFunc() throws SQLException {
    result(value_text(0).toLowerCase(Locale.ROOT));
  }
}
