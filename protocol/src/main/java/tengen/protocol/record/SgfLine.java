package tengen.protocol.record;

import java.util.List;

/**
 * Nodes one after another: those of a file's first branch everywhere, or from where another one
 * leaves a line.
 *
 * @param of the line that it leaves, by its number from 0; that of the first one means nothing
 * @param depth so many nodes stand before it, the root's among them
 * @param nodes at least one
 */
record SgfLine(int of, int depth, List<SgfNode> nodes) {}
