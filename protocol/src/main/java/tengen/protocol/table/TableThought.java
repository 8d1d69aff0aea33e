package tengen.protocol.table;

import java.util.Optional;
import tengen.search.Variation;

/**
 * An engine's report about a move that it played.
 *
 * @param spentMs time from the request
 * @param nodes positions or playouts
 * @param best the move with its expected variation, if reported
 */
public record TableThought(long spentMs, long nodes, Optional<Variation> best) {}
