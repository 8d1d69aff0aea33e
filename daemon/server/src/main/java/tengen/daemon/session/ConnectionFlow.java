package tengen.daemon.session;

import tengen.daemon.monitor.Rejection;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.MemoryFailure;

/** Flow control and memory of one connection's input. Confined to the connection's loop. */
final class ConnectionFlow implements InputFlow {
  private static final String OUT_OF_MEMORY = "out of memory for this session, which ends";

  /** Reading pauses at this number of unparsed input bytes. */
  private static final int MAX_UNREAD_BYTES = 4096;

  private final Connection connection;
  private final Outbox client;
  private final ClientAddress peer;
  private final ConnectionLog log;
  private final LineFramer framer;
  private final ClientMemory.Account memory;
  private long gameBytes;

  /**
   * Creates the flow control of a connection without input.
   *
   * @param client whose channel is read or paused
   * @param framer of the connection
   * @param memory of the connection
   */
  ConnectionFlow(
      Connection connection,
      Outbox client,
      ClientAddress peer,
      ConnectionLog log,
      LineFramer framer,
      ClientMemory.Account memory) {
    this.connection = connection;
    this.client = client;
    this.peer = peer;
    this.log = log;
    this.framer = framer;
    this.memory = memory;
  }

  /** Reserves memory for the buffered input, the game, and the given number of bytes. */
  boolean fill(long bytes) {
    return memory.fill(framer.bytes() + gameBytes + bytes);
  }

  /** Releases all memory. */
  void release() {
    memory.fill(0);
  }

  @Override
  public void setReading(boolean more) {
    client.read(more && !connection.isWaiting() && framer.unreadBytes() < MAX_UNREAD_BYTES);
  }

  /** {@inheritDoc} Always true if nothing waits, since a line can then only free memory. */
  @Override
  public boolean hasRoom(long waitingBytes) {
    return fill(waitingBytes) || waitingBytes == 0;
  }

  /**
   * {@inheritDoc} A game that has not grown is never rejected: other clients may have borrowed the
   * memory for input that has arrived since.
   */
  @Override
  public void reserveForGame(long bytes) {
    boolean grows = bytes > gameBytes;
    gameBytes = bytes;
    if (!fill(0) && grows) {
      connection.reject(Rejection.MEMORY, "no memory for a game of " + bytes + " bytes now");
    }
  }

  @Override
  public void takenOver() {
    connection.closeSilently(Connection.SUPERSEDED);
  }

  /** {@inheritDoc} For a session on stdio, ends the process. */
  @Override
  public void outOfMemory(Throwable fault) {
    if (peer.isStdio()) {
      MemoryFailure.check(fault);
    }
    log.warn("memory", "session closed", OUT_OF_MEMORY);
    connection.reject(Rejection.MEMORY, OUT_OF_MEMORY);
    MemoryFailure.recover(fault);
  }
}
