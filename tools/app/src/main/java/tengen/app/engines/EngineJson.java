package tengen.app.engines;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import tengen.engine.EngineDescriptor;
import tengen.engine.Option;
import tengen.game.Playable;
import tengen.host.search.ConfiguredEngine;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.search.Topic;

/** Prints engines as JSON. */
final class EngineJson {
  private EngineJson() {}

  /** Returns an array with an object for each engine, on one line. */
  static String of(Collection<ConfiguredEngine> engines) {
    List<Json> all = engines.stream().map(EngineJson::object).toList();
    return JsonWriter.write(new Json.Items(all)) + System.lineSeparator();
  }

  private static Json object(ConfiguredEngine engine) {
    EngineDescriptor descriptor = engine.descriptor();
    return Json.Fields.NONE
        .with("id", engine.id())
        .with("plugin", engine.plugin().descriptor().id())
        .with("name", descriptor.name())
        .with("version", descriptor.version())
        .with("author", descriptor.author())
        .with("origin", engine.plugin().origin())
        .with("maxThreads", descriptor.maxThreads())
        .with("games", descriptor.games().stream().map(EngineJson::object).toList())
        .with("abilities", abilities(descriptor))
        .with("topics", Json.Items.ofTexts(descriptor.topics().stream().map(Topic::name).toList()))
        .with("options", descriptor.options().stream().map(EngineJson::object).toList());
  }

  private static Json abilities(EngineDescriptor descriptor) {
    return Json.Items.ofTexts(
        descriptor.abilities().stream()
            .sorted()
            .map(ability -> ability.name().toLowerCase(Locale.ROOT))
            .toList());
  }

  private static Json object(Playable game) {
    return Json.Fields.NONE
        .with("rules", game.rules())
        .with("minSide", game.minSide())
        .with("maxSide", game.maxSide())
        .with("rectangles", game.rectangles())
        .with("openings", Json.Items.ofTexts(game.openings()));
  }

  private static Json object(Option option) {
    Json.Fields fields = Json.Fields.NONE.with("name", option.name()).with("help", option.help());
    return switch (option) {
      case Option.Flag flag -> fields.with("type", "flag").with("default", flag.initial());
      case Option.Choice choice ->
          fields
              .with("type", "choice")
              .with("default", choice.initial())
              .with("allowed", Json.Items.ofTexts(choice.allowed()));
      case Option.Whole whole ->
          fields
              .with("type", "whole")
              .with("default", whole.initial())
              .with("min", whole.min())
              .with("max", whole.max());
      case Option.Real real ->
          fields
              .with("type", "real")
              .with("default", number(real.initial()))
              .with("min", number(real.min()))
              .with("max", number(real.max()));
      case Option.Text text -> fields.with("type", "text").with("default", text.initial());
    };
  }

  /** Returns {@code null} for a bound without an end. */
  private static Json number(double value) {
    return Double.isFinite(value) ? Json.Num.of(value) : new Json.Null();
  }
}
