/**
 * The state machine of a search, and the parts that it shares with a match's games. A pure function
 * returns the next state and the effects for a state and an input; a {@link
 * tengen.host.watch.SharedMachine} calls it under one lock. Effects on the search's own run (its
 * thread, control and alarm) are performed under that lock, so that an interrupt never reaches the
 * thread's next search. Effects that call other objects are performed after the lock is released.
 *
 * <p>The stages of a search:
 *
 * <ul>
 *   <li>{@code NEW}: the search was created. {@code Queued} leads to {@code WAITING}, {@code
 *       QueueFull} to {@code TURNED_AWAY}, {@code Placed} to {@code STARTING}.
 *   <li>{@code TURNED_AWAY}: the queue was full, or the engine is disabled. After a short delay, or
 *       at a stop, the search is answered without an engine and has ended.
 *   <li>{@code WAITING}: the search is in the queue. {@code Placed} leads to {@code STARTING}. At
 *       its limit, or at a stop, it leaves the queue, is answered without an engine and has ended.
 *   <li>{@code STARTING}: the search has a place in the pool. {@code ThreadStarted} leads to {@code
 *       CREATING}. If no thread starts, the search is answered without an engine and has ended.
 *   <li>{@code CREATING}: the thread creates the engine, or tells it the game. {@code
 *       EngineCreated} leads to {@code RUNNING}. Some time after the limit or a stop, the search is
 *       answered without the engine and leaves its place to others: {@code CREATING_LATE}.
 *   <li>{@code CREATING_LATE}: the engine loads for the next search. After ten minutes, or half a
 *       minute after {@code Released}, the engine is abandoned: {@code GIVEN_UP}.
 *   <li>{@code RUNNING}: the engine searches. Some time after the limit or a stop, the search is
 *       answered without the engine: {@code RUNNING_LATE}.
 *   <li>{@code RUNNING_LATE}: the engine may still return. If it does not, its thread is
 *       interrupted, and its session gets another engine: {@code GIVEN_UP}.
 *   <li>{@code GIVEN_UP}: after two more seconds the thread counts as stuck, and others get its
 *       place: {@code STUCK}.
 *   <li>{@code ENDED}: {@code Returned} leads here from every stage.
 * </ul>
 *
 * <p>The other inputs do not change the stage themselves. {@code Stopped} and {@code Changed} move
 * the time at which the search is due. {@code PauseRequested} stops a background search that has
 * run for two seconds; {@code Returned} then leads back to {@code WAITING}, unless the search was
 * stopped or answered meanwhile. {@code Shared} and {@code Unshared} shorten and restore the limits
 * while other searches wait. {@code AlarmFired} advances the stage if the time for it has come; the
 * alarm may fire late.
 *
 * <p>{@link tengen.host.watch.SearchWatchdog} holds the stages and their times. A game of a match
 * has its own state machine, with one watchdog for each call of an engine.
 */
package tengen.host.watch;
