package tengen.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameListCursorTest {
  @ParameterizedTest
  @ValueSource(longs = {0, -1, 1_795_000_000_000L, Long.MAX_VALUE, Long.MIN_VALUE})
  void cursorsAreReadAsWritten(long startedMs) {
    var place = new GameListCursor(startedMs, "0123456789abcdef");

    assertThat(GameListCursor.read(place.toString())).contains(place);
  }

  @Test
  void timesAboveSixtyFourBitsAreNoCursor() {
    assertThat(GameListCursor.read("9999999999999999999-0123456789abcdef")).isEmpty();
  }
}
