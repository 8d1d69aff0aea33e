package tengen.daemon.table;

import tengen.store.archive.KeptSession;

/**
 * For whom a table counts: whoever has opened it.
 *
 * @param account empty: nobody had to log in
 * @param network the address; empty: there is an account, or it is not known
 */
record TableOpener(String account, String network) {
  TableOpener {
    network = account.isEmpty() ? network : "";
  }

  /** Who has opened the table that is kept so. */
  static TableOpener of(KeptSession head) {
    return new TableOpener(head.owner(), head.client());
  }
}
