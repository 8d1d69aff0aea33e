package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpArguments.bare;
import static tengen.protocol.gtp.GtpArguments.oneNumber;
import static tengen.protocol.gtp.GtpOutcome.reply;
import static tengen.protocol.gtp.GtpRow.row;

import java.util.List;
import java.util.Optional;
import tengen.game.Move;
import tengen.game.Side;
import tengen.game.Verdict;

/**
 * Answers the graders of the University of Alberta's course CMPUT 455, which play NoGo. A move that
 * cannot be played is a success reply with the reason. Source: the course's public tests.
 */
final class GtpCourse {
  /** Default seconds for a move. */
  static final int USUAL_SECONDS = 1;

  private static final int MAX_SECONDS = 100;

  static final List<GtpRow> ROWS =
      List.of(
          row("play", "C V", GtpCourse::play)
              .onBoard()
              .gives("empty, or `illegal move: \"C V\" REASON` as a success")
              .notes(
                  "reasons: `wrong color`, `wrong coordinate` (also `pass`), `occupied`, `capture`,"
                      + " `suicide`"),
          row("timelimit", "SECONDS", oneNumber(seconds -> state -> setLimit(state, seconds)))
              .gives("empty")
              .notes("1 to 100 for each move and proof; default 1"),
          row("solve", "", bare(GtpCourse::solve))
              .gives("`b V`, `w V`, `draw` or `unknown`")
              .notes("without V if the other side wins"));

  private GtpCourse() {}

  private static GtpOutcome setLimit(GtpState state, int seconds) {
    return seconds >= 1 && seconds <= MAX_SECONDS
        ? reply(state.withClocks(limit(seconds)), "")
        : new GtpOutcome.Rejected(GtpErrors.SYNTAX);
  }

  /** Returns clocks with this time for each move. */
  static GtpClocks limit(int seconds) {
    return GtpClocks.both(GtpClock.set(0, seconds, 1));
  }

  private static Optional<GtpCommand> play(List<String> words) {
    return words.size() == 2
        ? Optional.of(state -> play(state, words.get(0), words.get(1)))
        : Optional.empty();
  }

  private static GtpOutcome play(GtpState state, String color, String move) {
    GtpGame game = state.game();
    Optional<Side> side = GtpWords.side(color);
    Optional<Move.Place> point = GtpVertex.parse(move).flatMap(game::place);
    if (side.isEmpty()) {
      return illegal(state, color, move, "wrong color");
    }
    if (point.isEmpty()) {
      return illegal(state, color, move, "wrong coordinate");
    }
    return game.ruling()
        .withToMove(side.get())
        .objection(point.get())
        .map(reason -> illegal(state, color, move, reason))
        .orElseGet(() -> GtpOutcome.changed(state, game.played(side.get(), point.get()), ""));
  }

  private static GtpOutcome illegal(GtpState state, String color, String move, String reason) {
    return reply(state, "illegal move: \"" + color + " " + move + "\" " + reason);
  }

  private static GtpOutcome solve(GtpState state) {
    Side toMove = state.game().position().toMove();
    return switch (state.game().verdict()) {
      case Verdict.Won won -> reply(state, GtpWords.letter(won.side()));
      case Verdict.Drawn _ -> reply(state, "draw");
      case Verdict.Open _ ->
          GtpTopics.solver(state.game().engine(), Optional.empty())
              .<GtpOutcome>map(
                  topic -> new GtpOutcome.Inspect(topic, toMove, GtpTopics.Form.WINNER))
              .orElseGet(() -> reply(state, GtpTopics.UNKNOWN));
    };
  }
}
