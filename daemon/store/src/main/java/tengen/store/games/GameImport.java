package tengen.store.games;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tengen.protocol.record.Psq;
import tengen.protocol.record.RecordReading;
import tengen.protocol.record.Sgf;
import tengen.store.archive.FileProperties;
import tengen.store.archive.GameStore;
import tengen.store.archive.StoredGame;
import tengen.store.archive.TokenHash;

/**
 * Imports games into an archive without overwriting other games, whatever ids the files contain.
 */
public record GameImport(GameStore games) {

  /**
   * An imported game.
   *
   * @param isNew false if the game was already stored
   */
  public record Imported(String id, boolean isNew) {}

  /**
   * Stores a game under its id, or under a new one if another game has it. Does nothing if the game
   * is already stored, but restores it if it is marked as deleted.
   */
  public Imported store(StoredGame game) throws IOException {
    Optional<StoredGame> stored = games.find(game.id());
    if (stored.isEmpty()) {
      games.put(game.of(game.owners(), StoredGame.IMPORT, game.id()));
      return new Imported(game.id(), true);
    }
    return isSame(game, stored.get())
        ? restored(game.id(), stored.get().owners().all())
        : store(withOwnId(game));
  }

  /**
   * Restores a stored game that some of its owners import again. It is new if they had deleted it.
   */
  public Imported restored(String id, List<String> owners) throws IOException {
    return new Imported(id, games.restore(id, owners));
  }

  /**
   * Returns whether a game from a file equals a stored one. Ignores the owners, the source, and the
   * date if the file has none. SGF and PSQ cannot represent all details, so games with the same SGF
   * are equal, and so are games with the same PSQ if the file has no further details.
   */
  public static boolean isSame(StoredGame game, StoredGame stored) {
    StoredGame dated =
        game.of(stored.owners(), stored.source(), game.id()).begunAt(stored.startedMs());
    return dated.equals(stored)
        || asSgf(game).filter(text -> asSgf(stored).equals(Optional.of(text))).isPresent()
        || (fitsPsq(game)
            && rereadFromPsq(game)
                .filter(record -> rereadFromPsq(stored).equals(Optional.of(record)))
                .isPresent());
  }

  private static boolean fitsPsq(StoredGame game) {
    return game.comment().isEmpty()
        && game.branches().isEmpty()
        && game.file().equals(new FileProperties(Optional.of(""), ""))
        && game.turns().stream()
            .allMatch(turn -> turn.comment().isEmpty() && turn.properties().isEmpty());
  }

  /**
   * Writes the game as PSQ and reads it back, which drops its result; empty if PSQ cannot represent
   * it.
   */
  private static Optional<RecordReading> rereadFromPsq(StoredGame game) {
    return GameFormat.PSQ.write(game, Sgf.GOMOKU_FAMILY).map(Psq::parse);
  }

  /** Writes the game as SGF; empty if SGF cannot represent it. */
  private static Optional<String> asSgf(StoredGame game) {
    return GameFormat.SGF.write(
        game, ""); // Any family will do, since both games have the same rules.
  }

  /** Returns the game with an id derived from its content. */
  public static StoredGame withOwnId(StoredGame game) {
    var content =
        List.of(
            game.owners().owner(),
            game.id(),
            game.position(),
            game.black(),
            game.white(),
            game.end(),
            game.comment(),
            game.branches());
    String id = TokenHash.of(content.toString()).substring(0, StoredGame.ID_LENGTH);
    return game.of(game.owners(), game.source(), id);
  }
}
