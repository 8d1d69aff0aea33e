package tengen.store.testing;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import tengen.host.memory.NoMemoryException;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveState;
import tengen.store.archive.Change;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameWork;
import tengen.store.archive.Hold;
import tengen.store.archive.SessionClaim;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;
import tengen.store.archive.StoredTurn;
import tengen.store.archive.TakeOver;

/** An in-memory archive that several daemons may share, each through its own access. */
public final class MemoryArchive {
  private final Map<String, StoredGame> games = new LinkedHashMap<>();
  private final Map<String, Set<String>> deletions = new HashMap<>();
  private final Map<String, StoredSession> sessions = new LinkedHashMap<>();

  /** The access that owns each session. */
  private final Map<String, Access> servers = new HashMap<>();

  /** The newest hold of each session that was taken over. */
  private final Map<String, Hold> holds = new HashMap<>();

  /** Creates an empty archive. */
  public MemoryArchive() {}

  /** Creates an archive with these games. */
  public static MemoryArchive withGames(List<StoredGame> games) {
    var archive = new MemoryArchive();
    games.forEach(game -> archive.games.put(game.id(), game));
    return archive;
  }

  /** Returns the games, oldest first. */
  public synchronized List<StoredGame> games() {
    return List.copyOf(games.values());
  }

  /** Returns the sessions, oldest first. */
  public synchronized List<StoredSession> sessions() {
    return List.copyOf(sessions.values());
  }

  /** Creates another daemon's access. */
  public Access access() {
    return new Access();
  }

  /** Returns whether a change's hold is valid. */
  private synchronized boolean write(Change change, Access server) {
    switch (change) {
      case Change.OfGame(StoredGame game, int from) -> games.put(game.id(), merged(game, from));
      case Change.SessionOpened(StoredSession session) -> {
        sessions.put(session.key(), session);
        servers.put(session.key(), server);
      }
      case Change.InputReceived(String key, StoredInput input) ->
          sessions.computeIfPresent(key, (_, it) -> it.with(received(it, input)));
      case Change.SessionReplaced(String key, StoredInput snapshot) ->
          sessions.computeIfPresent(key, (_, it) -> it.with(replaced(it, snapshot)));
      case Change.SessionEnded(String key) -> sessions.remove(key);
      case Change.ClientDisconnected(String key) -> servers.remove(key, server);
      case Change.HoldCheck _ -> {}
      case Change.Held(Hold hold, Change held) -> {
        boolean isAfterEnd =
            held instanceof Change.OneInput
                && holds.containsKey(hold.key())
                && !sessions.containsKey(hold.key());
        return !isAfterEnd
            && holds.getOrDefault(hold.key(), hold).equals(hold)
            && write(held, server);
      }
    }
    return true;
  }

  private synchronized TakeOver takeOver(String key, SessionClaim claim, Access server)
      throws NoMemoryException {
    if (Optional.ofNullable(sessions.get(key)).filter(claim::matches).isEmpty()) {
      return new TakeOver.Unknown();
    }
    return isLeft(key) || server.equals(servers.get(key))
        ? new TakeOver.Taken(claimSession(key, claim, server).orElseThrow())
        : new TakeOver.Elsewhere();
  }

  private boolean isLeft(String key) {
    return Optional.ofNullable(servers.get(key)).filter(it -> !it.isCut).isEmpty();
  }

  private synchronized List<String> left(String protocol) {
    return sessions.values().stream()
        .filter(it -> it.protocol().equals(protocol))
        .map(StoredSession::key)
        .filter(this::isLeft)
        .toList();
  }

  private synchronized Optional<StoredSession> claimSession(
      String key, SessionClaim claim, Access server) throws NoMemoryException {
    Optional<StoredSession> found =
        Optional.ofNullable(sessions.get(key)).filter(claim::matches).map(StoredSession::next);
    long bytes = found.stream().mapToLong(MemoryArchive::bytes).sum();
    if (!claim.hasRoom(bytes)) {
      throw new NoMemoryException(bytes);
    }
    found.ifPresent(
        it -> {
          sessions.put(key, it);
          holds.put(key, it.hold());
          servers.put(key, server);
        });
    return found;
  }

  private static long bytes(StoredSession session) {
    return session.inputs().stream().mapToLong(input -> input.text().length()).sum();
  }

  /** Takes the turns before the first new one from the stored game. */
  private StoredGame merged(StoredGame game, int from) {
    StoredGame old = games.get(game.id());
    List<StoredTurn> turns = new ArrayList<>(old == null ? List.of() : old.turns());
    turns.subList(from, turns.size()).clear();
    turns.addAll(game.turns().subList(from, game.turns().size()));
    StoredGame merged = game.with(turns);
    return game.end().isPresent()
        ? merged.ended(game.end().get(), game.endedMs().getAsLong())
        : merged;
  }

  private static List<StoredInput> received(StoredSession session, StoredInput input) {
    List<StoredInput> inputs = new ArrayList<>(session.inputs());
    inputs.add(input);
    return inputs;
  }

  private static List<StoredInput> replaced(StoredSession session, StoredInput snapshot) {
    List<StoredInput> inputs = new ArrayList<>(List.of(snapshot));
    session.inputs().stream()
        .filter(input -> input.number() > snapshot.number())
        .forEach(inputs::add);
    return inputs;
  }

  /** The access of one daemon, which can be cut as if its process were killed. */
  public final class Access implements Archive {
    private boolean isCut;
    private volatile boolean isBroken;
    private volatile boolean isOutOfMemory;
    private Optional<List<Runnable>> late = Optional.empty();

    private Access() {}

    /** Delays further changes until {@linkplain #catchUp}. */
    public void fallBehind() {
      synchronized (MemoryArchive.this) {
        late = Optional.of(new ArrayList<>());
      }
    }

    /** Writes the delayed changes. */
    public void catchUp() {
      synchronized (MemoryArchive.this) {
        List<Runnable> due = late.orElseThrow();
        late = Optional.empty();
        due.forEach(Runnable::run);
      }
    }

    /** Drops further changes. */
    public void cut() {
      synchronized (MemoryArchive.this) {
        isCut = true;
      }
    }

    /** Stops dropping changes. */
    public void goOn() {
      synchronized (MemoryArchive.this) {
        isCut = false;
      }
    }

    /** Makes reads of sessions, and all access to games, fail. */
    public void breakOff() {
      synchronized (MemoryArchive.this) {
        isBroken = true;
      }
    }

    /** Makes writes fail for lack of memory. */
    public void outOfMemory(boolean isOut) {
      isOutOfMemory = isOut;
    }

    @Override
    public boolean write(Change change, Runnable then, Runnable rejected) {
      if (isOutOfMemory) {
        throw new OutOfMemoryError("of a test");
      }
      boolean isWritten;
      synchronized (MemoryArchive.this) {
        if (isCut) {
          return false;
        }
        if (late.isPresent()) {
          late.get().add(() -> write(change, then, rejected));
          return true;
        }
        isWritten = MemoryArchive.this.write(change, this);
      }
      (isWritten ? then : rejected).run();
      return true;
    }

    @Override
    public CompletableFuture<Optional<StoredSession>> claimSession(String key, SessionClaim claim) {
      try {
        return isBroken
            ? CompletableFuture.failedFuture(new IOException("the database is gone"))
            : CompletableFuture.completedFuture(MemoryArchive.this.claimSession(key, claim, this));
      } catch (NoMemoryException e) {
        return CompletableFuture.failedFuture(e);
      }
    }

    @Override
    public CompletableFuture<TakeOver> takeOver(String key, SessionClaim claim) {
      try {
        return isBroken
            ? CompletableFuture.failedFuture(new IOException("the database is gone"))
            : CompletableFuture.completedFuture(MemoryArchive.this.takeOver(key, claim, this));
      } catch (NoMemoryException e) {
        return CompletableFuture.failedFuture(e);
      }
    }

    @Override
    public CompletableFuture<List<String>> left(String protocol) {
      return CompletableFuture.completedFuture(MemoryArchive.this.left(protocol));
    }

    @Override
    public <T> CompletableFuture<T> ask(GameWork<T> work) {
      if (isBroken) {
        return CompletableFuture.failedFuture(new IOException("the database is gone"));
      }
      try (GameStore store = new MemoryGames(games, deletions)) {
        synchronized (MemoryArchive.this) {
          return CompletableFuture.completedFuture(work.with(store));
        }
      } catch (IOException e) {
        return CompletableFuture.failedFuture(e);
      }
    }

    @Override
    public ArchiveState state() {
      return new ArchiveState(true, true);
    }

    @Override
    public void close() {}
  }
}
