/** NoGo boards that keep the legal moves of both sides up to date. */
package tengen.nogo.board;
