package tengen.archive;

import java.sql.SQLException;

/** A row holds what this program never wrote there: somebody else has altered it. */
final class RowFault extends SQLException {
  private static final long serialVersionUID = 1;

  RowFault(String message) {
    super(message);
  }

  RowFault(String message, Throwable cause) {
    super(message, cause);
  }
}
