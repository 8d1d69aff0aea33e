package tengen.arena.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tengen.arena.game.Contestant;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineSettings;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.EngineRegistry;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.search.ConfiguredEngine;
import tengen.protocol.Dialect;
import tengen.protocol.registry.Dialects;

/** Finds or creates the engines that a command line names. */
public final class Contestants {
  /** Id of the plugin that hosts external programs. */
  private static final String PROCESS = "process";

  private final EngineRegistry engines;
  private final Map<String, Plugin> plugins;
  private final Position start;

  /** Creates contestants for games that begin at {@code start}. */
  public Contestants(EngineRegistry engines, Map<String, Plugin> plugins, Position start) {
    this.engines = engines;
    this.plugins = plugins;
    this.start = start;
  }

  /**
   * Returns the players in this order with unique names.
   *
   * @throws OtherGameException if an engine does not play the game
   * @throws IllegalArgumentException with the error and the allowed values
   */
  public List<Contestant> of(List<PlayerSpec> specs) {
    Set<String> names = new HashSet<>();
    List<Contestant> all = new ArrayList<>();
    for (PlayerSpec spec : specs) {
      String name = spec.name();
      for (int i = 2; !names.add(name); i++) {
        name = spec.name() + "-" + i;
      }
      all.add(new Contestant(name, engine(spec), spec.time(), spec.restarts()));
    }
    return all;
  }

  private ConfiguredEngine engine(PlayerSpec spec) {
    ConfiguredEngine engine =
        spec.id().isPresent()
            ? configured(spec.id().get()).with(spec.options())
            : hosted().with(program(spec));
    if (!engine.plays(start)) {
      throw objection(spec.name(), engine.descriptor());
    }
    return engine;
  }

  private IllegalArgumentException objection(String name, EngineDescriptor descriptor) {
    String why = name + ": does not play " + start.rules();
    List<String> games = descriptor.games().stream().map(Playable::rules).distinct().toList();
    return games.contains(start.rules())
        ? new IllegalArgumentException(why + " on this board")
        : new OtherGameException(why + ", but " + String.join(", ", games));
  }

  private ConfiguredEngine configured(String id) {
    return engines
        .find(id)
        .orElseThrow(
            () ->
                new IllegalArgumentException(id + ": no such engine; engines: " + engines.names()));
  }

  /** Returns the hosting engine, before a program is set. */
  private ConfiguredEngine hosted() {
    Plugin plugin = plugins.get(PROCESS);
    if (plugin == null) {
      throw new IllegalArgumentException("cannot run a program: plugin " + PROCESS + " is missing");
    }
    return new ConfiguredEngine(PROCESS, plugin, plugin.descriptor(), EngineSettings.DEFAULT);
  }

  private Map<String, String> program(PlayerSpec spec) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("command", spec.command().getFirst());
    options.put("arguments", String.join("\n", spec.command().subList(1, spec.command().size())));
    spec.directory().ifPresent(directory -> options.put("folder", directory));
    options.put("dialect", spec.protocol().orElseGet(this::defaultProtocol));
    options.put("games", start.rules() + " " + boardSides());
    options.putAll(spec.options());
    return options;
  }

  private String defaultProtocol() {
    return Dialects.shipped()
        .carrying(Playable.text(start.rules()))
        .map(Dialect::name)
        .orElseThrow(() -> new IllegalArgumentException("no protocol supports " + start.rules()));
  }

  private String boardSides() {
    return start.setup() instanceof Setup.Board board
        ? Math.min(board.width(), board.height()) + "-" + Math.max(board.width(), board.height())
        : "0-0";
  }
}
