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
 * The rights and limits of a client.
 *
 * @param name of the token's owner; empty without a login
 * @param engines ids of the allowed engines; empty for all
 */
public record Account(String name, Set<Right> rights, List<String> engines, ClientLimits limits) {
  /** The account of clients where no login is required. */
  public static final Account ANYONE =
      new Account("", EnumSet.allOf(Right.class), List.of(), ClientLimits.NONE);

  public Account {
    rights = Set.copyOf(rights);
    engines = List.copyOf(engines);
  }

  static Account of(String name, TokenConfig token) {
    return new Account(name, Set.copyOf(token.rights()), token.engines(), token.limits());
  }

  /** Returns why the account lacks a right; empty if it has it. */
  public Optional<String> objection(Right right) {
    return rights.contains(right)
        ? Optional.empty()
        : Optional.of(name + " may not " + right.name().toLowerCase(Locale.ROOT));
  }

  /** Returns whether the account may play or analyse. */
  public boolean maySearch() {
    return rights.contains(Right.PLAY) || rights.contains(Right.ANALYSE);
  }

  /** Returns whether the account may use an engine. */
  public boolean mayUse(String engine) {
    return engines.isEmpty() || engines.contains(engine);
  }
}
