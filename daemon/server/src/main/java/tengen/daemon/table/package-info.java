/**
 * Tables: games that continue without their clients. Sessions reach them through an interface in
 * {@code tengen.daemon.session}.
 */
package tengen.daemon.table;
