package tengen.store.games;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tengen.protocol.record.Psq;
import tengen.protocol.record.RecordReading;
import tengen.protocol.record.Sgf;
import tengen.store.archive.GameStore;
import tengen.store.archive.KeptFile;
import tengen.store.archive.KeptGame;
import tengen.store.archive.TokenHash;

/** Puts games of files into an archive. A file may name any id: no other game is overwritten. */
public record GameImport(GameStore games) {

  /** Keeps a game, unless it is there, under its id or one of its own; tells which. */
  public String keep(KeptGame game) throws IOException {
    Optional<KeptGame> there = games.find(game.id());
    if (there.isEmpty()) {
      games.put(game.of(game.owner(), KeptGame.IMPORT, game.id()));
      return game.id();
    }
    return isSame(game, there.get()) ? game.id() : keep(withOwnId(game));
  }

  /**
   * Whether a game of a file is this one, which an archive has. A file that tells no date has a new
   * one each time that it is read, sources change here, and SGF has no words for all that an engine
   * thought: the same SGF is the same game. So is the same PSQ, if the file tells no more than
   * that.
   */
  public static boolean isSame(KeptGame game, KeptGame there) {
    KeptGame dated = game.of(game.owner(), there.source(), game.id()).begunAt(there.startedMs());
    return dated.equals(there)
        || sgf(game).filter(text -> sgf(there).equals(Optional.of(text))).isPresent()
        || (tellsNoMoreThanPsq(game)
            && psq(game).filter(record -> psq(there).equals(Optional.of(record))).isPresent());
  }

  private static boolean tellsNoMoreThanPsq(KeptGame game) {
    return game.comment().isEmpty()
        && game.branches().isEmpty()
        && game.file().equals(new KeptFile(Optional.of(""), ""))
        && game.turns().stream()
            .allMatch(turn -> turn.comment().isEmpty() && turn.properties().isEmpty());
  }

  /** Returns what is read of the game's PSQ, which does not tell how it ended. */
  private static Optional<RecordReading> psq(KeptGame game) {
    return GameFormat.PSQ.write(game, Sgf.GOMOKU_FAMILY).map(Psq::parse);
  }

  private static Optional<String> sgf(KeptGame game) {
    return GameFormat.SGF.write(game, ""); // of any family: both games are of the same
  }

  /** The same under an id that its content makes. */
  public static KeptGame withOwnId(KeptGame game) {
    var told =
        List.of(
            game.owner(),
            game.id(),
            game.position(),
            game.black(),
            game.white(),
            game.end(),
            game.comment(),
            game.branches());
    String id = TokenHash.of(told.toString()).substring(0, KeptGame.ID_LENGTH);
    return game.of(game.owner(), game.source(), id);
  }
}
