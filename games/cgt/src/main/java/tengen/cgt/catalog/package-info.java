/** All games by id, and texts that name a game and a position of it, or a sum of them. */
package tengen.cgt.catalog;
