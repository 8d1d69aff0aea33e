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
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;

/** Echo server on the daemon's event loops, as the baseline of {@link RoundTrip}. */
final class EchoServer {
  private static final int MAX_BYTES = 8192;

  private EchoServer() {}

  /** Listens on a loopback port until killed. With {@code http}, accepts WebSockets. */
  public static void main(String[] arguments) {
    boolean web = arguments[1].equals("http");
    new ServerBootstrap()
        .group(new MultiThreadIoEventLoopGroup(NioIoHandler.newFactory()))
        .channel(NioServerSocketChannel.class)
        .childOption(ChannelOption.TCP_NODELAY, true)
        .childHandler(
            new ChannelInitializer<SocketChannel>() {
              @Override
              protected void initChannel(SocketChannel channel) {
                if (web) {
                  channel
                      .pipeline()
                      .addLast(new HttpServerCodec(), new HttpObjectAggregator(MAX_BYTES))
                      .addLast(new WebSocketServerProtocolHandler("/gtp"));
                }
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
