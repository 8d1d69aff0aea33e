package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import tengen.game.Side;

/**
 * A request for a move.
 *
 * @param plays whether the move is played on the board
 * @param isCancellable whether the client's next line ends the search without a move
 * @param isRepeatable whether the search must be deterministic
 * @param analysis info lines during the search; empty for none
 */
record GtpMoveRequest(
    Side side,
    boolean plays,
    boolean isCancellable,
    boolean isRepeatable,
    Optional<GtpAnalysis> analysis) {
  /** Returns the restrictions of the analysis. */
  List<GtpRestriction> restrictions() {
    return analysis.map(GtpAnalysis::restrictions).orElse(List.of());
  }
}
