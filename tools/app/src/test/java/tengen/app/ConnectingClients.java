package tengen.app;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.support.StreamPeer;

/** GTP clients that connect one after another without a pause, until closed. */
final class ConnectingClients implements AutoCloseable {
  private final String host;
  private final int port;
  private final Thread thread;
  private final List<String> rejected = new ArrayList<>();
  private int served;
  private volatile boolean over;

  ConnectingClients(String host, int port) {
    this.host = host;
    this.port = port;
    this.thread = Thread.ofPlatform().start(this::come);
  }

  private void come() {
    while (!over) {
      String answer = answer();
      synchronized (this) {
        if (answer.equals("= Tengen")) {
          served++;
        } else {
          rejected.add(answer);
        }
      }
    }
  }

  private String answer() {
    try (var socket = new Socket(host, port)) {
      var peer =
          new StreamPeer(socket.getInputStream(), socket.getOutputStream(), socket::shutdownOutput);
      peer.send("name\nquit\n");
      Optional<String> answer = peer.nextLine();
      peer.rest();
      return answer.orElse("closed without an answer");
    } catch (IOException | AssertionError e) {
      return e.toString();
    }
  }

  /** Returns the messages to clients that got no reply. */
  synchronized List<String> rejected() {
    return List.copyOf(rejected);
  }

  /** Returns the number of clients that got a reply. */
  synchronized int served() {
    return served;
  }

  /** Stops connecting and waits until the last client has finished. */
  void end() throws InterruptedException {
    close();
    thread.join();
  }

  @Override
  public void close() {
    over = true;
  }
}
