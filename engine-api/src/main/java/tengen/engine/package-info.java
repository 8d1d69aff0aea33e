/**
 * The interfaces that an engine's plugin implements. Depends only on {@code tengen.game} and {@code
 * tengen.search}.
 */
package tengen.engine;
