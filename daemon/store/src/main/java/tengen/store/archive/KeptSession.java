package tengen.store.archive;

import java.util.List;

/**
 * A session as the archive keeps it, so that its client can come back to it: all that it heard,
 * from which its state is made again.
 *
 * @param key the SHA-256 of its token, in hexadecimal digits: who reads the archive cannot use it
 * @param protocol its name
 * @param listener its name
 * @param owner the account; empty: nobody had to log in
 * @param client its address, for the log; of a table its opener's network
 * @param epoch how often it was opened or taken up
 * @param inputs first one first
 */
public record KeptSession(
    String key,
    String protocol,
    String listener,
    String owner,
    String client,
    long epoch,
    List<KeptInput> inputs) {
  /**
   * Maximum length of the texts of all inputs together, in UTF-16 characters. A resume reads them
   * at once, so a longer session is neither stored nor read.
   */
  public static final long MAX_CHARACTERS = 4 << 20;

  public KeptSession {
    inputs = List.copyOf(inputs);
  }

  /** One that opens, and has heard nothing. */
  public KeptSession(String key, String protocol, String listener, String owner, String client) {
    this(key, protocol, listener, owner, client, 1, List.of());
  }

  /** The same, with what it heard. */
  public KeptSession with(List<KeptInput> heard) {
    return new KeptSession(key, protocol, listener, owner, client, epoch, heard);
  }

  /** The same, taken up once more. */
  public KeptSession next() {
    return new KeptSession(key, protocol, listener, owner, client, epoch + 1, inputs);
  }

  /** What the server has that took it up last. */
  public Hold hold() {
    return new Hold(key, epoch);
  }
}
