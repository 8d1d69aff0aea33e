package tengen.archive;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Locale;
import org.sqlite.Function;

/** SQLite function {@code LOWER} for all letters; the built-in one handles only ASCII. */
final class LowerFunction extends Function {
  private LowerFunction() {}

  /** Registers the function for this connection. */
  static void addTo(Connection sqlite) throws SQLException {
    Function.create(sqlite, "LOWER", new LowerFunction(), 1, FLAG_DETERMINISTIC);
  }

  @Override
  protected void xFunc() throws SQLException {
    result(value_text(0).toLowerCase(Locale.ROOT));
  }
}
