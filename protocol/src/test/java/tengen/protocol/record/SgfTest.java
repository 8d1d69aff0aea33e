package tengen.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;
import static tengen.protocol.record.Records.golden;
import static tengen.protocol.record.Records.move;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.rules.NoGo;

class SgfTest {
  private static final int ROUNDS = Boolean.getBoolean("tengen.long") ? 1_000_000 : 1_000;

  private static final GameRecord GOMOKU =
      new GameRecord(
          new GameInfo(
              "Žofie [2]",
              "C:\\brain",
              Optional.of("gomoku-renju"),
              Optional.of(GameEnd.won(Side.WHITE, GameEnd.Manner.TIME)),
              "2026-01-31",
              "Round 1\n350 ms of 300"),
          Setup.Board.empty(20, 15),
          Side.BLACK,
          List.of(
              move(Side.BLACK, new Place(9, 7)),
              new RecordedMove(
                  new Turn(Side.WHITE, new Place(10, 8)),
                  "depth 8: -12",
                  OptionalDouble.of(0.4825),
                  OptionalLong.of(287)),
              move(Side.BLACK, 18, 0, 350)));

  private static final GameRecord NOGO =
      new GameRecord(
          new GameInfo(
              "",
              "",
              Optional.of("nogo"),
              Optional.of(GameEnd.won(Side.BLACK, GameEnd.Manner.BY_RULES)),
              "",
              ""),
          new Setup.Board(
              9, 9, List.of(new Place(0, 0), new Place(2, 2)), List.of(new Place(8, 0)), List.of()),
          Side.WHITE,
          List.of(move(Side.WHITE, new Place(4, 4)), move(Side.BLACK, new Move.Pass())));

  private static final GameRules RULES = new NoGo();

  private static GameRecord read(String text) {
    return Sgf.parse(text).record().orElseThrow(() -> new AssertionError(Sgf.parse(text)));
  }

  @ParameterizedTest
  @CsvSource({"W, WHITE", "w, WHITE", "white, WHITE", "B, BLACK", "b, BLACK", "Black, BLACK"})
  void theSideToMoveIsReadInAnyCase(String colour, Side side) {
    assertThat(read("(;GM[4]SZ[15]AB[hh]PL[" + colour + "])").toMove()).isEqualTo(side);
  }

  @Test
  void anIdIsWrittenBesideAPropertyWhoseNameOrValueLooksLikeOne() {
    String root = "(;GM[4]SZ[15]ID[0123456789abcdef]EVENTID[7]EV[a\\]ID[]N[ID[]";
    GameRecord record = read(root + ";B[hh])");

    assertThat(Sgf.print(record, "gomoku")).contains("]ID[0123456789abcdef]EVENTID[7]");
  }

  @Test
  void recordsAreWrittenLikeThis() throws IOException {
    assertThat(Sgf.print(GOMOKU, "gomoku")).isEqualTo(golden("gomoku.sgf"));
    assertThat(Sgf.print(NOGO, "nogo")).isEqualTo(golden("nogo.sgf"));
  }

  @Test
  void aPrintedRecordIsReadAsTheSameRecord() {
    for (long seed = 0; seed < ROUNDS; seed++) {
      GameRecord record = Records.any(new SplittableRandom(seed));
      String text = Sgf.print(record, seed % 2 == 0 ? "gomoku" : "connect6");
      assertThat(Sgf.parse(text))
          .as("seed %d: %s", seed, text)
          .isEqualTo(new RecordReading.Read(record, seed % 2 == 0, List.of()));
    }
  }

  @Test
  void branchesAreReadAsTheyAreWritten() {
    for (long seed = 0; seed < ROUNDS; seed++) {
      var random = new SplittableRandom(seed);
      GameRecord record = Records.withBranches(random, Records.any(random));
      String text = Sgf.print(record, "gomoku");
      GameRecord again = tree(text);
      assertThat(Records.lines(again))
          .as("seed %d: %s", seed, text)
          .startsWith(record.moves())
          .containsExactlyInAnyOrderElementsOf(Records.lines(record));
      assertThat(tree(Sgf.print(again, "gomoku"))).as("seed %d: %s", seed, text).isEqualTo(again);
      assertThat(read(text).moves()).isEqualTo(record.moves());
    }
  }

  private static GameRecord tree(String text) {
    List<RecordReading> games = Sgf.games(text).map(SgfText::tree).toList();
    return games.getFirst().record().orElseThrow(() -> new AssertionError(games));
  }

  @Test
  void aTreeIsWrittenLikeThis() {
    String text =
        """
        (;FF[4]GM[4]CA[UTF-8]AP[Tengen:]SZ[15]
        ;B[hh]
        (
        ;W[ih]
        ;B[ii])
        (
        ;W[hi]C[more solid]
        (
        ;B[gg])
        (
        ;B[ig]))
        (
        ;W[gg]))
        """;
    GameRecord record = tree(text);
    assertThat(record.branches()).extracting(Branch::of).containsExactly(0, 1, 0);
    assertThat(record.branches()).extracting(Branch::ply).containsExactly(1, 2, 1);
    assertThat(Sgf.print(record, "gomoku")).isEqualTo(text);
  }

  @Test
  void neutralStonesAreNotWritten() {
    var neutral =
        new Setup.Board(5, 5, List.of(new Place(1, 1)), List.of(), List.of(new Place(0, 0)));

    assertThat(Sgf.holds(new GameRecord(Records.UNKNOWN, neutral, Side.BLACK, List.of())))
        .isFalse();
    assertThat(Sgf.holds(GOMOKU)).isTrue();
  }

  /** Checks that comments of nodes without a move go to the move before all branches. */
  @Test
  void commentsInDeepBranchesAreThoseOfTheMoveBefore() {
    String text = "(;C[a])(;C[b]".repeat(2_000);
    GameRecord game = tree("(;B[aa]" + text + ")".repeat(2_001));
    assertThat(game.moves().getFirst().comment()).isEqualTo("a\n\nb\n\n".repeat(2_000).strip());
  }

  /** A tree of nodes becomes a tree of moves. */
  @ParameterizedTest
  @CsvSource({
    "(;;B[aa](;C[x];W[bb])(;W[cc])), 'aabb aacc'",
    "(;;B[aa];C[end](;C[y])(;W[cc])), 'aacc'",
    "(;(;C[a](;C[b])(;B[bb]))(;B[cc])), 'bb cc'",
    "(;(;B[aa];W[bb])(;C[a](;B[cc])(;B[dd];W[ee])(;B[ff]))), 'aabb cc ddee ff'",
    "(;B[aa](;W[bb])(;N[empty])(;W[cc](;B[dd])(;B[ee]))), 'aabb aaccdd aaccee'",
  })
  void nodesWithoutAMoveMakeNoBranch(String text, String lines) {
    assertThat(Records.lines(tree(text)))
        .extracting(line -> line.stream().map(each -> at(each)).collect(Collectors.joining()))
        .containsExactlyInAnyOrder(lines.split(" "));
  }

  private static String at(RecordedMove move) {
    return SgfPoints.text(move.turn().move());
  }

  @Test
  void olderFormatsAreReadAlongTheMainLine() throws IOException {
    GameRecord record = read(golden("old.sgf"));
    assertThat(record.info().black()).isEqualTo("Vera Menchik");
    assertThat(record.info().white()).isEqualTo("b c");
    assertThat(record.setup())
        .isEqualTo(
            new Setup.Board(
                5,
                5,
                List.of(new Place(0, 0), new Place(1, 0)),
                List.of(new Place(4, 4)),
                List.of()));
    assertThat(record.moves().stream().map(RecordedMove::turn))
        .containsExactly(
            new Turn(Side.BLACK, new Place(2, 2)),
            new Turn(Side.WHITE, new Move.Pass()),
            new Turn(Side.BLACK, new Place(3, 3)),
            new Turn(Side.WHITE, new Place(3, 4)));
    assertThat(record.moves().getFirst().comment()).isEqualTo("one\n (; ] two");
  }

  @Test
  void aPositionIsThatBeforeTheNextMove() {
    assertThat(NOGO.position(RULES, 1))
        .contains(
            new Position(
                "nogo", NOGO.setup(), List.of(NOGO.moves().getFirst().turn()), Side.BLACK));
    assertThat(NOGO.position(RULES, 0).orElseThrow().toMove()).isEqualTo(Side.WHITE);
  }

  @Test
  void illegalMovesHaveNoPosition() {
    assertThat(NOGO.position(RULES, 2)).isEmpty();
  }

  @Test
  void bytesAreUtf8OrTheDeclaredCharset() {
    assertThat(blackOf("(;PB[Žofie])", StandardCharsets.UTF_8)).isEqualTo("Žofie");
    assertThat(blackOf("(;PB[Zoë])", StandardCharsets.ISO_8859_1)).isEqualTo("Zoë");
    String chinese = "(;CA[GB18030]PB[五子棋])";
    assertThat(blackOf(chinese, Charset.forName("GB18030"))).isEqualTo("五子棋");
    assertThat(blackOf("(;CA[x-nonsense]PB[Zoë])", StandardCharsets.ISO_8859_1)).isEqualTo("Zoë");
  }

  private static String blackOf(String text, Charset charset) {
    return Sgf.parse(RecordText.of(text.getBytes(charset)).text())
        .record()
        .orElseThrow()
        .info()
        .black();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      textBlock =
          """
          "", no game; a game begins with (;
          hello, no game; a game begins with (;
          ( x ;B[aa]), no game; a game begins with (;
          (;B[aa], the file ends within the game; a game ends with )
          (;C[aa\\]), a value without end; a value ends with ]
          (;GM[2]), "GM[2]; games are 1 (Go) and 4 (Gomoku)"
          (;SZ[0]), SZ[0]; sides are 1 to 25
          (;SZ[9:26]), SZ[9:26]; sides are 1 to 25
          (;SZ[nine]), SZ[nine]; sides are 1 to 25
          (;SZ[9]B[ja]), B[ja]; points of a board 9x9
          (;SZ[9]W[aaa]), W[aaa]; points of a board 9x9
          (;SZ[9];AB[aa:jj]), AB[aa:jj]; points of a board 9x9
          (;SZ[9];B[aa];AE[aa]), AE after a move; setup comes before all moves
          (;SZ[9];AB[aa:ii][aa:ii][aa]), more setup than the board has points
          """)
  void aFaultIsNamed(String text, String what) {
    assertThat(Sgf.parse(text)).isEqualTo(new RecordReading.Faulty(1, what));
  }

  @Test
  void aFaultHasItsLine() {
    assertThat(Sgf.parse("(;SZ[9]C[\r\n];B[aa]\n\n;W[zz])"))
        .isEqualTo(new RecordReading.Faulty(4, "W[zz]; points of a board 9x9"));
  }

  @Test
  void deepTreesAreRead() {
    String deep = "(;B[aa]".repeat(9_999);
    assertThat(read(deep + ")").moves()).hasSize(9_999);
    assertThat(Sgf.parse(deep))
        .isEqualTo(
            new RecordReading.Faulty(1, "the file ends within the game; a game ends with )"));
    GameRecord nested = tree("(;B[aa](;W[ab])".repeat(4_999) + ")".repeat(4_999));
    assertThat(nested.branches()).hasSize(4_998);
    assertThat(tree(Sgf.print(nested, "gomoku"))).isEqualTo(nested);
    assertThat(read("(;B[aa]".repeat(10_000) + ")").moves()).hasSize(10_000);
    assertThat(Sgf.parse(deep.repeat(50)))
        .isEqualTo(new RecordReading.Faulty(1, "more than 10000 nodes"));
    assertThat(Sgf.parse("(".repeat(Sgf.MAX_CHARS)).record()).isEmpty();
    assertThat(Sgf.parse("(;" + "a[".repeat(1_000_000)).record()).isEmpty();
  }

  /**
   * Each comment is appended to the earlier ones, whose total length is that of the longest file.
   */
  @Test
  void manyNodesWithoutAMoveAreRead() {
    String comment = ";C[" + "x".repeat(400) + "]";
    GameRecord record =
        read("(;GM[4]" + comment.repeat(4_000) + ";B[aa]" + comment.repeat(4_000) + ")");
    assertThat(record.info().comment()).hasSize(4_000 * 402 - 2);
    assertThat(record.moves().getFirst().comment()).hasSize(4_000 * 402 - 2);
  }

  @Test
  void aFileThatIsTooLongIsRejected() {
    assertThat(Sgf.parse("(;C[" + "x".repeat(10_000_000) + "])"))
        .isEqualTo(new RecordReading.Faulty(1, "longer than 4194304 characters"));
  }

  @Test
  void everyTextIsReadWithoutAnException() {
    String marks = "(;)[]\\:BWAE aZ0\n";
    for (long seed = 0; seed < ROUNDS; seed++) {
      var random = new SplittableRandom(seed);
      var text = new StringBuilder("(;");
      random.ints(30, 0, marks.length()).forEach(i -> text.append(marks.charAt(i)));
      assertThat(Sgf.parse(text.toString())).as("seed %d", seed).isNotNull();
    }
  }
}
