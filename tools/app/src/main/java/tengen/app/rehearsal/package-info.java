/** The games that a JVM plays in a training run, for the AOT cache of each mode. */
package tengen.app.rehearsal;
