/** Questions to an engine, their limits, and its answers. Depends only on {@code tengen.game}. */
package tengen.search;
