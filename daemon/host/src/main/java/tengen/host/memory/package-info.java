/**
 * Memory limits for data of clients, and what happens when the heap is full. Knows nothing of the
 * data.
 */
package tengen.host.memory;
