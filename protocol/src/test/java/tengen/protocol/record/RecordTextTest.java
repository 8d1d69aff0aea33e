package tengen.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordTextTest {
  private static final String NAMES = "René and Łukasz";

  @Test
  void textIsUtf8() {
    assertThat(RecordText.of(NAMES.getBytes(StandardCharsets.UTF_8)).text()).isEqualTo(NAMES);
  }

  @Test
  void aByteOrderMarkIsNoText() {
    byte[] marked = ("\uFEFF" + NAMES).getBytes(StandardCharsets.UTF_8);
    assertThat(RecordText.of(marked).text()).isEqualTo(NAMES);
  }

  @Test
  void textThatIsNotUtf8IsReadAsIso88591() {
    assertThat(RecordText.of("René".getBytes(StandardCharsets.ISO_8859_1)).text())
        .isEqualTo("René");
  }

  @ParameterizedTest
  @CsvSource({
    "Shift_JIS, ;C[表];W[gg];B[ii]C[ソ];W[jj]",
    "Shift_JIS, ;PB[ソ]PW[ソ];B[hh]",
    "GBK, ;B[hh]C[昞];W[gg];B[ii]",
    "Big5, ;PB[許];B[hh]C[功];W[gg];B[ii]",
    "ISO-8859-1, ;C[café];W[gg]C[déjà];B[ii]",
    "ISO-8859-1, ;PB[Zoë]PW[René];W[gg]"
  })
  void undeclaredCharsetsHideNoMove(String charset, String body) {
    String text = "(;GM[4]SZ[15]" + body + ")";
    RecordText read = RecordText.of(text.getBytes(Charset.forName(charset)));

    assertThat(SgfOutline.of(read.text())).isEqualTo(SgfOutline.of(text));
    if (charset.equals("ISO-8859-1")) {
      assertThat(read).isEqualTo(new RecordText(text, Optional.empty()));
    } else {
      assertThat(read.guessed()).isPresent();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Shift_JIS", "ISO-2022-JP", "EUC-JP", "windows-31j"})
  void theCharsetOfCaIsReadBeforeTheStructure(String charset) {
    String text = "(;CA[" + charset + "]GM[4]PB[表ソ];B[hh]C[黒])";
    assertThat(RecordText.of(text.getBytes(Charset.forName(charset))).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16BE", "UTF-16LE", "UTF-8"})
  void byteOrderMarksSelectTheCharset(String charset) {
    String text = "(;GM[4]PB[黑棋])";
    assertThat(RecordText.of(("\uFEFF" + text).getBytes(Charset.forName(charset))).text())
        .isEqualTo(text);
  }
}
