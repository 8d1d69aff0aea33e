/**
 * The engine {@code nogo-classic}, which other engines are measured against. Its strength stays as
 * it is.
 */
package tengen.engine.classic.nogo;
