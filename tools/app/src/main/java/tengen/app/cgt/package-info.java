/** The command {@code cgt}: values of combinatorial games, and checks of their tables. */
package tengen.app.cgt;
