package tengen.protocol;

import java.util.Optional;

/**
 * The operator's settings for the clients of a listener; an empty value is detected from the
 * client's commands.
 *
 * @param yixinRules whether {@code INFO rule} has Yixin's numbers, where 2 is renju
 * @param rowFirst whether Gomocup's points are row and column, as Yixin-Board writes them
 */
public record ClientConventions(Optional<Boolean> yixinRules, Optional<Boolean> rowFirst) {
  /** No settings: everything is detected. */
  public static final ClientConventions UNKNOWN =
      new ClientConventions(Optional.empty(), Optional.empty());
}
