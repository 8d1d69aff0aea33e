/** The base of all kinds of jobs: their work, their submission and their runner. */
package tengen.app.job;
