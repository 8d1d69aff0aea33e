package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.daemon.HabitPlugin.Habit;
import tengen.daemon.Transports.Kind;
import tengen.daemon.archive.MemoryArchive;
import tengen.daemon.archive.TestGames;
import tengen.protocol.registry.Dialects;
import tengen.support.StreamPeer;

/** The manual's transcripts, over the real transports and the real search service. */
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

  private final Transports transports = new Transports();

  static Stream<Arguments> transcripts() {
    return rows(transcript -> true, kind -> true);
  }

  /** Those for the games of the listener {@code auto}; elsewhere no first line tells a protocol. */
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

  @AfterEach
  void close() throws Exception {
    transports.close();
  }

  @ParameterizedTest(name = "{0} over {1}")
  @MethodSource("transcripts")
  void theManualHoldsOverEveryTransport(String name, Kind kind, Transcript transcript)
      throws Exception {
    try (TestDaemon daemon = daemonWithGames(transcript)) {
      StreamPeer peer = transports.open(kind, daemon.listenerContext(listener(transcript)));

      assertThat(TranscriptRunner.run(transcript, peer)).as(name).isEmpty();
    }
  }

  @ParameterizedTest(name = "{0} over {1}")
  @MethodSource("transcriptsThatBeginWithTheirProtocol")
  void theFirstLineTellsTheProtocol(String name, Kind kind, Transcript transcript)
      throws Exception {
    try (TestDaemon daemon = daemonWithGames(transcript)) {
      StreamPeer peer = transports.open(kind, daemon.listenerContext("auto"));

      assertThat(TranscriptRunner.run(transcript, peer)).as(name).isEmpty();
    }
  }

  private static boolean namesFiles(Transcript transcript) {
    return transcript.settings().containsKey("files");
  }

  private static TestDaemon daemonWithGames(Transcript transcript) {
    TestDaemon daemon = daemon(transcript);
    if (transcript.settings().containsKey("games")) {
      daemon.keepIn(MemoryArchive.withGames(TestGames.ALL).access());
    }
    return daemon;
  }

  /** One that keeps no games. */
  static TestDaemon daemon(Transcript transcript) {
    Habit habit =
        transcript.settings().containsKey("thinks")
            ? Habit.PATIENT
            : transcript.settings().containsKey("tells") ? Habit.TELLING : Habit.PROMPT;
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
