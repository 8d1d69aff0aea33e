package tengen.arena;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tengen.arena.game.GameOutcome;
import tengen.arena.game.GameResult;
import tengen.arena.game.PlayedMove;
import tengen.arena.game.Reason;
import tengen.game.Move;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.search.Score;

/** Creates finished games for tests. */
public final class PlayedGames {
  private PlayedGames() {}

  /**
   * Creates a game decided by the rules: {@code B} or {@code W} for the winner's colour, {@code =}
   * for a draw.
   */
  public static GameResult game(int number, String black, String white, char winner) {
    GameOutcome outcome =
        switch (winner) {
          case 'B' -> GameOutcome.won(Side.BLACK, Reason.WON, "five in a row");
          case 'W' -> GameOutcome.won(Side.WHITE, Reason.WON, "five in a row");
          default -> GameOutcome.drawn(Reason.DRAWN, "the board is full");
        };
    return game(number, black, white, outcome);
  }

  /** Creates a game with two moves. */
  public static GameResult game(int number, String black, String white, GameOutcome outcome) {
    return game(number, black, white, 0, outcome);
  }

  /** Creates a game with two moves and an unplayed one. */
  public static GameResult game(
      int number, String black, String white, long unplayedMicros, GameOutcome outcome) {
    var first =
        new PlayedMove(
            new Turn(Side.BLACK, new Move.Place(0, 0)),
            Optional.of(new Score.Win(OptionalInt.of(9))),
            9,
            20_000,
            10_000);
    var second =
        new PlayedMove(
            new Turn(Side.WHITE, new Move.Place(1, 0)), Optional.empty(), 0, 0, 30_500 + number);
    return new GameResult(
        number,
        (number + 1) / 2,
        black,
        white,
        Players.empty("gomoku-freestyle", 15),
        List.of(first, second),
        unplayedMicros,
        outcome);
  }

  /**
   * Creates games in which two players alternate colours. {@code results} has {@code W}, {@code D}
   * or {@code L} for each, from the first player's view.
   */
  public static Stream<GameResult> between(String one, String other, String results) {
    return Stream.iterate(1, number -> number + 1)
        .limit(results.length())
        .map(
            number -> {
              boolean isBlack = number % 2 == 1;
              char winner =
                  switch (results.charAt(number - 1)) {
                    case 'W' -> isBlack ? 'B' : 'W';
                    case 'L' -> isBlack ? 'W' : 'B';
                    default -> '=';
                  };
              return isBlack ? game(number, one, other, winner) : game(number, other, one, winner);
            });
  }
}
