package tengen.daemon.net;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;

/**
 * The transport-specific part of a session's channel: its message type and how its output is
 * closed. Called on the channel's loop.
 */
interface ChannelAdapter {

  /**
   * Reads a message of a channel that carries other messages than bytes. The caller releases it.
   */
  default void read(Object message, ChannelInput input) {}

  /** Returns the bytes of a reply as a message of the channel. */
  default Object message(ByteBuf reply) {
    return reply;
  }

  /** Closes the output after all pending writes; the input stays open. */
  void closeOutput(Channel channel);

  /** Closes the output of a session that the client can resume after a restart of the server. */
  default void closeForRestart(Channel channel) {
    closeOutput(channel);
  }

  /** Closes a channel whose client does not read its replies. */
  default void cutOff(Channel channel) {
    var _ = channel.close();
  }

  /** Receives the content of messages. */
  interface ChannelInput {
    /**
     * Takes bytes from the client; message-based transports end each message with a newline.
     *
     * @param isWhole true if the bytes end a message; lines of an unfinished message are not
     *     executed
     */
    void feed(byte[] bytes, boolean isWhole);

    /** Discards an unfinished message and the bytes after the last newline. */
    void forgetLine();

    /** Signals the end of input. */
    void end();
  }
}
