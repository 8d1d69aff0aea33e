package tengen.arena.match;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tengen.arena.game.GameOutcome;
import tengen.arena.game.GameResult;
import tengen.arena.game.Opening;
import tengen.arena.game.PlayedMove;
import tengen.arena.game.Reason;
import tengen.game.Side;

/**
 * A game as a JSON object whose keys are the component names.
 *
 * @param game its number
 * @param opening its name
 * @param winner {@code black}, {@code white} or {@code none}
 * @param reason a {@link Reason} in lower case
 * @param unplayedMicros as in {@link GameResult}; null in files of earlier versions
 */
record GameLine(
    int game,
    int pair,
    String black,
    String white,
    String rules,
    String opening,
    String winner,
    String reason,
    String detail,
    List<MoveLine> moves,
    @Nullable Long unplayedMicros) {

  static GameLine of(GameResult result) {
    return new GameLine(
        result.number(),
        result.pair(),
        result.black(),
        result.white(),
        result.opening().position().rules(),
        result.opening().name(),
        result.outcome().winner().map(side -> side.name().toLowerCase(Locale.ROOT)).orElse("none"),
        result.outcome().reason().name().toLowerCase(Locale.ROOT),
        result.outcome().detail(),
        result.moves().stream().map(MoveLine::of).toList(),
        result.unplayedMicros());
  }

  /** Restores the result, given its opening. */
  GameResult result(Opening from) {
    Optional<Side> won =
        winner.equals("none")
            ? Optional.empty()
            : Optional.of(Side.valueOf(winner.toUpperCase(Locale.ROOT)));
    var outcome = new GameOutcome(won, Reason.valueOf(reason.toUpperCase(Locale.ROOT)), detail);
    List<PlayedMove> played = moves.stream().map(MoveLine::played).toList();
    long unplayed = unplayedMicros == null ? 0 : unplayedMicros;
    return new GameResult(game, pair, black, white, from, played, unplayed, outcome);
  }
}
