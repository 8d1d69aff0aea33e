package tengen.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.protocol.record.Records.golden;
import static tengen.protocol.record.Records.move;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;

class PsqTest {
  private static final int ROUNDS = Boolean.getBoolean("tengen.long") ? 1_000_000 : 1_000;

  private static final Setup.Board BOARD = Setup.Board.empty(20, 15);

  private static final List<RecordedMove> MOVES =
      List.of(
          move(Side.BLACK, 9, 7, 0), move(Side.WHITE, 10, 8, 287), move(Side.BLACK, 18, 0, 350));

  private static GameRecord record(Optional<GameEnd> end) {
    var info = new GameInfo("", "pbrain-two.zip", Optional.empty(), end, "", "");
    return new GameRecord(info, BOARD, Side.BLACK, MOVES);
  }

  @Test
  void recordsAreWrittenLikeThis() throws IOException {
    var end = GameEnd.won(Side.WHITE, GameEnd.Manner.TIME);
    assertThat(Psq.print(record(Optional.of(end)), "gomoku")).contains(golden("piskvork.psq"));
  }

  @Test
  void filesHaveNoWinner() throws IOException {
    assertThat(Psq.parse(golden("piskvork.psq")))
        .isEqualTo(new RecordReading.Read(record(Optional.empty()), true, List.of()));
  }

  @Test
  void aPrintedRecordIsReadAsTheSameRecord() {
    for (long seed = 0; seed < ROUNDS; seed++) {
      GameRecord record = Records.plain(new SplittableRandom(seed));
      String text = Psq.print(record, "gomoku").orElseThrow();
      assertThat(Psq.parse(text))
          .as("seed %d: %s", seed, text)
          .isEqualTo(new RecordReading.Read(record, true, List.of()));
    }
  }

  /** Rejects a file of millions of moves at the move after the board is full. */
  @Test
  void aGameHasNoMoreMovesThanPoints() {
    String full = "Piskvorky 2x2, 11:11, 0\n1,1,0\n2,1,0\n1,2,0\n2,2,0\n";

    assertThat(Psq.parse(full + "-1\n").record().orElseThrow().moves()).hasSize(4);
    assertThat(Psq.parse(full + "1,1,0\n".repeat(600_000)))
        .isEqualTo(new RecordException(6, "more moves than the board has points").reading());
  }

  @Test
  void namesAndTimesMayBeMissing() {
    GameRecord record =
        Psq.parse("Piskvorky 15x15, 0:11, 0\r\n8,8\r\n9,9,-5\r\n-1\r\n").record().orElseThrow();
    assertThat(record.moves())
        .containsExactly(move(Side.BLACK, 7, 7, 0), move(Side.WHITE, 8, 8, 0));
    assertThat(record.info()).isEqualTo(Records.UNKNOWN);
  }

  @Test
  void theFirstPlayerIsBlack() {
    GameInfo info =
        Psq.parse("Piskvorky 15x15, 11:11, 1\n8,8,0\none\ntwo\n0\n").record().orElseThrow().info();
    assertThat(info.black()).isEqualTo("two");
    assertThat(info.white()).isEqualTo("one");
  }

  @Test
  void unrepresentableGamesAreNotWritten() {
    var pass =
        new GameRecord(
            Records.UNKNOWN, BOARD, Side.BLACK, List.of(move(Side.BLACK, new Move.Pass())));
    var white =
        new GameRecord(Records.UNKNOWN, BOARD, Side.BLACK, List.of(move(Side.WHITE, 0, 0, 0)));
    var stones = new Setup.Board(9, 9, List.of(new Place(1, 1)), List.of(), List.of());
    assertThat(Psq.print(pass, "gomoku")).isEmpty();
    assertThat(Psq.print(white, "gomoku")).isEmpty();
    assertThat(Psq.print(new GameRecord(Records.UNKNOWN, stones, Side.BLACK, List.of()), "gomoku"))
        .isEmpty();
    assertThat(Psq.print(record(Optional.empty()), "nogo")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                 | 1 | no header; it reads "Piskvorky 15x15, 11:11, 0"
          Piskvorky 15x15                    | 1 | no header; it reads "Piskvorky 15x15, 11:11, 0"
          Piskvorky 0x15, 11:11, 0           | 1 | a side of 0; sides are 1 to 25
          Piskvorky 15x26, 11:11, 0          | 1 | a side of 26; sides are 1 to 25
          Piskvorky 15x9, 11:11, 0/1,1/9,10,3| 3 | 9,10,3; points are 1,1 to 15,9
          Piskvorky 15x9, 11:11, 0/0,1,7     | 2 | 0,1,7; points are 1,1 to 15,9
          """)
  void aFaultIsNamedWithItsLine(String text, int line, String what) {
    assertThat(Psq.parse(text.replace('/', '\n'))).isEqualTo(new RecordReading.Faulty(line, what));
  }
}
