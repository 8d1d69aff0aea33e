package tengen.daemon.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.support.Waits;

/** Tests of a session of messages whose connections break. */
class MessageSessionTest {
  private static final int DONE = 1000;

  private final ScriptedServer server = new ScriptedServer();
  private final BlockingQueue<String> received = new LinkedBlockingQueue<>();

  MessageSessionTest() throws IOException {}

  @AfterEach
  void close() throws IOException {
    server.close();
  }

  private final class Client implements MessageSession.Client {
    @Override
    public void connected() {
      received.add("connected");
    }

    @Override
    public void received(String message) {
      received.add(message);
    }
  }

  private String next() throws InterruptedException {
    return received.poll(Waits.CAP.toSeconds(), TimeUnit.SECONDS);
  }

  private MessageSession session(Duration timeout) {
    return new MessageSession(server.address(), "/dir/analysis", Optional.of("alice"), timeout);
  }

  private CompletableFuture<Void> run(MessageSession session) {
    return CompletableFuture.runAsync(
        () -> {
          try {
            session.run(new Client());
          } catch (IOException | InterruptedException e) {
            throw new CompletionException(e);
          }
        });
  }

  private static List<String> resumed(ScriptedServer.Connection connection) {
    return connection.request().stream().filter(line -> line.startsWith("Tengen-")).toList();
  }

  @Test
  void brokenConnectionsResumeAndLostSessionsStartAgain() throws Exception {
    MessageSession session = session(Waits.CAP);
    CompletableFuture<Void> running = run(session);
    try (var first = server.accept("Tengen-Session: name")) {
      assertThat(first.request())
          .contains("GET /dir/analysis HTTP/1.1", "Authorization: Bearer alice");
      assertThat(resumed(first)).isEmpty();
      first.text("one");
      assertThat(next()).isEqualTo("connected");
      assertThat(next()).isEqualTo("one");
    }
    try (var second = server.accept("Tengen-Session: name")) {
      assertThat(resumed(second))
          .containsExactlyInAnyOrder("Tengen-Session: name", "Tengen-Received: 1");
      assertThat(next()).isEqualTo("connected");
      second.end(ResumeTerms.SESSION_GONE);
      second.await();
    }
    try (var third = server.accept("Tengen-Session: other")) {
      assertThat(resumed(third)).isEmpty();
      assertThat(next()).isEqualTo("connected");
      session.end();
      third.await();
      third.end(DONE);
      running.join();
    }
  }

  @Test
  void longOutagesEndTheSession() throws Exception {
    server.close();

    assertThatThrownBy(() -> run(session(Duration.ZERO)).join())
        .hasCauseInstanceOf(IOException.class)
        .hasMessageContaining("127.0.0.1:");
  }

  @Test
  void withoutAServerTheSessionEndsImmediately() throws Exception {
    server.close();
    MessageSession session = session(Waits.CAP);
    session.send("lost");
    session.end();

    run(session).join();
  }
}
