package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import tengen.game.Side;
import tengen.protocol.Effect;

/** The outcome of a command: a reply without its id, or a request to the engine or the host. */
sealed interface GtpOutcome {

  /** A reply that ends the command. */
  sealed interface Reply extends GtpOutcome {}

  /**
   * A success.
   *
   * @param effects before the reply
   */
  record Success(GtpState state, String text, List<Effect<GtpReply>> effects) implements Reply {}

  /**
   * A failure; the state does not change.
   *
   * @param note for the operator's log
   */
  record Rejected(String message, Optional<String> note) implements Reply {
    Rejected(String message) {
      this(message, Optional.empty());
    }
  }

  /** A request to the engine for a move. */
  record Search(GtpMoveRequest request) implements GtpOutcome {}

  /** A request to the engine for an analysis. */
  record Analyze(GtpAnalysis analysis, Side side) implements GtpOutcome {}

  /** The analysis of a finished game, which has no moves. */
  record NothingToAnalyze() implements GtpOutcome {}

  /** The move of an analysis that ends at once. */
  record AnalyzedMove(GtpState state, String move) implements GtpOutcome {}

  /** A request to the engine about a topic, with this side to move. */
  record Inspect(String topic, Side side, GtpTopics.Form form) implements GtpOutcome {}

  /** A request to read a file. */
  record ReadFile(GtpRecords.Asked asked) implements GtpOutcome {}

  /** The end of the session with an empty reply. */
  record EndSession() implements GtpOutcome {}

  /** No reply. */
  record NoReply() implements GtpOutcome {}

  static GtpOutcome reply(GtpState state, String text) {
    return new Success(state, text, List.of());
  }

  static GtpOutcome reply(GtpState state, String text, List<Effect<GtpReply>> effects) {
    return new Success(state, text, effects);
  }

  /** Returns an empty reply and the state with another game, or a failure if there is none. */
  static GtpOutcome changed(GtpState state, Optional<GtpGame> game, String rejection) {
    return game.<GtpOutcome>map(next -> reply(state.withGame(next), ""))
        .orElseGet(() -> new Rejected(rejection));
  }

  /** Returns an empty reply and the state with a new game, or a failure if there is none. */
  static GtpOutcome begun(GtpState state, Optional<GtpGame> game, String rejection) {
    return begun(state, game, "", rejection);
  }

  /**
   * Returns a reply with this text and the state with a new game, or a failure if there is none.
   */
  static GtpOutcome begun(GtpState state, Optional<GtpGame> game, String text, String rejection) {
    return game.<GtpOutcome>map(
            next ->
                reply(state.withGame(next), text, List.of(new Effect.NewGame<>(next.position()))))
        .orElseGet(() -> new Rejected(rejection));
  }
}
