package tengen.host.memory;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The memory limit of all clients together: for unfinished lines, queued commands and unread
 * replies. Half of it is divided evenly among the clients, so that each can always work; the rest
 * is lent on demand, also to reads from the archive. Thread-safe.
 */
public final class ClientMemory {
  private final long bytes;
  private final int accounts;
  private final long shareBytes;
  private final AtomicLong lendable;

  /**
   * Creates an unused memory.
   *
   * @param bytes limit of all accounts together
   * @param accounts maximum number of accounts
   */
  public ClientMemory(long bytes, int accounts) {
    this.bytes = bytes;
    this.accounts = accounts;
    this.shareBytes = bytes / 2 / accounts;
    this.lendable = new AtomicLong(maxLoanBytes());
  }

  /** Returns the same memory for a single account. */
  public ClientMemory alone() {
    return new ClientMemory(bytes, 1);
  }

  /** Returns the maximum size of all loans, in bytes. */
  public long maxLoanBytes() {
    return bytes - shareBytes * accounts;
  }

  /** Returns each account's guaranteed share, in bytes. */
  public long shareBytes() {
    return shareBytes;
  }

  /** Opens the account of a new client. */
  public Account open() {
    return new Account(shareBytes);
  }

  /** Opens an empty loan for data that is read for a client. */
  public Loan loan() {
    return new Loan(new Account(0));
  }

  /** Lends all the bytes or none, so that a failed attempt never reduces what others can borrow. */
  private boolean lend(long bytes) {
    long left = lendable.get();
    while (bytes <= left && !lendable.compareAndSet(left, left - bytes)) {
      left = lendable.get();
    }
    return bytes <= left;
  }

  /** The memory of one client. Confined to its loop. */
  public final class Account {
    private final long ownBytes;
    private long borrowedBytes;

    private Account(long ownBytes) {
      this.ownBytes = ownBytes;
    }

    /**
     * Changes the account's size in bytes; returns false, without effect, if there is not enough
     * memory. Shrinking always succeeds. Must be set to 0 at the end.
     */
    public boolean fill(long bytes) {
      long needed = Math.max(0, bytes - ownBytes);
      boolean given = needed <= borrowedBytes || lend(needed - borrowedBytes);
      if (given) {
        lendable.addAndGet(Math.max(0, borrowedBytes - needed));
        borrowedBytes = needed;
      }
      return given;
    }
  }

  /**
   * Memory for data that is read for a client, such as a stored game, from before the read until
   * the reply is sent. Thread-safe.
   */
  public static final class Loan implements AutoCloseable {
    private final Account account;
    private boolean isClosed;

    private Loan(Account account) {
      this.account = account;
    }

    /**
     * Changes the size of the loan in bytes; returns false if there is not enough memory or the
     * loan is closed.
     */
    public synchronized boolean fill(long bytes) {
      return !isClosed && account.fill(bytes);
    }

    /**
     * Changes the size of the loan in bytes.
     *
     * @throws NoMemoryException if there is not enough memory or the loan is closed
     */
    public void take(long bytes) throws NoMemoryException {
      if (!fill(bytes)) {
        throw new NoMemoryException(bytes);
      }
    }

    /** Returns the memory. The loan cannot be used again. */
    @Override
    public synchronized void close() {
      isClosed = true;
      account.fill(0);
    }
  }
}
