package tengen.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;

/** A stretch of network between a client and a server, which can be cut. */
public final class Relay implements AutoCloseable {
  /** Of the loopback device as well, so that both ends can have the port that a host names. */
  public static final String HOST = "127.0.0.2";

  private final ServerSocket entrance;
  private final int serverPort;
  private final List<Socket> sockets = new ArrayList<>();
  private long passed;

  public Relay(int serverPort) throws IOException {
    this.serverPort = serverPort;
    this.entrance = new ServerSocket(serverPort, 16, InetAddress.getByName(HOST));
    Thread.ofPlatform().daemon().start(this::accept);
  }

  /** Where clients come to. */
  public String address() {
    return HOST + ":" + serverPort;
  }

  private void accept() {
    while (!entrance.isClosed()) {
      try {
        Socket client = entrance.accept();
        Socket server = new Socket(InetAddress.getLoopbackAddress(), serverPort);
        synchronized (this) {
          sockets.add(client);
          sockets.add(server);
        }
        Thread.ofPlatform().daemon().start(() -> pump(client, server, true));
        Thread.ofPlatform().daemon().start(() -> pump(server, client, false));
      } catch (IOException e) {
        if (!entrance.isClosed()) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private void pump(Socket from, Socket to, boolean counts) {
    byte[] chunk = new byte[8192];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
        out.write(chunk, 0, count);
        if (counts) {
          passed(count);
        }
      }
    } catch (IOException _) {
      // Cut.
    }
  }

  private synchronized void passed(int count) {
    passed += count;
    notifyAll();
  }

  /** How many bytes clients have sent so far. */
  public synchronized long sent() {
    return passed;
  }

  /** Waits until clients have sent more than so many bytes. */
  public synchronized void awaitMoreThan(long bytes) throws InterruptedException {
    while (passed <= bytes) {
      wait();
    }
  }

  /** Breaks all connections; new ones get through. */
  public synchronized void cut() throws IOException {
    for (Socket each : sockets) {
      try (each) {
        each.setSoLinger(true, 0);
      } catch (SocketException _) {
        // Its pump has closed it.
      }
    }
    sockets.clear();
  }

  @Override
  public void close() throws IOException {
    entrance.close();
    cut();
  }
}
