package tengen.daemon.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tengen.host.memory.ClientMemory;

class UnreadRepliesTest {
  /**
   * Two clients share 64 KiB: 16 KiB for each, and 32 KiB to borrow, all of which the other one has
   * borrowed.
   */
  @Test
  void waitingSessionsFillAtMostTheirShare() {
    var memory = new ClientMemory(64 << 10, 2);
    assertThat(memory.open().fill(48 << 10)).isTrue();
    var channel = new EmbeddedChannel();
    var unread = new UnreadReplies(channel, memory);

    while (channel.isWritable()) {
      channel.write(Unpooled.copiedBuffer("= Tengen\n\n", StandardCharsets.US_ASCII));
    }

    assertThat(unread.hasRoom()).isTrue();
    channel.finishAndReleaseAll();
  }
}
