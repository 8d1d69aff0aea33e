/**
 * The state machine of a search, and what a match's games share with it. A pure function takes a
 * state and an input to the next state and its effects; a {@link tengen.host.watch.SharedMachine}
 * does so under one lock. Effects on the search's own run (its thread, its control, its alarm) are
 * performed under that lock, so that an interrupt never reaches the next search of the thread.
 * Effects that call others are performed once the lock is free.
 *
 * <p>The stages of a search:
 *
 * <ul>
 *   <li>{@code NEW}: the search was made. {@code Queued} leads to {@code WAITING}, {@code
 *       QueueFull} to {@code TURNED_AWAY}, {@code Placed} to {@code STARTING}.
 *   <li>{@code TURNED_AWAY}: the queue was full or the engine is disabled. After a moment, or at a
 *       stop, the search is answered without an engine and has ended.
 *   <li>{@code WAITING}: the search is in the queue. {@code Placed} leads to {@code STARTING}. At
 *       its limit, or at a stop, it leaves the queue, is answered without an engine and has ended.
 *   <li>{@code STARTING}: the search has a place in the pool, and {@code Begun} leads to {@code
 *       CREATING}. Where no thread starts, the search is answered without an engine and has ended.
 *   <li>{@code CREATING}: a thread makes the engine, or tells it of its game. {@code Made} leads to
 *       {@code RUNNING}. Some time after its limit or its stop, the search is answered without the
 *       engine and gives its place back: {@code CREATING_LATE}.
 *   <li>{@code CREATING_LATE}: the engine gets ready for the next search. After ten minutes, or
 *       half a minute where its session has {@code Left}, it is given up: {@code GIVEN_UP}.
 *   <li>{@code RUNNING}: the engine searches. Some time after its limit or its stop, the search is
 *       answered without the engine: {@code RUNNING_LATE}.
 *   <li>{@code RUNNING_LATE}: the engine may still come back. A moment later its thread is
 *       interrupted, and its session goes on with another engine: {@code GIVEN_UP}.
 *   <li>{@code GIVEN_UP}: after two more seconds the thread counts as stuck and the place goes to
 *       others: {@code STUCK}.
 *   <li>{@code ENDED}: {@code Returned} leads here from every stage.
 * </ul>
 *
 * <p>Other inputs change no stage by themselves. {@code Stopped} and {@code Changed} move the
 * instant at which a search is due. {@code PauseAsked} stops the run of a background search that
 * has lasted two seconds; {@code Returned} then leads back to {@code WAITING}, unless the search
 * was stopped or answered meanwhile. {@code Shared} and {@code Unshared} shorten the limits that
 * are in force while others wait. {@code Looked} is an alarm that has gone off: it moves the search
 * on where the time has come, and otherwise does nothing, since it may come late.
 *
 * <p>{@link tengen.host.watch.SearchWatchdog} holds the stages and the times between them. A game
 * of a match has a state machine of its own, with one watchdog for each call of an engine.
 */
package tengen.host.watch;
