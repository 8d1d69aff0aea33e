package tengen.daemon.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tengen.host.memory.ClientMemory;

/**
 * The messages of one session to its client. Each is held until the archive has stored what the
 * session told it before: a client never knows more than the archive. Messages are numbered as the
 * client counts them, in each process alike, so that a client that resumes the session gets those
 * that it lacks. Confined to the session's loop.
 */
public final class Outbox {
  /** Estimated heap of a message without its text, in bytes. */
  public static final int MESSAGE_BYTES = 64;

  /** With so many messages held the session has to wait. */
  private static final int MAX_HELD = 256;

  /** With more bytes of messages held the session has to wait; a single one may be longer. */
  private static final long MAX_HELD_BYTES = 64 << 10;

  /** Maximum size of the messages that are kept for the client, in bytes. */
  private static final long MAX_KEPT_BYTES = 1 << 20;

  private static final Pattern AFTER_EACH_LINE = Pattern.compile("(?<=\n)");

  /** The units in which a client counts what it is sent. */
  public enum Unit {
    /** Lines of a stream. They are kept only while the session is replayed. */
    LINES,

    /** Messages, which are kept until the client has acknowledged them. */
    MESSAGES
  }

  private final Unit unit;
  private final Optional<ProtocolLog> log;
  private final ClientAddress client;
  private final Consumer<String> onEnd;
  private final KeptMessages kept;
  private final Deque<String> held = new ArrayDeque<>();
  private Optional<ClientPort> channel = Optional.empty();
  private @Nullable Recorder recorder;
  private long heldBytes;
  private boolean isReading = true;
  private boolean isReplaying;
  private boolean isOver;

  /** The number of the newest message that was written to a channel. */
  private long written;

  /**
   * An empty outbox without a channel.
   *
   * @param memory for the messages that are kept
   * @param log of what is sent, by the name of the client
   * @param onEnd is told why the session has to end, before its channel is closed
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
    this.kept = new KeptMessages(memory.open());
  }

  /** The outbox of a session that ends with this channel, a stream of lines. */
  public static Outbox to(ClientPort channel, ListenerContext listener, ClientAddress client) {
    var outbox = new Outbox(Unit.LINES, listener.memory(), listener.protocolLog(), client, _ -> {});
    outbox.attach(channel);
    return outbox;
  }

  /**
   * Holds messages from now on until this recorder's changes are stored.
   *
   * @param resume run when the session need not wait for the archive any more
   */
  void holdFor(Recorder told, Runnable resume) {
    recorder = told;
    told.onReleased(
        () -> {
          flush();
          if (!isFull()) {
            resume.run();
          }
        });
  }

  /** Sends a message, once the archive has what the session told it so far. */
  void write(String text) {
    if (recorder == null || recorder.isIdle()) {
      release(text);
    } else {
      hold(text, recorder);
    }
  }

  private void hold(String text, Recorder told) {
    held.add(text);
    heldBytes += KeptMessages.size(text);
    told.afterTold(this::releaseNext);
  }

  private void releaseNext() {
    String text = held.remove();
    heldBytes -= KeptMessages.size(text);
    release(text);
  }

  /** Sends what is no message of the session, before those that are held. */
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
      AFTER_EACH_LINE.splitAsStream(text).forEach(kept::add);
      kept.shrink(MAX_KEPT_BYTES);
    } else {
      kept.skip(count(text));
      send(text);
    }
  }

  private void releaseMessage(String text) {
    log(text);
    kept.add(text);
    if (channel.isPresent()) {
      channel.get().write(text);
      written = kept.last();
    }
    if (channel.isPresent() || isReplaying) {
      kept.shrink(MAX_KEPT_BYTES);
    } else if (!kept.fit(MAX_KEPT_BYTES)) {
      onEnd.accept("no room for answers while its client is away");
    }
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

  /** Writes to the client's standard error, where it has started this process. */
  void aside(String text) {
    channel.ifPresent(it -> it.aside(text));
  }

  /** Sends what was written. */
  void flush() {
    channel.ifPresent(ClientPort::flush);
  }

  /** The client's count of the session's messages so far, those that are held included. */
  long sent() {
    return kept.last() + held.stream().mapToLong(this::count).sum();
  }

  /** The number of the newest message that is not held. */
  public long released() {
    return kept.last();
  }

  /** Estimated heap of the messages that are held. */
  long heldBytes() {
    return heldBytes;
  }

  private boolean isFull() {
    return held.size() >= MAX_HELD || heldBytes > MAX_HELD_BYTES;
  }

  /**
   * Tells whether the client reads what it is sent; not while it has no channel, nor too much is
   * held.
   */
  boolean ready() {
    return !isFull() && channel.filter(ClientPort::ready).isPresent();
  }

  /** Has the channel go on reading from the client, or pause. */
  void read(boolean wanted) {
    isReading = wanted;
    channel.ifPresent(it -> it.read(wanted));
  }

  /**
   * Replays a session. What it says meanwhile waits until the client has told what it has.
   *
   * @return what the replay returns
   */
  public long replay(LongSupplier session) {
    isReplaying = true;
    long result = session.getAsLong();
    written = kept.last();
    return result;
  }

  /** Numbers the next message of a replay as the process did that had sent so many before it. */
  void countTo(long number) {
    kept.countTo(number);
  }

  /**
   * Ends the session's replay, if there was one. The client has so many messages.
   *
   * @return whether those after them are all here
   */
  public boolean goOnAfter(long received) {
    if (isReplaying) {
      isReplaying = false;
      kept.goOnFrom(received);
    }
    boolean isWhole = kept.goOnAfter(received);
    if (isWhole) {
      kept.forget(received);
    }
    return isWhole;
  }

  /** Forgets messages up to this number, as far as they were sent: the client has them. */
  public void acknowledge(long number) {
    kept.forget(Math.min(number, written));
  }

  /** The number of the newest message that was written to a channel. */
  public long written() {
    return written;
  }

  /** Has this channel carry the messages from now on, and first those that are kept. */
  public void attach(ClientPort next) {
    channel = Optional.of(next);
    next.read(isReading);
    sendKept();
  }

  /** Sends again what follows so many messages, which the client has. */
  void resend(long received) {
    var _ = goOnAfter(received);
    sendKept();
  }

  private void sendKept() {
    for (String text : kept.all()) {
      if (unit == Unit.LINES) {
        send(text);
      } else {
        channel.ifPresent(it -> it.write(text));
      }
    }
    written = kept.last();
    if (unit == Unit.LINES) {
      kept.forget(written);
    }
    flush();
  }

  /** Tells whether there is a channel. */
  public boolean isAttached() {
    return channel.isPresent();
  }

  /** Takes the channel away, and leaves it open. */
  public void detach() {
    channel = Optional.empty();
  }

  /** Forgets all messages, and sends none from now on: the session is over. */
  public void clear() {
    isOver = true;
    kept.forget(kept.last());
  }

  /** Ends the connection: the session is lost to a fault, which has been logged. */
  void fail(Throwable why) {
    log.ifPresent(it -> it.noted(client.name(), "failed: " + why));
    onEnd.accept("failed: " + why);
    channel.ifPresent(it -> it.fail(why));
  }

  /** Ends the connection after all that was written has gone out. */
  void close() {
    if (recorder == null) {
      end("ended");
    } else {
      recorder.afterWaiting(() -> end("ended"));
    }
  }

  /** Ends the session and its connection, before what is held goes out. */
  public void end(String why) {
    onEnd.accept(why);
    closeChannel();
  }

  /** Closes the channel after what was written to it. */
  public void closeChannel() {
    channel.ifPresent(ClientPort::close);
  }
}
