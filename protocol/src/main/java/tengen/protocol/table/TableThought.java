package tengen.protocol.table;

import java.util.Optional;
import tengen.search.Variation;

/**
 * What an engine thought when it made its move.
 *
 * @param spentMs from where it was asked
 * @param nodes positions, or playouts
 * @param best the move and what it expected to follow, where it said so
 */
public record TableThought(long spentMs, long nodes, Optional<Variation> best) {}
