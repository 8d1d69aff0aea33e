package tengen.protocol.botzone;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tengen.protocol.Line;
import tengen.protocol.session.Seeds;

/** Sends any lines, valid or not, with an engine that answers at any time. */
class BotzoneFuzzTest {
  private static final List<String> SOUP =
      List.of(
          "{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}",
          "{\"requests\":[{\"x\":7,\"y\":7}],\"responses\":[],\"data\":[\"\u00e9\",{\"a\":1e9}]}",
          "{\"requests\":[{\"x\":1,\"y\":1},{\"x\":2,\"y\":2}],\"responses\":[{\"x\":3,\"y\":3}]}",
          "{\"x\":4,\"y\":5}",
          "{\"x\":6,\"y\":5}",
          "{\"x\":-1,\"y\":-1}",
          "{\"x\":99999999999,\"y\":5}",
          "{\"requests\":[],\"responses\":[],\"globaldata\":null}",
          "[".repeat(2000),
          "{\"a\":".repeat(600),
          "START 15",
          "");

  @Test
  void eachRequestHasOneAnswerInOrder() {
    Seeds.each(
        "botzone sessions and parser",
        500,
        10,
        seed -> assertThat(answers(new Random(seed))).as("seed %d", seed).isZero());
  }

  /** Returns the number of answers that are missing or too many. */
  private static int answers(Random random) {
    var session =
        BotzoneTestSession.session(
            random.nextBoolean() ? BotzoneTestSession.GOMOKU : BotzoneTestSession.NOGO);
    var output = new StringBuilder();
    int owed = 0;
    for (int i = random.nextInt(20); i > 0; i--) {
      String line = line(random);
      owed += new BotzoneSession().parse(session.state(), new Line(line, 0)).size();
      session.send((line + "\n").getBytes(StandardCharsets.ISO_8859_1));
      if (random.nextBoolean()) {
        session.finishOldest();
      }
      output.append(session.unread());
    }
    session.endInput();
    while (session.finishOldest()) {
      output.append(session.unread());
    }
    output.append(session.unread());
    assertThat(session.ended()).isTrue();
    assertThat(output.chars()).allMatch(each -> each < 0x80);
    return owed - (int) output.toString().lines().filter(BotzoneFuzzTest::isAnswer).count();
  }

  private static boolean isAnswer(String line) {
    if (line.equals(">>>BOTZONE_REQUEST_KEEP_RUNNING<<<")) {
      return false;
    }
    assertThat(line).matches("\\{\"response\":\\{\"x\":-?\\d+,\"y\":-?\\d+},\"debug\":\".*}");
    return true;
  }

  private static String line(Random random) {
    var line = new StringBuilder(SOUP.get(random.nextInt(SOUP.size())));
    for (int i = random.nextInt(8) - 5; i > 0 && !line.isEmpty(); i--) {
      int at = random.nextInt(line.length());
      switch (random.nextInt(3)) {
        case 0 -> line.deleteCharAt(at);
        case 1 -> line.setCharAt(at, (char) (1 + random.nextInt(255)));
        default -> line.setLength(at);
      }
    }
    return line.toString().replace('\n', ' ');
  }
}
