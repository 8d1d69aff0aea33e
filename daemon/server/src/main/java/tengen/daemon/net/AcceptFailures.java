package tengen.daemon.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.concurrent.TimeUnit;
import tengen.daemon.log.LimitedLog;
import tengen.host.log.LogDetails;
import tengen.host.memory.MemoryFailure;

/**
 * Handles failures to accept on a listening socket, usually caused by the limit of open files:
 * pauses accepting for a second and logs at most once a minute.
 */
final class AcceptFailures extends ChannelInboundHandlerAdapter {
  private static final long RETRY_DELAY_MS = 1000;

  private final LimitedLog log;

  AcceptFailures(LimitedLog log) {
    this.log = log;
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
    MemoryFailure.recover(cause);
    log.warn(
        LogDetails.line(
            "cannot accept clients; retrying", "error", String.valueOf(cause.getMessage())));
    ctx.channel().config().setAutoRead(false);
    Runnable resume = () -> ctx.channel().config().setAutoRead(true);
    var _ = ctx.executor().schedule(resume, RETRY_DELAY_MS, TimeUnit.MILLISECONDS);
  }
}
