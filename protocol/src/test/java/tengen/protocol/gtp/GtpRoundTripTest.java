package tengen.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GtpRoundTripTest {
  @Test
  void aPrintedReplyIsReadAsTheSameReply() {
    List<String> texts =
        List.of("", "2", "resign", "\n   A B\n 1 . . 1", "a\n\nb\n\n", "12 3", "é");
    for (String text : texts) {
      for (OptionalInt id : List.of(OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(77))) {
        assertReadBack(new GtpReply.Success(id, text));
        assertReadBack(new GtpReply.Failure(id, text));
      }
    }
  }

  private static void assertReadBack(GtpReply reply) {
    String wire = GtpPrinter.reply(reply);
    assertThat(wire).endsWith("\n\n").containsOnlyOnce("\n\n");
    assertThat(GtpParser.reply(wire.substring(0, wire.length() - 2))).contains(reply);
  }

  @Test
  void otherProgramsLeaveTheBlankOutSometimes() {
    assertThat(GtpParser.reply("=3")).contains(new GtpReply.Success(OptionalInt.of(3), ""));
    assertThat(GtpParser.reply("=")).contains(new GtpReply.Success(OptionalInt.empty(), ""));
    assertThat(GtpParser.reply("hello")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.", ".5", "+3", "1e3", "-0", "007.50"})
  void fractionsMayBeWrittenInManyWays(String word) {
    assertThat(GtpWords.fraction(word)).hasValue(Double.parseDouble(word));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "1e", "0x1p3", "NaN", "Infinity", "1e999", "1d", "1,5", "--1"})
  void invalidFractionsAreRejected(String word) {
    assertThat(GtpWords.fraction(word)).isEmpty();
  }
}
