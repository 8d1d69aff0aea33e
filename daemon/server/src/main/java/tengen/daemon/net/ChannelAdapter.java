package tengen.daemon.net;

import io.netty.buffer.ByteBufAllocator;
import io.netty.channel.Channel;

/**
 * What differs between the kinds of channels that carry a session: the messages of the channel, and
 * how its output ends. Called on the loops of its channels.
 */
interface ChannelAdapter {

  /** Takes what a message brings. The caller releases it. */
  void read(Object message, ChannelInput input);

  /** This reply as a message. */
  Object message(String text, ByteBufAllocator allocator);

  /** Ends the output after what was written; the input stays open. */
  void closeOutput(Channel channel);

  /** Ends the output where the client can go on with the session once the server is back. */
  default void closeForRestart(Channel channel) {
    closeOutput(channel);
  }

  /** Closes a channel whose client does not read what it is sent. */
  default void cutOff(Channel channel) {
    var _ = channel.close();
  }

  /** Where a message's content goes. */
  interface ChannelInput {
    /**
     * Takes bytes of lines; a transport of messages ends each with a newline.
     *
     * @param isWhole whether their message ends here; no line of a message is executed before
     */
    void feed(byte[] bytes, boolean isWhole);

    /** Drops the bytes of a message without its end, and those after the last newline. */
    void forgetLine();

    /** The client will send no more. */
    void end();
  }
}
