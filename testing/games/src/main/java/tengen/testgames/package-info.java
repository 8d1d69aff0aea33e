/**
 * Two games as plugin authors would provide them: Connect6, with two stones a turn, and Othello.
 */
package tengen.testgames;
