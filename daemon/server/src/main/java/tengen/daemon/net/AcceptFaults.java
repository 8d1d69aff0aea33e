package tengen.daemon.net;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.concurrent.TimeUnit;
import tengen.daemon.log.LimitedLog;
import tengen.host.memory.MemoryFailure;

/**
 * On a listening socket that cannot accept, most often since the process has as many files open as
 * it may: the next client is waited for after a second, and the log says so once a minute.
 */
final class AcceptFaults extends ChannelInboundHandlerAdapter {
  private static final long PAUSE_MS = 1000;

  private final LimitedLog log;

  AcceptFaults(LimitedLog log) {
    this.log = log;
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext ctx, Throwable cause) {
    MemoryFailure.recover(cause);
    log.warn("no client can connect: " + cause.getMessage());
    ctx.channel().config().setAutoRead(false);
    Runnable goOn = () -> ctx.channel().config().setAutoRead(true);
    var _ = ctx.executor().schedule(goOn, PAUSE_MS, TimeUnit.MILLISECONDS);
  }
}
