/** The games that a JVM in training plays to itself, for the AOT cache of its mode. */
package tengen.app.rehearsal;
