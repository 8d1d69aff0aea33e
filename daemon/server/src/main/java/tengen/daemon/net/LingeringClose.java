package tengen.daemon.net;

import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The end of a client's channel. The client gets the last replies; then the output is closed, and
 * input is discarded until the client closes too. Closing a socket with unread input would reset
 * it, and the last replies could be lost. Confined to the channel's loop, except where noted.
 */
final class LingeringClose {
  private static final long LINGER_MS = 300;

  /** Time for a client to read the last replies before the channel is closed, in milliseconds. */
  private static final long LAST_READ_TIMEOUT_MS = 10_000;

  private final Channel channel;
  private final ChannelAdapter adapter;
  private final Runnable read;
  private boolean hasBegun;
  private boolean inputEnded;
  private boolean outputEnded;
  private volatile boolean outlivesServer;

  /**
   * Creates the end of an open channel.
   *
   * @param read resumes reading, so that the end of input is noticed
   */
  LingeringClose(Channel channel, ChannelAdapter adapter, Runnable read) {
    this.channel = channel;
    this.adapter = adapter;
    this.read = read;
  }

  /** Returns whether the channel is being closed. Its input is then discarded. */
  boolean hasBegun() {
    return hasBegun;
  }

  void begin() {
    hasBegun = true;
  }

  /** Handles the end of input: closes the channel if the last replies are sent, else after them. */
  void inputEnded() {
    inputEnded = true;
    if (outputEnded) {
      var _ = channel.close();
    }
  }

  /** Sets whether the client can resume its session after a restart. Thread-safe. */
  void setOutlivesServer(boolean outlives) {
    outlivesServer = outlives;
  }

  /**
   * Closes the output after the last reply.
   *
   * @param lastWrite null if there was no reply
   */
  void lingerAfter(@Nullable ChannelFuture lastWrite) {
    if (lastWrite == null) {
      linger();
    } else {
      // A close frame could not be sent within the flush that completes the write.
      lastWrite.addListener(_ -> channel.eventLoop().execute(this::linger));
      closeAfter(LAST_READ_TIMEOUT_MS);
    }
  }

  /** Closes the output, then discards input until the client closes too. */
  private void linger() {
    outputEnded = true;
    if (outlivesServer) {
      adapter.closeForRestart(channel);
    } else {
      adapter.closeOutput(channel);
    }
    if (inputEnded || !channel.isActive()) {
      var _ = channel.close();
    } else {
      read.run();
      closeAfter(LINGER_MS);
    }
  }

  /**
   * Closes the channel of a client that does not read its replies, at the latest after a timeout.
   */
  void cutOff() {
    adapter.cutOff(channel);
    closeAfter(LAST_READ_TIMEOUT_MS);
  }

  private void closeAfter(long ms) {
    Runnable giveUp =
        () -> {
          var _ = channel.close();
        };
    var _ = channel.eventLoop().schedule(giveUp, ms, TimeUnit.MILLISECONDS);
  }
}
