package tengen.daemon.access;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tengen.config.ClientLimits;
import tengen.config.Right;
import tengen.config.TokenConfig;

/**
 * What a client may do.
 *
 * @param name of the token's owner; empty: somebody who did not log in
 * @param engines ids of those that may be used; empty: every one
 */
public record Account(String name, Set<Right> rights, List<String> engines, ClientLimits limits) {
  /** Of whoever comes where nobody has to log in. */
  public static final Account ANYONE =
      new Account("", EnumSet.allOf(Right.class), List.of(), ClientLimits.NONE);

  public Account {
    rights = Set.copyOf(rights);
    engines = List.copyOf(engines);
  }

  static Account of(String name, TokenConfig token) {
    return new Account(name, Set.copyOf(token.rights()), token.engines(), token.limits());
  }

  /** Why it may not do this; empty: it may. */
  public Optional<String> objection(Right right) {
    return rights.contains(right)
        ? Optional.empty()
        : Optional.of(name + " may not " + right.name().toLowerCase(Locale.ROOT));
  }

  /** Whether it may play or analyse at all. */
  public boolean maySearch() {
    return rights.contains(Right.PLAY) || rights.contains(Right.ANALYSE);
  }

  /** Whether this engine is among those that it may use. */
  public boolean mayUse(String engine) {
    return engines.isEmpty() || engines.contains(engine);
  }
}
