package tengen.app;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Setup;

/** What is played, on which board. */
final class BoardFlags {
  private static final Pattern SIZE = Pattern.compile("(\\d{1,2})(?:x(\\d{1,2}))?");

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = "gomoku",
      description = "gomoku, nogo, or the id of any rules; default: ${DEFAULT-VALUE}.")
  String game = "gomoku";

  @Option(
      names = "--rule",
      paramLabel = "RULE",
      defaultValue = "freestyle",
      description =
          "Of Gomoku: freestyle, standard, renju, caro, standard-caro; default: ${DEFAULT-VALUE}.")
  String rule = "freestyle";

  @Option(
      names = "--size",
      paramLabel = "N|WxH",
      description = "Of the board; default: 15 for Gomoku, 9 for NoGo.")
  @Nullable String size;

  BoardFlags() {}

  /** The empty board of these games. */
  Position start(Map<String, GameRules> rules) throws Fatal {
    return start(rules, size == null ? usualSize(referee(rules).id()) : size);
  }

  /** The empty board of this size: N or WxH. */
  Position start(Map<String, GameRules> rules, String size) throws Fatal {
    GameRules referee = referee(rules);
    Setup.Board board = board(size);
    Optional<String> objection = referee.objection(board);
    if (objection.isPresent()) {
      throw GameFlags.misused("--size: " + objection.get());
    }
    return Position.start(referee.id(), board);
  }

  private GameRules referee(Map<String, GameRules> rules) throws Fatal {
    String id = rules.containsKey(game) ? game : game + "-" + rule;
    GameRules referee = rules.get(id);
    if (referee == null) {
      throw GameFlags.misused(
          "--game " + game + " --rule " + rule + ": rules " + String.join(", ", rules.keySet()));
    }
    return referee;
  }

  private static String usualSize(String rules) {
    return rules.startsWith("gomoku") ? "15" : "9";
  }

  private static Setup.Board board(String size) throws Fatal {
    Matcher matcher = SIZE.matcher(size);
    if (!matcher.matches()) {
      throw GameFlags.misused("--size " + size + ": N or WxH, such as 15 or 9x7");
    }
    String height = matcher.group(2);
    return Setup.Board.empty(
        Integer.parseInt(matcher.group(1)),
        Integer.parseInt(height == null ? matcher.group(1) : height));
  }
}
