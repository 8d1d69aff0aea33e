/**
 * Checks of an engine or program against the transcripts. Part of the program, for {@code tengen
 * check-engine}.
 */
package tengen.conformance;
