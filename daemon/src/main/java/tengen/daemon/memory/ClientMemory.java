package tengen.daemon.memory;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The memory that all clients together may fill: with lines that have not ended, commands that wait
 * and answers that are not read. Half of it is shared out evenly, so that nobody can keep a client
 * from what is usual; the other half is lent to whoever comes first. Any thread may call.
 */
public final class ClientMemory {
  private final long bytes;
  private final long shareBytes;
  private final AtomicLong lendable;

  /**
   * Memory that nobody has filled yet.
   *
   * @param bytes of all accounts together
   * @param accounts how many there will be at once
   */
  public ClientMemory(long bytes, int accounts) {
    this.bytes = bytes;
    this.shareBytes = bytes / 2 / accounts;
    this.lendable = new AtomicLong(bytes - shareBytes * accounts);
  }

  /** As much for a single account. */
  public ClientMemory alone() {
    return new ClientMemory(bytes, 1);
  }

  /** What each account may fill, whatever the others do. */
  public long shareBytes() {
    return shareBytes;
  }

  /** The account of a new client, with nothing in it. */
  public Account open() {
    return new Account();
  }

  private boolean lend(long bytes) {
    long left = lendable.addAndGet(-bytes);
    if (left < 0) {
      lendable.addAndGet(bytes);
    }
    return left >= 0;
  }

  /** What one client fills. Confined to its loop. */
  public final class Account {
    private long lent;

    private Account() {}

    /**
     * Whether it may fill so many bytes from now on, instead of what it filled before; if not, all
     * is as before. Less is always possible, and nothing at the end.
     */
    public boolean fill(long bytes) {
      long needed = Math.max(0, bytes - shareBytes);
      boolean given = needed <= lent || lend(needed - lent);
      if (given) {
        lendable.addAndGet(Math.max(0, lent - needed));
        lent = needed;
      }
      return given;
    }
  }
}
