package tengen.daemon.games;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tengen.config.Right;
import tengen.daemon.access.Account;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;
import tengen.protocol.GamesQuestion;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.store.archive.Archive;
import tengen.store.archive.GameCount;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameOwners;
import tengen.store.archive.GameSize;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;
import tengen.store.games.GameImport;
import tengen.store.games.GameImport.Imported;
import tengen.store.games.GameJson;

/**
 * The stored games that one account may see: its own, with the right {@code manage} those of all
 * accounts, or without a login those of all clients without one. Thread-safe; never blocks on a
 * database.
 */
public record GameAccess(Archive archive, Account account) {
  /**
   * Maximum size of a list's games as JSON, in bytes. A single game is far smaller, because lists
   * truncate its texts.
   */
  private static final int MAX_LIST_BYTES = 256 << 10;

  /** Maximum number of games that are counted for a list. */
  private static final int MAX_COUNTED_GAMES = 10_000;

  /** Memory of a list and its reply, as a multiple of its JSON's size. */
  private static final long LIST_MEMORY_FACTOR = 4;

  /**
   * Answers a query; empty if there is no such game. The future fails with a {@link
   * NoMemoryException} if there is not enough memory.
   *
   * @param loan closed by the caller after sending the reply
   */
  public CompletableFuture<Optional<Json.Fields>> answer(
      GamesQuestion question, ClientMemory.Loan loan) {
    return switch (question) {
      case GamesQuestion.Game(String id) ->
          find(id, loan).thenApply(game -> game.map(GameAccess::json));
      case GamesQuestion.Listed listed -> list(listed, loan).thenApply(Optional::of);
    };
  }

  private static Json.Fields json(StoredGame game) {
    return Json.Fields.NONE.with("game", GameJson.of(game));
  }

  private CompletableFuture<Json.Fields> list(GamesQuestion.Listed asked, ClientMemory.Loan loan) {
    GameFilter filter =
        new GameFilter(asked.rules(), asked.player(), asked.fromMs(), asked.beforeMs())
            .result(asked.result())
            .behind(asked.behind());
    GameFilter seen = mayManage() ? filter : filter.seenBy(account.name(), asked.behind());
    return archive.ask(
        games -> {
          loan.take(LIST_MEMORY_FACTOR * MAX_LIST_BYTES);
          Json.Fields part = part(games.list(seen, asked.most() + 1), asked.most(), loan);
          return asked.isCounted() ? with(part, games.count(seen, MAX_COUNTED_GAMES)) : part;
        });
  }

  /** Adds the number of games on all pages. */
  private static Json.Fields with(Json.Fields part, GameCount count) {
    Json.Fields counted = part.with("total", count.games());
    return count.isMinimum() ? counted.with("totalIsMinimum", true) : counted;
  }

  /** Returns one page of a list. One more result than requested shows that the list continues. */
  private static Json.Fields part(List<GameSummary> found, int most, ClientMemory.Loan loan)
      throws NoMemoryException {
    List<Json.Fields> games = new ArrayList<>();
    long bytes = 0;
    for (GameSummary each : found.subList(0, Math.min(most, found.size()))) {
      Json.Fields game = GameJson.of(each);
      bytes += JsonWriter.write(game).length();
      if (bytes > MAX_LIST_BYTES) {
        break;
      }
      games.add(game);
    }
    loan.take(LIST_MEMORY_FACTOR * Math.min(bytes, MAX_LIST_BYTES));
    Json.Fields part = Json.Fields.NONE.with("games", games);
    return found.size() > games.size()
        ? part.with("next", found.get(games.size() - 1).place().toString())
        : part;
  }

  /**
   * Returns a game by id if the account may see it. The future fails with a {@link
   * NoMemoryException} if there is not enough memory.
   *
   * @param loan closed by the caller when it no longer uses the game
   */
  public CompletableFuture<Optional<StoredGame>> find(String id, ClientMemory.Loan loan) {
    return archive.ask(
        games -> {
          Optional<GameSize> size =
              games.size(id).filter(it -> mayManage() ? !it.isDeleted() : isSeen(it));
          if (size.isEmpty()) {
            return Optional.empty();
          }
          loan.take(size.get().bytes());
          return games.find(id);
        });
  }

  /** Stores imported games for the account. A game that is already stored keeps its id. */
  public CompletableFuture<List<Imported>> store(List<StoredGame> read) {
    return archive.ask(
        games -> {
          List<Imported> all = new ArrayList<>();
          for (StoredGame game : read) {
            all.add(store(game, games));
          }
          return all;
        });
  }

  /**
   * Marks games as deleted where the account may delete them: for this account, or for all owners
   * if it manages games.
   *
   * @return the ids of those that were not deleted yet
   */
  public CompletableFuture<List<String>> delete(List<String> ids) {
    return each(ids, GameStore::markDeleted);
  }

  /** Restores deleted games that the account may delete, and returns their ids. */
  public CompletableFuture<List<String>> restore(List<String> ids) {
    return each(ids, GameStore::restore);
  }

  /** Changes the games that the account may delete, and returns the ids of the changed ones. */
  private CompletableFuture<List<String>> each(List<String> ids, GameChange change) {
    return archive.ask(
        games -> {
          List<String> changed = new ArrayList<>();
          for (String id : ids) {
            Optional<GameSize> game = games.size(id).filter(this::mayDelete);
            if (game.isPresent() && change.isDone(games, id, owners(game.get()))) {
              changed.add(id);
            }
          }
          return changed;
        });
  }

  /** Changes a game; returns false if there was nothing to change. */
  private interface GameChange {
    boolean isDone(GameStore games, String id, List<String> owners) throws IOException;
  }

  /** Returns the owners for whom the account deletes and restores a game. */
  private List<String> owners(GameSize game) {
    return mayManage() ? game.owners().all() : List.of(account.name());
  }

  private boolean mayDelete(GameSize game) {
    return mayManage() || (account.rights().contains(Right.PLAY) && isOwned(game));
  }

  private boolean mayManage() {
    return !account.name().isEmpty() && account.rights().contains(Right.MANAGE);
  }

  /** Outcome of storing the notes of a game. */
  public enum Annotation {
    STORED,
    NO_GAME,
    OTHER_MOVES
  }

  /**
   * Replaces the comments and branches of a stored game that the account may see by those of a game
   * with the same moves. The future fails with a {@link NoMemoryException} if there is not enough
   * memory.
   *
   * @param loan closed by the caller after the future completes
   */
  public CompletableFuture<Annotation> annotate(
      String id, StoredGame notes, ClientMemory.Loan loan) {
    return find(id, loan).thenCompose(stored -> annotate(stored, notes));
  }

  private CompletableFuture<Annotation> annotate(Optional<StoredGame> stored, StoredGame notes) {
    if (stored.isEmpty() || !stored.get().position().equals(notes.position())) {
      return CompletableFuture.completedFuture(
          stored.isEmpty() ? Annotation.NO_GAME : Annotation.OTHER_MOVES);
    }
    return archive.ask(
        games ->
            games.annotate(stored.get().annotated(notes))
                ? Annotation.STORED
                : Annotation.OTHER_MOVES);
  }

  private Imported store(StoredGame game, GameStore games) throws IOException {
    Optional<StoredGame> stored =
        games.size(game.id()).filter(this::isOwned).isPresent()
            ? games.find(game.id())
            : Optional.empty();
    StoredGame own = game.of(GameOwners.of(account.name()), game.source(), game.id());
    var to = new GameImport(games);
    return stored.filter(it -> GameImport.isSame(own, it)).isPresent()
        ? to.restored(game.id(), List.of(account.name()))
        : to.store(GameImport.withOwnId(own));
  }

  private boolean isOwned(GameSize game) {
    return game.isOwnedBy(account.name());
  }

  private boolean isSeen(GameSize game) {
    return game.isSeenBy(account.name());
  }
}
