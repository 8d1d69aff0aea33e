package tengen.arena.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.arena.Players;
import tengen.arena.game.Opening;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;

final class OpeningReaderTest {
  @TempDir private Path folder;

  private static Openings read(Path file, String rules, int side) throws IOException {
    return OpeningReader.read(file, Objects.requireNonNull(Players.RULES.get(rules)), side, side);
  }

  private Openings lines(String rules, int side, String... lines) throws IOException {
    return read(Files.write(folder.resolve("o.txt"), List.of(lines)), rules, side);
  }

  private static Position gomoku(int side, Place... stones) {
    Position position = Position.start("gomoku-freestyle", Setup.Board.empty(side, side));
    for (Place stone : stones) {
      position = position.play(stone);
    }
    return position;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          7,6 10,0 8,14
          h9 k15 i1
          h9k15i1
          H9 K15 I1
          0,-1, 3,-7, 1,7
          0,-1,3,-7,1,7
          """)
  void thisIsOneOpeningInEveryNotation(String line) throws IOException {
    Openings read = lines("gomoku-freestyle", 15, "# a comment", "", line + "\t-38");
    assertThat(read.faults()).isEmpty();
    assertThat(read.openings())
        .containsExactly(
            new Opening(
                folder.resolve("o.txt") + ":3",
                gomoku(15, new Place(7, 6), new Place(10, 0), new Place(8, 14))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16LE", "UTF-16BE"})
  void aByteOrderMarkIsNoStone(String charset) throws IOException {
    Path file = folder.resolve("o.txt");
    Files.writeString(file, "\uFEFF7,7 8,8\r\n", Charset.forName(charset));

    assertThat(read(file, "gomoku-freestyle", 15).openings())
        .extracting(Opening::position)
        .containsExactly(gomoku(15, new Place(7, 7), new Place(8, 8)));
  }

  @Test
  void theCentreOfAnEvenBoardIsRightOfAndBelowTheMiddle() throws IOException {
    assertThat(lines("gomoku-freestyle", 20, "0,0, -1,2").openings())
        .extracting(Opening::position)
        .containsExactly(gomoku(20, new Place(10, 10), new Place(9, 12)));
    assertThat(lines("gomoku-freestyle", 20, "+0,+0", "0,0").openings())
        .extracting(Opening::position)
        .containsExactly(gomoku(20, new Place(10, 10)), gomoku(20, new Place(0, 0)));
  }

  @Test
  void inNogoLettersLeaveOutTheI() throws IOException {
    assertThat(lines("nogo", 9, "h1 j1").openings().getFirst().position().turns())
        .extracting(Turn::move)
        .containsExactly((Move) new Place(7, 8), new Place(8, 8));
  }

  @Test
  void everyInvalidLineIsReported() throws IOException {
    Openings read =
        lines(
            "gomoku-freestyle",
            15,
            "7,7",
            "7;7",
            "7,7 8,8 7,7",
            "p1",
            "0,0 0,14 1,0 1,14 2,0 2,14 3,0 3,14 4,0",
            "8,8");
    String file = folder.resolve("o.txt").toString();
    assertThat(read.openings()).extracting(Opening::name).containsExactly(file + ":1", file + ":6");
    assertThat(read.faults())
        .containsExactly(
            file
                + ":2: '7;7' is not a stone; stones are 7,7 8,8 or h8 h9 or, from the centre,"
                + " -1,2, 0,3",
            file + ":3: stone 3: occupied; stones are legal by gomoku-freestyle",
            file + ":4: stone 1: off the board; stones are legal by gomoku-freestyle",
            file + ":5: the game is over; an opening leaves it open");
  }

  @Test
  void aFolderOfRecordsIsReadInTheOrderOfTheirNames() throws IOException {
    Files.writeString(folder.resolve("b.sgf"), "(;SZ[9]AB[ee]PL[W])");
    Files.writeString(folder.resolve("a.SGF"), "(;SZ[9];B[aa];W[bb])");
    Files.writeString(folder.resolve("c.sgf"), "(;SZ[19];B[aa])");
    Files.writeString(folder.resolve("d.sgf"), "(;SZ[9];B[aa];W[])");
    Files.writeString(folder.resolve("e.sgf"), "(;SZ[9]\n;B[zz])");
    Files.writeString(folder.resolve("f.sgf"), "(;SZ[9]AW[aa]AB[ab][ba])");
    Files.writeString(folder.resolve("notes.txt"), "no record");
    Openings read = read(folder, "nogo", 9);
    var stone = new Setup.Board(9, 9, List.of(new Place(4, 4)), List.of(), List.of());
    assertThat(read.openings())
        .extracting(Opening::position)
        .containsExactly(
            Position.start("nogo", Setup.Board.empty(9, 9))
                .play(new Place(0, 0))
                .play(new Place(1, 1)),
            Position.start("nogo", stone).withToMove(Side.WHITE));
    assertThat(read.faults())
        .extracting(fault -> fault.substring(folder.toString().length() + 1))
        .containsExactly(
            "c.sgf:1: a board of 19x19; the match is played on 9x9",
            "d.sgf:1: stone 2: nogo has no pass; stones are legal by nogo",
            "e.sgf:2: B[zz]; points of a board 9x9",
            "f.sgf:1: a block without liberty at 0,0; stones that nogo can begin with");
  }

  @Test
  void eachGameOfACollectionIsAnOpening() throws IOException {
    Path file = folder.resolve("several.sgf");
    Files.writeString(file, "(;SZ[9];B[aa])\n\n(;SZ[9];B[zz])\n(;SZ[9];B[bb](;W[cc])(;W[dd]))");
    Openings read = read(file, "nogo", 9);
    assertThat(read.openings()).extracting(Opening::name).containsExactly(file + ":1", file + ":4");
    assertThat(read.openings().getLast().position().turns()).hasSize(2);
    assertThat(read.faults()).containsExactly(file + ":3: B[zz]; points of a board 9x9");
  }

  @Test
  void aFileWithoutOpeningsIsAFault() throws IOException {
    assertThat(lines("nogo", 9, "# nothing").faults())
        .containsExactly(folder.resolve("o.txt") + ": no opening; one a line, or .sgf files");
  }

  @ParameterizedTest
  @CsvSource({"freestyle, 15, 80", "freestyle, 20, 30", "renju, 15, 40", "standard, 15, 40"})
  void theOpeningsThatComeAlongAreSound(String rule, int side, int count) throws IOException {
    Openings read =
        read(
            Path.of("../app/src/main/dist/openings/" + rule + "-" + side + ".tsv"),
            "gomoku-" + rule,
            side);
    assertThat(read.faults()).isEmpty();
    assertThat(read.openings()).hasSize(count);
  }
}
