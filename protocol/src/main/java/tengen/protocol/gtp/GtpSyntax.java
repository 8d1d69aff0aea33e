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
import java.util.function.BiFunction;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import tengen.game.Side;
import tengen.protocol.gtp.GtpAnalysis.Family;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;

/** The table of a dialect's commands: each name with the reader of its arguments. */
final class GtpSyntax {
  /** From words to a command; empty: a syntax error. */
  private interface Reader extends Function<List<String>, Optional<GtpCommand>> {}

  /** Reads a file, which not every client may name. */
  static final String LOADSGF = "loadsgf";

  /** Starts a game without a board, which not every engine has. */
  static final String GAME = "tengen-game";

  private static final Map<String, Reader> SPECIFIED =
      Map.ofEntries(
          entry("protocol_version", alone(new GtpCommand.ProtocolVersion())),
          entry("name", alone(new GtpCommand.Name())),
          entry("version", alone(new GtpCommand.Version())),
          entry("known_command", words -> one(words).map(GtpCommand.KnownCommand::new)),
          entry("list_commands", alone(new GtpCommand.ListCommands())),
          entry("quit", alone(new GtpCommand.Quit())),
          entry("boardsize", GtpSyntax::boardSize),
          entry("clear_board", alone(new GtpCommand.ClearBoard())),
          entry("komi", fraction(GtpCommand.Komi::new)),
          entry("fixed_handicap", number(GtpCommand.FixedHandicap::new)),
          entry("place_free_handicap", number(GtpCommand.PlaceFreeHandicap::new)),
          entry("set_free_handicap", GtpSyntax::setFreeHandicap),
          entry("play", words -> play(words).map(play -> play)),
          entry("genmove", side(GtpCommand.Genmove::new)),
          entry("reg_genmove", side(GtpCommand.RegGenmove::new)),
          entry("undo", alone(new GtpCommand.Undo())),
          entry("time_settings", GtpSyntax::timeSettings),
          entry("time_left", GtpSyntax::timeLeft),
          entry("final_score", alone(new GtpCommand.FinalScore())),
          entry("final_status_list", words -> one(words).flatMap(GtpSyntax::finalStatusList)),
          entry(LOADSGF, GtpSyntax::loadSgf),
          entry("showboard", alone(new GtpCommand.ShowBoard())));

  /** GNU Go's, KataGo's, Leela Zero's, Sabaki's, and those of servers. */
  private static final Map<String, Reader> EXTENSIONS =
      Map.ofEntries(
          entry("rectangular_boardsize", words -> words.size() == 2 ? boardSize(words) : none()),
          entry("set_position", words -> setPosition(Optional.empty(), words)),
          entry("get_komi", alone(new GtpCommand.GetKomi())),
          entry("gg-undo", GtpSyntax::ggUndo),
          entry("printsgf", alone(new GtpCommand.PrintSgf())),
          entry("cputime", alone(new GtpCommand.CpuTime())),
          entry("clear_cache", alone(new GtpCommand.ClearCache())),
          entry("stop", alone(new GtpCommand.Stop())),
          entry("kgs-time_settings", GtpSyntax::kgsTimeSettings),
          entry("kata-time_settings", GtpSyntax::kataTimeSettings),
          entry("kata-list_time_settings", alone(new GtpCommand.ListTimeSettings())),
          entry("kata-get-rules", alone(new GtpCommand.GetRules())),
          entry("kata-set-rules", GtpSyntax::setRules),
          entry("kata-list-params", alone(new GtpCommand.KataParams(false))),
          entry("kata-get-params", alone(new GtpCommand.KataParams(true))),
          entry("kata-get-param", words -> one(words).map(GtpCommand.GetOption::new)),
          entry("kata-set-param", GtpSyntax::setOption),
          entry("lz-setoption", GtpSyntax::leelaOption),
          entry("kgs-game_over", remark("kgs-game_over")),
          entry("cgos-gameover", remark("cgos-gameover")),
          entry("cgos-opponent_name", remark("cgos-opponent_name")),
          entry("cgos-opponent_rating", remark("cgos-opponent_rating")));

  private static final Map<String, Reader> OURS =
      Map.ofEntries(
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
          entry("tengen-solve", GtpSyntax::solve),
          entry("tengen-option", GtpSyntax::option),
          entry("tengen-level", GtpSyntax::level),
          entry("tengen-rule", GtpSyntax::rule),
          entry("tengen-set-position", GtpSyntax::setPosition));

  private static final Map<String, Reader> GOGUI =
      Map.of(
          "gogui-analyze_commands", alone(new GtpCommand.AnalyzeCommands()),
          "gogui-interrupt", alone(new GtpCommand.InterruptSupport()),
          "gogui-version", words -> Optional.of(new GtpCommand.GoguiVersion(text(words))),
          "gogui-title", alone(new GtpCommand.GoguiTitle()),
          "gogui-play_sequence", GtpSyntax::playSequence,
          "gogui-setup", words -> stones(words).map(GtpCommand.SetUp::new),
          "gogui-setup_player", side(GtpCommand.SetUpPlayer::new));

  private static final Map<String, Reader> COURSE =
      Map.of(
          "play", words -> two(words, GtpCommand.CoursePlay::new),
          "timelimit", number(GtpCommand.TimeLimit::new),
          "solve", alone(new GtpCommand.CourseSolve()));

  /** Of {@code gtp}. */
  static final GtpSyntax STANDARD = new GtpSyntax(standard());

  /** Of the course's graders. */
  static final GtpSyntax UALBERTA = new GtpSyntax(with(standard(), COURSE));

  private final Map<String, Reader> readers;

  private GtpSyntax(Map<String, Reader> readers) {
    this.readers = readers;
  }

  private static Map<String, Reader> standard() {
    Map<String, Reader> readers = new TreeMap<>(SPECIFIED);
    readers.putAll(EXTENSIONS);
    readers.putAll(OURS);
    readers.putAll(GOGUI);
    for (GtpCommand.Query query : GtpCommand.Query.values()) {
      readers.put(query.word(), alone(new GtpCommand.RulesQuery(query)));
    }
    for (Family family : Family.values()) {
      readers.put(family.prefix() + "genmove_analyze", genmoveAnalyze(family));
    }
    for (Family family : List.of(Family.PLAIN, Family.LEELA, Family.KATA)) {
      readers.put(family.prefix() + "analyze", analyze(family));
    }
    for (boolean cancellable : new boolean[] {false, true}) {
      String end = cancellable ? "_cancellable" : "";
      readers.put("kata-search" + end, side(side -> new GtpCommand.KataSearch(side, cancellable)));
      readers.put("kata-search_analyze" + end, searchAnalyze(cancellable));
    }
    return readers;
  }

  private static Map<String, Reader> with(Map<String, Reader> readers, Map<String, Reader> more) {
    readers.putAll(more);
    return readers;
  }

  /** All names in alphabetical order. */
  List<String> names() {
    return List.copyOf(readers.keySet());
  }

  boolean knows(String name) {
    return readers.containsKey(name);
  }

  /** The command; empty where the name is unknown or the words do not fit it. */
  Optional<GtpCommand> read(String name, String arguments) {
    Reader reader = readers.get(name);
    return reader == null ? Optional.empty() : reader.apply(GtpWords.split(arguments));
  }

  private static Optional<GtpCommand> none() {
    return Optional.empty();
  }

  private static Optional<String> one(List<String> words) {
    return words.size() == 1 ? Optional.of(words.getFirst()) : Optional.empty();
  }

  private static Optional<GtpCommand> two(
      List<String> words, BiFunction<String, String, GtpCommand> command) {
    return words.size() == 2
        ? Optional.of(command.apply(words.get(0), words.get(1)))
        : Optional.empty();
  }

  private static String text(List<String> words) {
    return String.join(" ", words);
  }

  private static Reader remark(String command) {
    return words -> Optional.of(new GtpCommand.Remark(command, text(words)));
  }

  private static Reader searchAnalyze(boolean cancellable) {
    return words ->
        GtpAnalysis.read(Family.KATA, words)
            .map(analysis -> new GtpCommand.KataSearchAnalyze(analysis, cancellable));
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

  private static Optional<GtpCommand.Play> play(List<String> words) {
    return words.size() == 2
        ? GtpWords.side(words.get(0)).map(side -> new GtpCommand.Play(side, words.get(1)))
        : Optional.empty();
  }

  private static Optional<GtpCommand> playSequence(List<String> words) {
    return pairs(words, GtpSyntax::play).map(GtpCommand.PlaySequence::new);
  }

  private static Optional<List<GtpCommand.Stone>> stones(List<String> words) {
    return pairs(
        words,
        pair ->
            GtpWords.side(pair.get(0))
                .flatMap(
                    side ->
                        GtpVertex.parse(pair.get(1))
                            .map(vertex -> new GtpCommand.Stone(side, vertex))));
  }

  /** Two words each; empty where one is missing or cannot be read. */
  private static <T> Optional<List<T>> pairs(
      List<String> words, Function<List<String>, Optional<T>> read) {
    if (words.size() % 2 != 0) {
      return Optional.empty();
    }
    List<T> all = new ArrayList<>();
    for (int i = 0; i < words.size(); i += 2) {
      Optional<T> pair = read.apply(words.subList(i, i + 2));
      if (pair.isEmpty()) {
        return Optional.empty();
      }
      all.add(pair.get());
    }
    return Optional.of(all);
  }

  private static Optional<GtpCommand> setPosition(Optional<Side> toMove, List<String> words) {
    return stones(words).map(stones -> new GtpCommand.SetPosition(toMove, stones));
  }

  private static Optional<GtpCommand> setPosition(List<String> words) {
    Optional<Side> toMove = words.stream().findFirst().flatMap(GtpWords::side);
    return toMove.isPresent()
        ? setPosition(toMove, words.subList(1, words.size()))
        : Optional.empty();
  }

  private static Optional<GtpCommand> kgsTimeSettings(List<String> words) {
    boolean isKgs = words.stream().noneMatch(word -> word.startsWith("fischer"));
    return isKgs ? kataTimeSettings(words) : Optional.empty();
  }

  private static Optional<GtpCommand> kataTimeSettings(List<String> words) {
    return GtpTimeControl.read(words).map(GtpCommand.KataTimeSettings::new);
  }

  /** {@code NAME VALUE}, which may have several words. */
  private static Optional<GtpCommand> setOption(List<String> words) {
    return words.size() < 2
        ? Optional.empty()
        : Optional.of(
            new GtpCommand.SetOption(words.getFirst(), text(words.subList(1, words.size()))));
  }

  /** {@code name NAME value VALUE}, in any case. */
  private static Optional<GtpCommand> leelaOption(List<String> words) {
    return words.size() == 4 && words.get(0).equals("name") && words.get(2).equals("value")
        ? Optional.of(new GtpCommand.SetOption(words.get(1).toLowerCase(Locale.ROOT), words.get(3)))
        : Optional.empty();
  }

  private static Optional<GtpCommand> option(List<String> words) {
    return switch (words.size()) {
      case 0 -> Optional.of(new GtpCommand.ListOptions());
      case 1 -> Optional.of(new GtpCommand.GetOption(words.getFirst()));
      default -> setOption(words);
    };
  }

  private static Optional<GtpCommand> level(List<String> words) {
    return switch (words.size()) {
      case 0 -> Optional.of(new GtpCommand.GetOption(GtpOptions.LEVEL));
      case 1 -> Optional.of(new GtpCommand.SetOption(GtpOptions.LEVEL, words.getFirst()));
      default -> Optional.empty();
    };
  }

  private static Optional<GtpCommand> rule(List<String> words) {
    return words.size() > 1
        ? Optional.empty()
        : Optional.of(new GtpCommand.TengenRule(words.stream().findFirst()));
  }

  /** A name, or the object with it that {@code kata-get-rules} tells. */
  private static Optional<GtpCommand> setRules(List<String> words) {
    Optional<String> named =
        JsonReader.read(text(words)) instanceof JsonReading.Read(Json.Fields object)
            ? object.text("rules")
            : Optional.empty();
    return named.or(() -> one(words)).map(GtpCommand.SetRules::new);
  }

  /** {@code [TOPIC] [C]}. */
  private static Optional<GtpCommand> solve(List<String> words) {
    Optional<Side> side = words.isEmpty() ? Optional.empty() : GtpWords.side(words.getLast());
    List<String> rest = side.isPresent() ? words.subList(0, words.size() - 1) : words;
    return rest.size() > 1
        ? Optional.empty()
        : Optional.of(new GtpCommand.TengenSolve(rest.stream().findFirst(), side));
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
    int last = words.size() - 1;
    if (last < 2 || !words.get(last - 1).equals("game")) {
      return loadSgf(words, OptionalInt.empty());
    }
    OptionalInt game = GtpWords.wholeNumber(words.get(last));
    return game.isEmpty() ? Optional.empty() : loadSgf(words.subList(0, last - 1), game);
  }

  private static Optional<GtpCommand> loadSgf(List<String> words, OptionalInt game) {
    if (words.size() == 1) {
      return Optional.of(new GtpCommand.LoadSgf(words.getFirst(), OptionalInt.empty(), game));
    }
    OptionalInt move = words.size() == 2 ? GtpWords.wholeNumber(words.get(1)) : OptionalInt.empty();
    return move.isEmpty()
        ? Optional.empty()
        : Optional.of(new GtpCommand.LoadSgf(words.getFirst(), move, game));
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
