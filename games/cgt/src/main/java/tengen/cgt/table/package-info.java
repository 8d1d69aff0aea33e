/** Reference tables of combinatorial games, recomputed row by row. */
package tengen.cgt.table;
