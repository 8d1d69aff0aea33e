/** Handlers and formats of the log. What is logged is decided elsewhere. */
package tengen.daemon.log;
