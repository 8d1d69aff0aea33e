package tengen.store.archive;

import java.util.List;

/**
 * The accounts that own a game.
 *
 * @param owner the account that played it or opened its table; empty without a login
 * @param guest the account of the other person at a table; empty if there is none
 */
public record GameOwners(String owner, String guest) {
  public GameOwners {
    guest = guest.equals(owner) ? "" : guest;
  }

  /** Returns an account as the only owner. */
  public static GameOwners of(String account) {
    return new GameOwners(account, "");
  }

  /** Returns whether an account owns the game. */
  public boolean include(String account) {
    return all().contains(account);
  }

  /** Returns the accounts. */
  public List<String> all() {
    return guest.isEmpty() ? List.of(owner) : List.of(owner, guest);
  }
}
