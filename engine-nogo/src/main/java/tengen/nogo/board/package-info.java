/** NoGo boards that know at every moment where either side may play. */
package tengen.nogo.board;
