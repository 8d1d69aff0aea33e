package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tengen.config.ArchiveSync;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.GameStore;
import tengen.store.archive.StoredGame;
import tengen.support.SharedPostgres;
import tengen.support.Waits;

@Tag("full")
class PostgresArchiveTest extends ArchiveContract {
  @RegisterExtension private static final SharedPostgres POSTGRES = new SharedPostgres();

  @Override
  String emptyDatabase() throws IOException, InterruptedException {
    return POSTGRES.server().emptyDatabase();
  }

  private static Link connect(String url) throws SQLException {
    return new Database(url, ArchiveSync.NORMAL).connect();
  }

  private static List<String> limits(String url) throws SQLException {
    try (Link link = connect(url)) {
      return Stream.of(
              "idle_in_transaction_session_timeout",
              "lock_timeout",
              "tcp_keepalives_idle",
              "tcp_keepalives_interval",
              "tcp_keepalives_count")
          .map(name -> shown(link, name))
          .toList();
    }
  }

  private static String shown(Link link, String name) {
    try {
      return link.statement("SELECT current_setting(?) AS shown")
          .text(name)
          .rows(row -> row.text("shown"))
          .getFirst();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void allWaitsOfTheServerHaveLimits() throws SQLException {
    assertThat(limits(url)).containsExactly("10s", "5s", "10", "5", "4");
  }

  @Test
  void theUrlMaySetOtherLimits() throws SQLException {
    assertThat(limits(url + "&options=-c%20lock_timeout=7s"))
        .containsExactly("10s", "7s", "10", "5", "4");
  }

  @Test
  void readOnlyDatabasesAreFound() throws IOException {
    written(new Change.OfGame(SampleGames.game(1, 5), 0));

    assertThat(new JdbcArchives().inspect(url).unwritable()).isEmpty();
    String readOnly = url + "&options=-c%20default_transaction_read_only=on";
    assertThat(new JdbcArchives().inspect(readOnly).unwritable())
        .hasValueSatisfying(why -> assertThat(why).contains("read-only transaction"));
  }

  @Test
  void readOnlyUsersCanRead() throws IOException {
    written(new Change.OfGame(SampleGames.game(1, 5), 0));

    try (GameStore games =
        new JdbcArchives().games(url + "&options=-c%20default_transaction_read_only=on")) {
      assertThat(games.find(SampleGames.game(1, 0).id())).contains(SampleGames.game(1, 5));
    }
  }

  @Test
  void requestsForALockedSessionFailWithoutBlockingOthers() throws Exception {
    written(new Change.SessionOpened(SampleGames.session("key")));
    try (Link stopped = connect(url);
        Archive other = TestArchives.archive(url + "&options=-c%20lock_timeout=100ms")) {
      stopped.transaction(
          () -> {
            stopped.execute("UPDATE session SET epoch = epoch");
            assertThat(other.claimSession("key", _ -> true)).failsWithin(Waits.CAP);
            TestArchives.written(other, new Change.OfGame(SampleGames.game(1, 5), 0));
            return true;
          });
      assertThat(other.state().works()).isTrue();
      assertThat(asked(other, "key")).isPresent();
    }
  }

  @Test
  void aGameThatGoesOnWhileItIsDeletedForGoodIsStoredWholeNextTime() throws Exception {
    StoredGame game = SampleGames.game(1, 10);
    written(new Change.OfGame(game, 0));
    goesOnDuring(link -> new GameRows(link).delete(List.of(game.id())));
    assertThat(TestArchives.count(url, "turn")).isZero();
    written(new Change.OfGame(SampleGames.game(1, 12), 11));

    assertThat(found(game.id())).isEqualTo(SampleGames.game(1, 12));
  }

  @Test
  void aDeletedGameThatGoesOnIsNotDeletedForGood() throws Exception {
    StoredGame game = SampleGames.game(1, 10);
    written(new Change.OfGame(game, 0));
    assertThat(archive.ask(games -> games.markDeleted(game.id(), game.owners().all())).join())
        .isTrue();
    TestArchives.run(url, "UPDATE deletion SET at_ms = 0");
    goesOnDuring(
        link -> new GameRows(link).release(new DeletionRows(link).expire(Long.MAX_VALUE, 9)));

    assertThat(found(game.id())).isEqualTo(SampleGames.game(1, 11));
  }

  /** Stores the 11th turn of a game while another server's work waits for one of its rows. */
  private void goesOnDuring(RowWork work) throws Exception {
    StoredGame longer = SampleGames.game(1, 11);
    try (Link first = connect(url);
        Link other = connect(url);
        Link observer = connect(url)) {
      CompletableFuture<Integer> done =
          first.transaction(
              () -> {
                new GameRows(first).put(longer);
                CompletableFuture<Integer> begun =
                    CompletableFuture.supplyAsync(() -> performed(other, work));
                Waits.until("a wait for the lock", () -> waiting(observer), it -> it > 0);
                new TurnRows(first).put(longer, 10);
                return begun;
              });
      Waits.get("the other server's work", done);
    }
  }

  private static int performed(Link link, RowWork work) {
    try {
      return link.transaction(() -> work.on(link));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static long waiting(Link link) {
    try {
      return link.statement(
              "SELECT COUNT(*) AS n FROM pg_stat_activity"
                  + " WHERE datname = current_database() AND wait_event_type = 'Lock'")
          .rows(row -> row.whole("n"))
          .getFirst();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Work of one server with the rows of games. */
  private interface RowWork {
    int on(Link link) throws SQLException;
  }

  /** A server whose clock is an hour behind sees the database's clock an hour ahead. */
  @Test
  void serversWhoseClocksDisagreeAgreeOnTheAgeOfInput() throws Exception {
    TestArchives.run(
        url,
        "CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE SQL AS"
            + " $$SELECT pg_catalog.clock_timestamp() + INTERVAL '1 hour'$$");
    long nowMs = System.currentTimeMillis();
    StoredGame played = SampleGames.game("0".repeat(15) + "2", nowMs, 0);
    written(new Change.OfGame(played, 0));
    try (Link link = connect(url + "&options=-c%20search_path=public,pg_catalog")) {
      assertThat(new Eviction(1 << 20).step(link, link.clock().nowMs())).isFalse();
    }
    assertThat(found(played.id()).id()).isEqualTo(played.id());
    written(new Change.SessionOpened(SampleGames.session("key")));
    written(new Change.InputReceived("key", SampleGames.input(1, nowMs)));
    StoredGame game = SampleGames.game(1, 10);
    written(new Change.OfGame(game, 0));

    try (Archive behind =
        TestArchives.archive(url + "&options=-c%20search_path=public,pg_catalog")) {
      long seenMs = asked(behind, "key").orElseThrow().inputs().getFirst().atMs();
      assertThat(nowMs - seenMs).isBetween(3_500_000L, 3_700_000L);
      assertThat(behind.ask(games -> games.markDeleted(game.id(), game.owners().all())).join())
          .isTrue();
    }
    try (Link link = connect(url)) {
      long deletedMs =
          link.statement("SELECT at_ms FROM deletion").rows(row -> row.whole("at_ms")).getFirst();
      assertThat(deletedMs - nowMs).isGreaterThan(3_500_000L);
    }
  }
}
