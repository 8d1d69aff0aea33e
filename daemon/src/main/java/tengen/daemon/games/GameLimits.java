package tengen.daemon.games;

import java.util.Optional;
import java.util.stream.Stream;
import tengen.daemon.archive.KeptGame;
import tengen.daemon.archive.KeptPlayer;
import tengen.daemon.archive.KeptThought;
import tengen.daemon.archive.KeptTurn;
import tengen.game.Move;
import tengen.game.Setup;
import tengen.protocol.record.RecordedMove;

/**
 * Limits on what is stored of one game, so that whoever reads it later needs bounded memory. Bytes
 * are those of UTF-8.
 */
public final class GameLimits {
  /** Turns of the game and moves of its branches. Judging them may take the square. */
  private static final int MAX_MOVES = 10_000;

  private static final int MAX_SETUP_CHARACTERS = 65_536;

  /** Maximum size of a player's name, and of an engine's id. */
  private static final int MAX_NAME_BYTES = 1024;

  /** Maximum size of the comments on the game and on all its moves. */
  private static final int MAX_COMMENT_BYTES = 1 << 20;

  /** Maximum size of all moves, in branches and in the variations of engines too. */
  private static final int MAX_MOVE_BYTES = 1 << 20;

  /** Estimated size of a move that is written by the names of points. */
  private static final int POINT_BYTES = 8;

  private GameLimits() {}

  /** Returns why the game is not stored; empty if it is within all limits. */
  public static Optional<String> objection(KeptGame game) {
    if (moves(game).count() > MAX_MOVES) {
      return Optional.of("more than " + MAX_MOVES + " moves");
    }
    if (game.start().setup() instanceof Setup.Text(String notation)
        && notation.length() > MAX_SETUP_CHARACTERS) {
      return Optional.of("begins with a text of more than " + MAX_SETUP_CHARACTERS + " characters");
    }
    return Stream.of(game.black(), game.white())
        .flatMap(player -> objection(player).stream())
        .findFirst()
        .or(() -> objectionToTexts(game));
  }

  private static Optional<String> objection(KeptPlayer player) {
    if (bytes(player.name()) > MAX_NAME_BYTES || bytes(player.engine()) > MAX_NAME_BYTES) {
      return Optional.of("a player's name of more than " + MAX_NAME_BYTES + " bytes");
    }
    return bytes(player.options()) > KeptPlayer.MAX_OPTIONS_BYTES
        ? Optional.of("a player's options of more than " + KeptPlayer.MAX_OPTIONS_BYTES + " bytes")
        : Optional.empty();
  }

  private static Optional<String> objectionToTexts(KeptGame game) {
    if (bytes(game.comment()) + comments(game).mapToLong(GameLimits::bytes).sum()
        > MAX_COMMENT_BYTES) {
      return Optional.of("comments of more than " + MAX_COMMENT_BYTES + " bytes");
    }
    return Stream.concat(moves(game), variations(game)).mapToLong(GameLimits::bytes).sum()
            > MAX_MOVE_BYTES
        ? Optional.of("moves and variations of more than " + MAX_MOVE_BYTES + " bytes")
        : Optional.empty();
  }

  private static Stream<RecordedMove> inBranches(KeptGame game) {
    return game.branches().stream().flatMap(branch -> branch.moves().stream());
  }

  private static Stream<String> comments(KeptGame game) {
    return Stream.concat(
        game.turns().stream().map(KeptTurn::comment), inBranches(game).map(RecordedMove::comment));
  }

  private static Stream<Move> moves(KeptGame game) {
    return Stream.concat(
        game.turns().stream().map(turn -> turn.turn().move()),
        inBranches(game).map(move -> move.turn().move()));
  }

  private static Stream<Move> variations(KeptGame game) {
    return game.turns().stream()
        .flatMap(turn -> turn.thought().stream())
        .map(KeptThought::line)
        .flatMap(line -> line.stream());
  }

  private static long bytes(Move move) {
    return switch (move) {
      case Move.Text(String notation) -> bytes(notation);
      case Move.Places places -> (long) POINT_BYTES * places.points().size();
      case Move.Place _, Move.Pass _, Move.Swap _, Move.Resign _ -> POINT_BYTES;
    };
  }

  private static long bytes(String text) {
    long bytes = 0;
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      if (each < 0x80) {
        bytes++;
      } else {
        // A surrogate is half of a character of four bytes.
        bytes += each < 0x800 || Character.isSurrogate(each) ? 2 : 3;
      }
    }
    return bytes;
  }
}
