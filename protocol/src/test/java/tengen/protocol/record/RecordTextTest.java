package tengen.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RecordTextTest {
  private static final String NAMES = "René and Łukasz";

  @Test
  void textIsUtf8() {
    assertThat(RecordText.of(NAMES.getBytes(StandardCharsets.UTF_8))).isEqualTo(NAMES);
  }

  @Test
  void aByteOrderMarkIsNoText() {
    byte[] marked = ("\uFEFF" + NAMES).getBytes(StandardCharsets.UTF_8);
    assertThat(RecordText.of(marked)).isEqualTo(NAMES);
  }

  @Test
  void whatIsNotUtf8IsIso88591() {
    assertThat(RecordText.of("René".getBytes(StandardCharsets.ISO_8859_1))).isEqualTo("René");
  }
}
