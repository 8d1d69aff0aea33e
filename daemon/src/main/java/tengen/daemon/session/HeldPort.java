package tengen.daemon.session;

import java.util.ArrayDeque;
import java.util.Queue;

/**
 * The way to a client, on which nothing goes out before what the session told the archive until
 * then is written: a client never knows more than the archive. Confined to the session's loop.
 */
final class HeldPort extends ForwardingPort {
  /** With so much held the session has to wait. */
  private static final int MOST_HELD = 256;

  private final Recorder recorder;
  private final Queue<Held> held = new ArrayDeque<>();
  private final Runnable resume;

  /** What the messages that wait count for. */
  private long heldCount;

  private boolean isClosing;

  /**
   * Holds nothing yet.
   *
   * @param resume run when the session need not wait any more
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
  }

  private void release() {
    boolean wasFull = held.size() >= MOST_HELD;
    while (!held.isEmpty() && recorder.isDone(held.element().told())) {
      String text = held.remove().text();
      heldCount -= client.counts(text);
      client.write(text);
    }
    client.flush();
    if (held.isEmpty() && isClosing) {
      client.close();
    } else if (!held.isEmpty()) {
      recorder.bound();
    }
    if (wasFull && held.size() < MOST_HELD) {
      resume.run();
    }
  }

  @Override
  public boolean ready() {
    return held.size() < MOST_HELD && client.ready();
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
