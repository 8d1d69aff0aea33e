package tengen.arena.batch;

/**
 * Work that is cut into units.
 *
 * @param id the same for the same work
 * @param kind who can do its units, as in {@code match}
 * @param spec what its units have in common, as the kind writes it
 * @param build of the program that has cut it; no other does its units
 */
public record Job(String id, String kind, String spec, String build) {}
