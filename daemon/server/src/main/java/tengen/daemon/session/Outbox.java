package tengen.daemon.session;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tengen.host.memory.ClientMemory;

/**
 * The messages of one session to its client. Each message is held until the archive has stored the
 * changes before it, so a client never knows more than the archive. Messages have the same numbers
 * in each process that runs the session, so a client that resumes it gets the ones it lacks.
 * Confined to the session's loop.
 */
public final class Outbox {
  /** Estimated heap of a message without its text, in bytes. */
  public static final int MESSAGE_BYTES = 64;

  /** The session waits while this number of messages is held. */
  private static final int MAX_HELD = 256;

  /** The session waits while more bytes than this are held. A single message may be longer. */
  private static final long MAX_HELD_BYTES = 64 << 10;

  /** Maximum size of the messages stored for the client, in bytes. */
  private static final long MAX_UNACKNOWLEDGED_BYTES = 1 << 20;

  private static final Pattern AFTER_EACH_LINE = Pattern.compile("(?<=\n)");

  /** The unit in which a client counts received messages. */
  public enum Unit {
    /** Lines of a stream, stored only during a replay. */
    LINES,

    /** Messages, stored until the client has acknowledged them. */
    MESSAGES
  }

  private final Unit unit;
  private final Optional<ProtocolLog> log;
  private final ClientAddress client;
  private final Consumer<String> onEnd;
  private final MessageHistory<String> unacknowledged;
  private Optional<ClientPort> channel = Optional.empty();
  private @Nullable Recorder recorder;

  /** Number of messages that wait for the archive. */
  private int held;

  /** Number of held lines or messages, as the client counts them. */
  private long heldCount;

  private long heldBytes;
  private boolean isReading = true;
  private boolean isReplaying;
  private boolean isOver;

  /** The number of the newest message written to a channel. */
  private long written;

  /**
   * Creates an empty outbox without a channel.
   *
   * @param memory for stored messages
   * @param log of all output
   * @param client name of the client in that log
   * @param onEnd receives the reason before the channel is closed and the session ends
   */
  public Outbox(
      Unit unit,
      ClientMemory memory,
      Optional<ProtocolLog> log,
      ClientAddress client,
      Consumer<String> onEnd) {
    this.unit = unit;
    this.log = log;
    this.client = client;
    this.onEnd = onEnd;
    this.unacknowledged =
        new MessageHistory<>(Long.MAX_VALUE, MAX_UNACKNOWLEDGED_BYTES, memory.open()::fill);
  }

  /** Creates the outbox of a session that ends with its channel, a stream of lines. */
  public static Outbox to(ClientPort channel, ListenerContext listener, ClientAddress client) {
    var outbox = new Outbox(Unit.LINES, listener.memory(), listener.protocolLog(), client, _ -> {});
    outbox.attach(channel);
    return outbox;
  }

  /**
   * Holds all further messages until the recorder's changes are stored.
   *
   * @param resume run when the session no longer has to wait
   */
  void holdFor(Recorder changes, Runnable resume) {
    recorder = changes;
    changes.onReleased(
        () -> {
          flush();
          if (!isFull()) {
            resume.run();
          }
        });
  }

  /** Sends a message after the archive has stored all earlier changes. */
  void write(String text) {
    if (recorder == null || recorder.isIdle()) {
      release(text);
    } else {
      hold(text, recorder);
    }
  }

  private void hold(String text, Recorder changes) {
    addHeld(1, text);
    changes.afterStored(
        () -> {
          addHeld(-1, text);
          release(text);
        });
  }

  private void addHeld(int sign, String text) {
    held += sign;
    heldCount += sign * count(text);
    heldBytes += sign * size(text);
  }

  /** Sends text that is no message of the session, ahead of all held messages. */
  void writeNow(String text) {
    if (unit == Unit.LINES) {
      send(text);
    } else {
      release(text);
    }
  }

  private void release(String text) {
    if (isOver) {
      return;
    }
    if (unit == Unit.MESSAGES) {
      releaseMessage(text);
    } else if (isReplaying) {
      AFTER_EACH_LINE
          .splitAsStream(text)
          .forEach(line -> unacknowledged.addAndShrink(line, size(line)));
    } else {
      unacknowledged.skip(count(text));
      send(text);
    }
  }

  private void releaseMessage(String text) {
    log(text);
    unacknowledged.add(text, size(text));
    if (channel.isPresent()) {
      channel.get().write(text);
      written = unacknowledged.last();
    }
    if (channel.isPresent() || isReplaying) {
      unacknowledged.shrink();
    } else if (!unacknowledged.fit()) {
      onEnd.accept("too many replies while the client is disconnected");
    }
  }

  private static long size(String text) {
    return (long) MESSAGE_BYTES + text.length();
  }

  private void send(String text) {
    log(text);
    channel.ifPresent(it -> it.write(text));
  }

  private void log(String text) {
    log.ifPresent(it -> it.sent(client.name(), text));
  }

  private long count(String text) {
    if (unit == Unit.MESSAGES) {
      return 1;
    }
    long lines = 0;
    for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      lines++;
    }
    return lines;
  }

  /** Writes a line to the client's standard error, if it started this process. */
  void aside(String text) {
    channel.ifPresent(it -> it.aside(text));
  }

  /** Flushes the channel. */
  void flush() {
    channel.ifPresent(ClientPort::flush);
  }

  /** Returns the number of the session's messages so far, including held ones. */
  long sent() {
    return unacknowledged.last() + heldCount;
  }

  /** Returns the number of the newest message that is not held. */
  public long released() {
    return unacknowledged.last();
  }

  /** Returns the estimated heap of the held messages, in bytes. */
  long heldBytes() {
    return heldBytes;
  }

  private boolean isFull() {
    return held >= MAX_HELD || heldBytes > MAX_HELD_BYTES;
  }

  /**
   * Returns whether the client reads its output. False without a channel, and while too many
   * messages are held.
   */
  boolean ready() {
    return !isFull() && channel.filter(ClientPort::ready).isPresent();
  }

  /** Enables or disables reading from the client's channel. */
  void read(boolean wanted) {
    isReading = wanted;
    channel.ifPresent(it -> it.read(wanted));
  }

  /**
   * Replays a session. Output is buffered until the client has reported what it received.
   *
   * @return the result of the replay
   */
  public long replay(LongSupplier session) {
    isReplaying = true;
    long result = session.getAsLong();
    written = unacknowledged.last();
    return result;
  }

  /** Sets the number of the newest message during a replay, as the original process counted it. */
  void countTo(long number) {
    unacknowledged.countTo(number);
  }

  /**
   * Ends a replay.
   *
   * @param received number of messages that the client has received
   * @return whether all later messages are available
   */
  public boolean endReplay(long received) {
    if (isReplaying) {
      isReplaying = false;
      unacknowledged.renumberFrom(received);
    }
    boolean isWhole = unacknowledged.hasAllAfter(received);
    if (isWhole) {
      unacknowledged.forget(received);
    }
    return isWhole;
  }

  /**
   * Discards messages that the client has acknowledged, up to this number or the newest one
   * written.
   */
  public void acknowledge(long number) {
    unacknowledged.forget(Math.min(number, written));
  }

  /** Returns the number of the newest message written to a channel. */
  public long written() {
    return written;
  }

  /** Attaches a channel and sends the stored messages to it. */
  public void attach(ClientPort next) {
    channel = Optional.of(next);
    next.read(isReading);
    sendUnacknowledged();
  }

  /** Ends a replay and sends the messages that follow those the client has received. */
  void resend(long received) {
    var _ = endReplay(received);
    sendUnacknowledged();
  }

  private void sendUnacknowledged() {
    for (String text : unacknowledged.all()) {
      if (unit == Unit.LINES) {
        send(text);
      } else {
        channel.ifPresent(it -> it.write(text));
      }
    }
    written = unacknowledged.last();
    if (unit == Unit.LINES) {
      unacknowledged.forget(written);
    }
    flush();
  }

  /** Returns whether a channel is attached. */
  public boolean isAttached() {
    return channel.isPresent();
  }

  /** Removes the channel without closing it. */
  public void detach() {
    channel = Optional.empty();
  }

  /** Discards all messages and sends no more; called when the session has ended. */
  public void clear() {
    isOver = true;
    unacknowledged.forget(unacknowledged.last());
  }

  /** Closes the connection after an internal error, which is already logged. */
  void fail(Throwable why) {
    log.ifPresent(it -> it.noted(client.name(), "failed: " + why));
    onEnd.accept("failed: " + why);
    channel.ifPresent(it -> it.fail(why));
  }

  /** Ends the session and closes the connection after sending all held messages. */
  void close() {
    if (recorder == null) {
      end("ended");
    } else {
      recorder.afterPending(() -> end("ended"));
    }
  }

  /** Ends the session and closes the connection without waiting for held messages. */
  public void end(String why) {
    onEnd.accept(why);
    closeChannel();
  }

  /** Closes the channel after sending its buffered output. */
  public void closeChannel() {
    channel.ifPresent(ClientPort::close);
  }
}
