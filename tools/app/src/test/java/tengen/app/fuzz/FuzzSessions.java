package tengen.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;

/**
 * Runs many concurrent sessions against one daemon. Some are players whose replies are checked;
 * others send noise and reset their connections.
 */
public final class FuzzSessions {
  private static final int MAX_COMMANDS = 40;

  private final int port;
  private final Semaphore places;

  /** Creates a crowd for this port with {@code atOnce} concurrent sessions. */
  public FuzzSessions(int port, int atOnce) {
    this.port = port;
    this.places = new Semaphore(atOnce);
  }

  /** Plays one session per seed. A failure reports the seed and the session's lines. */
  public void play(long firstSeed, int sessions) throws InterruptedException, ExecutionException {
    List<Future<Void>> all = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < sessions; i++) {
        long seed = firstSeed + i;
        all.add(threads.submit(() -> inPlace(seed)));
      }
    }
    for (Future<Void> each : all) {
      each.get();
    }
  }

  private Void inPlace(long seed) throws Exception {
    places.acquire();
    var sent = new StringBuilder();
    var random = new SplittableRandom(seed);
    try (var wire = new Wire(port, random)) {
      Callable<Void> session =
          switch (random.nextInt(12)) {
            case 0 -> () -> vandal(wire, random);
            case 1, 2, 3, 4 -> () -> gomocup(wire, random, sent);
            case 5, 6 -> () -> analysis(wire, random, sent);
            default -> () -> gtp(wire, random, sent);
          };
      try {
        return session.call();
      } catch (IOException | AssertionError wrong) {
        throw new AssertionError(
            "session %d: %s%nsent:%n%s%nreceived:%n%s"
                .formatted(seed, wrong.getMessage(), sent, String.join("\n", wire.received())),
            wrong);
      }
    } finally {
      places.release();
    }
  }

  private static Void gtp(Wire wire, SplittableRandom random, StringBuilder sent)
      throws IOException, InterruptedException {
    var script = new GtpScript(random);
    boolean wild = random.nextInt(3) == 0;
    send(wire, script.first(), sent);
    for (int i = random.nextInt(MAX_COMMANDS); i > 0; i--) {
      send(wire, script.next(wild), sent);
    }
    if (random.nextBoolean()) {
      send(wire, script.quit(), sent);
    } else {
      wire.endInput();
    }
    List<String> lines = wire.awaitEnd();
    new GtpJudge(lines).judge(script.commands(), wild);
    return null;
  }

  private static Void gomocup(Wire wire, SplittableRandom random, StringBuilder sent)
      throws IOException, InterruptedException {
    var script = new GomocupScript(random);
    boolean wild = random.nextInt(3) == 0;
    String lastMove = "";
    for (int i = random.nextInt(MAX_COMMANDS); i >= 0; i--) {
      send(wire, script.next(lastMove, wild), sent);
      if (random.nextInt(3) > 0) {
        wire.await(Math.toIntExact(script.inTurn()), GomocupJudge::isInTurn);
        lastMove =
            wire.received().stream().filter(GomocupJudge::isInTurn).reduce("", (_, last) -> last);
      }
    }
    send(wire, script.barrier(), sent);
    wire.await(Math.toIntExact(script.inTurn()), GomocupJudge::isInTurn);
    send(wire, "END\n", sent);
    new GomocupJudge(wire.awaitEnd()).judge(script.commands(), wild);
    return null;
  }

  private static Void analysis(Wire wire, SplittableRandom random, StringBuilder sent)
      throws IOException, InterruptedException {
    var script = new AnalysisScript(random);
    send(wire, "{\"id\":\"first\"}\n", sent);
    for (int i = random.nextInt(MAX_COMMANDS); i > 0; i--) {
      send(wire, script.next(), sent);
    }
    send(wire, script.stop(), sent);
    wire.endInput();
    List<String> lines = wire.awaitEnd();
    assertThat(lines.getFirst()).startsWith("{\"id\":\"first\",\"field\":");
    new AnalysisJudge(lines.subList(1, lines.size())).judge(script);
    return null;
  }

  private static void send(Wire wire, String text, StringBuilder sent)
      throws IOException, InterruptedException {
    sent.append(text);
    wire.send(text);
  }

  /** Sends noise, or valid commands, and then resets the connection. */
  private static Void vandal(Wire wire, SplittableRandom random) throws InterruptedException {
    try {
      var gtp = new GtpScript(random);
      for (int i = random.nextInt(MAX_COMMANDS); i > 0; i--) {
        byte[] noise = new byte[random.nextInt(300)];
        random.nextBytes(noise);
        wire.send(
            random.nextBoolean() ? gtp.next(true) : new String(noise, StandardCharsets.ISO_8859_1));
      }
      wire.reset();
    } catch (IOException _) {
      // The daemon may close the connection first.
    }
    return null;
  }
}
