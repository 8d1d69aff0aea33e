package tengen.store.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.GameRules;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.host.testing.TestRules;
import tengen.protocol.json.Json;
import tengen.protocol.words.MoveWords;
import tengen.protocol.words.SetupWords;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredJson;
import tengen.store.games.GameReader.Found;
import tengen.support.GameFileTable;

/** Files as the daemon reads them. The page's tests use the same table. */
class GameReaderTest {
  private static final Map<String, GameRules> RULES = TestRules.all();

  private static List<Found> read(byte[] file) {
    return new GameReader(RULES, Optional.of("gomoku-freestyle")).read(file, 0, 1000);
  }

  static List<Found> read(String file) {
    return read(file.getBytes(StandardCharsets.ISO_8859_1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[1]SZ[9]RU[NoGo]AW[aa]AB[ab][ba])    | a block without liberty at A9",
        "(;GM[1]SZ[9]RU[NoGo]AW[ii]AB[hi][ih])    | a block without liberty at J1"
      })
  void aFaultNamesAPointAsTheGameDoes(String file, String fault) {
    assertThat(read(file)).containsExactly(new Found.Fault(fault));
  }

  /** Checks a fault of Gomoku, whose columns have the letter I, which GTP's J9 lacks. */
  @Test
  void aFaultOfGomokuNamesThePointWithItsLetters() {
    String player = "{\"name\":\"\",\"engine\":\"\",\"options\":\"\"}";
    String game =
        """
        {"id":"0123456789abcdef","source":"import","owner":"","rules":"gomoku-freestyle",
        "setup":"board 15x15 B J9 W J9","toMove":"black","black":%1$s,"white":%1$s,
        "startedMs":0,"comment":"","turns":[]}
        """;
    assertThat(read(game.formatted(player)))
        .containsExactly(new Found.Fault("occupied: two stones at I9"));
  }

  @TestFactory
  Stream<DynamicTest> filesAreReadAsByThePage() throws IOException {
    Json.Fields table = StoredJson.fields("{\"files\":" + GameFileTable.text() + "}");
    return StoredJson.items(table, "files").stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    StoredJson.text(file, "what"),
                    () -> check(StoredJson.text(file, "file"), StoredJson.items(file, "games"))));
  }

  private static void check(String file, List<Json.Fields> games) {
    List<Found> all = read(file);
    List<Found> found = all.stream().filter(each -> !(each instanceof Found.Note)).toList();
    List<String> notes = new ArrayList<>();
    assertThat(found).as(all.toString()).hasSameSizeAs(games);
    for (int i = 0; i < games.size(); i++) {
      check(found.get(i), games.get(i));
      if (games.get(i).get("notes").isPresent()) {
        notes.addAll(StoredJson.texts(games.get(i), "notes"));
      }
    }
    if (games.stream().noneMatch(GameReaderTest::isGuessed)) {
      assertThat(all.stream().filter(Found.Note.class::isInstance))
          .map(note -> ((Found.Note) note).what())
          .isEqualTo(notes);
    }
  }

  private static boolean isGuessed(Json.Fields game) {
    return game.get("guessed").isPresent();
  }

  private static void check(Found found, Json.Fields game) {
    switch (found) {
      case Found.Game(StoredGame imported) -> check(imported, game);
      case Found.Fault(String what) ->
          assertThat(game.text("fault"))
              .hasValueSatisfying(part -> assertThat(what).contains(part));
      case Found.UnknownRules(String what) -> throw new AssertionError(what);
      case Found.Note(String what) -> throw new AssertionError(what);
    }
  }

  private static void check(StoredGame imported, Json.Fields game) {
    String[] setup = SetupWords.write(imported.start().setup()).split(" ", 3);
    assertThat(imported.start().rules()).isEqualTo(StoredJson.text(game, "rules"));
    assertThat(setup[1]).isEqualTo(StoredJson.text(game, "size"));
    assertThat(stones(setup.length < 3 ? "" : setup[2])).isEqualTo(StoredJson.text(game, "stones"));
    assertThat(letter(imported.start().toMove())).isEqualTo(game.text("toMove").orElse("B"));
    assertThat(moves(imported)).isEqualTo(StoredJson.text(game, "moves"));
    assertThat(imported.comment()).isEqualTo(game.text("comment").orElse(""));
    if (!isGuessed(game)) {
      assertThat(GameRecords.player(imported.black())).isEqualTo(game.text("black").orElse(""));
      assertThat(GameRecords.player(imported.white())).isEqualTo(game.text("white").orElse(""));
    }
  }

  /** Reads a property name before each stone instead of one per side. */
  private static String stones(String words) {
    List<String> stones = new ArrayList<>();
    String side = "";
    for (String word : words.split(" ")) {
      if (word.length() == 1) {
        side = word;
      } else if (!word.isEmpty()) {
        stones.add(side + " " + word);
      }
    }
    return stones.stream().sorted().collect(Collectors.joining(" "));
  }

  private static String moves(StoredGame imported) {
    var words = MoveWords.of(imported.start().setup());
    return imported.turns().stream()
        .map(turn -> turn.turn())
        .map((Turn turn) -> letter(turn.side()) + " " + words.write(turn.move()))
        .collect(Collectors.joining(" "));
  }

  private static String letter(Side side) {
    return side == Side.BLACK ? "B" : "W";
  }

  /** Reads a file in which the start of a game appears hundreds of times by chance. */
  @Test
  void randomBytesAreNoGame() {
    byte[] random = new byte[4 << 20];
    new Random(1).nextBytes(random);
    assertThat(new String(random, StandardCharsets.ISO_8859_1)).contains("(;");
    assertThat(read(random))
        .containsExactly(new Found.Fault("line 1: not a text file: it has zero bytes"));
  }

  @Test
  void randomLettersAreNoGame() {
    byte[] random = new byte[4 << 20];
    new Random(1).nextBytes(random);
    for (int i = 0; i < random.length; i++) {
      random[i] = (byte) (' ' + (random[i] & 0xFF) % 95);
    }
    assertThat(new String(random, StandardCharsets.ISO_8859_1)).contains("(;");
    assertThat(read(random)).isNotEmpty().allMatch(Found.Fault.class::isInstance);
  }

  @Test
  void branchesWithTwoMovesOfOneSideAreReported() {
    assertThat(read("(;GM[4]SZ[15]RU[gomoku-freestyle];B[hh](;W[ii];B[jj])(;B[gg]))"))
        .contains(new Found.Note("branch 1, move 2: Black moves twice in a row"));
  }

  @Test
  void propertiesAreStoredUpToTheLimit() {
    String large = "ZZ[" + "x".repeat(300_000) + "]";
    List<Found> found = read("(;GM[4]SZ[15]RU[gomoku-freestyle]EV[cup];B[hh]" + large + ";W[gg])");

    assertThat(found.getLast())
        .isEqualTo(new Found.Note("properties beyond 262144 characters were left out"));
    assertThat(found.getFirst())
        .isInstanceOfSatisfying(
            Found.Game.class,
            game -> {
              assertThat(game.game().file().properties()).isEqualTo("EV[cup]");
              assertThat(game.game().turns().getFirst().properties()).isEmpty();
            });
  }

  @Test
  void allPropertiesOfAGameOfJsonAreBounded() {
    String turn =
        "{\"side\":\"%s\",\"move\":\"%s\",\"atMs\":0,\"properties\":\"ZZ["
            + "x".repeat(200_000)
            + "]\"}";
    String player = "{\"name\":\"\",\"engine\":\"\",\"options\":\"\"}";
    String game =
        "{\"id\":\"0123456789abcdef\",\"source\":\"\",\"owner\":\"\",\"rules\":\"nogo\",\"setup\":\"board"
            + " 9x9\",\"toMove\":\"black\",\"black\":%s,\"white\":%s,\"startedMs\":0,"
            + "\"comment\":\"\",\"turns\":[%s,%s]}";
    String one =
        game.formatted(
            player, player, turn.formatted("black", "A1"), turn.formatted("white", "B2"));

    assertThat(read(one))
        .containsExactly(new Found.Fault("more than 262144 characters of properties"));
  }

  @Test
  void gamesAboveTheLimitAreReported() {
    String sgf = "(;GM[4]SZ[15];B[hh])";
    String json = "{}\n";
    var fault = new Found.Fault("games after number 1000 were left out");

    assertThat(read(sgf.repeat(1000))).hasSize(1000).allMatch(Found.Game.class::isInstance);
    assertThat(read(sgf.repeat(1001))).hasSize(1001).last().isEqualTo(fault);
    assertThat(read(json.repeat(1000))).hasSize(1000).doesNotContain(fault);
    assertThat(read(json.repeat(1001))).hasSize(1001).last().isEqualTo(fault);
  }

  @Test
  void passesOfBranchesStay() {
    assertThat(read("(;GM[4]SZ[15]RU[gomoku-freestyle];B[hh];W[](;B[])(;B[gg]))").getFirst())
        .isInstanceOf(Found.Fault.class);
  }

  @Test
  void commentsOfALastPassMoveToTheMoveBefore() {
    assertThat(read("(;GM[4]SZ[15]RU[gomoku-freestyle];B[hh]C[good];W[]C[resigns]N[end])"))
        .first()
        .isInstanceOfSatisfying(
            Found.Game.class,
            found -> {
              assertThat(found.game().turns().getLast().comment()).isEqualTo("good\n\nresigns");
              assertThat(found.game().turns().getLast().properties()).isEqualTo("N[end]");
            });
  }
}
