/** The command {@code doctor}, which checks an installation. */
package tengen.app.doctor;
