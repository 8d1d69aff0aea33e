package tengen.app.cgt;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.JsonOption;
import tengen.app.output.ExitCode;
import tengen.cgt.Budget;
import tengen.cgt.Ruleset;
import tengen.cgt.catalog.Analysis;
import tengen.cgt.catalog.Catalog;
import tengen.cgt.catalog.Description;
import tengen.protocol.json.Json;

@Command(
    name = "games",
    description = {
      "List the games, each with its rules in a sentence and an example.",
      "For the named games, print rules, notation, an example with its value, the"
          + " method and its source."
    },
    mixinStandardHelpOptions = true)
final class CgtGamesCommand implements Callable<Integer> {
  /** Maximum number of positions per example; more than any of them needs. */
  private static final long MAX_POSITIONS = 1_000_000;

  @Spec CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "NAME", arity = "0..*", description = "Names of games to describe.")
  List<String> names = List.of();

  @Mixin JsonOption json = new JsonOption();

  private final Catalog catalog = new Catalog();

  CgtGamesCommand() {}

  @Override
  public Integer call() {
    if (names.isEmpty()) {
      catalog.games().forEach(this::list);
    } else {
      names.stream().map(this::game).toList().forEach(this::describe);
    }
    return ExitCode.DONE;
  }

  private Ruleset<?> game(String name) {
    return catalog
        .game(name)
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    "unknown game '" + name + "'; tengen cgt games lists all games"));
  }

  private void list(Ruleset<?> game) {
    json.print(
        "%s: %s For instance: %s".formatted(game.id(), description(game).rules(), example(game)),
        object(game),
        spec.commandLine().getOut());
  }

  private Json.Fields object(Ruleset<?> game) {
    return Json.Fields.NONE
        .with("game", game.id())
        .with("rules", description(game).rules())
        .with("example", example(game));
  }

  private void describe(Ruleset<?> game) {
    Description description = description(game);
    Analysis found = Analysis.of(catalog.parseSum(example(game)), Budget.of(MAX_POSITIONS));
    if (json.isGiven()) {
      JsonOption.print(
          AnalysisJson.with(
              object(game)
                  .with("notation", game.notation())
                  .with("theory", description.theory())
                  .with("source", description.source()),
              found),
          spec.commandLine().getOut());
      return;
    }
    print(game.id());
    print("  rules: " + description.rules());
    print("  notation: " + game.notation());
    print("  for instance: " + example(game) + ": " + found.print());
    print("  decided by: " + description.theory());
    print("  source: " + description.source());
  }

  private Description description(Ruleset<?> game) {
    return catalog.description(game.id()).orElseThrow();
  }

  private static String example(Ruleset<?> game) {
    return game.id() + " " + game.example();
  }

  private void print(String line) {
    spec.commandLine().getOut().println(line);
  }
}
