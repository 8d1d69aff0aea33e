/**
 * Other programs as engines: the client's side of GTP and Gomocup, and the watch over a process.
 * Lines are printed and parsed by {@code tengen.protocol}.
 */
package tengen.process;
