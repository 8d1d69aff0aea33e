/** Games of NoGo for the training of a network, and their files. */
package tengen.nogo.game;
