package tengen.arena.match;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tengen.arena.game.PlayedMove;
import tengen.game.Move;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.search.Score;

/**
 * A move of a {@link GameLine}.
 *
 * @param move {@code x,y} from the top left, from 0; {@code pass}; or the game's own notation
 * @param winRate for the side that moved
 * @param proof {@code win}, {@code draw} or {@code loss} for that side, with the plies to the end
 *     if known: {@code win 9}
 */
record MoveLine(
    String side,
    String move,
    @Nullable Double winRate,
    @Nullable String proof,
    int depth,
    long nodes,
    long micros) {

  static MoveLine of(PlayedMove played) {
    Score score = played.score().orElse(null);
    return new MoveLine(
        played.turn().side().name().toLowerCase(Locale.ROOT),
        notation(played.turn().move()),
        score instanceof Score.Estimate(double winRate) ? winRate : null,
        score == null ? null : proof(score),
        played.depth(),
        played.nodes(),
        played.micros());
  }

  PlayedMove played() {
    return new PlayedMove(
        new Turn(Side.valueOf(side.toUpperCase(Locale.ROOT)), parsed(move)),
        score(),
        depth,
        nodes,
        micros);
  }

  private Optional<Score> score() {
    if (winRate != null) {
      return Optional.of(new Score.Estimate(winRate));
    }
    return Optional.ofNullable(proof).map(MoveLine::proven);
  }

  private static @Nullable String proof(Score score) {
    return switch (score) {
      case Score.Estimate _ -> null;
      case Score.Win(OptionalInt plies) -> "win" + plies(plies);
      case Score.Loss(OptionalInt plies) -> "loss" + plies(plies);
      case Score.Draw() -> "draw";
    };
  }

  private static String plies(OptionalInt plies) {
    return plies.isPresent() ? " " + plies.getAsInt() : "";
  }

  private static Score proven(String text) {
    String[] words = text.split(" ", 2);
    OptionalInt plies =
        words.length == 2 ? OptionalInt.of(Integer.parseInt(words[1])) : OptionalInt.empty();
    return switch (words[0]) {
      case "win" -> new Score.Win(plies);
      case "loss" -> new Score.Loss(plies);
      case "draw" -> new Score.Draw();
      default -> throw new IllegalArgumentException("proof " + text);
    };
  }

  private static String notation(Move move) {
    return switch (move) {
      case Move.Place(int x, int y) -> x + "," + y;
      case Move.Pass() -> "pass";
      case Move.Text(String text) -> text;
      case Move.Places _, Move.Swap _, Move.Resign _ ->
          throw new IllegalArgumentException("not a move of a game: " + move);
    };
  }

  private static Move parsed(String notation) {
    if (notation.equals("pass")) {
      return new Move.Pass();
    }
    String[] numbers = notation.split(",", 2);
    return notation.matches("\\d+,\\d+")
        ? new Move.Place(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]))
        : new Move.Text(notation);
  }
}
