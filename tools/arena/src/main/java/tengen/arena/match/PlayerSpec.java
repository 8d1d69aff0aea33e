package tengen.arena.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.arena.game.TimeControl;

/**
 * A player that is wanted.
 *
 * @param id of a configured engine; empty: a program is to be run
 * @param command the program, then its arguments
 * @param protocol that the program speaks, where told
 * @param name in tables and records
 * @param options of the engine, by name
 */
public record PlayerSpec(
    Optional<String> id,
    List<String> command,
    Optional<String> protocol,
    String name,
    TimeControl time,
    Map<String, String> options) {}
