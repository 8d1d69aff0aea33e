package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.protocol.registry.Dialects;
import tengen.store.testing.MemoryArchive;
import tengen.store.testing.TestGames;

/**
 * The manual's transcripts with a server that is killed in between. Clients continue with the next
 * server and see no difference. The long form restarts before each line.
 */
class RestartTest {
  private final Transports transports = new Transports();
  private final MemoryArchive shared = MemoryArchive.withGames(TestGames.ALL);
  private final List<TestDaemon> daemons = new ArrayList<>();
  private MemoryArchive.Access access = shared.access();

  static Stream<Arguments> transcripts() {
    return Dialects.shipped().names().stream()
        .flatMap(protocol -> TranscriptLibrary.all(protocol).stream())
        .filter(page -> !page.settings().containsKey("files"))
        // Ends with an unterminated line, which this client does not send.
        .filter(page -> !page.name().equals("pieces"))
        // Progress reports are repeated after a restart.
        .filter(page -> !page.settings().containsKey("tells"))
        // Tables report a pause and a resume after a restart: see TablesTest.
        .filter(page -> !page.settings().containsKey("tables"))
        .map(page -> Arguments.of(page.name(), page));
  }

  @AfterEach
  void close() throws IOException {
    transports.close();
    daemons.forEach(TestDaemon::close);
  }

  @Tag("full")
  @ParameterizedTest(name = "{0}")
  @MethodSource("transcripts")
  void restartsAreInvisibleToTheClient(String name, Transcript page) throws Exception {
    boolean isLong = Boolean.getBoolean("tengen.long");
    int once = 1 + Math.floorMod(name.hashCode(), 5);
    RestartedPeer.Servers servers = () -> next(page);
    try (var peer =
        new RestartedPeer(servers, page.notation().protocol(), line -> isLong || line == once)) {
      assertThat(TranscriptRunner.run(page, peer)).as(name).isEmpty();
    }
  }

  private InetSocketAddress next(Transcript page) throws IOException {
    access.cut();
    access = shared.access();
    TestDaemon daemon = TransportTranscriptsTest.daemon(page);
    daemons.add(daemon);
    daemon.attachArchive(access);
    return transports.listenHttp(daemon.listenerContext(TransportTranscriptsTest.listener(page)));
  }
}
