/** The command {@code solve}, and solving as a job. */
package tengen.app.solve;
