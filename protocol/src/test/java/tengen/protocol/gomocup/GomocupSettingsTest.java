package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.protocol.Effect;
import tengen.search.Clock;
import tengen.search.Limits;

/** The effect of INFO lines on a session and its searches. */
class GomocupSettingsTest {
  private final GomocupTestClient client = new GomocupTestClient();

  @ParameterizedTest
  @CsvSource({
    "timeout_turn 1000, 1000",
    "TIMEOUT_TURN 1000.9, 1000",
    "timeout_turn 0, 0",
    "timeout_turn -1, 1099511627776",
    "timeout_turn 2147483646, 2147483646",
    "timeout_turn 2147483647, -1",
    "timeout_turn x, -1"
  })
  void timeoutTurnIsTheLimitOfOneMove(String info, long turnMs) {
    assertThat(client.clockAfter("INFO " + info)).isEqualTo(Clock.UNLIMITED.withTurnMs(turnMs));
  }

  /** As sent by qpiskvork. */
  @Test
  void unlimitedTimeHasNoRemainder() {
    assertThat(client.clockAfter("INFO timeout_match 2147483647", "INFO time_left 2147480000"))
        .isEqualTo(Clock.UNLIMITED);
  }

  @ParameterizedTest
  @CsvSource({"60000, 60000", "0, -1", "-5, -1", "2147483646, 2147483646", "2147483647, -1"})
  void timeoutMatchIsTheLimitOfTheGame(long value, long matchMs) {
    assertThat(client.clockAfter("INFO timeout_match " + value))
        .isEqualTo(Clock.UNLIMITED.withMatchMs(matchMs));
  }

  @ParameterizedTest
  @CsvSource({
    "60000, 60000",
    "0, 0",
    "-500, 0",
    "1073741823, 1073741823",
    "1073741824, -1",
    "2147483647, -1",
    "99999999999, -1"
  })
  void zeroTimeLeftIsSpentAndTheLargestNumberIsUnlimited(long value, long leftMs) {
    assertThat(client.clockAfter("INFO time_left " + value))
        .isEqualTo(Clock.UNLIMITED.withLeftMs(leftMs));
  }

  @Test
  void nodesDepthAndIncrementAreLimitsToo() {
    client.send(
        "INFO max_node 1000", "INFO max_depth 7", "INFO time_increment 50", "START 15", "BEGIN");
    assertThat(client.search().limits())
        .isEqualTo(
            Limits.NONE
                .withMaxNodes(1000)
                .withMaxDepth(7)
                .withClock(Clock.UNLIMITED.withIncrementMs(50)));
    client.send("INFO max_node -1", "INFO max_depth 0", "INFO time_increment 0");
    assertThat(client.peer().effects()).endsWith(new Effect.ChangeLimits<>(1, Limits.NONE));
  }

  @Test
  void memoryAndThreadsAreReportedOnceInWholeMib() {
    client.send("INFO max_memory 0", "INFO max_memory 2147483647", "INFO thread_num 0");
    client.send("INFO max_memory 367001600", "INFO max_memory 367001600", "INFO max_memory 1000");
    client.send(
        "INFO max_memory 218103808",
        "INFO hash_size 65536",
        "INFO thread_num 4",
        "INFO thread_num 4");
    assertThat(client.peer().effects())
        .containsExactly(
            new Effect.Note<>("INFO thread_num 0: ignored"),
            new Effect.Configure<>("memory-mib", "222"),
            new Effect.Configure<>("memory-mib", "1"),
            new Effect.Configure<>("memory-mib", "80"),
            new Effect.Configure<>("memory-mib", "64"),
            new Effect.Configure<>("threads", "4"));
    assertThat(client.peer().unread()).isEmpty();
  }

  @Test
  void aLimitOfMemoryEndsByNoLimitAndTheHashSizeByNone() {
    client.send("INFO max_memory 1000", "INFO max_memory 0");
    client.send("INFO hash_size 65536", "INFO hash_size 0");
    String all = Long.toString(Long.MAX_VALUE >> 10);
    assertThat(client.peer().effects())
        .containsExactly(
            new Effect.Configure<>("memory-mib", "1"),
            new Effect.Configure<>("memory-mib", all),
            new Effect.Configure<>("memory-mib", "64"),
            new Effect.Note<>("INFO hash_size 0: ignored"));
  }

  @ParameterizedTest
  @CsvSource({
    "0, gomoku-freestyle",
    "1, gomoku-standard",
    "2, gomoku-freestyle-continuous",
    "3, gomoku-standard-continuous",
    "4, gomoku-renju",
    "5, gomoku-renju",
    "6, gomoku-renju-continuous",
    "8, gomoku-caro",
    "9, gomoku-standard-caro",
    "10, gomoku-caro-continuous",
    "11, gomoku-standard-caro-continuous",
    "12, gomoku-freestyle",
    "16, gomoku-freestyle",
    "-1, gomoku-freestyle",
    "99999999999, gomoku-freestyle"
  })
  void rulesAreBitMasksAndUnknownOnesAreIgnored(long mask, String rules) {
    client.send("INFO rule " + mask, "START 15", "BEGIN");
    assertThat(client.search().position().rules()).isEqualTo(rules);
  }

  @Test
  void aFolderIsAcceptedInSilence() {
    client.send("INFO folder C:\\a b\\c ", "START 15");
    assertThat(client.peer().unread()).isEqualTo("OK\n");
  }

  @Test
  void ruleChangesDuringAGameKeepTheStones() {
    client.send("START 15", "TURN 7,7", "YXSTOP", "INFO rule 4", "TURN 8,8");
    assertThat(client.search().position())
        .isEqualTo(
            Position.start(
                    "gomoku-renju",
                    new Setup.Board(
                        15, 15, List.of(new Place(7, 7)), List.of(new Place(0, 0)), List.of()))
                .play(new Place(8, 8)));
  }

  @Test
  void newTimesReachARunningSearchAndATimeoutOfZeroStopsIt() {
    client.send("START 15", "BEGIN", "INFO time_left 500", "INFO time_left 500", "INFO rule 1");
    client.send("INFO timeout_turn 0", "INFO timeout_turn 700");
    assertThat(client.peer().effects().subList(3, client.peer().effects().size()))
        .containsExactly(
            new Effect.ChangeLimits<>(1, Limits.NONE.withClock(Clock.UNLIMITED.withLeftMs(500))),
            new Effect.StopSearch<>(1),
            new Effect.Send<>(new GomocupReply.Moves(new Place(0, 0))));
  }

  @Test
  void infosGetNoReply() {
    client.send("START 15");
    client.peer().send("INFO time_left 60000\n".repeat(10_000));
    for (char c : "BEGIN\n".toCharArray()) {
      client.peer().send(String.valueOf(c));
    }
    assertThat(client.search().limits().clock().leftMs()).isEqualTo(60_000);
    assertThat(client.peer().effects()).hasSize(3);
  }

  @Test
  void ponderingIsNotLimitedByTheGameClock() {
    client.send("INFO timeout_turn 500", "INFO pondering 1", "START 15", "BEGIN", "YXSTOP");
    client.send("INFO time_left 100");
    assertThat(client.search().limits()).isEqualTo(Limits.UNTIL_STOPPED);
    assertThat(client.peer().effects()).noneMatch(Effect.ChangeLimits.class::isInstance);
    client.send("TURN 7,7");
    assertThat(client.peer().unread()).isEqualTo("OK\n0,0\n");
    assertThat(client.search().limits().clock().leftMs()).isEqualTo(100);
  }

  @Test
  void aGameWithoutTimeIgnoresWhatIsLeftOfIt() {
    assertThat(
            client.clockAfter("INFO TIMEOUT_TURN -1", "INFO TIMEOUT_MATCH -1", "INFO TIME_LEFT 1"))
        .isEqualTo(Limits.UNTIL_STOPPED.clock());
  }

  @Test
  void aLevelIsAnOptionOfTheEngineAndIsSetWhereItChanges() {
    client.send("INFO level 0", "INFO strength 0", "INFO STRENGTH 250", "INFO level x");
    assertThat(client.peer().effects())
        .containsExactly(
            new Effect.Configure<>("level", "0"),
            new Effect.Configure<>("level", "100"),
            new Effect.Note<>("INFO level x: ignored"));
  }

  @Test
  void aFolderIsLentAsUtf8() {
    client.send("INFO folder /a b/\u00C5\u00BD");
    assertThat(client.peer().effects()).containsExactly(new Effect.AllowDirectory<>("/a b/\u017D"));
  }
}
