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
import tengen.app.output.Fatal;
import tengen.app.text.PlayerText;
import tengen.app.text.SprtText;
import tengen.arena.game.Contestant;
import tengen.arena.game.TimeControl;
import tengen.arena.match.Contestants;
import tengen.arena.match.Schedule;
import tengen.arena.stats.Sprt;
import tengen.game.Position;

/** Which match is played. */
final class MatchFlags {
  private static final int USUAL_GAMES = 2;

  @Option(
      names = "--engine",
      required = true,
      paramLabel = "ID|cmd=PATH[,KEY=VALUE]...",
      description = {
        "A player, two or more: a configured engine, or a program with arg=TEXT and"
            + " protocol=gomocup|gtp (Gomocup for Gomoku, else GTP).",
        "Both take name=TEXT, limits of their own (st, tc, nodes, depth) and option.NAME=VALUE."
      })
  List<String> players = new ArrayList<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Of each two players; default: 2, with --sprt until that is decided.")
  @Nullable Integer games;

  @Option(names = "--gauntlet", description = "The first player meets each other, and nobody else.")
  boolean gauntlet;

  @Option(
      names = "--sprt",
      paramLabel = "elo0=A,elo1=B",
      description = {
        "Stop as soon as it is clear whether the first of two players is A or B Elo stronger.",
        "Errors: alpha and beta, 0.05 each unless told."
      })
  @Nullable String sprt;

  @Mixin GameFlags flags = new GameFlags();

  @Mixin OpeningFlags openings = new OpeningFlags();

  @Mixin ConfigOption config = new ConfigOption();

  MatchFlags() {}

  /** The match that is asked for. */
  MatchPlan plan(PrintWriter err) throws Fatal, InterruptedException {
    Installation installation = Installation.open(config.file, err);
    Position start = flags.board.start(installation.catalog().rules());
    List<Contestant> contestants = contestants(installation, start);
    Optional<Sprt> test = test(contestants);
    var schedule =
        new Schedule(
            contestants,
            openings.openings(installation, start),
            wantedGames(test.isPresent()),
            gauntlet);
    return new MatchPlan(
        installation, start, schedule, test, flags.adjudication(), text(schedule, test));
  }

  /** Rejects a match that only its test ends: the units of a job are known beforehand. */
  void requireEnd() throws Fatal {
    if (sprt != null && games == null) {
      throw GameFlags.misused("--games: a job with --sprt needs the most games that it may take");
    }
  }

  private int wantedGames(boolean isTest) throws Fatal {
    Integer told = games;
    if (told == null) {
      return isTest ? Schedule.ENDLESS : USUAL_GAMES;
    }
    GameFlags.requireOneOrMore("--games", told);
    return told;
  }

  private List<Contestant> contestants(Installation installation, Position start) throws Fatal {
    if (players.size() < 2) {
      throw GameFlags.misused("--engine: two players or more");
    }
    TimeControl time = flags.time();
    List<Contestant> all =
        GameFlags.understood(
            "--engine ",
            () ->
                new Contestants(installation.engines(), installation.catalog().plugins(), start)
                    .of(players.stream().map(text -> PlayerText.parse(text, time)).toList()));
    for (Contestant each : all) {
      GameFlags.requireLimit(each);
    }
    return all;
  }

  private Optional<Sprt> test(List<Contestant> contestants) throws Fatal {
    if (sprt == null) {
      return Optional.empty();
    }
    if (contestants.size() != 2) {
      throw GameFlags.misused("--sprt: between two players");
    }
    String text = sprt;
    return Optional.of(GameFlags.understood("--sprt ", () -> SprtText.parse(text)));
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
