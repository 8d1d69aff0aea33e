package tengen.store.games;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.Move;
import tengen.game.Setup;
import tengen.protocol.record.GameRecord;
import tengen.protocol.record.RecordedMove;
import tengen.protocol.record.SgfProperties;
import tengen.store.archive.StoredEvaluation;
import tengen.store.archive.StoredGame;
import tengen.store.archive.StoredPlayer;
import tengen.store.archive.StoredTurn;
import tengen.store.archive.TextSize;

/**
 * Limits of one stored game, so that reading it later needs bounded memory. Sizes are in bytes of
 * UTF-8.
 */
public final class GameLimits {
  /** Maximum size of a player's name, an engine's id and a file's date. */
  private static final int MAX_NAME_BYTES = 1024;

  /** Maximum total size of the comments on a game and its moves. */
  private static final int MAX_COMMENT_BYTES = 1 << 20;

  /** Maximum total size of all moves, including branches and variations. */
  private static final int MAX_MOVE_BYTES = 1 << 20;

  /** Estimated size of a move on a board. */
  private static final int POINT_BYTES = 8;

  private GameLimits() {}

  /** Returns why the game is not stored; empty if it is within all limits. */
  public static Optional<String> objection(StoredGame game) {
    if (properties(game).mapToLong(String::length).sum() > SgfProperties.MAX_CHARS) {
      return Optional.of("more than " + SgfProperties.MAX_CHARS + " characters of properties");
    }
    if (moves(game).count() > GameRecord.MAX_MOVES) {
      return Optional.of("more than " + GameRecord.MAX_MOVES + " moves");
    }
    if (game.start().setup() instanceof Setup.Text(String notation)
        && notation.length() > GameRecord.MAX_TEXT_CHARACTERS) {
      return Optional.of(
          "begins with a text of more than " + GameRecord.MAX_TEXT_CHARACTERS + " characters");
    }
    if (TextSize.utf8Bytes(game.file().date().orElse("")) > MAX_NAME_BYTES) {
      return Optional.of("a date of more than " + MAX_NAME_BYTES + " bytes");
    }
    return Stream.of(game.black(), game.white())
        .flatMap(player -> objection(player).stream())
        .findFirst()
        .or(() -> objectionToTexts(game));
  }

  private static Optional<String> objection(StoredPlayer player) {
    if (TextSize.utf8Bytes(player.name()) > MAX_NAME_BYTES
        || TextSize.utf8Bytes(player.engine()) > MAX_NAME_BYTES) {
      return Optional.of("a player's name of more than " + MAX_NAME_BYTES + " bytes");
    }
    return TextSize.utf8Bytes(player.options()) > StoredPlayer.MAX_OPTIONS_BYTES
        ? Optional.of(
            "a player's options of more than " + StoredPlayer.MAX_OPTIONS_BYTES + " bytes")
        : Optional.empty();
  }

  private static Optional<String> objectionToTexts(StoredGame game) {
    if (TextSize.utf8Bytes(game.comment()) + comments(game).mapToLong(TextSize::utf8Bytes).sum()
        > MAX_COMMENT_BYTES) {
      return Optional.of("comments of more than " + MAX_COMMENT_BYTES + " bytes");
    }
    return Stream.concat(moves(game), variations(game)).mapToLong(GameLimits::bytes).sum()
            > MAX_MOVE_BYTES
        ? Optional.of("moves and variations of more than " + MAX_MOVE_BYTES + " bytes")
        : Optional.empty();
  }

  private static Stream<String> properties(StoredGame game) {
    return Stream.concat(
        Stream.of(game.file().properties()),
        Stream.concat(
            game.turns().stream().map(StoredTurn::properties),
            game.branchMoves().map(RecordedMove::properties)));
  }

  private static Stream<String> comments(StoredGame game) {
    return Stream.concat(
        game.turns().stream().map(StoredTurn::comment),
        game.branchMoves().map(RecordedMove::comment));
  }

  private static Stream<Move> moves(StoredGame game) {
    return Stream.concat(
        game.turns().stream().map(turn -> turn.turn().move()),
        game.branchMoves().map(move -> move.turn().move()));
  }

  private static Stream<Move> variations(StoredGame game) {
    return game.turns().stream()
        .flatMap(turn -> turn.thought().stream())
        .map(StoredEvaluation::line)
        .flatMap(line -> line.stream());
  }

  private static long bytes(Move move) {
    return switch (move) {
      case Move.Text(String notation) -> TextSize.utf8Bytes(notation);
      case Move.Places places -> (long) POINT_BYTES * places.points().size();
      case Move.Place _, Move.Pass _, Move.Swap _, Move.Resign _ -> POINT_BYTES;
    };
  }
}
