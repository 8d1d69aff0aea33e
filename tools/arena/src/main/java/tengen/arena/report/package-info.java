/**
 * Results of matches as text, Markdown and JSON. Computes nothing; {@code tengen.arena.stats} does.
 */
package tengen.arena.report;
