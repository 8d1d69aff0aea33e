package tengen.app.cgt;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.flags.JsonOption;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.plot.ThermographPlot;
import tengen.app.text.TextFile;
import tengen.cgt.LimitException;
import tengen.cgt.NotationException;
import tengen.cgt.catalog.Analysis;
import tengen.cgt.catalog.Catalog;
import tengen.cgt.value.Thermograph;
import tengen.protocol.json.Json;

@Command(
    name = "value",
    description = {
      "Print the value of each game: nimber or canonical form, winner (L, R, N for"
          + " the next player, P for the previous one), mean, temperature, birthday and"
          + " winning moves.",
      "A game is an id and a position, or a value such as {1/4|1}. Separate the"
          + " parts of a sum by a plus sign between blanks; each move is printed with the"
          + " number of its part. Put -- before a value that begins with a minus. Text"
          + " that is not a game gives exit code 1."
    },
    mixinStandardHelpOptions = true)
final class CgtValueCommand implements Callable<Integer> {
  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", arity = "0..*", description = "Games, as listed by cgt games.")
  List<String> texts = List.of();

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "File with one game on any number of lines; # begins a comment. Repeatable.")
  List<Path> files = List.of();

  @Option(
      names = "--misere",
      description =
          "The player who cannot move wins. Allows only impartial games and their sums."
              + " Also prints whether the SJ theorem holds, and its prediction if it does not.")
  boolean misere;

  @Option(
      names = "--plot",
      paramLabel = "FILE.svg",
      description = "Draw the thermographs of all games that have a value.")
  @Nullable Path plot;

  @Mixin JsonOption json = new JsonOption();

  @Mixin CgtCommand.Limits limits = new CgtCommand.Limits();

  private final Catalog catalog = new Catalog();
  private final Map<String, Thermograph> thermographs = new LinkedHashMap<>();

  CgtValueCommand() {}

  @Override
  public Integer call() throws CommandException {
    limits.require();
    List<String> games = games();
    if (games.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "missing: argument GAME");
    }
    boolean areAllGames = true;
    for (String text : games) {
      areAllGames &= answer(text);
    }
    if (plot != null) {
      draw(plot);
    }
    return areAllGames ? ExitCode.DONE : ExitCode.NO;
  }

  private List<String> games() throws CommandException {
    List<String> all = new ArrayList<>(texts.stream().map(String::strip).toList());
    for (Path file : files) {
      all.add(game(file));
    }
    return all;
  }

  private static String game(Path file) throws CommandException {
    try {
      return TextFile.read(file)
          .lines()
          .map(line -> line.replaceFirst("#.*", "").strip())
          .filter(line -> !line.isEmpty())
          .collect(Collectors.joining(" "));
    } catch (IOException e) {
      throw GameFlags.unusable(file, e);
    }
  }

  /**
   * Prints the value of a game. Returns false if the text is not a game. A game whose value stays
   * unknown counts as a game.
   */
  private boolean answer(String text) {
    try {
      String game = misere ? "misere " + text : text;
      Analysis found = Analysis.of(catalog.parseSum(game), limits.budget());
      found.value().ifPresent(value -> thermographs.put(text, value.thermograph()));
      print(text + ": " + found.print(), AnalysisJson.with(named(text), found));
      return true;
    } catch (LimitException e) {
      print(
          text + ": unknown, " + e.getMessage(),
          named(text).with("unknown", String.valueOf(e.getMessage())));
      return true;
    } catch (NotationException e) {
      spec.commandLine().getErr().println("tengen: " + text + ": " + e.getMessage());
      return false;
    }
  }

  private void draw(Path file) throws CommandException {
    if (thermographs.isEmpty()) {
      throw new CommandException(ExitCode.NO, "tengen: no game has a value to draw");
    }
    try {
      ThermographPlot.write(file, thermographs);
    } catch (IOException e) {
      throw GameFlags.unwritten(file, e);
    }
  }

  private static Json.Fields named(String game) {
    return Json.Fields.NONE.with("game", game);
  }

  private void print(String line, Json.Fields object) {
    json.print(line, object, spec.commandLine().getOut());
  }
}
