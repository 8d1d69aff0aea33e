package tengen.arena.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.arena.game.TimeControl;

/**
 * A requested player.
 *
 * @param id id of a configured engine; empty for an external program
 * @param command the program, then its arguments
 * @param protocol of the program, if given
 * @param directory working directory of the program, if given
 * @param name in tables and records
 * @param options of the engine, by name
 * @param restarts whether the engine is made anew for each game
 */
public record PlayerSpec(
    Optional<String> id,
    List<String> command,
    Optional<String> protocol,
    Optional<String> directory,
    String name,
    TimeControl time,
    Map<String, String> options,
    boolean restarts) {}
