package tengen.archive;

import static java.util.function.Predicate.isEqual;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.logging.LogRecord;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.GameStore;
import tengen.store.archive.Hold;
import tengen.store.archive.SessionClaim;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;
import tengen.store.archive.TakeOver;
import tengen.support.Waits;

/** Tests of sessions in an archive that hold for every database. */
abstract class SessionsContract {

  String url = "";
  Archive archive = Archive.NONE;

  /** Returns an empty database. */
  abstract String emptyDatabase() throws IOException, InterruptedException;

  @BeforeEach
  void open() throws IOException, InterruptedException {
    url = emptyDatabase();
    archive = TestArchives.archive(url);
  }

  @AfterEach
  void close() {
    archive.close();
  }

  void written(Change change) {
    TestArchives.written(archive, change);
  }

  StoredGame found(String id) throws IOException {
    try (GameStore games = new JdbcArchives().games(url)) {
      return games.find(id).orElseThrow();
    }
  }

  @Test
  void sessionsAreStoredWithTheirInputs() {
    StoredSession session = SampleGames.session("key");
    archive.write(new Change.SessionOpened(session), () -> {});
    for (int i = 1; i <= 600; i++) {
      assertThat(archive.write(new Change.InputReceived("key", SampleGames.input(i, i)), () -> {}))
          .isTrue();
    }

    List<StoredInput> inputs =
        IntStream.rangeClosed(1, 600).mapToObj(i -> SampleGames.input(i, i)).toList();
    assertThat(asked("key")).contains(session.with(inputs).next());
    assertThat(asked("other")).isEmpty();
  }

  @Test
  void tooLongSessionsAreUnknown() {
    written(new Change.SessionOpened(SampleGames.session("key")));
    String half = "a".repeat((int) StoredSession.MAX_CHARACTERS / 2);
    for (int i = 1; i <= 2; i++) {
      written(new Change.InputReceived("key", new StoredInput(i, "line", half, 0, 0)));
    }
    assertThat(asked("key").orElseThrow().inputs()).hasSize(2);

    written(new Change.InputReceived("key", new StoredInput(3, "line", "b", 0, 0)));
    assertThat(asked("key")).isEmpty();
    assertThat(takenOver(archive, "key")).isInstanceOf(TakeOver.Unknown.class);
  }

  @Test
  void theLengthOfASessionIsThatOfItsReadTexts() {
    written(new Change.SessionOpened(SampleGames.session("key")));
    String backslashes = "\\".repeat((int) StoredSession.MAX_CHARACTERS / 4);
    written(new Change.InputReceived("key", new StoredInput(1, "line", backslashes, 0, 0)));

    assertThat(asked("key").orElseThrow().inputs().getFirst().text()).isEqualTo(backslashes);
  }

  @Test
  void sessionsWithoutMemoryStayUnchanged() {
    written(new Change.SessionOpened(SampleGames.session("key")));
    written(new Change.InputReceived("key", new StoredInput(1, "line", "é".repeat(1_000), 0, 0)));

    assertThat(archive.claimSession("key", claim(4_000))).failsWithin(Waits.CAP);
    assertThat(archive.takeOver("key", claim(4_000))).failsWithin(Waits.CAP);
    written(new Change.InputReceived("key", new StoredInput(2, "line", "b", 0, 0)));

    StoredSession taken =
        Waits.get("session", archive.claimSession("key", claim(5_000))).orElseThrow();
    assertThat(taken.epoch()).isEqualTo(2);
    assertThat(taken.inputs()).hasSize(2);
  }

  static SessionClaim claim(long mostBytes) {
    return new SessionClaim() {
      @Override
      public boolean matches(StoredSession session) {
        return true;
      }

      @Override
      public boolean hasRoom(long bytes) {
        return bytes <= mostBytes;
      }
    };
  }

  /** Covers a commit that is repeated because its reply was lost. */
  @Test
  void reopeningKeepsInputsThatWereStoredSince() {
    StoredSession session = SampleGames.session("key");
    written(new Change.SessionOpened(session));
    Hold taken = asked("key").orElseThrow().hold();
    assertThat(isWritten(taken, new Change.InputReceived("key", SampleGames.input(1, 1)))).isTrue();
    written(new Change.SessionOpened(session));

    assertThat(isWritten(taken, new Change.InputReceived("key", SampleGames.input(2, 2)))).isTrue();
    assertThat(asked("key").orElseThrow().inputs())
        .containsExactly(SampleGames.input(1, 1), SampleGames.input(2, 2));
  }

  /** Covers a table that writes all its events again because one had found no room. */
  @Test
  void reopeningWithMoreInputsStoresThem() {
    StoredSession session = SampleGames.session("key");
    written(new Change.SessionOpened(session.with(List.of(SampleGames.input(1, 1)))));
    StoredSession again = session.with(List.of(SampleGames.input(1, 1), SampleGames.input(2, 2)));
    assertThat(isWritten(session.hold(), new Change.SessionOpened(again))).isTrue();

    assertThat(asked("key")).contains(again.next());
  }

  @Test
  void snapshotsReplaceStoredInputs() {
    StoredSession session = SampleGames.session("key");
    written(new Change.SessionOpened(session));
    for (int i = 1; i <= 5; i++) {
      written(new Change.InputReceived("key", SampleGames.input(i, i)));
    }
    StoredInput snapshot = new StoredInput(4, "snapshot", "all four", 0, 0);
    written(new Change.SessionReplaced("key", snapshot));

    assertThat(asked("key").orElseThrow().inputs())
        .containsExactly(snapshot, SampleGames.input(5, 5));
  }

  @Test
  void endedSessionsAreDeleted() {
    archive.write(new Change.SessionOpened(SampleGames.session("key")), () -> {});
    archive.write(new Change.InputReceived("key", SampleGames.input(1, 1)), () -> {});
    archive.write(new Change.SessionEnded("key"), () -> {});

    assertThat(asked("key")).isEmpty();
    archive.write(new Change.SessionOpened(SampleGames.session("key")), () -> {});
    assertThat(asked("key").orElseThrow().inputs()).isEmpty();
  }

  @Test
  void sessionsOfALiveServerAreNotTakenOver() {
    TestArchives.written(archive, new Change.SessionOpened(SampleGames.session("key")));
    try (Archive other = TestArchives.archive(url)) {
      assertThat(other.left("gtp").join()).isEmpty();
      assertThat(takenOver(other, "key")).isInstanceOf(TakeOver.Elsewhere.class);
    }
    assertThat(isWritten(SampleGames.session("key").hold(), new Change.HoldCheck())).isTrue();
  }

  @Test
  void aLostReplyToATakeoverMayBeRepeated() {
    StoredSession session = SampleGames.session("key");
    TestArchives.written(archive, new Change.SessionOpened(session));

    assertThat(takenOver(archive, "key")).isEqualTo(new TakeOver.Taken(session.next()));
  }

  @Test
  void sessionsOfADeadServerAreTakenOver() {
    StoredSession session = SampleGames.session("key");
    TestArchives.written(archive, new Change.SessionOpened(session));
    TestArchives.run(url, "UPDATE session SET server = '1'");

    Waits.until(
        "the session",
        () -> takenOver(archive, "key"),
        isEqual(new TakeOver.Taken(session.next())));
  }

  @Test
  void releasedSessionsAreTakenOverByOneServer() {
    StoredSession first = SampleGames.session("first");
    TestArchives.written(archive, new Change.SessionOpened(first));
    TestArchives.written(archive, new Change.InputReceived("first", SampleGames.input(1, 1)));
    TestArchives.written(archive, new Change.SessionOpened(SampleGames.session("second")));
    TestArchives.written(archive, new Change.SessionEnded("second"));
    archive.close();

    try (Archive other = TestArchives.archive(url);
        Archive third = TestArchives.archive(url)) {
      assertThat(other.left("gtp").join()).containsExactly("first");
      assertThat(other.left("table").join()).isEmpty();
      assertThat(takenOver(other, "second")).isInstanceOf(TakeOver.Unknown.class);
      var both = Stream.of(other, third).map(it -> it.takeOver("first", _ -> true)).toList();
      List<TakeOver> found = both.stream().map(CompletableFuture::join).toList();

      StoredSession taken = first.next().with(List.of(SampleGames.input(1, 1)));
      assertThat(found)
          .containsExactlyInAnyOrder(new TakeOver.Taken(taken), new TakeOver.Elsewhere());
      assertThat(third.left("gtp").join()).isEmpty();
    }
  }

  @Test
  void sessionsFromAnotherKindOfDatabaseAreReleased() {
    List<String> servers = List.of("4711 1795000000000 1", "-42", "99999999999999999999", "-");
    for (int i = 0; i < servers.size(); i++) {
      written(new Change.SessionOpened(SampleGames.session("key" + i)));
      TestArchives.run(
          url, "UPDATE session SET server = '" + servers.get(i) + "' WHERE key = 'key" + i + "'");
    }

    assertThat(Waits.get("the sessions left", archive.left("gtp")))
        .containsExactlyInAnyOrder("key0", "key1", "key2", "key3");
  }

  @Test
  void sessionsOfOthersAreNotTakenOver() {
    TestArchives.written(archive, new Change.SessionOpened(SampleGames.session("key")));

    assertThat(archive.takeOver("key", _ -> false).join()).isInstanceOf(TakeOver.Unknown.class);
  }

  @Test
  void failedTakeoversAreLoggedWithTheReason() {
    written(new Change.SessionOpened(SampleGames.session("key")));
    written(
        new Change.InputReceived(
            "key",
            new StoredInput(1, "line", "a".repeat((int) StoredSession.MAX_CHARACTERS + 1), 0, 0)));
    try (var log = new CapturedLog("tengen.archive")) {
      assertThat(archive.claimSession("key", _ -> false).join()).isEmpty();
      assertThat(archive.takeOver("key", _ -> false).join()).isInstanceOf(TakeOver.Unknown.class);
      assertThat(asked("key")).isEmpty();
      TestArchives.written(
          archive,
          new Change.HoldCheck(),
          () -> archive.claimSession("key", _ -> true).cancel(false));
      written(new Change.ClientDisconnected("key"));

      assertThat(log.records())
          .extracting(LogRecord::getMessage)
          .satisfiesExactly(
              first -> assertThat(first).contains("the client has another protocol"),
              second -> assertThat(second).contains("the client has another protocol"),
              third -> assertThat(third).contains("its input is too long"),
              fourth -> assertThat(fourth).contains("the request timed out"));
    }
  }

  static TakeOver takenOver(Archive by, String key) {
    return Waits.get("session " + key, by.takeOver(key, _ -> true));
  }

  Optional<StoredSession> asked(String key) {
    return asked(archive, key);
  }

  static Optional<StoredSession> asked(Archive archive, String key) {
    return Waits.get("session " + key, archive.claimSession(key, _ -> true));
  }

  /** Returns whether a server with this hold may write this change. */
  static boolean isWritten(Archive archive, Hold hold, Change change) {
    var answer = new CompletableFuture<Boolean>();
    assertThat(
            archive.write(
                new Change.Held(hold, change),
                () -> answer.complete(true),
                () -> answer.complete(false)))
        .isTrue();
    return Waits.get("the archive's answer", answer);
  }

  private boolean isWritten(Hold hold, Change change) {
    return isWritten(archive, hold, change);
  }

  @Test
  void writesOfAFormerOwnerAreRejected() throws IOException {
    Hold old = SampleGames.session("key").hold();
    StoredGame game = SampleGames.game(1, 5);
    archive.write(new Change.SessionOpened(SampleGames.session("key")), () -> {});
    assertThat(isWritten(old, new Change.InputReceived("key", SampleGames.input(1, 1)))).isTrue();
    assertThat(isWritten(old, new Change.OfGame(game, 0))).isTrue();
    assertThat(isWritten(old, new Change.HoldCheck())).isTrue();

    StoredSession taken = asked("key").orElseThrow();

    assertThat(taken.inputs()).containsExactly(SampleGames.input(1, 1));
    assertThat(isWritten(old, new Change.InputReceived("key", SampleGames.input(2, 2)))).isFalse();
    assertThat(isWritten(old, new Change.OfGame(SampleGames.game(1, 9), 5))).isFalse();
    assertThat(isWritten(old, new Change.HoldCheck())).isFalse();
    assertThat(isWritten(old, new Change.SessionEnded("key"))).isFalse();
    assertThat(isWritten(taken.hold(), new Change.InputReceived("key", SampleGames.input(3, 3))))
        .isTrue();
    assertThat(found(game.id())).isEqualTo(game);
    assertThat(asked("key").orElseThrow().inputs())
        .containsExactly(SampleGames.input(1, 1), SampleGames.input(3, 3));
  }

  @Test
  void writesOfAFormerOwnerAreRejectedAfterTheEnd() {
    Hold old = SampleGames.session("key").hold();
    archive.write(new Change.SessionOpened(SampleGames.session("key")), () -> {});
    Hold taken = asked("key").orElseThrow().hold();
    assertThat(isWritten(taken, new Change.SessionEnded("key"))).isTrue();

    assertThat(isWritten(old, new Change.OfGame(SampleGames.game(1, 5), 0))).isFalse();
    assertThat(isWritten(taken, new Change.InputReceived("key", SampleGames.input(1, 1))))
        .isFalse();
    assertThat(asked("key")).isEmpty();
    assertThat(TestArchives.count(url, "input")).isZero();
  }

  /** Checks what a session does that goes on after its input became too long to be stored. */
  @Test
  void theLastOwnerStoresGamesAfterTheEnd() throws IOException {
    archive.write(new Change.SessionOpened(SampleGames.session("key")), () -> {});
    Hold taken = asked("key").orElseThrow().hold();
    assertThat(isWritten(taken, new Change.SessionEnded("key"))).isTrue();
    assertThat(isWritten(taken, new Change.SessionEnded("key"))).isTrue();
    StoredGame game = SampleGames.game(1, 5);

    assertThat(isWritten(taken, new Change.OfGame(game, 0))).isTrue();
    assertThat(isWritten(taken, new Change.HoldCheck())).isTrue();
    assertThat(found(game.id())).isEqualTo(game);
    assertThat(asked("key")).isEmpty();
  }

  @Test
  void writesOfAFormerOwnerAreRejectedForADayAfterTheEnd() {
    Hold old = SampleGames.session("key").hold();
    for (String key : List.of("key", "silent")) {
      written(new Change.SessionOpened(SampleGames.session(key)));
    }
    Hold taken = asked("key").orElseThrow().hold();
    TestArchives.run(url, "UPDATE session SET opened_ms = 0");
    assertThat(isWritten(taken, new Change.SessionEnded("key"))).isTrue();
    archive.close();
    archive = TestArchives.archive(url);

    Waits.until("the end of the silent session", () -> asked("silent"), Optional::isEmpty);
    assertThat(isWritten(old, new Change.OfGame(SampleGames.game(1, 5), 0))).isFalse();
  }

  @Test
  void deniedTakeoversLeaveASessionUnchanged() {
    archive.write(new Change.SessionOpened(SampleGames.session("key")), () -> {});

    assertThat(archive.claimSession("key", it -> it.listener().equals("other")).join()).isEmpty();

    assertThat(isWritten(SampleGames.session("key").hold(), new Change.HoldCheck())).isTrue();
  }

  @Test
  void gamesOfSessionsThatWereNotStoredAreStored() throws IOException {
    StoredGame game = SampleGames.game(1, 5);

    assertThat(isWritten(Hold.first("key"), new Change.OfGame(game, 0))).isTrue();

    assertThat(found(game.id())).isEqualTo(game);
  }

  /** Checks that the new server reads everything that the old one was told to write. */
  @Test
  void takeoversDuringWritesReadAllChanges() {
    Archive other = TestArchives.archive(url);
    try {
      for (int round = 0; round < 20; round++) {
        String key = "key" + round;
        TestArchives.written(archive, new Change.SessionOpened(SampleGames.session(key)));
        List<Long> written = Collections.synchronizedList(new ArrayList<>());
        for (long number = 1; number <= 50; number++) {
          long input = number;
          archive.write(
              new Change.Held(
                  Hold.first(key), new Change.InputReceived(key, SampleGames.input(input, input))),
              () -> written.add(input));
        }
        StoredSession taken = asked(other, key).orElseThrow();
        assertThat(isWritten(Hold.first(key), new Change.HoldCheck())).isFalse();
        assertThat(taken.inputs()).extracting(StoredInput::number).isEqualTo(written);
      }
    } finally {
      other.close();
    }
  }

  /** Covers a client that has returned to its old server. */
  @Test
  void requestsCancelledBeforeTheReadHaveNoEffect() {
    written(new Change.SessionOpened(SampleGames.session("key")));
    TestArchives.written(
        archive,
        new Change.HoldCheck(),
        () -> archive.claimSession("key", _ -> true).cancel(false));

    assertThat(isWritten(SampleGames.session("key").hold(), new Change.HoldCheck())).isTrue();
  }

  @Test
  void requestsCancelledDuringTheReadHaveNoEffect() {
    written(new Change.SessionOpened(SampleGames.session("key")));
    var isAsked = new CompletableFuture<Boolean>();
    var goesOn = new CompletableFuture<Boolean>();
    var asked = archive.claimSession("key", _ -> isAsked.complete(true) && goesOn.join());
    Waits.get("the question", isAsked);
    asked.cancel(false);
    goesOn.complete(true);

    assertThat(isWritten(SampleGames.session("key").hold(), new Change.HoldCheck())).isTrue();
  }

  @Test
  void sessionsThatWereSilentForADayAreDeletedAtTheStart() {
    long now = System.currentTimeMillis();
    long old = now - Duration.ofHours(25).toMillis();
    for (String key : List.of("silent", "heard", "orphan")) {
      written(new Change.SessionOpened(SampleGames.session(key)));
      written(new Change.InputReceived(key, SampleGames.input(1, old)));
    }
    written(new Change.InputReceived("heard", SampleGames.input(2, now)));
    archive.close();
    TestArchives.run(url, "UPDATE session SET opened_ms = " + old);
    TestArchives.run(url, "DELETE FROM session WHERE key = 'orphan'");
    archive = TestArchives.archive(url);

    Waits.until("2 lines of input", () -> TestArchives.count(url, "input"), count -> count == 2);
    assertThat(asked("silent")).isEmpty();
    assertThat(asked("heard").orElseThrow().inputs()).hasSize(2);
  }
}
