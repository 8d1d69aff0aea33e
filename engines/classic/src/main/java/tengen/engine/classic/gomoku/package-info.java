/**
 * The engine {@code gomoku-classic}, which other engines are measured against. Its strength stays
 * as it is.
 */
package tengen.engine.classic.gomoku;
