package tengen.protocol.botzone;

import java.util.Optional;
import tengen.game.Move.Place;

/**
 * A move on the wire.
 *
 * @param x column from the left, from 0; negative for no stone
 * @param y row from the top, from 0
 */
public record BotzoneMove(int x, int y) {
  static final BotzoneMove NONE = new BotzoneMove(-1, -1);

  static BotzoneMove of(Place place) {
    return new BotzoneMove(place.x(), place.y());
  }

  /** Returns the point; empty for no stone. */
  Optional<Place> stone() {
    return x < 0 ? Optional.empty() : Optional.of(new Place(x, y));
  }

  @Override
  public String toString() {
    return x + "," + y;
  }
}
