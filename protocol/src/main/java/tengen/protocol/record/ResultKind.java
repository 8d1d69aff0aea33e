package tengen.protocol.record;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.Side;

/** A kind of result of a recorded game. */
public enum ResultKind {
  BLACK,
  WHITE,
  DRAW,
  /** The game is not over, or its result is unknown. */
  UNFINISHED;

  /** Returns the result of a game with this end. */
  public static ResultKind of(Optional<GameEnd> end) {
    return end.map(ResultKind::of).orElse(UNFINISHED);
  }

  private static ResultKind of(GameEnd end) {
    return end.winner().map(winner -> winner == Side.BLACK ? BLACK : WHITE).orElse(DRAW);
  }

  /** Returns the name in queries: {@code black}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the result with a name. */
  public static Optional<ResultKind> named(String name) {
    return Stream.of(values()).filter(each -> each.toString().equals(name)).findFirst();
  }
}
