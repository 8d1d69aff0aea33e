package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpArguments.anyText;
import static tengen.protocol.gtp.GtpArguments.bare;
import static tengen.protocol.gtp.GtpArguments.oneSide;
import static tengen.protocol.gtp.GtpArguments.pairs;
import static tengen.protocol.gtp.GtpArguments.stones;
import static tengen.protocol.gtp.GtpOutcome.changed;
import static tengen.protocol.gtp.GtpOutcome.reply;
import static tengen.protocol.gtp.GtpRow.row;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.gtp.GtpMoves.Play;
import tengen.protocol.record.GameEnd;

/**
 * Answers GoGui, which supports any game whose rules it can query. Source: the GoGui manual,
 * "Rules" and "GTP".
 */
final class GtpGogui {
  private static final String LEGAL_MOVES = "gogui-rules_legal_moves";
  private static final String FINAL_RESULT = "gogui-rules_final_result";
  private static final String BOARD_GFX = "gogui-rules_board_gfx";

  static final List<GtpRow> ROWS =
      List.of(
          row("gogui-interrupt", "", bare(state -> reply(state, "")))
              .gives("empty")
              .notes("tells GoGui that `# interrupt` works"),
          row("gogui-version", "V", anyText(_ -> GtpGogui::turnOnGraphics))
              .gives("empty")
              .notes("turns on GoGui's live graphics; see below"),
          row("gogui-title", "", bare(state -> reply(state, title(state.game()))))
              .gives("`Gomoku 15x15`")
              .notes("title of a window"),
          row("gogui-analyze_commands", "", bare(state -> reply(state, menu(state.game()))))
              .gives("`TYPE/LABEL/COMMAND`, one a line")
              .notes("GoGui's menu: legal moves, forbidden points, result, options, topics"),
          rules("gogui-rules_game_id", GtpGogui::name).gives("`NoGo`, `Gomoku`, `Gomoku renju`"),
          rules("gogui-rules_board_size", GtpGogui::size)
              .gives("`15`, `7 5`")
              .notes("columns and rows if they differ"),
          rules("gogui-rules_board", game -> rows(game.board()))
              .gives("rows from the top")
              .notes("`X` Black, `O` White, `.` empty, `?` neutral"),
          rules("gogui-rules_side_to_move", game -> word(game.position().toMove()))
              .gives("`black`, `white`"),
          rules(
                  LEGAL_MOVES,
                  game ->
                      game.moves(Long.MAX_VALUE).stream().sorted().collect(Collectors.joining(" ")))
              .gives("vertices, sorted as words")
              .notes("empty if the game is over"),
          rules(FINAL_RESULT, GtpGogui::result).gives("`black`, `white`, `draw`, `unknown`"),
          rules("gogui-rules_captured_count", _ -> "0 0")
              .gives("`0 0`")
              .notes("nothing is captured"),
          rules(BOARD_GFX, GtpGraphics::board)
              .gives("`SQUARE V…`, `MARK V…` or empty")
              .notes("squares on a finished five; crosses on forbidden points"),
          row("gogui-play_sequence", "[C V]…", GtpGogui::sequence)
              .gives("empty")
              .failsWith("`illegal move`")
              .notes("all moves or none"),
          row("gogui-setup", "[C V]…", stones(stones -> state -> setUp(state, stones)))
              .onBoard()
              .gives("empty")
              .failsWith("`board not empty`, `illegal move`")
              .notes("as `set_position`, on an empty board only"),
          row("gogui-setup_player", "C", oneSide(GtpGogui::toMove))
              .onBoard()
              .gives("empty")
              .notes("side to move"));

  /** Menu entries for every game on a board, before the engine's own topics. */
  private static final List<String> MENU =
      List.of(
          "plist/Legal Moves/" + LEGAL_MOVES,
          "gfx/Forbidden Points and Finished Line/" + BOARD_GFX,
          "string/Final Result/" + FINAL_RESULT);

  private static final String OPTIONS = "param/Engine Options/tengen-option";

  private GtpGogui() {}

  /** Returns a row for a query by which GoGui learns the rules of a game. */
  private static GtpRow rules(String word, Function<GtpGame, String> answer) {
    return row(word, "", bare(state -> reply(state, answer.apply(state.game())))).onBoard();
  }

  private static GtpOutcome turnOnGraphics(GtpState state) {
    return reply(state.withSettings(state.settings().withGogui()), "");
  }

  private static GtpCommand toMove(Side side) {
    return state -> reply(state.withGame(state.game().withToMove(side)), "");
  }

  private static GtpOutcome setUp(GtpState state, List<GtpGame.Stone> stones) {
    GtpGame game = state.game();
    return game.isEmpty()
        ? GtpOutcome.begun(state, game.withStones(Optional.empty(), stones), GtpErrors.ILLEGAL_MOVE)
        : new GtpOutcome.Rejected(GtpErrors.BOARD_NOT_EMPTY);
  }

  private static String menu(GtpGame game) {
    List<String> entries = new ArrayList<>(game.isOnBoard() ? MENU : List.of());
    if (!game.engine().options().isEmpty()) {
      entries.add(OPTIONS);
    }
    entries.addAll(GtpTopics.menu(game.engine()));
    return String.join("\n", entries);
  }

  private static String title(GtpGame game) {
    return game.isOnBoard()
        ? String.format(Locale.ROOT, "%s %dx%d", name(game), game.width(), game.height())
        : name(game);
  }

  private static String size(GtpGame game) {
    return game.width() + (game.width() == game.height() ? "" : " " + game.height());
  }

  private static String result(GtpGame game) {
    return game.end()
        .map(GameEnd::winner)
        .map(winner -> winner.map(GtpGogui::word).orElse("draw"))
        .orElse(GtpTopics.UNKNOWN);
  }

  private static String word(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  /** Returns {@code NoGo}, {@code Gomoku} or {@code Gomoku renju}. */
  private static String name(GtpGame game) {
    String family = game.rules().family();
    String rule = game.rules().id().substring(family.length()).replaceFirst("^-", "");
    String name =
        family.equals("nogo")
            ? "NoGo"
            : family.substring(0, 1).toUpperCase(Locale.ROOT) + family.substring(1);
    return rule.isEmpty() || rule.equals("freestyle") ? name : name + " " + rule;
  }

  /** Returns rows from the top: {@code X} Black, {@code O} White, {@code ?} neutral. */
  private static String rows(Setup.Board board) {
    return GtpDiagram.rows(board).replace('#', '?');
  }

  private static Optional<GtpCommand> sequence(List<String> words) {
    return pairs(words, Play::read).map(moves -> state -> play(state, moves));
  }

  private static GtpOutcome play(GtpState state, List<Play> moves) {
    Stream<String> words = moves.stream().map(Play::move);
    if (state.game().isOnBoard() && words.anyMatch(word -> GtpVertex.parse(word).isEmpty())) {
      return new GtpOutcome.Rejected(GtpErrors.SYNTAX);
    }
    if (!state.game().hasRoomFor(moves.size())) {
      return new GtpOutcome.Rejected(GtpErrors.TOO_MANY_MOVES);
    }
    Optional<GtpGame> game = Optional.of(state.game());
    for (Play move : moves) {
      game = game.flatMap(before -> before.played(move.side(), move.move()));
    }
    return changed(state, game, GtpErrors.ILLEGAL_MOVE);
  }
}
