/**
 * Micrometer's meters and events for flight recordings. Only observes: no class here may change
 * what the server does.
 */
package tengen.metrics;
