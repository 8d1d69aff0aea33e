package tengen.daemon.table;

import tengen.store.archive.StoredSession;

/**
 * The account or network that a table is charged to.
 *
 * @param account empty if no login was required
 * @param network the client's network; empty if there is an account or the network is unknown
 */
record TableOpener(String account, String network) {
  TableOpener {
    network = account.isEmpty() ? network : "";
  }

  /** Returns the opener of a stored table. */
  static TableOpener of(StoredSession head) {
    return new TableOpener(head.owner(), head.client());
  }
}
