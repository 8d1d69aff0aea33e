package tengen.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.conformance.transcript.Transcript;
import tengen.conformance.transcript.TranscriptLibrary;
import tengen.conformance.transcript.TranscriptRunner;
import tengen.daemon.Transports.Kind;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;

/** A listener's configured conventions override those that its clients announce. */
class ClientHabitsTest {
  private static final String LISTENER =
      "listeners: [{name: gomocup, port: 0, protocol: gomocup, engine: gomoku-classic, %s}]";

  /** Two crossing threes of Black around a point that renju forbids. */
  private static final String PAGE =
      """
      @ choice
      %s
      > START 15
      < OK
      > INFO rule 2
      > BOARD 6,8,1 0,0,2 8,8,1 0,2,2 7,7,1 0,4,2 7,9,1 0,6,2 DONE
      < {move}
      > TAKEBACK %s
      < OK
      > YXSHOWFORBID
      < FORBID %s.
      """;

  private static final String SHOW_INFO =
      """
      > YXSHOWINFO
      < MESSAGE INFO MAX_THREAD_NUM {int}
      < MESSAGE INFO MAX_HASH_SIZE {int}
      """;

  private final Transports transports = new Transports();

  @AfterEach
  void close() throws IOException {
    transports.close();
  }

  @ParameterizedTest(name = "{0}, YXSHOWINFO {1}")
  @CsvSource({
    "'info-rule: auto',            false, 1;0, 0708",
    "'info-rule: gomocup',         true,  0;1, ''",
    "'info-rule: yixin',           false, 1;0, 0708",
    "'coord-conversion: none',     true,  1;0, 0708",
    "'coord-conversion: transpose', false, 0;1, 0708",
  })
  void theListenersSettingOverridesTheClients(
      String key, boolean showsInfo, String move, String forbidden) throws Exception {
    String text = PAGE.formatted(showsInfo ? SHOW_INFO : "", move.replace(';', ','), forbidden);
    var page = Transcript.parse(key, TranscriptLibrary.notation("gomocup"), text);
    var plugin = new HabitPlugin("gomoku-classic", Habit.IMMEDIATE, false);
    try (var daemon = new TestDaemon(LISTENER.formatted(key), plugin)) {
      assertThat(
              TranscriptRunner.run(
                  page, transports.open(Kind.TCP, daemon.listenerContext("gomocup"))))
          .isEmpty();
    }
  }
}
