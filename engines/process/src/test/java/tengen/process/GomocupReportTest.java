package tengen.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.protocol.gomocup.GomocupReplyParser;

class GomocupReportTest {
  private static final Position EMPTY =
      Position.start("gomoku-freestyle", Setup.Board.empty(15, 15));

  @ParameterizedTest
  @CsvSource({
    "depth 12-18 ev 0 n 512K n/ms 900 tm 570 pv h8 i9, 0.5",
    "depth 12-18 ev -200 n 512K n/ms 900 tm 570 pv h8 i9, 0.2689",
    "Depth 12-18 | Eval 200 | Time 570ms | H8 I9, 0.7311",
    "depth 1-45 ev 60.1 winrate 56.7 drawrate 6.9 n 288959 n/s 12487 tm 23140 pv Xf4 Of6, 0.6015",
    "depth 1-9 ev 5.0 winrate 4.9 drawrate 0.3 n 90 n/s 90 tm 1000 pv Xf4, 0.0505",
    "depth 1-7 ev W7 winrate 100.0 drawrate 0.0 n 90 n/s 90 tm 1000 pv Xf4, 1"
  })
  void evaluationsHaveTheScaleOfTheirProgram(String message, double rate) {
    var report = new GomocupReport(EMPTY, null);
    assertThat(report.read(GomocupReplyParser.parse("MESSAGE " + message))).isTrue();

    assertThat(report.result(new Place(7, 7)).last().lines())
        .singleElement()
        .satisfies(line -> assertThat(line.score().asWinRate()).isCloseTo(rate, within(1e-4)));
  }
}
