package tengen.protocol.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.protocol.session.SessionPeer;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

class GomocupInfoLinesTest {

  static Stream<Arguments> proofs() {
    return Stream.of(
        Arguments.of(new Score.Win(OptionalInt.of(7)), "+M7"),
        Arguments.of(new Score.Win(OptionalInt.of(1)), "+M1"),
        Arguments.of(new Score.Win(OptionalInt.empty()), "+M"),
        Arguments.of(new Score.Loss(OptionalInt.of(4)), "-M4"),
        Arguments.of(new Score.Draw(), "0"),
        Arguments.of(new Score.Estimate(0.2), "-277"),
        Arguments.of(new Score.Estimate(1), "9999"));
  }

  /** The last info line is the final result: tools read it as that. */
  @ParameterizedTest
  @MethodSource("proofs")
  void aProvenScoreIsMarkedInTheLastLineBeforeTheMove(Score score, String evaluation) {
    String news = " ev " + evaluation + " n 1000 n/ms 20 tm 50 pv h8 i8\n";
    String last = " ev " + evaluation + " n 2000 n/ms 20 tm 100 pv h8 i8\n";
    assertThat(infoLine(score, 2_000))
        .isEqualTo("OK\nMESSAGE depth 8-13" + news + "MESSAGE depth 8-13" + last + "7,7\n");
  }

  @Test
  void manyNodesAreRounded() {
    Score score = new Score.Estimate(0.5);
    assertThat(infoLine(score, 9_999)).contains(" n 9999 ");
    assertThat(infoLine(score, 10_000)).contains(" n 10K ");
    assertThat(infoLine(score, 9_999_999)).contains(" n 9999K ");
    assertThat(infoLine(score, 123_456_789_000L)).contains(" n 123456M ");
  }

  private static String infoLine(Score score, long nodes) {
    List<Move> moves = List.of(new Place(7, 7), new Place(8, 7));
    var line = new Variation(score, moves, 8, 13, nodes, OptionalDouble.empty());
    var result = new SearchResult(new Place(7, 7), new SearchProgress(nodes, List.of(line)));
    var peer =
        new SessionPeer<GomocupState, GomocupCommand, GomocupReply>(
            new GomocupDialect(), TestEngine.OFFER, 65_536, _ -> result);
    peer.send("START 15\nBEGIN\n");
    peer.finishOldest();
    return peer.unread();
  }
}
