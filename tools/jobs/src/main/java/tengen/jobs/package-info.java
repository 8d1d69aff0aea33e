/**
 * The interfaces of jobs: units, workers and results. Kinds of jobs belong to the commands, their
 * storage to {@code tengen.batch}.
 */
package tengen.jobs;
