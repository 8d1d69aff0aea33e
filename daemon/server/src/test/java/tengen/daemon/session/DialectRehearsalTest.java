package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.daemon.TestDaemon;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.protocol.Dialect;
import tengen.protocol.gomocup.GomocupDialect;
import tengen.protocol.gtp.GtpDialect;

class DialectRehearsalTest {
  private final HabitPlugin gomoku = new HabitPlugin("gomoku", Habit.IMMEDIATE, false);
  private final HabitPlugin nogo = new HabitPlugin("nogo", Habit.IMMEDIATE, true);

  @Test
  void theGomocupRehearsalGetsThreeMovesAndNoError() {
    assertThat(
            conversation(new GomocupDialect()).lines().filter(line -> !line.startsWith("MESSAGE")))
        .hasSize(4)
        .startsWith("OK")
        .allMatch(line -> line.matches("OK|[0-9]+,[0-9]+"));
  }

  @Test
  void theGtpRehearsalGetsNoError() {
    assertThat(conversation(GtpDialect.ofThisProcess()).lines().filter(line -> !line.isEmpty()))
        .hasSize(7)
        .allMatch(line -> line.startsWith("="));
  }

  private String conversation(Dialect<?, ?, ?> dialect) {
    String yaml = "listeners: [{name: any, port: 0, engines: {gomocup: gomoku, gtp: nogo}}]";
    try (var daemon = new TestDaemon(yaml, gomoku, nogo)) {
      ListenerContext listener = daemon.listenerContext("any");
      String conversation = DialectRehearsal.play(dialect, listener.sessions().get(dialect.name()));
      assertThat(gomoku.made() + nogo.made()).as("engines").isZero();
      return conversation;
    }
  }
}
