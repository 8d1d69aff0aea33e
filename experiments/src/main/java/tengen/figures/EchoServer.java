package tengen.figures;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;

/** What {@link RoundTrip} compares with: sends back what comes, with the daemon's event loops. */
final class EchoServer {
  private EchoServer() {}

  /** Listens on the loopback port given, until it is killed. */
  public static void main(String[] arguments) {
    new ServerBootstrap()
        .group(new MultiThreadIoEventLoopGroup(NioIoHandler.newFactory()))
        .channel(NioServerSocketChannel.class)
        .childOption(ChannelOption.TCP_NODELAY, true)
        .childHandler(
            new ChannelInitializer<SocketChannel>() {
              @Override
              protected void initChannel(SocketChannel channel) {
                channel.pipeline().addLast(new Echo());
              }
            })
        .bind("127.0.0.1", Integer.parseInt(arguments[0]))
        .channel()
        .closeFuture()
        .awaitUninterruptibly();
  }

  private static final class Echo extends ChannelInboundHandlerAdapter {
    @Override
    public void channelRead(ChannelHandlerContext ctx, Object message) {
      var _ = ctx.writeAndFlush(message);
    }
  }
}
