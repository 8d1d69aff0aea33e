package tengen.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.HdrHistogram.Histogram;

/**
 * Measures the cost of the archive per move. Asks two daemons, one with an archive and one without,
 * alternately for moves of {@code nogo-classic} at one node on 9×9 over TCP.
 */
final class ArchiveTimes {
  private static final int WARM_UP_ROUNDS = 20;
  private static final int ROUNDS = 40;
  private static final int MOVES = 1_000;
  private static final double NANOS_PER_MS = 1e6;

  private final LineClient client;
  private final GtpSelfPlay game;
  private final Histogram nanos = new Histogram(3);
  private boolean open;

  private ArchiveTimes(LoopbackServer server) throws IOException {
    client = server.connect();
    client.ask("boardsize 9\n");
    game = new GtpSelfPlay(client);
  }

  /** Arguments: the distribution's folder, and optionally a database URL; default: SQLite. */
  public static void main(String[] arguments) throws IOException {
    Path home = Path.of(arguments[0]).toAbsolutePath();
    Path folder = Files.createTempDirectory("archive");
    String url = arguments.length > 1 ? arguments[1] : "jdbc:sqlite:" + folder.resolve("games.db");
    try (var plain = serve(home, folder, "null");
        var keeping = serve(home, folder, '"' + url + '"')) {
      var without = new ArchiveTimes(plain);
      var with = new ArchiveTimes(keeping);
      for (int round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
        if (round == WARM_UP_ROUNDS) {
          without.nanos.reset();
          with.nanos.reset();
        }
        without.play();
        with.play();
      }
      without.print("without an archive");
      with.print(url);
    }
  }

  private static LoopbackServer serve(Path home, Path folder, String archive) throws IOException {
    int port = LoopbackServer.freePort();
    Path config = folder.resolve(port + ".yaml");
    Files.writeString(
        config,
        """
        listeners:
          - {name: any, port: %d, protocol: gtp, engine: nogo-classic, limits: {search-nodes: 1}}
        archive: {url: %s}
        """
            .formatted(port, archive));
    return LoopbackServer.configured(home, port, config);
  }

  private void play() throws IOException {
    for (int move = 0; move < MOVES; move++) {
      if (!open) {
        game.begin();
      }
      long startNanos = System.nanoTime();
      String answer = client.ask(game.request());
      nanos.recordValue(System.nanoTime() - startNanos);
      if (!answer.startsWith("= ")) {
        throw new IOException(answer);
      }
      open = game.take(answer);
    }
  }

  private void print(String name) throws IOException {
    System.out.printf(
        Locale.ROOT,
        "%s: %d moves; p50 %.3f, p90 %.3f, p99 %.3f, most %.1f ms; load %s%n",
        name,
        nanos.getTotalCount(),
        nanos.getValueAtPercentile(50) / NANOS_PER_MS,
        nanos.getValueAtPercentile(90) / NANOS_PER_MS,
        nanos.getValueAtPercentile(99) / NANOS_PER_MS,
        nanos.getMaxValue() / NANOS_PER_MS,
        Footprint.load());
  }
}
