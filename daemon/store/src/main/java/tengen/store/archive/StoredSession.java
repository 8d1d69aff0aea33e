package tengen.store.archive;

import java.util.List;

/**
 * A session as stored in the archive: its inputs, from which a resume restores its state.
 *
 * @param key SHA-256 of its token, in hexadecimal, so that the archive does not reveal the token
 * @param protocol name of the protocol
 * @param listener name of the listener
 * @param owner the account; empty without a login
 * @param client its address, for logs; for a table, the opener's network
 * @param epoch number of times the session was opened or taken over
 * @param inputs in order
 */
public record StoredSession(
    String key,
    String protocol,
    String listener,
    String owner,
    String client,
    long epoch,
    List<StoredInput> inputs) {
  /**
   * Maximum total length of the inputs' texts, in UTF-16 characters. A resume reads them all at
   * once, so a longer session is neither stored nor read.
   */
  public static final long MAX_CHARACTERS = 4 << 20;

  public StoredSession {
    inputs = List.copyOf(inputs);
  }

  /** Creates a new session without inputs. */
  public StoredSession(String key, String protocol, String listener, String owner, String client) {
    this(key, protocol, listener, owner, client, 1, List.of());
  }

  /** Returns the session with inputs. */
  public StoredSession with(List<StoredInput> received) {
    return new StoredSession(key, protocol, listener, owner, client, epoch, received);
  }

  /** Returns the session after another takeover. */
  public StoredSession next() {
    return new StoredSession(key, protocol, listener, owner, client, epoch + 1, inputs);
  }

  /** Returns the hold of the server that took the session over last. */
  public Hold hold() {
    return new Hold(key, epoch);
  }
}
