package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import tengen.game.Side;
import tengen.protocol.Effect;

/** The outcome of one command: a reply without its id, or what the engine or the host is asked. */
sealed interface GtpOutcome {

  /** The command ends with this. */
  sealed interface Reply extends GtpOutcome {}

  /**
   * Done.
   *
   * @param effects before the reply
   */
  record Done(GtpState state, String text, List<Effect<GtpReply>> effects) implements Reply {}

  /**
   * Refused: the state stays.
   *
   * @param note for the operator: more than the protocol has words for
   */
  record Refused(String message, Optional<String> note) implements Reply {
    Refused(String message) {
      this(message, Optional.empty());
    }
  }

  /** The engine has to be asked for a move. */
  record Search(GtpMoveRequest request) implements GtpOutcome {}

  /** The engine has to analyse. */
  record Analyze(GtpAnalysis analysis, Side side) implements GtpOutcome {}

  /** An analysis of a finished game. */
  record NothingToAnalyze() implements GtpOutcome {}

  /** The move of an analysis that is over at once. */
  record AnalyzedMove(GtpState state, String move) implements GtpOutcome {}

  /** The engine has to be asked about a topic, as if it were this side's turn. */
  record Inspect(String topic, Side side, GtpTopics.Form form) implements GtpOutcome {}

  /** A file has to be read. */
  record ReadFile(GtpRecords.Asked asked) implements GtpOutcome {}

  /** The session ends with an empty reply. */
  record Goodbye() implements GtpOutcome {}

  /** Nothing to say. */
  record Silence() implements GtpOutcome {}

  static GtpOutcome say(GtpState state, String text) {
    return new Done(state, text, List.of());
  }

  static GtpOutcome say(GtpState state, String text, List<Effect<GtpReply>> effects) {
    return new Done(state, text, effects);
  }

  /** An empty reply in a state with another game, or the refusal where there is none. */
  static GtpOutcome changed(GtpState state, Optional<GtpGame> game, String refusal) {
    return game.<GtpOutcome>map(next -> say(state.withGame(next), ""))
        .orElseGet(() -> new Refused(refusal));
  }

  /** The same for a game that has just begun. */
  static GtpOutcome begun(GtpState state, Optional<GtpGame> game, String refusal) {
    return begun(state, game, "", refusal);
  }

  /** With this text in place of the empty reply. */
  static GtpOutcome begun(GtpState state, Optional<GtpGame> game, String text, String refusal) {
    return game.<GtpOutcome>map(
            next -> say(state.withGame(next), text, List.of(new Effect.NewGame<>(next.position()))))
        .orElseGet(() -> new Refused(refusal));
  }
}
