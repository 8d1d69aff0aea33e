/** The catalog of all games by id, and the texts that name a game with a position, or a sum. */
package tengen.cgt.catalog;
