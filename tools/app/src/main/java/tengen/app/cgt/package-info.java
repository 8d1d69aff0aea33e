/**
 * The command {@code cgt}, which computes values of combinatorial games and checks tables of them.
 */
package tengen.app.cgt;
