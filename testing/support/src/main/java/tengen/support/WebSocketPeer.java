package tengen.support;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The client side of a session on a WebSocket. Closing cuts the connection without a close frame.
 */
public final class WebSocketPeer implements AutoCloseable {
  private final HttpClient client = HttpClient.newHttpClient();
  private final Received received;
  private final WebSocket socket;
  private final Messages messages = new Messages();
  private final StreamPeer lines;

  /** Connects to this address. */
  public WebSocketPeer(URI address) throws IOException {
    Pipe pipe = Pipe.open();
    received = new Received(pipe.sink());
    socket =
        Waits.get(
            "a WebSocket to " + address,
            client.newWebSocketBuilder().buildAsync(address, received));
    lines = new StreamPeer(Channels.newInputStream(pipe.source()), messages, this::sendClose);
  }

  /** Sends a close frame, unless the client has already answered the server's. */
  private void sendClose() throws IOException {
    messages.endLine();
    if (!received.status.isDone()) {
      send(() -> socket.sendClose(WebSocket.NORMAL_CLOSURE, ""));
    }
  }

  private void send(Supplier<CompletableFuture<WebSocket>> message) throws IOException {
    try {
      var _ = Waits.get("a message to be sent", message.get());
    } catch (CompletionException e) {
      // The server has closed; its close frame may arrive a moment later.
      if (closeStatus() != WebSocket.NORMAL_CLOSURE) {
        throw new IOException(e);
      }
    }
  }

  /** Returns the session as lines. Each line sent is a message, and messages are read as lines. */
  public StreamPeer lines() {
    return lines;
  }

  /** Returns the number of messages received. */
  public int messages() {
    return received.messages.get();
  }

  /** Waits for the server's close frame and returns its status. */
  public int closeStatus() {
    return Waits.get("the server to close the WebSocket; " + lines.log(), received.status);
  }

  @Override
  public void close() {
    socket.abort();
    client.shutdownNow();
  }

  /** Sends written text as messages, one per line. */
  private final class Messages extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public void write(int each) throws IOException {
      if (each == '\n') {
        send();
      } else {
        line.write(each);
      }
    }

    /** Sends a last line without a newline as a message. */
    void endLine() throws IOException {
      if (line.size() > 0) {
        send();
      }
    }

    private void send() throws IOException {
      String text = line.toString(StandardCharsets.UTF_8);
      line.reset();
      WebSocketPeer.this.send(() -> socket.sendText(text, true));
    }
  }

  /** Writes received messages to a pipe. */
  private static final class Received implements WebSocket.Listener {
    private final Pipe.SinkChannel sink;
    private final AtomicInteger messages = new AtomicInteger();
    private final CompletableFuture<Integer> status = new CompletableFuture<>();

    Received(Pipe.SinkChannel sink) {
      this.sink = sink;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      try {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(part.toString());
        while (bytes.hasRemaining()) {
          sink.write(bytes);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      if (last) {
        messages.incrementAndGet();
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      status.complete(code);
      end();
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable fault) {
      status.completeExceptionally(fault);
      end();
    }

    private void end() {
      try {
        sink.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
