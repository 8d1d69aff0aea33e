/** Programs that make opening books for {@code gomoku}. */
package tengen.gomoku;
