/** The command {@code tune}, and tuning as a job. */
package tengen.app.tune;
