package tengen.app.engines;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tengen.app.text.Columns;
import tengen.engine.EngineDescriptor;
import tengen.engine.Option;
import tengen.game.Playable;
import tengen.host.search.ConfiguredEngine;

/** Prints engines as text tables. */
final class EngineText {
  private EngineText() {}

  /** Returns one block per engine, each followed by an empty line. */
  static String of(Collection<ConfiguredEngine> engines) {
    return engines.stream().map(EngineText::of).collect(Collectors.joining());
  }

  private static String of(ConfiguredEngine engine) {
    EngineDescriptor descriptor = engine.descriptor();
    return "%s  (%s %s, %s; from %s)%n"
            .formatted(
                engine.id(),
                descriptor.name(),
                descriptor.version(),
                descriptor.author(),
                engine.plugin().origin())
        + games(descriptor)
        + options(descriptor)
        + topics(descriptor)
        + "%n".formatted();
  }

  /**
   * Returns the table of boards, openings and rules. Rules with the same boards and openings share
   * a row.
   */
  private static String games(EngineDescriptor descriptor) {
    var rows = new ArrayList<List<String>>();
    rows.add(List.of("boards", "openings", "rules"));
    descriptor.games().stream()
        .collect(
            Collectors.groupingBy(
                game -> List.of(boards(game), String.join(" ", game.openings())),
                LinkedHashMap::new,
                Collectors.mapping(Playable::rules, Collectors.toList())))
        .forEach(
            (where, rules) -> {
              for (int i = 0; i < rules.size(); i++) {
                rows.add(
                    List.of(i == 0 ? where.get(0) : "", i == 0 ? where.get(1) : "", rules.get(i)));
              }
            });
    return Columns.print(rows);
  }

  private static String boards(Playable game) {
    if (game.maxSide() == 0) {
      return "none";
    }
    return String.format(
        Locale.ROOT,
        "%s to %2$dx%2$d%3$s",
        smallest(game),
        game.maxSide(),
        game.rectangles() ? ", rectangles" : "");
  }

  /** Returns the smallest board, never a single point; see {@link Playable#covers}. */
  private static String smallest(Playable game) {
    if (game.minSide() == 1) {
      return game.rectangles() ? "1x2" : "2x2";
    }
    return game.minSide() + "x" + game.minSide();
  }

  private static String options(EngineDescriptor descriptor) {
    if (descriptor.options().isEmpty()) {
      return "";
    }
    var rows = new ArrayList<List<String>>();
    rows.add(List.of("option", "default", "range", "meaning"));
    descriptor
        .options()
        .forEach(
            option ->
                rows.add(
                    List.of(option.name(), option.initialText(), range(option), option.help())));
    return Columns.print(rows);
  }

  private static String topics(EngineDescriptor descriptor) {
    if (descriptor.topics().isEmpty()) {
      return "";
    }
    var rows = new ArrayList<List<String>>();
    rows.add(List.of("topic", "meaning"));
    descriptor.topics().forEach(topic -> rows.add(List.of(topic.name(), topic.help())));
    return Columns.print(rows);
  }

  private static String range(Option option) {
    return switch (option) {
      case Option.Flag _ -> "true|false";
      case Option.Choice choice -> String.join("|", choice.allowed());
      case Option.Whole whole -> whole.min() + ".." + whole.max();
      case Option.Real real -> real.min() + ".." + real.max();
      case Option.Text _ -> "text";
    };
  }
}
