/** Two games as their authors would bring them: Connect6, with two stones a turn, and Othello. */
package tengen.testgames;
