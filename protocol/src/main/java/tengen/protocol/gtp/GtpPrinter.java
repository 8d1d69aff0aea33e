package tengen.protocol.gtp;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tengen.game.Side;

/** Prints commands, for clients, and replies. */
public final class GtpPrinter {
  private GtpPrinter() {}

  /** A command without its LF. What {@link GtpParser#line} reads as an equal command. */
  public static String line(GtpLine line) {
    return (number(line.id()) + " " + command(line.command())).strip();
  }

  /**
   * A reply with the empty line that ends it, or one line of an analysis. The blank behind the
   * status is there even without a text: GoGui takes the text to begin behind the first blank of
   * the whole reply.
   */
  public static String reply(GtpReply reply) {
    return switch (reply) {
      case GtpReply.Success(OptionalInt id, String text) -> "=" + number(id) + " " + text + "\n\n";
      case GtpReply.Failure(OptionalInt id, String text) -> "?" + number(id) + " " + text + "\n\n";
      case GtpReply.Opening(OptionalInt id) -> "=" + number(id) + "\n";
      case GtpReply.Part(String text) -> text + "\n";
    };
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
  }

  private static String command(GtpCommand command) {
    return switch (command) {
      case GtpCommand.ProtocolVersion _ -> "protocol_version";
      case GtpCommand.Name _ -> "name";
      case GtpCommand.Version _ -> "version";
      case GtpCommand.KnownCommand(String name) -> "known_command " + name;
      case GtpCommand.ListCommands _ -> "list_commands";
      case GtpCommand.Quit _ -> "quit";
      case GtpCommand.BoardSize(int width, int height) ->
          "boardsize " + width + (width == height ? "" : " " + height);
      case GtpCommand.ClearBoard _ -> "clear_board";
      case GtpCommand.Komi(double komi) -> "komi " + fraction(komi);
      case GtpCommand.GetKomi _ -> "get_komi";
      case GtpCommand.SetPosition(var toMove, var stones) ->
          toMove.map(side -> "tengen-set-position " + side(side)).orElse("set_position")
              + words(stones);
      case GtpCommand.FixedHandicap(int stones) -> "fixed_handicap " + stones;
      case GtpCommand.PlaceFreeHandicap(int stones) -> "place_free_handicap " + stones;
      case GtpCommand.SetFreeHandicap(List<GtpVertex> vertices) ->
          "set_free_handicap "
              + vertices.stream().map(GtpVertex::toString).collect(Collectors.joining(" "));
      case GtpCommand.Play(Side side, String move) -> "play " + side(side) + " " + move;
      case GtpCommand.EngineCommand asked -> engine(asked);
      case GtpCommand.Undo _ -> "undo";
      case GtpCommand.GgUndo(int moves) -> "gg-undo " + moves;
      case GtpCommand.ClockCommand clock -> clock(clock);
      case GtpCommand.FinalScore _ -> "final_score";
      case GtpCommand.FinalStatusList(GtpCommand.Status status) ->
          "final_status_list " + status.name().toLowerCase(Locale.ROOT);
      case GtpCommand.LoadSgf(String file, OptionalInt beforeMove, OptionalInt game) ->
          "loadsgf "
              + file
              + " "
              + number(beforeMove)
              + (game.isEmpty() ? "" : " game " + number(game));
      case GtpCommand.PrintSgf _ -> "printsgf";
      case GtpCommand.ShowBoard _ -> "showboard";
      case GtpCommand.CpuTime _ -> "cputime";
      case GtpCommand.TengenGame(String text) -> "tengen-game " + text;
      case GtpCommand.TengenMoves _ -> "tengen-moves";
      case GtpCommand.TengenEngine(var id) -> "tengen-engine " + id.orElse("");
      case GtpCommand.TengenTopics _ -> "tengen-inspect";
      case GtpCommand.TengenRule(var name) -> "tengen-rule " + name.orElse("");
      case GtpCommand.GetRules _ -> "kata-get-rules";
      case GtpCommand.SetRules(String name) -> "kata-set-rules " + name;
      case GtpCommand.ClearCache _ -> "clear_cache";
      case GtpCommand.Stop _ -> "stop";
      case GtpCommand.Remark(String word, String text) -> word + " " + text;
      case GtpCommand.OptionCommand option -> option(option);
      case GtpCommand.Gogui gogui -> gogui(gogui);
      case GtpCommand.Course course -> course(course);
      case GtpCommand.Blank _ -> "";
      case GtpCommand.Interrupt _ -> "# interrupt";
      case GtpCommand.Unknown(String name, String arguments) -> name + " " + arguments;
      case GtpCommand.Malformed(String text, String _) -> text;
    };
  }

  private static String engine(GtpCommand.EngineCommand command) {
    return switch (command) {
      case GtpCommand.Genmove(Side side) -> "genmove " + side(side);
      case GtpCommand.RegGenmove(Side side) -> "reg_genmove " + side(side);
      case GtpCommand.Analyze(GtpAnalysis analysis) ->
          analysis.family().prefix() + "analyze " + analysis.print();
      case GtpCommand.GenmoveAnalyze(GtpAnalysis analysis) ->
          analysis.family().prefix() + "genmove_analyze " + analysis.print();
      case GtpCommand.KataSearch(Side side, boolean cancellable) ->
          "kata-search" + (cancellable ? "_cancellable " : " ") + side(side);
      case GtpCommand.KataSearchAnalyze(GtpAnalysis analysis, boolean cancellable) ->
          "kata-search_analyze" + (cancellable ? "_cancellable " : " ") + analysis.print();
      case GtpCommand.TengenInspect(String topic, var side, var form) ->
          (form == GtpCommand.Form.DRAWING ? "tengen-show " : "tengen-inspect ")
              + topic
              + side.map(named -> " " + side(named)).orElse("");
      case GtpCommand.TengenSolve(var topic, var side) ->
          "tengen-solve " + topic.orElse("") + side.map(named -> " " + side(named)).orElse("");
    };
  }

  private static String clock(GtpCommand.ClockCommand command) {
    return switch (command) {
      case GtpCommand.TimeSettings(int main, int overtime, int stones) ->
          "time_settings " + main + " " + overtime + " " + stones;
      case GtpCommand.KataTimeSettings(GtpTimeControl control) ->
          "kata-time_settings " + control(control);
      case GtpCommand.ListTimeSettings _ -> "kata-list_time_settings";
      case GtpCommand.TimeLeft(Side side, double seconds, int stones) ->
          "time_left " + side(side) + " " + fraction(seconds) + " " + stones;
    };
  }

  private static String option(GtpCommand.OptionCommand command) {
    return switch (command) {
      case GtpCommand.ListOptions _ -> "tengen-option";
      case GtpCommand.KataParams(boolean values) -> values ? "kata-get-params" : "kata-list-params";
      case GtpCommand.GetOption(String name) -> "tengen-option " + name;
      case GtpCommand.SetOption(String name, String value) -> "tengen-option " + name + " " + value;
    };
  }

  private static String gogui(GtpCommand.Gogui command) {
    return switch (command) {
      case GtpCommand.AnalyzeCommands _ -> "gogui-analyze_commands";
      case GtpCommand.InterruptSupport _ -> "gogui-interrupt";
      case GtpCommand.GoguiVersion(String version) -> "gogui-version " + version;
      case GtpCommand.GoguiTitle _ -> "gogui-title";
      case GtpCommand.RulesQuery(GtpCommand.Query query) -> query.word();
      case GtpCommand.PlaySequence(var moves) ->
          "gogui-play_sequence"
              + words(moves.stream().map(play -> side(play.side()) + " " + play.move()).toList());
      case GtpCommand.SetUp(var stones) -> "gogui-setup" + words(stones);
      case GtpCommand.SetUpPlayer(Side side) -> "gogui-setup_player " + side(side);
    };
  }

  private static String course(GtpCommand.Course command) {
    return switch (command) {
      case GtpCommand.CoursePlay(String color, String move) -> "play " + color + " " + move;
      case GtpCommand.TimeLimit(int seconds) -> "timelimit " + seconds;
      case GtpCommand.CourseSolve _ -> "solve";
    };
  }

  private static String control(GtpTimeControl control) {
    return switch (control) {
      case GtpTimeControl.Unlimited _ -> "none";
      case GtpTimeControl.Absolute(double main) -> "absolute " + fraction(main);
      case GtpTimeControl.Canadian(double main, double period, int moves) ->
          String.format(Locale.ROOT, "canadian %s %s %d", fraction(main), fraction(period), moves);
      case GtpTimeControl.ByoYomi(double main, double period, int periods) ->
          String.format(Locale.ROOT, "byoyomi %s %s %d", fraction(main), fraction(period), periods);
      case GtpTimeControl.Fischer(double main, double increment, double most, double move) ->
          String.format(
              Locale.ROOT,
              "fischer-capped %s %s %s %s",
              fraction(main),
              fraction(increment),
              fraction(most),
              fraction(move));
    };
  }

  private static String words(List<?> words) {
    return words.stream().map(word -> " " + word).collect(Collectors.joining());
  }

  private static String side(Side side) {
    return GtpWords.letter(side);
  }

  /**
   * Without an exponent, and without a point where none is needed: some programs read whole
   * seconds.
   */
  private static String fraction(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : BigDecimal.valueOf(value).toPlainString();
  }
}
