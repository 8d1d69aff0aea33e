/** Duels between two tables of an engine, and tuning by them, for all training programs. */
package tengen.training;
