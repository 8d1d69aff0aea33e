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

/** A network relay between a client and a server that can break connections. */
public final class Relay implements AutoCloseable {
  /** Another loopback address, so that client and server can use the same port number. */
  public static final String HOST = "127.0.0.2";

  private final ServerSocket entrance;
  private final int serverPort;
  private final List<Socket> sockets = new ArrayList<>();
  private long passed;
  private boolean isHeld;

  public Relay(int serverPort) throws IOException {
    this.serverPort = serverPort;
    this.entrance = new ServerSocket(serverPort, 16, InetAddress.getByName(HOST));
    Thread.ofPlatform().daemon().start(this::accept);
  }

  /** Returns the address for clients. */
  public String address() {
    return HOST + ":" + serverPort;
  }

  private void accept() {
    while (!entrance.isClosed()) {
      try {
        Socket client = entrance.accept();
        awaitRelease();
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
      } catch (InterruptedException _) {
        return;
      }
    }
  }

  private synchronized void awaitRelease() throws InterruptedException {
    while (isHeld) {
      wait();
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
      // The relay was cut.
    }
  }

  private synchronized void passed(int count) {
    passed += count;
    notifyAll();
  }

  /** Returns the number of bytes that clients have sent so far. */
  public synchronized long sent() {
    return passed;
  }

  /** Waits until clients have sent more than {@code bytes} bytes. */
  public synchronized void awaitMoreThan(long bytes) throws InterruptedException {
    while (passed <= bytes) {
      wait();
    }
  }

  /** Breaks all connections. New ones are accepted. */
  public synchronized void cut() throws IOException {
    for (Socket each : sockets) {
      try (each) {
        each.setSoLinger(true, 0);
      } catch (SocketException _) {
        // The copying thread has closed it.
      }
    }
    sockets.clear();
  }

  /** Breaks all connections. New ones wait until {@link #release}. */
  public synchronized void hold() throws IOException {
    isHeld = true;
    cut();
  }

  /** Lets connections through again. */
  public synchronized void release() {
    isHeld = false;
    notifyAll();
  }

  @Override
  public void close() throws IOException {
    entrance.close();
    release();
    cut();
  }
}
