package tengen.protocol.gtp;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import tengen.game.Side;
import tengen.protocol.gtp.GtpAnalysis.Family;

/** The table of commands: each name with the reader of its arguments. */
final class GtpSyntax {
  /** From words to a command; empty: a syntax error. */
  private interface Reader extends Function<List<String>, Optional<GtpCommand>> {}

  /** Reads a file, which not every client may name. */
  static final String LOADSGF = "loadsgf";

  /** Starts a game without a board, which not every engine has. */
  static final String GAME = "tengen-game";

  private static final Map<String, Reader> READERS =
      Map.ofEntries(
          entry("protocol_version", alone(new GtpCommand.ProtocolVersion())),
          entry("name", alone(new GtpCommand.Name())),
          entry("version", alone(new GtpCommand.Version())),
          entry("known_command", words -> one(words).map(GtpCommand.KnownCommand::new)),
          entry("list_commands", alone(new GtpCommand.ListCommands())),
          entry("quit", alone(new GtpCommand.Quit())),
          entry("boardsize", GtpSyntax::boardSize),
          entry("rectangular_boardsize", words -> words.size() == 2 ? boardSize(words) : none()),
          entry("clear_board", alone(new GtpCommand.ClearBoard())),
          entry("komi", fraction(GtpCommand.Komi::new)),
          entry("fixed_handicap", number(GtpCommand.FixedHandicap::new)),
          entry("place_free_handicap", number(GtpCommand.PlaceFreeHandicap::new)),
          entry("set_free_handicap", GtpSyntax::setFreeHandicap),
          entry("play", GtpSyntax::play),
          entry("genmove", side(GtpCommand.Genmove::new)),
          entry("reg_genmove", side(GtpCommand.RegGenmove::new)),
          entry("undo", alone(new GtpCommand.Undo())),
          entry("gg-undo", GtpSyntax::ggUndo),
          entry("time_settings", GtpSyntax::timeSettings),
          entry("time_left", GtpSyntax::timeLeft),
          entry("final_score", alone(new GtpCommand.FinalScore())),
          entry("final_status_list", words -> one(words).flatMap(GtpSyntax::finalStatusList)),
          entry(LOADSGF, GtpSyntax::loadSgf),
          entry("printsgf", alone(new GtpCommand.PrintSgf())),
          entry("showboard", alone(new GtpCommand.ShowBoard())),
          entry("cputime", alone(new GtpCommand.CpuTime())),
          entry("tengen-engine", GtpSyntax::engine),
          entry(GAME, GtpSyntax::game),
          entry("tengen-moves", alone(new GtpCommand.TengenMoves())),
          entry("tengen-inspect", GtpSyntax::inspect),
          entry("tengen-show", words -> about(words, GtpCommand.Form.DRAWING)),
          entry(
              GtpTopics.VALUE_COMMAND,
              alone(
                  new GtpCommand.TengenInspect(
                      GtpTopics.VALUE, Optional.empty(), GtpCommand.Form.TEXT))),
          entry("gogui-analyze_commands", alone(new GtpCommand.AnalyzeCommands())),
          entry("gogui-interrupt", alone(new GtpCommand.InterruptSupport())),
          entry("analyze", analyze(Family.PLAIN)),
          entry("lz-analyze", analyze(Family.LEELA)),
          entry("kata-analyze", analyze(Family.KATA)),
          entry("genmove_analyze", genmoveAnalyze(Family.PLAIN)),
          entry("lz-genmove_analyze", genmoveAnalyze(Family.LEELA)),
          entry("kata-genmove_analyze", genmoveAnalyze(Family.KATA)));

  /** All names in alphabetical order. */
  static final List<String> NAMES = List.copyOf(new TreeMap<>(READERS).keySet());

  private GtpSyntax() {}

  static boolean knows(String name) {
    return READERS.containsKey(name);
  }

  /** The command; empty where the name is unknown or the words do not fit it. */
  static Optional<GtpCommand> read(String name, String arguments) {
    Reader reader = READERS.get(name);
    return reader == null ? Optional.empty() : reader.apply(GtpWords.split(arguments));
  }

  private static Optional<GtpCommand> none() {
    return Optional.empty();
  }

  private static Optional<String> one(List<String> words) {
    return words.size() == 1 ? Optional.of(words.getFirst()) : Optional.empty();
  }

  private static Reader analyze(Family family) {
    return words -> GtpAnalysis.read(family, words).map(GtpCommand.Analyze::new);
  }

  private static Reader genmoveAnalyze(Family family) {
    return words -> GtpAnalysis.read(family, words).map(GtpCommand.GenmoveAnalyze::new);
  }

  private static Reader alone(GtpCommand command) {
    return words -> words.isEmpty() ? Optional.of(command) : Optional.empty();
  }

  private static Reader number(IntFunction<GtpCommand> command) {
    return words -> {
      OptionalInt number = one(words).map(GtpWords::wholeNumber).orElse(OptionalInt.empty());
      return number.isPresent() ? Optional.of(command.apply(number.getAsInt())) : none();
    };
  }

  private static Reader fraction(DoubleFunction<GtpCommand> command) {
    return words -> {
      OptionalDouble number = one(words).map(GtpWords::fraction).orElse(OptionalDouble.empty());
      return number.isPresent() ? Optional.of(command.apply(number.getAsDouble())) : none();
    };
  }

  private static Reader side(Function<Side, GtpCommand> command) {
    return words -> one(words).flatMap(GtpWords::side).map(command);
  }

  /** All words as whole numbers, so many of them; empty otherwise. */
  private static Optional<int[]> numbers(List<String> words, int count) {
    var numbers = new int[count];
    if (words.size() != count) {
      return Optional.empty();
    }
    for (int i = 0; i < count; i++) {
      OptionalInt number = GtpWords.wholeNumber(words.get(i));
      if (number.isEmpty()) {
        return Optional.empty();
      }
      numbers[i] = number.getAsInt();
    }
    return Optional.of(numbers);
  }

  private static Optional<GtpCommand> boardSize(List<String> words) {
    return numbers(words, words.size() == 1 ? 1 : 2)
        .map(sizes -> new GtpCommand.BoardSize(sizes[0], sizes[sizes.length - 1]));
  }

  private static Optional<GtpCommand> setFreeHandicap(List<String> words) {
    List<GtpVertex> vertices = new ArrayList<>();
    for (String word : words) {
      Optional<GtpVertex> vertex = GtpVertex.parse(word);
      if (vertex.isEmpty()) {
        return Optional.empty();
      }
      vertices.add(vertex.get());
    }
    return Optional.of(new GtpCommand.SetFreeHandicap(vertices));
  }

  private static Optional<GtpCommand> play(List<String> words) {
    return words.size() == 2
        ? GtpWords.side(words.get(0)).map(side -> new GtpCommand.Play(side, words.get(1)))
        : Optional.empty();
  }

  private static Optional<GtpCommand> ggUndo(List<String> words) {
    return words.isEmpty()
        ? Optional.of(new GtpCommand.GgUndo(1))
        : numbers(words, 1).map(moves -> new GtpCommand.GgUndo(moves[0]));
  }

  private static Optional<GtpCommand> timeSettings(List<String> words) {
    return numbers(words, 3)
        .map(times -> new GtpCommand.TimeSettings(times[0], times[1], times[2]));
  }

  private static Optional<GtpCommand> timeLeft(List<String> words) {
    if (words.size() != 3) {
      return Optional.empty();
    }
    OptionalDouble seconds = GtpWords.fraction(words.get(1));
    OptionalInt stones = GtpWords.wholeNumber(words.get(2));
    return seconds.isPresent() && stones.isPresent()
        ? GtpWords.side(words.get(0))
            .map(side -> new GtpCommand.TimeLeft(side, seconds.getAsDouble(), stones.getAsInt()))
        : Optional.empty();
  }

  private static Optional<GtpCommand> loadSgf(List<String> words) {
    if (words.size() == 1) {
      return Optional.of(new GtpCommand.LoadSgf(words.getFirst(), OptionalInt.empty()));
    }
    OptionalInt move = words.size() == 2 ? GtpWords.wholeNumber(words.get(1)) : OptionalInt.empty();
    return move.isPresent()
        ? Optional.of(new GtpCommand.LoadSgf(words.getFirst(), move))
        : Optional.empty();
  }

  private static Optional<GtpCommand> finalStatusList(String word) {
    for (GtpCommand.Status status : GtpCommand.Status.values()) {
      if (status.name().toLowerCase(Locale.ROOT).equals(word)) {
        return Optional.of(new GtpCommand.FinalStatusList(status));
      }
    }
    return Optional.empty();
  }

  private static Optional<GtpCommand> engine(List<String> words) {
    return words.size() > 1
        ? Optional.empty()
        : Optional.of(new GtpCommand.TengenEngine(words.stream().findFirst()));
  }

  private static Optional<GtpCommand> game(List<String> words) {
    return words.isEmpty()
        ? Optional.empty()
        : Optional.of(new GtpCommand.TengenGame(String.join(" ", words)));
  }

  private static Optional<GtpCommand> inspect(List<String> words) {
    return words.isEmpty()
        ? Optional.of(new GtpCommand.TengenTopics())
        : about(words, GtpCommand.Form.TEXT);
  }

  private static Optional<GtpCommand> about(List<String> words, GtpCommand.Form form) {
    return switch (words.size()) {
      case 1 -> Optional.of(new GtpCommand.TengenInspect(words.getFirst(), Optional.empty(), form));
      case 2 ->
          GtpWords.side(words.getLast())
              .map(side -> new GtpCommand.TengenInspect(words.getFirst(), Optional.of(side), form));
      default -> Optional.empty();
    };
  }
}
