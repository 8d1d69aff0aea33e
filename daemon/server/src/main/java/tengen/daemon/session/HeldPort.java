package tengen.daemon.session;

import java.util.ArrayDeque;
import java.util.Queue;

/**
 * The way to a client, on which nothing goes out before what the session told the archive until
 * then is written: a client never knows more than the archive. Confined to the session's loop.
 */
final class HeldPort extends ForwardingPort {
  /** With so many messages held the session has to wait. */
  private static final int MAX_HELD = 256;

  /** With more bytes of messages held the session has to wait; a single one may be longer. */
  private static final long MAX_HELD_BYTES = 64 << 10;

  private final Recorder recorder;
  private final Queue<Held> held = new ArrayDeque<>();
  private final Runnable resume;

  /** What the messages that wait count for. */
  private long heldCount;

  private long heldBytes;

  private boolean isClosing;

  /**
   * Holds nothing yet.
   *
   * @param resume run when less is held, and the session need not wait
   */
  HeldPort(ClientPort client, Recorder recorder, Runnable resume) {
    super(client);
    this.recorder = recorder;
    this.resume = resume;
    recorder.onWritten(this::release);
  }

  /** What waits is counted too: it will have the next numbers. */
  @Override
  public long sent() {
    return client.sent() + heldCount;
  }

  @Override
  public void write(String text) {
    long told = recorder.told();
    if (held.isEmpty() && recorder.isDone(told)) {
      client.write(text);
      return;
    }
    if (held.isEmpty()) {
      recorder.bound();
    }
    held.add(new Held(told, text));
    heldCount += client.counts(text);
    heldBytes += KeptMessages.size(text);
  }

  /** Estimated heap of the messages that wait. */
  long heldBytes() {
    return heldBytes;
  }

  private boolean isFull() {
    return held.size() >= MAX_HELD || heldBytes > MAX_HELD_BYTES;
  }

  private void release() {
    boolean wereHeld = !held.isEmpty();
    while (!held.isEmpty() && recorder.isDone(held.element().told())) {
      String text = held.remove().text();
      heldCount -= client.counts(text);
      heldBytes -= KeptMessages.size(text);
      client.write(text);
    }
    client.flush();
    if (held.isEmpty() && isClosing) {
      client.close();
    } else if (!held.isEmpty()) {
      recorder.bound();
    }
    if (wereHeld && !isFull()) {
      resume.run();
    }
  }

  @Override
  public boolean ready() {
    return !isFull() && client.ready();
  }

  @Override
  public void close() {
    if (held.isEmpty()) {
      client.close();
    } else {
      isClosing = true;
    }
  }

  /** A message, and what has to be written before it. */
  private record Held(long told, String text) {}
}
