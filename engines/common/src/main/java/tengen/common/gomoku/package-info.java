/** Code that the Gomoku engines share: the rules that they play, and when a row wins. */
package tengen.common.gomoku;
