package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.daemon.Transports.Kind;
import tengen.daemon.session.ListenerContext;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.protocol.registry.Dialects;
import tengen.store.testing.MemoryArchive;
import tengen.store.testing.TestGames;
import tengen.support.StreamPeer;

/** The manual's transcripts over the real transports and the real search service. */
class TransportTranscriptsTest {
  private static final String LISTENERS =
      """
      listeners:
        - {name: gomocup, port: 0, protocol: gomocup, engine: gomoku-classic}
        - {name: gtp-nogo, port: 0, protocol: gtp, engine: nogo-classic, allow: [gomoku-classic]}
        - {name: gtp-gomoku, port: 0, protocol: gtp, engine: gomoku-classic}
        - {name: botzone-nogo, port: 0, protocol: botzone, engine: nogo-classic}
        - {name: botzone-gomoku, port: 0, protocol: botzone, engine: gomoku-classic}
        - {name: analysis-nogo, port: 0, protocol: analysis, engine: nogo-classic,
           allow: [gomoku-classic]}
        - {name: analysis-gomoku, port: 0, protocol: analysis, engine: gomoku-classic}
        - {name: ualberta-nogo, port: 0, protocol: ualberta, engine: nogo-classic}
        - {name: ualberta-gomoku, port: 0, protocol: ualberta, engine: gomoku-classic}
        - {name: auto, port: 0,
           engines: {gomocup: gomoku-classic, gtp: nogo-classic, analysis: nogo-classic},
           allow: [gomoku-classic]}
      """;

  /** Daemons shared by all transcripts that leave no state; closed after the last. */
  private static final Map<Habit, TestDaemon> DAEMONS = new EnumMap<>(Habit.class);

  /** Ports of the shared daemons' listeners; closed after the last transcript. */
  private static final Map<Listening, InetSocketAddress> PORTS = new HashMap<>();

  private static final Transports LISTENERS_OF_ALL = new Transports();

  private final Transports transports = new Transports();

  /** A listener of a shared daemon, and the transport of its clients. */
  private record Listening(Habit habit, Kind kind, String listener) {}

  static Stream<Arguments> transcripts() {
    return rows(transcript -> true, kind -> true);
  }

  /**
   * Returns the transcripts for the games of listener {@code auto}, which can be detected by their
   * first line.
   */
  static Stream<Arguments> transcriptsThatBeginWithTheirProtocol() {
    return rows(
        transcript -> listener(transcript).matches("gomocup|(gtp|analysis)-nogo"),
        kind -> kind == Kind.TCP);
  }

  private static Stream<Arguments> rows(Predicate<Transcript> transcripts, Predicate<Kind> kinds) {
    return Dialects.shipped().names().stream()
        .flatMap(protocol -> TranscriptLibrary.all(protocol).stream())
        .filter(transcripts)
        .flatMap(
            transcript ->
                Arrays.stream(Kind.values())
                    .filter(kind -> kind == Kind.STDIO || !namesFiles(transcript))
                    .filter(kinds)
                    .map(kind -> Arguments.of(transcript.name(), kind, transcript)));
  }

  @AfterAll
  static void closeDaemons() throws Exception {
    LISTENERS_OF_ALL.close();
    DAEMONS.values().forEach(TestDaemon::close);
    DAEMONS.clear();
    PORTS.clear();
  }

  @AfterEach
  void close() throws Exception {
    transports.close();
  }

  @ParameterizedTest(name = "{0} over {1}")
  @MethodSource("transcripts")
  void theManualHoldsOverEveryTransport(String name, Kind kind, Transcript transcript)
      throws Exception {
    assertHolds(transcript, kind, listener(transcript));
  }

  @Tag("full")
  @ParameterizedTest(name = "{0} over {1}")
  @MethodSource("transcriptsThatBeginWithTheirProtocol")
  void theFirstLineSelectsTheProtocol(String name, Kind kind, Transcript transcript)
      throws Exception {
    assertHolds(transcript, kind, "auto");
  }

  private void assertHolds(Transcript transcript, Kind kind, String listener) throws Exception {
    if (needsItsOwnDaemon(transcript)) {
      try (TestDaemon daemon = daemonWithGames(transcript)) {
        assertHolds(transcript, transports.open(kind, daemon.listenerContext(listener)));
      }
    } else {
      assertHolds(transcript, open(new Listening(habit(transcript), kind, listener)));
    }
  }

  private static void assertHolds(Transcript transcript, StreamPeer peer) throws Exception {
    assertThat(TranscriptRunner.run(transcript, peer)).as(transcript.name()).isEmpty();
  }

  /** Returns whether a transcript leaves tables or stored games behind. */
  private static boolean needsItsOwnDaemon(Transcript transcript) {
    return transcript.settings().containsKey("games")
        || transcript.settings().containsKey("tables");
  }

  /** Opens a session at a shared daemon. */
  private StreamPeer open(Listening at) throws IOException {
    ListenerContext listener =
        DAEMONS
            .computeIfAbsent(at.habit(), TransportTranscriptsTest::daemon)
            .listenerContext(at.listener());
    if (at.kind() == Kind.STDIO) {
      return transports.open(at.kind(), listener);
    }
    InetSocketAddress port = PORTS.get(at);
    if (port == null) {
      port = LISTENERS_OF_ALL.listen(at.kind(), listener);
      PORTS.put(at, port);
    }
    return transports.connect(at.kind(), port, listener);
  }

  private static boolean namesFiles(Transcript transcript) {
    return transcript.settings().containsKey("files");
  }

  private static TestDaemon daemonWithGames(Transcript transcript) {
    TestDaemon daemon = daemon(transcript);
    if (transcript.settings().containsKey("games")) {
      daemon.attachArchive(MemoryArchive.withGames(TestGames.ALL).access());
    }
    return daemon;
  }

  /** Creates a daemon without an archive. */
  static TestDaemon daemon(Transcript transcript) {
    return daemon(habit(transcript));
  }

  private static Habit habit(Transcript transcript) {
    return transcript.settings().containsKey("thinks")
        ? Habit.UNTIL_STOPPED
        : transcript.settings().containsKey("tells") ? Habit.REPORTING : Habit.IMMEDIATE;
  }

  private static TestDaemon daemon(Habit habit) {
    return new TestDaemon(
        LISTENERS,
        new HabitPlugin("gomoku-classic", habit, false),
        new HabitPlugin("nogo-classic", habit, true));
  }

  static String listener(Transcript transcript) {
    String protocol = transcript.notation().protocol();
    if (protocol.equals("gomocup")) {
      return protocol;
    }
    boolean isNogo = transcript.settings().getOrDefault("game", "nogo").equals("nogo");
    return protocol + (isNogo ? "-nogo" : "-gomoku");
  }
}
