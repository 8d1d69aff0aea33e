package tengen.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.protocol.gomocup.GomocupCommand.Stone;

/** Conversion of a position to the lines of a Gomocup BOARD command. */
final class BoardLines {
  private static final int OWN = 1;
  private static final int OPPONENT = 2;
  private static final int NEUTRAL = 3;

  private BoardLines() {}

  /**
   * Returns the setup's stones with alternating colours, then the played stones in order, as renju
   * requires. The referee decides which of them have become neutral.
   */
  static List<Stone> of(Position position, @Nullable GameRules referee) {
    Setup.Board start = board(position);
    Setup.Board now =
        Optional.ofNullable(referee).flatMap(rules -> rules.board(position)).orElse(start);
    List<Place> points = new ArrayList<>();
    for (int i = 0; i < Math.max(start.black().size(), start.white().size()); i++) {
      start.black().stream().skip(i).limit(1).forEach(points::add);
      start.white().stream().skip(i).limit(1).forEach(points::add);
    }
    for (Turn turn : position.turns()) {
      if (turn.move() instanceof Place point) {
        points.add(point);
      }
    }
    points.addAll(start.neutral());
    return points.stream().map(point -> stone(point, now, position.toMove())).toList();
  }

  private static Stone stone(Place point, Setup.Board now, Side toMove) {
    List<Place> own = toMove == Side.BLACK ? now.black() : now.white();
    int field = now.neutral().contains(point) ? NEUTRAL : own.contains(point) ? OWN : OPPONENT;
    return new Stone(point.x(), point.y(), OptionalInt.of(field));
  }

  /** Returns the board that a Gomoku position starts from. */
  static Setup.Board board(Position position) {
    return switch (position.setup()) {
      case Setup.Board board -> board;
      case Setup.Text text -> throw new IllegalArgumentException("no board: " + text);
    };
  }
}
