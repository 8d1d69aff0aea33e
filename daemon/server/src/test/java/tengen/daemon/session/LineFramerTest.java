package tengen.daemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tengen.protocol.Line;

class LineFramerTest {
  private final List<Line> lines = new ArrayList<>();
  private long now = 42;
  private final LineFramer framer = new LineFramer(8, () -> now);

  @Test
  void aLineEndsAtItsLineFeed() {
    feed("START\nEND\n");

    assertThat(lines).containsExactly(new Line("START", 42), new Line("END", 42));
  }

  @Test
  void aLineMayEndAtACarriageReturnToo() {
    framer.endAtCarriageReturn();
    feed("START\rEND\r\n\n");

    assertThat(lines).containsExactly(new Line("START", 42), new Line("END", 42), new Line("", 42));
  }

  @Test
  void bytesMayComeOneByOne() {
    for (char each : "name\r\n".toCharArray()) {
      feed(String.valueOf(each));
    }

    assertThat(lines).containsExactly(new Line("name\r", 42));
  }

  @Test
  void theEndOfTheInputEndsALastLine() {
    feed("quit");
    framer.end();
    take(framer, lines);

    assertThat(lines).containsExactly(new Line("quit", 42));
  }

  @Test
  void theEndOfInputAfterALineFeedAddsNoLine() {
    feed("quit\n");
    framer.end();
    take(framer, lines);

    assertThat(lines).hasSize(1);
  }

  @Test
  void aMessageWaitsForItsEnd() {
    hold("a\nb");
    assertThat(lines).isEmpty();
    feed("c\n");

    assertThat(lines).containsExactly(new Line("a", 42), new Line("bc", 42));
  }

  @Test
  void aMessageWithoutItsEndIsForgotten() {
    feed("a\n");
    hold("b\nc");

    framer.forgetLine();
    framer.end();
    take(framer, lines);

    assertThat(lines).containsExactly(new Line("a", 42));
    assertThat(framer.receivedLines()).isOne();
  }

  @Test
  void receivedLinesAreThoseTakenAndThoseThatWait() {
    feed("a\nb\n");
    framer.add("c\nd\nunfinished".getBytes(StandardCharsets.US_ASCII), 0, 14);

    assertThat(framer.receivedLines()).isEqualTo(4);
  }

  @Test
  void aMessageBeyondTheLimitOfALineDoesNotWait() {
    hold("aaaa\nbbbb\n");

    assertThat(lines).containsExactly(new Line("aaaa", 42), new Line("bbbb", 42));
    assertThat(framer.bytes()).isLessThan(200);
  }

  private void hold(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    framer.hold(bytes, 0, bytes.length);
    take(framer, lines);
  }

  @Test
  void linesOfTheMaximumLengthAreNotCut() {
    feed("12345678\n");

    assertThat(lines).containsExactly(new Line("12345678", 42));
  }

  @Test
  void linesAboveTheLimitAreCutAndMarked() {
    feed("123456789\nEND\n");

    assertThat(lines).containsExactly(new Line("12345678", true, 42), new Line("END", 42));
  }

  @Test
  void aLineBeyondTheLimitWaitsForAHigherLimit() {
    framer.stopAtLimit();
    feed("12345678\n123456789\nEND\n");
    assertThat(lines).containsExactly(new Line("12345678", 42));
    assertThat(framer.beginning()).contains(new Line("12345678", true, 42));

    framer.limit(9);
    take(framer, lines);

    assertThat(lines.subList(1, 3)).containsExactly(new Line("123456789", 42), new Line("END", 42));
  }

  @Test
  void unfinishedLinesAtTheLimitAreNotCut() {
    framer.stopAtLimit();
    feed("12345678");

    assertThat(framer.beginning()).isEmpty();
  }

  @Test
  void aLineHasTheTimeOfItsLastByteWheneverItIsTaken() {
    byte[] bytes = "START\nEN".getBytes(StandardCharsets.ISO_8859_1);
    framer.add(bytes, 0, bytes.length);
    now = 43;
    framer.add(new byte[] {'D', '\n'}, 0, 2);
    now = 99;

    take(framer, lines);

    assertThat(lines).containsExactly(new Line("START", 42), new Line("END", 43));
  }

  @Test
  void bytesAreHeldUntilTakenUpToTheLineLimit() {
    framer.add(new byte[1000], 0, 1000);
    assertThat(framer.bytes()).isEqualTo(1000);

    assertThat(framer.next()).isEmpty();

    assertThat(framer.bytes()).isEqualTo(8);
    assertThat(framer.lineBytes()).isEqualTo(8);
  }

  @Test
  void allBytesArePreserved() {
    byte[] all = new byte[256];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) i;
    }
    var wide = new LineFramer(300, () -> 0);
    wide.add(all, 0, all.length);
    wide.end();
    take(wide, lines);

    String expected = new String(all, StandardCharsets.ISO_8859_1);
    assertThat(lines.stream().map(Line::text)).containsExactly(expected.split("\n", -1));
  }

  @Test
  void chunksOfAnySizeGiveTheSameLines() {
    long seed = 7;
    var random = new SplittableRandom(seed);
    for (int round = 0; round < 500; round++) {
      byte[] bytes = new byte[random.nextInt(1, 200)];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) "\r\nabcdefgh".charAt(random.nextInt(10));
      }
      boolean atCarriageReturn = random.nextBoolean();
      assertThat(framed(bytes, bytes.length, atCarriageReturn))
          .as("seed %d", seed)
          .isEqualTo(framed(bytes, 1, atCarriageReturn));
    }
  }

  private static List<Line> framed(byte[] bytes, int chunk, boolean atCarriageReturn) {
    var result = new ArrayList<Line>();
    var framer = new LineFramer(8, () -> 0);
    if (atCarriageReturn) {
      framer.endAtCarriageReturn();
    }
    for (int i = 0; i < bytes.length; i += chunk) {
      framer.add(bytes, i, Math.min(chunk, bytes.length - i));
    }
    framer.end();
    take(framer, result);
    return result;
  }

  private void feed(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    framer.add(bytes, 0, bytes.length);
    take(framer, lines);
  }

  private static void take(LineFramer from, List<Line> to) {
    for (var line = from.next(); line.isPresent(); line = from.next()) {
      to.add(line.get());
    }
  }
}
