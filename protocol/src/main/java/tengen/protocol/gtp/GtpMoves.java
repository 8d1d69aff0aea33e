package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpArguments.bare;
import static tengen.protocol.gtp.GtpOutcome.changed;
import static tengen.protocol.gtp.GtpOutcome.reply;
import static tengen.protocol.gtp.GtpRow.row;

import java.util.List;
import java.util.Optional;
import tengen.game.Side;

/** Commands that play and undo moves and report the state of the game. */
final class GtpMoves {
  static final List<GtpRow> ROWS =
      List.of(
          row("play", "C V", words -> Play.read(words).map(play -> play))
              .gives("empty")
              .failsWith("`illegal move`")
              .notes("either colour at any time; `pass` only on a full board without a winner")
              .briefWhere(state -> state.game().ruling().isQuick()),
          row("undo", "", bare(state -> undo(state, 1)))
              .gives("empty")
              .failsWith("`cannot undo`")
              .notes("also after the end; not of handicap stones"),
          row("gg-undo", "[N]", GtpMoves::undo)
              .gives("empty")
              .failsWith("`cannot undo`")
              .notes("N moves (default 1), all or none"),
          row("tengen-moves", "", bare(state -> reply(state, moves(state.game()))))
              .gives("legal moves of the side to move")
              .notes("at most 1,000, then `...`"),
          row("final_score", "", bare(GtpMoves::score))
              .gives("`B+1`, `W+1`, `0`")
              .failsWith("`cannot score` before the end")
              .notes(
                  "no margins. After a resignation the other side has won until the game"
                      + " continues"),
          row(
                  "final_status_list",
                  "alive|seki|dead",
                  words -> GtpArguments.one(words).flatMap(GtpMoves::status))
              .onBoard()
              .gives("one chain a line")
              .notes("all stones are alive"),
          row("showboard", "", bare(state -> reply(state, diagram(state.game()))))
              .gives("diagram")
              .notes("`X` Black, `O` White, `#` neutral stones"));

  /** Maximum number of legal moves in a reply. A heap may allow 10^18. */
  private static final int MAX_MOVES = 1_000;

  private GtpMoves() {}

  /**
   * The command {@code play}.
   *
   * @param move a vertex or {@code pass} on a board, {@code 2-3} elsewhere; the game parses it
   */
  record Play(Side side, String move) implements GtpCommand {
    static Optional<Play> read(List<String> words) {
      return words.size() == 2
          ? GtpWords.side(words.get(0)).map(side -> new Play(side, words.get(1)))
          : Optional.empty();
    }

    @Override
    public GtpOutcome run(GtpState state) {
      GtpGame game = state.game();
      if (!game.hasRoomFor(1)) {
        return new GtpOutcome.Rejected(GtpErrors.TOO_MANY_MOVES);
      }
      return game.isOnBoard() && GtpVertex.parse(move).isEmpty()
          ? new GtpOutcome.Rejected(GtpErrors.SYNTAX)
          : changed(state, game.played(side, move), GtpErrors.ILLEGAL_MOVE);
    }
  }

  private static Optional<GtpCommand> undo(List<String> words) {
    return words.isEmpty()
        ? Optional.of(state -> undo(state, 1))
        : GtpArguments.oneNumber(moves -> state -> undo(state, moves)).read(words);
  }

  private static GtpOutcome undo(GtpState state, int moves) {
    return changed(state, state.game().undone(moves), GtpErrors.CANNOT_UNDO);
  }

  private static String moves(GtpGame game) {
    List<String> moves = game.moves(MAX_MOVES + 1L);
    return moves.size() > MAX_MOVES
        ? String.join(" ", moves.subList(0, MAX_MOVES)) + " ..."
        : String.join(" ", moves);
  }

  private static GtpOutcome score(GtpState state) {
    return state
        .game()
        .end()
        .<GtpOutcome>map(
            end ->
                reply(
                    state,
                    end.winner().map(side -> side == Side.BLACK ? "B+1" : "W+1").orElse("0")))
        .orElseGet(() -> new GtpOutcome.Rejected(GtpErrors.CANNOT_SCORE));
  }

  private static Optional<GtpCommand> status(String word) {
    return switch (word) {
      case "alive" -> Optional.of(state -> reply(state, GtpDiagram.chains(state.game().board())));
      case "seki", "dead" -> Optional.of(state -> reply(state, ""));
      default -> Optional.empty();
    };
  }

  private static String diagram(GtpGame game) {
    return game.isOnBoard()
        ? GtpDiagram.draw(game.board())
        : game.rules().describe(game.position());
  }
}
