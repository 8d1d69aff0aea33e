package tengen.protocol.record;

import java.util.List;

/**
 * A line of consecutive nodes: the main line, or a variation from where it leaves another line.
 *
 * @param of number of the line that it leaves, from 0; unused for the main line
 * @param depth number of nodes before its first one, including the root
 * @param nodes at least one
 */
record SgfLine(int of, int depth, List<SgfNode> nodes) {}
