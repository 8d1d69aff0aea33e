/**
 * Stored games and sessions in SQLite or PostgreSQL, written by one thread. Loaded only when the
 * configuration names a database; SQL of games belongs here alone.
 */
package tengen.archive;
