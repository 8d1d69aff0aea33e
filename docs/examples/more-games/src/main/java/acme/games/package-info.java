/** Two games as a plugin: Connect6, with two stones a turn, and Othello. */
package acme.games;
