package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameListing;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.archive.TakeOver;
import tengen.store.archive.UnreadableException;
import tengen.support.Waits;

/** Tests of rows altered by another program. SQLite accepts a text where a number is expected. */
class AlteredRowsTest {
  private static final List<StoredGame> GAMES =
      List.of(
          SampleGames.game(1, 4),
          SampleGames.withBranches(SampleGames.game(2, 4)),
          SampleGames.game(3, 4));

  private static final StoredGame ALTERED = GAMES.get(1);

  @TempDir Path folder;
  private String url = "";
  private Archive archive = Archive.NONE;

  @BeforeEach
  void open() throws IOException {
    url = "jdbc:sqlite:" + folder.resolve("games.db");
    archive = TestArchives.archive(url);
    try (GameStore games = new JdbcArchives().games(url)) {
      for (StoredGame game : GAMES) {
        games.put(game);
      }
    }
  }

  @AfterEach
  void close() {
    archive.close();
  }

  /** Alters rows. Recreates the table first, which drops SQLite's constraints. */
  private void alter(String table, String assignment, String condition) {
    TestArchives.run(url, "CREATE TABLE other AS SELECT * FROM " + table);
    TestArchives.run(url, "DROP TABLE " + table);
    TestArchives.run(url, "ALTER TABLE other RENAME TO " + table);
    TestArchives.run(url, "UPDATE %s SET %s WHERE %s".formatted(table, assignment, condition));
  }

  private List<GameSummary> listed(GameStore games) throws IOException {
    List<GameSummary> listed = new ArrayList<>();
    new GameListing(games, GameFilter.ALL, 9).forEach(listed::add);
    return listed;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game | source = NULL | column source cannot be read",
        "game | owner = NULL | column owner cannot be read",
        "game | rules = NULL | column rules cannot be read",
        "game | setup = NULL | column setup cannot be read",
        "game | to_move = 'red' | column to_move cannot be read",
        "game | black = NULL | column black cannot be read",
        "game | started_ms = 'yesterday' | column started_ms cannot be read",
        "game | started_ms = 1.5 | column started_ms cannot be read",
        "game | started_ms = NULL | column started_ms cannot be read",
        "game | started_ms = 9223372036854775807 | column started_ms cannot be read",
        "game | ended_ms = x'00' | column ended_ms cannot be read",
        "game | winner = 'red' | column manner cannot be read",
        "game | comment = NULL | column comment cannot be read",
      })
  void anAlteredGameIsListedWithItsFaultAndHidesNoOther(
      String table, String assignment, String fault) throws Exception {
    alter(table, assignment, "id = '" + ALTERED.id() + "'");

    try (GameStore games = new JdbcArchives().games(url)) {
      assertThat(listed(games))
          .hasSize(GAMES.size())
          .filteredOn(game -> game.id().equals(ALTERED.id()))
          .singleElement()
          .satisfies(game -> assertThat(game.black().name()).isEqualTo(fault));
      assertThatThrownBy(() -> games.find(ALTERED.id()))
          .isInstanceOf(UnreadableException.class)
          .hasMessage("stored game " + ALTERED.id() + " cannot be read: " + fault);
      assertThat(games.find(GAMES.getFirst().id())).contains(GAMES.getFirst());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"NULL", "'../../etc/passwd'", "'=0=1'", "5"})
  void gamesWithInvalidIdsHideNoOther(String id) throws Exception {
    alter("game", "id = " + id, "id = '" + ALTERED.id() + "'");

    try (GameStore games = new JdbcArchives().games(url)) {
      assertThat(listed(games))
          .extracting(GameSummary::id)
          .containsExactlyInAnyOrder(GAMES.get(0).id(), "0000000000000000", GAMES.get(2).id());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game | setup = 'board -5x5' | column setup cannot be read",
        "game | setup = 'board 99999x99999' | column setup cannot be read",
        "turn | side = NULL | column side cannot be read",
        "turn | move = NULL | column move cannot be read",
        "turn | move = '' | column move cannot be read",
        "turn | at_ms = 'noon' | column at_ms cannot be read",
        "turn | comment = NULL | column comment cannot be read",
        "turn | spent_ms = 'long' | column spent_ms cannot be read",
        "branch | moves = NULL | column moves cannot be read",
        "branch | moves = '[' | column moves cannot be read",
        "branch | moves = '{\"after\":-1}' | column moves cannot be read",
        "branch | moves = replace(hex(zeroblob(1000000)), '00', '[') | column moves cannot be read",
        "file | properties = NULL | column properties cannot be read",
      })
  void anAlteredPartOfAGameIsItsFaultAlone(String table, String assignment, String fault)
      throws Exception {
    String key = table.equals("game") ? "id" : "game";
    alter(table, assignment, key + " = '" + ALTERED.id() + "'");

    try (GameStore games = new JdbcArchives().games(url)) {
      assertThat(listed(games)).hasSize(GAMES.size());
      assertThat(games.size(ALTERED.id())).isPresent();
      assertThatThrownBy(() -> games.find(ALTERED.id()))
          .isInstanceOf(UnreadableException.class)
          .hasMessageEndingWith(fault);
      assertThat(games.find(GAMES.getLast().id())).contains(GAMES.getLast());
    }
  }

  @Test
  void anAlteredNumberOfATurnIsReplacedWithTheTurns() throws Exception {
    alter("turn", "ply = 'first'", "ply = 1 AND game = '" + ALTERED.id() + "'");

    TestArchives.written(archive, new Change.OfGame(GAMES.getFirst(), 0));

    assertThat(archive.state().problem()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "session | epoch = 'many' | column epoch cannot be read",
        "session | owner = NULL | column owner cannot be read",
        "session | listener = NULL | column listener cannot be read",
        "input | number = 'first' | column number cannot be read",
        "input | kind = NULL | column kind cannot be read",
        "input | text = NULL | column text cannot be read",
        "input | sent = 'all' | column sent cannot be read",
        "input | at_ms = NULL | column at_ms cannot be read",
      })
  void alteredSessionsAreNotRestoredAndAffectNoOther(
      String table, String assignment, String fault) {
    for (String key : List.of("altered", "sound")) {
      TestArchives.written(archive, new Change.SessionOpened(SampleGames.session(key)));
      TestArchives.written(archive, new Change.InputReceived(key, SampleGames.input(1, 1)));
      TestArchives.written(archive, new Change.ClientDisconnected(key));
    }
    alter(table, assignment, (table.equals("input") ? "session" : "key") + " = 'altered'");

    assertThat(Waits.get("the sessions left", archive.left("gtp"))).contains("sound");
    for (CompletableFuture<?> asked :
        List.of(
            archive.claimSession("altered", SessionsContract.claim(Long.MAX_VALUE)),
            archive.takeOver("altered", SessionsContract.claim(Long.MAX_VALUE)))) {
      assertThat(asked)
          .failsWithin(Waits.CAP)
          .withThrowableThat()
          .withMessageEndingWith("stored session altered cannot be read: " + fault);
    }
    assertThat(
            Waits.get(
                "the sound session",
                archive.takeOver("sound", SessionsContract.claim(Long.MAX_VALUE))))
        .isInstanceOf(TakeOver.Taken.class);
    assertThat(archive.state().problem()).isEqualTo(Optional.empty());
  }
}
