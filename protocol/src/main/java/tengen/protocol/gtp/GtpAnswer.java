package tengen.protocol.gtp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.game.Side;
import tengen.protocol.Effect;

/** What one command comes to, before its id is put in front. */
sealed interface GtpAnswer {

  /** The command ends with this. */
  sealed interface Reply extends GtpAnswer {}

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

  /**
   * The engine has to be asked.
   *
   * @param analysis the info lines that are wanted meanwhile; empty: none
   */
  record Search(Side side, boolean plays, Optional<GtpAnalysis> analysis) implements GtpAnswer {}

  /** The engine has to analyse. */
  record Analyze(GtpAnalysis analysis, Side side) implements GtpAnswer {}

  /** An analysis of a finished game. */
  record NothingToAnalyze() implements GtpAnswer {}

  /** The move of an analysis that is over at once. */
  record AnalyzedMove(GtpState state, String move) implements GtpAnswer {}

  /** The engine has to be asked about a topic, as if it were this side's turn. */
  record Inspect(String topic, Side side, GtpCommand.Form form) implements GtpAnswer {}

  /**
   * A file has to be read.
   *
   * @param beforeMove as in {@link GtpCommand.LoadSgf}
   */
  record ReadFile(String file, OptionalInt beforeMove) implements GtpAnswer {}

  /** The session ends with an empty reply. */
  record Goodbye() implements GtpAnswer {}

  /** Nothing to say. */
  record Silence() implements GtpAnswer {}

  static GtpAnswer say(GtpState state, String text) {
    return new Done(state, text, List.of());
  }

  static GtpAnswer say(GtpState state, String text, List<Effect<GtpReply>> effects) {
    return new Done(state, text, effects);
  }

  /** An empty reply in a state with another game, or the refusal where there is none. */
  static GtpAnswer changed(GtpState state, Optional<GtpGame> game, String refusal) {
    return game.<GtpAnswer>map(next -> say(state.withGame(next), ""))
        .orElseGet(() -> new Refused(refusal));
  }

  /** The same for a game that has just begun. */
  static GtpAnswer begun(GtpState state, Optional<GtpGame> game, String refusal) {
    return game.<GtpAnswer>map(
            next -> say(state.withGame(next), "", List.of(new Effect.NewGame<>(next.position()))))
        .orElseGet(() -> new Refused(refusal));
  }
}
