package tengen.app.stdio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.app.Distribution;
import tengen.support.Program;

/** Tests of a Botzone bot, started as the platform does. */
@Tag("full")
class BotzoneIT {
  private static final Pattern ANSWER =
      Pattern.compile("\\{\"response\":(\\{\"x\":(\\d+),\"y\":(\\d+)}),\"debug\":\".*}");

  private static final String KEEP_RUNNING = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

  @Test
  void aRequestFromAFileHasOneLineAndTheProcessEnds() throws Exception {
    try (Program bot = bot("gomoku")) {
      bot.peer().send("{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[],\"data\":[1]}\n");
      bot.peer().endInput();

      List<String> lines = bot.peer().rest();
      assertThat(lines).hasSize(1);
      assertThat(lines.getFirst()).matches(ANSWER).endsWith(",\"data\":[1]}");
      assertThat(bot.exitCode()).isZero();
      assertThat(bot.errors()).isEmpty();
    }
  }

  /** Plays against an opponent that takes free points of the last row but one. */
  @ParameterizedTest
  @CsvSource({"gomoku, 15, 13", "nogo, 9, 7"})
  void aBotThatKeepsRunningNeedsNoHistory(String engine, int side, int row) throws Exception {
    List<String> taken = new ArrayList<>();
    try (Program bot = bot(engine)) {
      bot.peer().send("{\"requests\":[{\"x\":0,\"y\":%d}],\"responses\":[]}\n".formatted(row));
      taken.add("{\"x\":0,\"y\":%d}".formatted(row));
      for (int move = 0; move < 3; move++) {
        Matcher answer = ANSWER.matcher(bot.peer().line());
        assertThat(answer.matches()).isTrue();
        assertThat(answer.group(2))
            .satisfies(x -> assertThat(Integer.parseInt(x)).isLessThan(side));
        assertThat(answer.group(3))
            .satisfies(y -> assertThat(Integer.parseInt(y)).isLessThan(side));
        assertThat(taken).doesNotContain(answer.group(1));
        taken.add(answer.group(1));
        assertThat(bot.peer().line()).isEqualTo(KEEP_RUNNING);
        String request = free(taken, side, row);
        taken.add(request);
        bot.peer().send(request + "\n");
      }
      bot.peer().endInput();
      assertThat(bot.peer().rest().getFirst()).matches(ANSWER);
      assertThat(bot.exitCode()).isZero();
    }
  }

  /**
   * Returns a point two columns after the previous one, so that no stone of NoGo loses its last
   * liberty.
   */
  private static String free(List<String> taken, int side, int row) {
    for (int x = 0; x < side; x += 2) {
      String point = "{\"x\":%d,\"y\":%d}".formatted(x, row);
      if (!taken.contains(point)) {
        return point;
      }
    }
    throw new AssertionError("no free point in row " + row);
  }

  private static Program bot(String engine) throws IOException {
    return Distribution.built()
        .tengen(
            "stdio",
            "--protocol",
            "botzone",
            "--engine",
            engine,
            "--config",
            "config/tournament.yaml");
  }
}
