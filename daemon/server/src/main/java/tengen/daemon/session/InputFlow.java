package tengen.daemon.session;

/** Flow control for a session's input. Called on the session's loop. */
interface InputFlow {
  /** Tells the transport whether the session can take more input. */
  void setReading(boolean more);

  /** Reserves memory for a game, in bytes. Rejects the client if there is none. */
  void reserveForGame(long gameBytes);

  /** Ends the session after another server has taken it over. */
  void takenOver();

  /** Ends the session after it ran out of memory and released what it held. */
  void outOfMemory(Throwable fault);

  /** Reserves memory for waiting commands, in bytes; returns whether there is enough. */
  boolean hasRoom(long waitingBytes);
}
