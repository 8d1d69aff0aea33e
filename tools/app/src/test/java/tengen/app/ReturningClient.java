package tengen.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tengen.support.StreamPeer;

/** A TCP client that resumes its session by its token whenever its connection breaks. */
final class ReturningClient implements LineChannel, AutoCloseable {
  private final InetSocketAddress server;
  private final boolean isGtp;
  private final List<String> sent = new ArrayList<>();
  private final String token;
  private Socket socket;
  private StreamPeer peer;
  private int received;

  private ReturningClient(InetSocketAddress server, boolean isGtp)
      throws IOException, InterruptedException {
    this.server = server;
    this.isGtp = isGtp;
    this.socket = new Socket(server.getAddress(), server.getPort());
    this.peer = peer(socket);
    this.token = answer("tengen-session").orElseThrow()[0];
  }

  /** Opens a GTP session. */
  static ReturningClient gtp(InetSocketAddress server) throws IOException, InterruptedException {
    return new ReturningClient(server, true);
  }

  /** Opens a Gomocup session. */
  static ReturningClient gomocup(InetSocketAddress server)
      throws IOException, InterruptedException {
    return new ReturningClient(server, false);
  }

  private static StreamPeer peer(Socket socket) throws IOException {
    return new StreamPeer(
        socket.getInputStream(), socket.getOutputStream(), socket::shutdownOutput);
  }

  /** Returns token and count, or empty if the connection ended first. */
  private Optional<String[]> answer(String command) throws IOException, InterruptedException {
    peer.send((isGtp ? command : command.replace("tengen", "TENGEN")) + "\n");
    Optional<String> line = peer.nextLine();
    if (isGtp && line.isPresent() && peer.nextLine().isEmpty()) {
      return Optional.empty();
    }
    return line.map(
        it -> {
          assertThat(it).matches("(= |OK )tengen-session \\S+ [0-9]+");
          return it.substring(it.indexOf("session") + "session ".length()).split(" ");
        });
  }

  @Override
  public void send(String line) throws IOException {
    sent.add(line);
    peer.send(line + "\n");
  }

  @Override
  public String line() throws IOException, InterruptedException {
    Optional<String> line = peer.nextLine();
    while (line.isEmpty()) {
      comeBack();
      line = peer.nextLine();
    }
    received++;
    return line.get();
  }

  private void comeBack() throws IOException, InterruptedException {
    socket.close();
    socket = new Socket(server.getAddress(), server.getPort());
    peer = peer(socket);
    Optional<String[]> answer = answer("tengen-resume " + token + " " + received);
    if (answer.isPresent()) {
      int received = Integer.parseInt(answer.get()[1]);
      for (String line : sent.subList(received, sent.size())) {
        peer.send(line + "\n");
      }
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
