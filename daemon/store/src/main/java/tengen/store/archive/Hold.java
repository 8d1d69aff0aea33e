package tengen.store.archive;

/**
 * What a server has that has taken a session up: it is good until another one takes it up.
 *
 * @param key of the session
 * @param epoch how often it was opened or taken up until then
 */
public record Hold(String key, long epoch) {
  /** Of who opens a session. */
  public static Hold first(String key) {
    return new Hold(key, 1);
  }
}
