/**
 * Helpers for tests: clients, processes, plugin jars, a database, waits. No main code may use them.
 */
package tengen.support;
