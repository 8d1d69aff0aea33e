package tengen.protocol.gtp;

import static tengen.protocol.gtp.GtpOutcome.changed;
import static tengen.protocol.gtp.GtpOutcome.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.protocol.record.GameEnd;

/**
 * Answers GoGui, which follows any game whose rules it can ask for. Source: the GoGui manual,
 * "Rules" and "GTP".
 */
final class GtpGogui {
  /** For every game on a board, in front of the engine's own topics. */
  private static final List<String> MENU =
      List.of(
          "plist/Legal Moves/" + GtpCommand.Query.LEGAL_MOVES.word(),
          "gfx/Forbidden Points and Finished Line/" + GtpCommand.Query.BOARD_GFX.word(),
          "string/Final Result/" + GtpCommand.Query.FINAL_RESULT.word());

  private static final String OPTIONS = "param/Engine Options/tengen-option";

  private GtpGogui() {}

  static GtpOutcome run(GtpState state, GtpCommand.Gogui command) {
    GtpGame game = state.game();
    return switch (command) {
      case GtpCommand.AnalyzeCommands _ -> say(state, menu(game));
      case GtpCommand.InterruptSupport _ -> say(state, "");
      case GtpCommand.GoguiVersion _ -> say(state.withSettings(state.settings().withGogui()), "");
      case GtpCommand.GoguiTitle _ -> say(state, title(game));
      case GtpCommand.RulesQuery(GtpCommand.Query query) -> say(state, answer(game, query));
      case GtpCommand.PlaySequence(List<GtpCommand.Play> moves) -> play(state, moves);
      case GtpCommand.SetUp(List<GtpCommand.Stone> stones) ->
          game.isEmpty()
              ? GtpOutcome.begun(
                  state, game.withStones(Optional.empty(), stones), GtpErrors.ILLEGAL_MOVE)
              : new GtpOutcome.Refused(GtpErrors.BOARD_NOT_EMPTY);
      case GtpCommand.SetUpPlayer(Side side) -> say(state.withGame(game.withToMove(side)), "");
    };
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

  static String answer(GtpGame game, GtpCommand.Query query) {
    return switch (query) {
      case GAME_ID -> name(game);
      case BOARD_SIZE -> game.width() + (game.width() == game.height() ? "" : " " + game.height());
      case BOARD -> rows(game.board());
      case BOARD_GFX -> GtpGraphics.board(game);
      case SIDE_TO_MOVE -> word(game.position().toMove());
      case LEGAL_MOVES -> game.moves().sorted().collect(Collectors.joining(" "));
      case FINAL_RESULT ->
          game.end()
              .map(GameEnd::winner)
              .map(winner -> winner.map(GtpGogui::word).orElse("draw"))
              .orElse(GtpTopics.UNKNOWN);
      case CAPTURED_COUNT -> "0 0";
    };
  }

  private static String word(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  /** {@code NoGo}, {@code Gomoku}, {@code Gomoku renju}. */
  private static String name(GtpGame game) {
    String family = game.rules().family();
    String rule = game.rules().id().substring(family.length()).replaceFirst("^-", "");
    String name =
        family.equals("nogo")
            ? "NoGo"
            : family.substring(0, 1).toUpperCase(Locale.ROOT) + family.substring(1);
    return rule.isEmpty() || rule.equals("freestyle") ? name : name + " " + rule;
  }

  /** Rows from the top: {@code X} Black, {@code O} White, {@code ?} a stone of nobody's. */
  private static String rows(Setup.Board board) {
    return GtpDiagram.rows(board).replace('#', '?');
  }

  private static GtpOutcome play(GtpState state, List<GtpCommand.Play> moves) {
    Stream<String> words = moves.stream().map(GtpCommand.Play::move);
    if (state.game().isOnBoard() && words.anyMatch(word -> GtpVertex.parse(word).isEmpty())) {
      return new GtpOutcome.Refused(GtpErrors.SYNTAX);
    }
    Optional<GtpGame> game = Optional.of(state.game());
    for (GtpCommand.Play move : moves) {
      game = game.flatMap(before -> before.played(move.side(), move.move()));
    }
    return changed(state, game, GtpErrors.ILLEGAL_MOVE);
  }
}
