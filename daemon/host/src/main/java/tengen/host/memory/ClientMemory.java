package tengen.host.memory;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The memory that all clients together may fill: with lines that have not ended, commands that wait
 * and answers that are not read. Half of it is shared out evenly, so that nobody can keep a client
 * from what is usual; the other half is lent to whoever comes first, and to what is read from the
 * archive. Any thread may call.
 */
public final class ClientMemory {
  private final long bytes;
  private final int accounts;
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
    this.accounts = accounts;
    this.shareBytes = bytes / 2 / accounts;
    this.lendable = new AtomicLong(maxLoanBytes());
  }

  /** As much for a single account. */
  public ClientMemory alone() {
    return new ClientMemory(bytes, 1);
  }

  /** The most that can be lent, when nothing is. */
  public long maxLoanBytes() {
    return bytes - shareBytes * accounts;
  }

  /** What each account may fill, whatever the others do. */
  public long shareBytes() {
    return shareBytes;
  }

  /** The account of a new client, with nothing in it. */
  public Account open() {
    return new Account(shareBytes);
  }

  /** Opens a loan of nothing, for what is read for a client. */
  public Loan loan() {
    return new Loan(new Account(0));
  }

  /** Takes all or nothing: a refusal must not look like a loan to another client meanwhile. */
  private boolean lend(long bytes) {
    long left = lendable.get();
    while (bytes <= left && !lendable.compareAndSet(left, left - bytes)) {
      left = lendable.get();
    }
    return bytes <= left;
  }

  /** What one client fills. Confined to its loop. */
  public final class Account {
    private final long ownBytes;
    private long lent;

    private Account(long ownBytes) {
      this.ownBytes = ownBytes;
    }

    /**
     * Whether it may fill so many bytes from now on, instead of what it filled before; if not, all
     * is as before. Less is always possible, and nothing at the end.
     */
    public boolean fill(long bytes) {
      long needed = Math.max(0, bytes - ownBytes);
      boolean given = needed <= lent || lend(needed - lent);
      if (given) {
        lendable.addAndGet(Math.max(0, lent - needed));
        lent = needed;
      }
      return given;
    }
  }

  /**
   * Memory for one thing that is read for a client, such as a stored game, from before it is read
   * until the client has the answer. Any thread may call.
   */
  public static final class Loan implements AutoCloseable {
    private final Account account;
    private boolean isClosed;

    private Loan(Account account) {
      this.account = account;
    }

    /** Returns whether so many bytes are lent from now on, instead of those before. */
    public synchronized boolean fill(long bytes) {
      return !isClosed && account.fill(bytes);
    }

    /**
     * Borrows so many bytes from now on, instead of those before.
     *
     * @throws NoMemoryException if there are not as many, or the loan is closed
     */
    public void take(long bytes) throws NoMemoryException {
      if (!fill(bytes)) {
        throw new NoMemoryException(bytes);
      }
    }

    /** Gives all back. Nothing is lent any more. */
    @Override
    public synchronized void close() {
      isClosed = true;
      account.fill(0);
    }
  }
}
