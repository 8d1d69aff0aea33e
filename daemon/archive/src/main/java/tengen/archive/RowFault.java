package tengen.archive;

import java.sql.SQLException;

/** A row that another program has altered, with a value that this program never writes. */
final class RowFault extends SQLException {
  private static final long serialVersionUID = 1;

  RowFault(String message) {
    super(message);
  }

  RowFault(String message, Throwable cause) {
    super(message, cause);
  }
}
