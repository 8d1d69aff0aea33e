package tengen.app.match;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.GameFlags;
import tengen.app.flags.OpeningFlags;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.text.PlayerText;
import tengen.app.text.SprtText;
import tengen.arena.game.Contestant;
import tengen.arena.game.TimeControl;
import tengen.arena.match.Contestants;
import tengen.arena.match.Schedule;
import tengen.arena.stats.Sprt;
import tengen.game.Position;

/** Options that define a match. */
final class MatchFlags {
  private static final int DEFAULT_GAMES = 2;
  private static final String EACH = "--each";

  @Option(
      names = "--engine",
      paramLabel = "ID|cmd=PATH[,KEY=VALUE]...",
      description = {
        "Player, given two or more times: a configured engine, or a program with"
            + " arg=TEXT, dir=PATH (its working directory) and protocol=gomocup|gtp (default:"
            + " Gomocup for Gomoku, else GTP).",
        "Both accept name=TEXT, limits (st, tc, nodes, depth), option.NAME=VALUE and"
            + " restart=on|off|auto (on: start anew for each game)."
      })
  List<String> players = new ArrayList<>();

  @Option(
      names = EACH,
      paramLabel = "KEY=VALUE[,KEY=VALUE]...",
      description =
          "Parts for every player, except cmd and name. A player's own parts override them.")
  List<String> each = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "Number of games per pair of players; default: 2, or with --sprt until the"
              + " test ends.")
  @Nullable Integer games;

  @Option(
      names = "--gauntlet",
      description = "Only the first player plays against each of the others.")
  boolean gauntlet;

  @Option(
      names = "--sprt",
      paramLabel = "elo0=A,elo1=B",
      description = {
        "Stop once a sequential test decides whether the first of two players is A or"
            + " B Elo stronger.",
        "Error rates: alpha and beta, 0.05 by default. model=logistic|normalized: unit of Elo;"
            + " default: logistic."
      })
  @Nullable String sprt;

  @Mixin GameFlags flags = new GameFlags();

  @Mixin OpeningFlags openings = new OpeningFlags();

  @Mixin ConfigOption config = new ConfigOption();

  MatchFlags() {}

  /** Returns the match that the options define. */
  MatchPlan plan(PrintWriter err) throws CommandException, InterruptedException {
    Installation installation = Installation.open(config.file, err);
    Position start = flags.board.start(installation.catalog().rules());
    List<Contestant> contestants = contestants(installation, start);
    Optional<Sprt> test = test(contestants);
    var schedule =
        new Schedule(
            contestants,
            openings.openings(installation, start, err),
            wantedGames(test.isPresent()),
            gauntlet);
    return new MatchPlan(
        installation, start, schedule, test, flags.adjudication(), text(schedule, test));
  }

  /** Rejects {@code --sprt} without {@code --games}, since a job needs a known number of units. */
  void requireEnd() throws CommandException {
    if (sprt != null && games == null) {
      throw GameFlags.misused("a job with --sprt needs --games as its maximum number of games");
    }
  }

  private int wantedGames(boolean isTest) throws CommandException {
    Integer count = games;
    if (count == null) {
      return isTest ? Schedule.ENDLESS : DEFAULT_GAMES;
    }
    GameFlags.requireOneOrMore("--games", count);
    return count;
  }

  private List<Contestant> contestants(Installation installation, Position start)
      throws CommandException {
    if (players.size() < 2) {
      throw GameFlags.misused("--engine must be given at least twice");
    }
    TimeControl time = flags.time();
    PlayerText player = GameFlags.parsed(EACH + " ", () -> PlayerText.sharing(time, each));
    List<Contestant> all =
        GameFlags.players(
            () ->
                new Contestants(installation.engines(), installation.catalog().plugins(), start)
                    .of(players.stream().map(player::parse).toList()));
    for (Contestant one : all) {
      GameFlags.requireLimit(one);
    }
    return all;
  }

  private Optional<Sprt> test(List<Contestant> contestants) throws CommandException {
    if (sprt == null) {
      return Optional.empty();
    }
    if (contestants.size() != 2) {
      throw GameFlags.misused("--sprt needs exactly two players");
    }
    String text = sprt;
    return Optional.of(GameFlags.parsed("--sprt ", () -> SprtText.parse(text)));
  }

  private String text(Schedule schedule, Optional<Sprt> test) {
    List<String> parts =
        List.of(
            schedule.contestants().stream().map(Contestant::identity).toList().toString(),
            schedule.openings().toString(),
            "gauntlet " + gauntlet,
            "adjudicate " + flags.adjudicate);
    return String.join("; ", parts) + test.map(bounds -> "; " + bounds).orElse("");
  }
}
