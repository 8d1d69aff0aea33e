package tengen.daemon.archive;

/** What the archive is told. */
public sealed interface Change {

  /**
   * A game has changed.
   *
   * @param game as it is now
   * @param from the turns before this one (from 0) were all in changes that found room; those from
   *     it on are new, and those that were kept behind the game's last were taken back
   */
  record OfGame(KeptGame game, int from) implements Change {}

  /**
   * A session has opened that its client can come back to; told again, it adds what was not kept of
   * what it heard.
   */
  record SessionOpened(KeptSession session) implements Change {}

  /** Such a session has heard something; {@code key} is {@link KeptSession#key()}. */
  record SessionHeard(String key, KeptInput input) implements Change {}

  /**
   * This input takes the place of all that such a session has heard up to its number: it tells what
   * they told.
   */
  record SessionReplaced(String key, KeptInput snapshot) implements Change {}

  /** Such a session is over: nobody comes back to it. */
  record SessionEnded(String key) implements Change {}

  /** Such a session goes on: nothing changes. */
  record SessionGoesOn() implements Change {}

  /** What a server tells of a session and its games counts only where its hold is good. */
  record Held(Hold hold, Change change) implements Change {}
}
