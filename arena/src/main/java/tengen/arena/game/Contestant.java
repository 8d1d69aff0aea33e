package tengen.arena.game;

import tengen.daemon.search.ConfiguredEngine;

/**
 * One player of a match.
 *
 * @param name in tables and records; no two of a match share one
 */
public record Contestant(String name, ConfiguredEngine engine, TimeControl time) {}
