package tengen.daemon.table;

import java.util.HashMap;
import java.util.Map;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;

/**
 * The memory of open tables. Half of it is divided evenly, so that each table can hold a usual
 * game; the rest is lent on demand. Confined to the tables' loop.
 */
final class TableMemory {
  private final ClientMemory memory;
  private final long maxSessionBytes;
  private final long maxOpenerBytes;
  private final Map<TableOpener, Long> byOpener = new HashMap<>();

  /**
   * Creates an unused memory.
   *
   * @param bytes limit for all tables together
   */
  TableMemory(long bytes) {
    this.memory = new ClientMemory(bytes, TableRegistry.MAX_TABLES);
    this.maxSessionBytes = bytes / 4;
    this.maxOpenerBytes = bytes / 2;
  }

  /** Creates the empty share of a new table. */
  Share open(TableOpener opener) {
    return new Share(opener);
  }

  /** Creates an empty loan for reading a table from the archive. */
  ClientMemory.Loan loan() {
    return memory.loan();
  }

  /** Returns the maximum size of one session's tables when it opens another, in bytes. */
  long maxSessionBytes() {
    return maxSessionBytes;
  }

  /** The memory of one table. */
  final class Share {
    private final TableOpener opener;
    private final ClientMemory.Account account = memory.open();
    private long bytes;

    private Share(TableOpener opener) {
      this.opener = opener;
    }

    long bytes() {
      return bytes;
    }

    /** Returns whether the opener's limit allows a new size of this share, in bytes. */
    boolean mayHave(long next) {
      return next <= memory.shareBytes()
          || byOpener.getOrDefault(opener, 0L) - bytes + next <= maxOpenerBytes;
    }

    /** Changes the size of the share in bytes; returns false if there is not enough memory. */
    boolean fill(long next) {
      boolean isGiven = mayHave(next) && account.fill(next);
      if (isGiven) {
        byOpener.merge(opener, next - bytes, Long::sum);
        byOpener.remove(opener, 0L);
        bytes = next;
      }
      return isGiven;
    }

    /**
     * Changes the size of the share in bytes.
     *
     * @throws NoMemoryException if there is not enough memory
     */
    void take(long next) throws NoMemoryException {
      if (!fill(next)) {
        throw new NoMemoryException(next);
      }
    }

    /** Releases the share. */
    void close() {
      var _ = fill(0);
    }
  }
}
