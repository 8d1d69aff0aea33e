/** Files with the parts of a work, one JSON object a line. */
package tengen.arena.file;
