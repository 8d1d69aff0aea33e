/**
 * Sessions on standard input and output. The only package of the server that may write to standard
 * output.
 */
package tengen.daemon.stdio;
