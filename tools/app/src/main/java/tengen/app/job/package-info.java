/** Base classes for all kinds of jobs, with their work, submission and execution. */
package tengen.app.job;
