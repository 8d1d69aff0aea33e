package tengen.store.archive;

import java.util.Optional;
import java.util.OptionalLong;
import tengen.game.Side;
import tengen.protocol.GameListCursor;
import tengen.protocol.record.GameEnd;
import tengen.protocol.words.SetupWords;

/**
 * A game in a list, without turns and branches. Texts are truncated, so that neither the size of an
 * entry nor the time to read it depends on what clients have stored.
 *
 * @param id as in {@link StoredGame}
 * @param source as in {@link StoredGame}
 * @param owners as in {@link StoredGame}
 * @param rules id of the rules
 * @param setup in {@linkplain SetupWords notation}; the first {@value #MAX_SETUP_CHARACTERS}
 *     characters
 * @param toMove side of the first turn
 * @param black each text's first {@value #MAX_TEXT_CHARACTERS} characters
 * @param white each text's first {@value #MAX_TEXT_CHARACTERS} characters
 * @param startedMs as in {@link StoredGame}
 * @param endedMs as in {@link StoredGame}
 * @param end as in {@link StoredGame}
 * @param comment the first {@value #MAX_TEXT_CHARACTERS} characters
 * @param plies number of turns
 */
public record GameSummary(
    String id,
    String source,
    GameOwners owners,
    String rules,
    String setup,
    Side toMove,
    StoredPlayer black,
    StoredPlayer white,
    long startedMs,
    OptionalLong endedMs,
    Optional<GameEnd> end,
    String comment,
    int plies) {
  /** Replaces a text that is too long to be read for a list. */
  public static final String LONG = "…";

  /** Maximum length of a setup, in characters; enough for a full board of 25 by 25 points. */
  public static final int MAX_SETUP_CHARACTERS = 4096;

  /** Maximum length of any other text, in characters. */
  public static final int MAX_TEXT_CHARACTERS = 200;

  /** Returns the summary of a game, with complete texts. */
  public static GameSummary of(StoredGame game) {
    return new GameSummary(
        game.id(),
        game.source(),
        game.owners(),
        game.start().rules(),
        SetupWords.write(game.start().setup()),
        game.start().toMove(),
        game.black(),
        game.white(),
        game.startedMs(),
        game.endedMs(),
        game.end(),
        game.comment(),
        game.turns().size());
  }

  /** Returns the game's place in lists. */
  public GameListCursor place() {
    return new GameListCursor(startedMs, id);
  }
}
