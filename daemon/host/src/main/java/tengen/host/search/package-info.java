/**
 * The search service, which runs the searches of all sessions on a bounded number of threads. The
 * stages of a single search are in {@code tengen.host.watch}.
 */
package tengen.host.search;
