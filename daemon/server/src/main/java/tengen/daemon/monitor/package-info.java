/** The interfaces by which the server is observed, and its health. Metrics implement them. */
package tengen.daemon.monitor;
