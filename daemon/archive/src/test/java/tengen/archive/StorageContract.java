package tengen.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tengen.protocol.record.GameEnd;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveState;
import tengen.store.archive.Change;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameOwners;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredTurn;
import tengen.support.Waits;

/** Tests of an archive at its maximum size that hold for every database. */
abstract class StorageContract extends SessionsContract {
  private static final int MAX_MIB = 16;
  private static final long MAX_BYTES = MAX_MIB << 20;

  private final Random random = new Random(1);

  /** Returns a text that databases cannot compress. */
  private String text(int length) {
    return random
        .ints(length, '!', '[')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private void openSmall() {
    archive.close();
    archive = TestArchives.archive(url, 36_500, 1_000_000, MAX_MIB);
  }

  private StoredGame game(String id, long startedMs, long movedMs) {
    StoredTurn turn = new StoredTurn(SampleGames.turn(1).turn(), movedMs, Optional.empty());
    StoredGame game = SampleGames.game(id, startedMs, 0);
    return new StoredGame(
        id,
        game.source(),
        game.owners(),
        game.start(),
        game.black(),
        game.white(),
        startedMs,
        OptionalLong.empty(),
        Optional.empty(),
        text(256 << 10),
        List.of(turn),
        List.of(),
        FileProperties.NONE);
  }

  /** Writes a change once there is room. */
  private void writtenAtLast(Change change) {
    var done = new CompletableFuture<Boolean>();
    Waits.until(
        "room for the change", () -> archive.write(change, () -> done.complete(true)), it -> it);
    Waits.get("the write", done);
  }

  private void storeInput(String key, int number, int length) {
    writtenAtLast(
        new Change.InputReceived(key, new StoredInput(number, "line", text(length), 0, 0)));
  }

  private ArchiveState.Storage storage() {
    return archive.state().storage();
  }

  private List<String> storedGames() throws IOException {
    try (GameStore games = new JdbcArchives().games(url)) {
      return games.list(GameFilter.ALL, 1000).stream().map(GameSummary::id).toList();
    }
  }

  @Test
  void theOldestFinishedGamesMakeRoomForNewOnes() throws IOException {
    openSmall();
    long now = System.currentTimeMillis();
    long before = now - Duration.ofHours(5).toMillis();
    writtenAtLast(new Change.OfGame(game("inplay0000000000", before, now), 0));
    writtenAtLast(new Change.OfGame(game("silent0000000000", before + 1, before), 0));
    List<String> ids = IntStream.range(0, 80).mapToObj("game%012d"::formatted).toList();
    for (int i = 0; i < ids.size(); i++) {
      StoredGame over = game(ids.get(i), before + 2 + i, now).ended(GameEnd.DRAWN, now);
      writtenAtLast(new Change.OfGame(over, 0));
      assertThat(storage().usedBytes()).isLessThanOrEqualTo(MAX_BYTES);
    }
    List<String> stored = storedGames();
    assertThat(stored).contains("inplay0000000000").doesNotContain("silent0000000000");
    List<String> remaining = stored.subList(0, stored.size() - 1);
    assertThat(remaining).hasSizeBetween(20, 60);
    assertThat(remaining).isEqualTo(ids.subList(80 - remaining.size(), 80).reversed());
    assertThat(storage().isFull()).isFalse();
    assertThat(storage().maxBytes()).isEqualTo(MAX_BYTES);
  }

  @Test
  void writesAreRejectedWhileTheArchiveIsFull() {
    openSmall();
    written(new Change.SessionOpened(SampleGames.session("live")));
    int number = 0;
    boolean isTaken = true;
    while (isTaken) {
      number++;
      var line = new StoredInput(number, "line", text(1 << 20), 0, 0);
      var done = new CompletableFuture<Boolean>();
      isTaken = archive.write(new Change.InputReceived("live", line), () -> done.complete(true));
      if (isTaken) {
        Waits.get("the write", done);
      }
    }
    assertThat(number).isBetween(8, 17);
    Waits.until("a full archive", this::storage, ArchiveState.Storage::isFull);
    assertThat(storage().usedBytes()).isLessThanOrEqualTo(MAX_BYTES);
    assertThat(archive.state().problem()).isEmpty();
    assertThat(archive.state().isWritable()).isFalse();
    StoredGame large = game("large00000000000", 0, 0);
    assertThat(archive.ask(games -> put(games, large, 9)))
        .failsWithin(Waits.CAP)
        .withThrowableThat()
        .withMessageContaining("the archive is full");

    written(new Change.SessionEnded("live"));
    Waits.until("room", this::storage, it -> !it.isFull());
    assertThat(archive.state().isWritable()).isTrue();
    writtenAtLast(new Change.OfGame(large, 0));
  }

  /** Stores a game under several ids. */
  private static boolean put(GameStore games, StoredGame game, int times) throws IOException {
    for (int i = 0; i < times; i++) {
      games.put(game.of(GameOwners.of(""), game.source(), "put%013d".formatted(i)));
    }
    return true;
  }

  @Test
  void inputOfClosedSessionsEvictsNoGames() throws IOException {
    openSmall();
    long now = System.currentTimeMillis();
    writtenAtLast(
        new Change.OfGame(game("game000000000000", now, now).ended(GameEnd.DRAWN, now), 0));
    written(new Change.SessionOpened(SampleGames.session("live")));
    storeInput("live", 1, 1 << 20);
    for (int i = 0; i < 30; i++) {
      String key = "left" + i;
      writtenAtLast(new Change.SessionOpened(SampleGames.session(key)));
      TestArchives.run(
          url, "UPDATE session SET opened_ms = " + (now + i) + " WHERE key = '" + key + "'");
      storeInput(key, 1, 1 << 20);
      written(new Change.ClientDisconnected(key));
      assertThat(storage().usedBytes()).isLessThanOrEqualTo(MAX_BYTES);
    }
    assertThat(storedGames()).containsExactly("game000000000000");
    assertThat(asked("left0")).isEmpty();
    assertThat(asked("left29").orElseThrow().inputs()).hasSize(1);
    assertThat(asked("live").orElseThrow().inputs()).hasSize(1);
  }

  @Test
  void sessionsCanBeTakenOverAfterTheClientDisconnected() {
    written(new Change.SessionOpened(SampleGames.session("key")));
    written(new Change.InputReceived("key", SampleGames.input(1, 1)));
    written(new Change.ClientDisconnected("key"));
    assertThat(Waits.get("the sessions left", archive.left("gtp"))).containsExactly("key");

    assertThat(asked("key").orElseThrow().inputs()).hasSize(1);
    assertThat(Waits.get("the sessions left", archive.left("gtp"))).isEmpty();
  }

  /** Covers a session that another server has taken up meanwhile. */
  @Test
  void formerOwnersCannotReleaseASession() {
    written(new Change.SessionOpened(SampleGames.session("key")));
    try (Archive other = TestArchives.archive(url)) {
      assertThat(asked(other, "key")).isPresent();
      written(new Change.ClientDisconnected("key"));
      assertThat(Waits.get("the sessions left", archive.left("gtp"))).isEmpty();
    }
  }
}
