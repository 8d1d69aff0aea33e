package tengen.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tengen.daemon.search.ConfiguredEngine;
import tengen.engine.Option;
import tengen.game.Playable;

@Command(
    name = "engines",
    description = "List the engines that were found: games, sizes, origin, options.",
    mixinStandardHelpOptions = true)
final class EnginesCommand implements Callable<Integer> {
  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec spec = CommandSpec.create();

  EnginesCommand() {}

  @Override
  public Integer call() throws Fatal {
    Installation installation = Installation.open(config.file);
    PrintWriter out = spec.commandLine().getOut();
    installation.engines().all().forEach(engine -> print(engine, out));
    out.flush();
    installation.problems().forEach(spec.commandLine().getErr()::println);
    return ExitCode.DONE;
  }

  private static void print(ConfiguredEngine engine, PrintWriter out) {
    var descriptor = engine.descriptor();
    out.printf(
        "%s  (%s %s, %s; from %s)%n",
        engine.id(),
        descriptor.name(),
        descriptor.version(),
        descriptor.author(),
        engine.plugin().origin());
    descriptor.games().stream()
        .collect(
            Collectors.groupingBy(
                EnginesCommand::sizes,
                java.util.LinkedHashMap::new,
                Collectors.mapping(Playable::rules, Collectors.toList())))
        .forEach((sizes, rules) -> out.printf("  plays %s %s%n", String.join(", ", rules), sizes));
    descriptor.options().forEach(option -> print(option, out));
    out.println();
  }

  private static void print(Option option, PrintWriter out) {
    String range =
        switch (option) {
          case Option.Flag _ -> "true or false";
          case Option.Choice choice -> String.join("|", choice.allowed());
          case Option.Whole whole -> whole.min() + ".." + whole.max();
          case Option.Real real -> real.min() + ".." + real.max();
          case Option.Text _ -> "text";
        };
    out.printf(
        "  --set %s=%s  %s: %s%n", option.name(), option.initialText(), range, option.help());
  }

  private static String sizes(Playable game) {
    if (game.maxSide() == 0) {
      return "";
    }
    List<String> openings = game.openings();
    return "%dx%d to %dx%d%s%s"
        .formatted(
            game.minSide(),
            game.minSide(),
            game.maxSide(),
            game.maxSide(),
            game.rectangles() ? ", rectangles too" : "",
            openings.isEmpty() ? "" : ", openings " + String.join(", ", openings));
  }
}
