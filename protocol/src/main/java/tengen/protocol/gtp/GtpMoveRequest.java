package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import tengen.game.Side;

/**
 * A move that the engine is asked for.
 *
 * @param plays whether it is made on the board
 * @param isCancellable whether the client's next line ends the search without a move
 * @param isRepeatable whether nothing is left to chance
 * @param analysis the info lines that are wanted meanwhile; empty: none
 */
record GtpMoveRequest(
    Side side,
    boolean plays,
    boolean isCancellable,
    boolean isRepeatable,
    Optional<GtpAnalysis> analysis) {
  /** What the analysis keeps to and away from. */
  List<GtpRestriction> restrictions() {
    return analysis.map(GtpAnalysis::restrictions).orElse(List.of());
  }
}
