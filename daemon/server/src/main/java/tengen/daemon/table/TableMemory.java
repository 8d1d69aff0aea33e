package tengen.daemon.table;

import java.util.HashMap;
import java.util.Map;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;

/**
 * The memory of open tables. Half of it is shared out evenly, so that each table has enough for a
 * usual game; the other half is lent. Confined to the tables' loop.
 */
final class TableMemory {
  private final ClientMemory memory;
  private final long maxSessionBytes;
  private final long maxOpenerBytes;
  private final Map<TableOpener, Long> byOpener = new HashMap<>();

  /**
   * Memory that no table has yet.
   *
   * @param bytes of all tables together
   */
  TableMemory(long bytes) {
    this.memory = new ClientMemory(bytes, TableRoom.MOST);
    this.maxSessionBytes = bytes / 4;
    this.maxOpenerBytes = bytes / 2;
  }

  /** The share of a new table, with nothing in it. */
  Share open(TableOpener opener) {
    return new Share(opener);
  }

  /** Opens a loan of nothing, for a table that is read from the archive. */
  ClientMemory.Loan loan() {
    return memory.loan();
  }

  /** The most bytes that a session's tables may have when it opens another. */
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

    /** Whether its account, or address, may have so much for it, whatever others have. */
    boolean mayHave(long next) {
      return next <= memory.shareBytes()
          || byOpener.getOrDefault(opener, 0L) - bytes + next <= maxOpenerBytes;
    }

    /** Takes so much instead of what it had, if there is enough. */
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
     * Takes so much instead of what it had.
     *
     * @throws NoMemoryException if there is not enough
     */
    void take(long next) throws NoMemoryException {
      if (!fill(next)) {
        throw new NoMemoryException(next);
      }
    }

    /** Gives all back. */
    void close() {
      var _ = fill(0);
    }
  }
}
