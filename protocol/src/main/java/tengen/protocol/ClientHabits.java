package tengen.protocol;

import java.util.Optional;

/**
 * What an operator says of the clients of a listener; what is empty shows in what they say.
 *
 * @param yixinRules whether {@code INFO rule} has Yixin's numbers, where 2 is renju
 * @param rowFirst whether Gomocup's points are row and column, as Yixin-Board writes them
 */
public record ClientHabits(Optional<Boolean> yixinRules, Optional<Boolean> rowFirst) {
  /** Nothing is known of them. */
  public static final ClientHabits UNKNOWN = new ClientHabits(Optional.empty(), Optional.empty());
}
