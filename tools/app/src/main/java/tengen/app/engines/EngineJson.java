package tengen.app.engines;

import java.io.StringWriter;
import java.util.Collection;
import java.util.Locale;
import tengen.engine.EngineDescriptor;
import tengen.engine.Option;
import tengen.game.Playable;
import tengen.host.search.ConfiguredEngine;
import tengen.search.Topic;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Prints engines as JSON. */
public final class EngineJson {
  private EngineJson() {}

  /** Returns an array with an object for each engine, on one line. */
  public static String of(Collection<ConfiguredEngine> engines) {
    var text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartArray();
      engines.forEach(engine -> write(engine, json));
      json.writeEndArray();
    }
    return text + System.lineSeparator();
  }

  private static void write(ConfiguredEngine engine, JsonGenerator json) {
    EngineDescriptor descriptor = engine.descriptor();
    json.writeStartObject();
    json.writeStringProperty("id", engine.id());
    json.writeStringProperty("plugin", engine.plugin().descriptor().id());
    json.writeStringProperty("name", descriptor.name());
    json.writeStringProperty("version", descriptor.version());
    json.writeStringProperty("author", descriptor.author());
    json.writeStringProperty("origin", engine.plugin().origin());
    json.writeNumberProperty("maxThreads", descriptor.maxThreads());
    json.writeArrayPropertyStart("games");
    descriptor.games().forEach(game -> write(game, json));
    json.writeEndArray();
    json.writeArrayPropertyStart("abilities");
    descriptor.abilities().stream()
        .sorted()
        .forEach(ability -> json.writeString(ability.name().toLowerCase(Locale.ROOT)));
    json.writeEndArray();
    json.writeArrayPropertyStart("topics");
    descriptor.topics().stream().map(Topic::name).forEach(json::writeString);
    json.writeEndArray();
    json.writeArrayPropertyStart("options");
    descriptor.options().forEach(option -> write(option, json));
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(Playable game, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("rules", game.rules());
    json.writeNumberProperty("minSide", game.minSide());
    json.writeNumberProperty("maxSide", game.maxSide());
    json.writeBooleanProperty("rectangles", game.rectangles());
    json.writeArrayPropertyStart("openings");
    game.openings().forEach(json::writeString);
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(Option option, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("name", option.name());
    json.writeStringProperty("help", option.help());
    switch (option) {
      case Option.Flag flag -> {
        json.writeStringProperty("type", "flag");
        json.writeBooleanProperty("default", flag.initial());
      }
      case Option.Choice choice -> {
        json.writeStringProperty("type", "choice");
        json.writeStringProperty("default", choice.initial());
        json.writeArrayPropertyStart("allowed");
        choice.allowed().forEach(json::writeString);
        json.writeEndArray();
      }
      case Option.Whole whole -> {
        json.writeStringProperty("type", "whole");
        json.writeNumberProperty("default", whole.initial());
        json.writeNumberProperty("min", whole.min());
        json.writeNumberProperty("max", whole.max());
      }
      case Option.Real real -> {
        json.writeStringProperty("type", "real");
        json.writeNumberProperty("default", real.initial());
        json.writeNumberProperty("min", real.min());
        json.writeNumberProperty("max", real.max());
      }
      case Option.Text text -> {
        json.writeStringProperty("type", "text");
        json.writeStringProperty("default", text.initial());
      }
    }
    json.writeEndObject();
  }
}
