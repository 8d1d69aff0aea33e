package tengen.app.flags;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tengen.app.output.CommandException;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Setup;

/** Options that select the game and its board. */
public final class BoardFlags {
  private static final Pattern SIZE = Pattern.compile("(\\d{1,2})(?:x(\\d{1,2}))?");

  private static final Pattern ROWS_AND_COLUMNS = Pattern.compile("(\\d{1,2})x(\\d{1,2})");

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = "gomoku",
      description =
          "gomoku, nogo, another game from a plugin, or the id of any rules; default:"
              + " ${DEFAULT-VALUE}.")
  String game = "gomoku";

  @Option(
      names = "--rule",
      paramLabel = "RULE",
      description =
          "Rule of Gomoku: freestyle, standard, renju, caro, standard-caro; default: the"
              + " game's first.")
  public @Nullable String rule;

  @Option(
      names = "--size",
      paramLabel = "N|WxH",
      description = "Board size; default: the game's usual one, 15 for Gomoku, 9 for NoGo.")
  public @Nullable String size;

  public BoardFlags() {}

  /** Returns the initial position. */
  public Position start(Map<String, GameRules> rules) throws CommandException {
    GameRules referee = referee(rules);
    return size == null
        ? start(referee, referee.usualSetup(), "--game " + game)
        : start(referee, board(referee, size), "--size " + size);
  }

  /** Returns the initial position on the empty board that {@code --board} asks for. */
  public Position empty(Map<String, GameRules> rules, String rowsAndColumns)
      throws CommandException {
    String flag = "--board " + rowsAndColumns;
    Matcher sides = ROWS_AND_COLUMNS.matcher(rowsAndColumns);
    if (!sides.matches()) {
      throw GameFlags.misused(flag + ": must be RxC, such as 3x4");
    }
    if (size != null) {
      throw GameFlags.misused(flag + " cannot be combined with --size");
    }
    GameRules referee = referee(rules);
    int height = Integer.parseInt(sides.group(1));
    int width = Integer.parseInt(sides.group(2));
    return start(referee, referee.initialBoard(width, height), flag);
  }

  /** Rejects an option that needs a board if the game has none. */
  public static void requireBoard(String flag, Position start) throws CommandException {
    if (!(start.setup() instanceof Setup.Board)) {
      throw GameFlags.misused(flag + " needs a game with a board; " + start.rules() + " has none");
    }
  }

  private static Position start(GameRules referee, Setup setup, String flag)
      throws CommandException {
    Optional<String> objection = referee.objection(setup);
    if (objection.isPresent()) {
      throw GameFlags.misused(flag + ": " + objection.get());
    }
    return referee.start(setup);
  }

  /**
   * Returns the rules with the id given by {@code --game}, those of the family selected by {@code
   * --rule}, or the family's first.
   */
  public GameRules referee(Map<String, GameRules> rules) throws CommandException {
    String id = rule == null ? game : game + "-" + rule;
    return Optional.ofNullable(rules.get(id))
        .or(() -> rule == null ? firstOfFamily(rules) : Optional.empty())
        .orElseThrow(() -> GameFlags.misused(objection(rules)));
  }

  private String objection(Map<String, GameRules> rules) {
    if (rule == null || firstOfFamily(rules).isEmpty()) {
      return "--game "
          + game
          + ": no such game; games: "
          + rules.values().stream()
              .map(GameRules::family)
              .distinct()
              .collect(Collectors.joining(", "));
    }
    String prefix = game + "-";
    List<String> all =
        rules.values().stream()
            .filter(each -> each.family().equals(game))
            .map(GameRules::id)
            .filter(id -> id.startsWith(prefix))
            .map(id -> id.substring(prefix.length()))
            .toList();
    return "--rule "
        + rule
        + ": "
        + game
        + (all.isEmpty()
            ? " has one rule; omit --rule"
            : " has the rules " + String.join(", ", all));
  }

  private Optional<GameRules> firstOfFamily(Map<String, GameRules> rules) {
    return rules.values().stream().filter(each -> each.family().equals(game)).findFirst();
  }

  private static Setup.Board board(GameRules referee, String size) throws CommandException {
    Matcher matcher = SIZE.matcher(size);
    if (!matcher.matches()) {
      throw GameFlags.misused("--size must be N or WxH, such as 15 or 9x7, got " + size);
    }
    String height = matcher.group(2);
    return referee.initialBoard(
        Integer.parseInt(matcher.group(1)),
        Integer.parseInt(height == null ? matcher.group(1) : height));
  }
}
