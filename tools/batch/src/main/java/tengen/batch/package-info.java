/**
 * Jobs in SQLite or PostgreSQL, on db-scheduler's queue. Loaded only for jobs; knows units as
 * texts, not what they do.
 */
package tengen.batch;
