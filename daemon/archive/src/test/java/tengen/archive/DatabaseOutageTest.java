package tengen.archive;

import static java.util.function.Predicate.isEqual;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tengen.config.ArchiveConfig;
import tengen.config.ArchiveSync;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameStore;
import tengen.store.archive.StoredGame;
import tengen.store.archive.TakeOver;
import tengen.support.PostgresServer;
import tengen.support.SharedPostgres;
import tengen.support.Waits;

/** Tests of a database that fails for a while. */
class DatabaseOutageTest {
  private final List<String> log = Collections.synchronizedList(new ArrayList<>());

  @TempDir Path folder;

  private Archive open(String url) {
    var config =
        new ArchiveConfig(
            Optional.of(url),
            365,
            1_000_000,
            1024,
            ArchiveSync.FULL,
            ArchiveConfig.DEFAULT.waitMs());
    return new JdbcArchives().open(url, config, new Lines());
  }

  private static void untilItFails(Archive archive) {
    Waits.until("the archive to fail", archive::state, state -> !state.works());
    assertThat(archive.state().problem()).isPresent();
  }

  private static void untilItWorks(Archive archive, AtomicInteger confirmed, int changes) {
    Waits.until("all changes", confirmed::get, isEqual(changes));
    assertThat(archive.state().problem()).isEmpty();
  }

  @Test
  void theArchiveStartsWhenItsDirectoryCanBeCreated() throws IOException {
    Path blocked = Files.createFile(folder.resolve("state"));
    String url = "jdbc:sqlite:" + blocked.resolve("games.db");
    try (Archive archive = open(url)) {
      untilItFails(archive);
      var confirmed = new AtomicInteger();
      assertThat(
              archive.write(
                  new Change.OfGame(SampleGames.game(1, 3), 0), confirmed::incrementAndGet))
          .isTrue();
      Files.delete(blocked);
      untilItWorks(archive, confirmed, 1);
    }
    assertThat(log).hasSize(2);
    assertThat(log.getFirst())
        .startsWith("WARNING archive does not work; retrying archive=" + url + " error=");
    assertThat(log.getLast()).isEqualTo("INFO archive works again archive=" + url);
  }

  @Test
  void eachReasonOfAnOutageIsLoggedOnce() throws IOException {
    Path file = Files.writeString(folder.resolve("games.db"), "not a database ".repeat(100));
    Path later = folder.resolve("later.db");
    TestArchives.run("jdbc:sqlite:" + later, "INSERT INTO migration (number) VALUES (99)");
    Path empty = Files.createFile(folder.resolve("empty.db"));
    try (Archive archive = open("jdbc:sqlite:" + file)) {
      untilItFails(archive);
      Files.move(later, file, StandardCopyOption.ATOMIC_MOVE);
      Waits.until("another reason", log::size, isEqual(2));
      Files.move(empty, file, StandardCopyOption.ATOMIC_MOVE);
      Waits.until("the archive to work", archive::state, state -> state.works());
    }
    assertThat(log).hasSize(3);
    assertThat(log.getFirst()).startsWith("WARNING ").contains("not a database");
    assertThat(log.get(1)).startsWith("WARNING ").contains("a later Tengen");
    assertThat(log.getLast()).startsWith("INFO archive works again");
  }

  @Test
  void fullDisksRejectChanges() throws IOException {
    String url = "jdbc:sqlite:" + folder.resolve("games.db");
    try (Archive archive = open(url + "?max_page_count=60")) {
      var confirmed = new AtomicInteger();
      int taken = 0;
      while (archive.write(
          new Change.OfGame(SampleGames.game(taken, 50), 0), confirmed::incrementAndGet)) {
        taken++;
      }
      untilItFails(archive);
      assertThat(archive.state().turnedAway()).isPositive();
      assertThat(confirmed).hasValueLessThan(taken);
    }
    assertThat(log).anyMatch(line -> line.contains("full"));
    assertThat(log.getLast()).contains("changes lost");
  }

  @Test
  void theArchiveContinuesWhenADiskHasRoomAgain() {
    String url = "jdbc:sqlite:" + folder.resolve("games.db");
    try (Archive archive = open(url + "?max_page_count=200")) {
      var confirmed = new AtomicInteger();
      int taken = 0;
      while (archive.state().works()) {
        archive.write(
            new Change.OfGame(SampleGames.game(taken, 50), 0), confirmed::incrementAndGet);
        taken++;
        int changes = taken;
        Waits.until(
            "all changes or a failure",
            () -> confirmed.get() == changes || !archive.state().works());
      }
      TestArchives.run(url, "DELETE FROM turn");
      untilItWorks(archive, confirmed, taken);
    }
  }

  @Test
  void unwrittenChangesAreLoggedAtShutdown() throws IOException {
    Path blocked = Files.createFile(folder.resolve("state"));
    Archive archive = open("jdbc:sqlite:" + blocked.resolve("games.db"));
    untilItFails(archive);
    archive.write(new Change.SessionEnded("key"), () -> {});
    archive.write(new Change.SessionEnded("key"), () -> {});
    var asked = archive.claimSession("key", _ -> true);
    archive.close();

    assertThat(asked).isCompletedExceptionally();
    assertThat(log).anyMatch(line -> line.contains("changes lost") && line.endsWith(" changes=2"));
  }

  /** Tests with a PostgreSQL server that stops and restarts. */
  @Nested
  @Tag("full")
  class OfPostgres {
    @RegisterExtension private static final SharedPostgres POSTGRES = new SharedPostgres();

    /** Restarts the server if a test failed while it was stopped. */
    @AfterEach
    void startServer() throws IOException, InterruptedException {
      POSTGRES.server().resume();
    }

    @Test
    void theArchiveReconnectsToARestartedServer() throws IOException, InterruptedException {
      PostgresServer server = POSTGRES.server();
      String url = server.emptyDatabase();
      try (Archive archive = open(url)) {
        TestArchives.written(archive, new Change.OfGame(SampleGames.game(1, 3), 0));
        server.stop();
        var confirmed = new AtomicInteger();
        for (int i = 0; i < 1000; i++) {
          archive.write(new Change.OfGame(SampleGames.game(i, 5), 0), confirmed::incrementAndGet);
        }
        untilItFails(archive);
        assertThat(confirmed).hasValue(0);
        assertThat(archive.state().waiting()).isEqualTo(1000);
        server.resume();
        untilItWorks(archive, confirmed, 1000);
      }
      try (GameStore games = new JdbcArchives().games(url)) {
        StoredGame last = SampleGames.game(999, 5);
        assertThat(games.find(last.id())).contains(last);
      }
      assertThat(log).hasSize(2).noneMatch(line -> line.contains("secret"));
    }

    @Test
    void theFirstQueryAfterARestartOfTheServerIsAnswered()
        throws IOException, InterruptedException {
      PostgresServer server = POSTGRES.server();
      try (Archive archive = open(server.emptyDatabase())) {
        TestArchives.written(archive, new Change.OfGame(SampleGames.game(1, 3), 0));
        assertThat(archive.ask(games -> games.list(GameFilter.ALL, 9)).join()).hasSize(1);
        server.stop();
        server.resume();
        assertThat(archive.ask(games -> games.list(GameFilter.ALL, 9)).join()).hasSize(1);
      }
    }

    @Test
    void theArchiveConnectsToAServerThatStartsLater() throws IOException, InterruptedException {
      PostgresServer server = POSTGRES.server();
      String url = server.emptyDatabase();
      server.stop();
      try (Archive archive = open(url)) {
        untilItFails(archive);
        server.resume();
        Waits.until("the archive to work", archive::state, state -> state.works());
      }
    }

    @Test
    void idleServersReconnectAndKeepTheirSessions() throws IOException, InterruptedException {
      PostgresServer server = POSTGRES.server();
      String url = server.emptyDatabase();
      try (Archive archive = open(url);
          Archive other = open(url)) {
        TestArchives.written(archive, new Change.SessionOpened(SampleGames.session("key")));
        server.stop();
        server.resume();
        assertThat(SessionsContract.takenOver(other, "key")).isInstanceOf(TakeOver.Elsewhere.class);
        Waits.until(
            "3 locks",
            () -> TestArchives.count(url, "pg_locks WHERE locktype = 'advisory'"),
            count -> count == 3);
        assertThat(SessionsContract.takenOver(other, "key")).isInstanceOf(TakeOver.Elsewhere.class);
      }
    }
  }

  /** Records each line. */
  private final class Lines implements System.Logger {
    @Override
    public String getName() {
      return "archive";
    }

    @Override
    public boolean isLoggable(Level level) {
      return level.getSeverity() >= Level.INFO.getSeverity();
    }

    @Override
    public void log(
        Level level,
        @Nullable ResourceBundle bundle,
        @Nullable String line,
        @Nullable Throwable thrown) {
      if (isLoggable(level)) {
        log.add(level + " " + line);
      }
    }

    @Override
    public void log(
        Level level,
        @Nullable ResourceBundle bundle,
        @Nullable String format,
        @Nullable Object... values) {
      if (isLoggable(level)) {
        log.add(level + " " + format);
      }
    }
  }
}
