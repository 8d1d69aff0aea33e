package tengen.app.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tengen.arena.game.Contestant;
import tengen.daemon.EngineRegistry;
import tengen.daemon.search.ConfiguredEngine;
import tengen.game.Position;
import tengen.game.Setup;

/** Finds, or makes, the engines that a command line names. */
public final class Contestants {
  /** The plugin that hosts any program. */
  private static final String PROCESS = "process";

  private final EngineRegistry engines;
  private final Position start;

  /** Players for games like the one that begins at {@code start}. */
  public Contestants(EngineRegistry engines, Position start) {
    this.engines = engines;
    this.start = start;
  }

  /**
   * The players in this order, each with a name of its own.
   *
   * @throws IllegalArgumentException with what is wrong and what is allowed
   */
  public List<Contestant> of(List<PlayerSpec> specs) {
    Set<String> names = new HashSet<>();
    List<Contestant> all = new ArrayList<>();
    for (PlayerSpec spec : specs) {
      String name = spec.name();
      for (int i = 2; !names.add(name); i++) {
        name = spec.name() + "-" + i;
      }
      all.add(new Contestant(name, engine(spec, name), spec.time()));
    }
    return all;
  }

  private ConfiguredEngine engine(PlayerSpec spec, String name) {
    // A name on the command line may be that of an engine: what is made here has a name of its own.
    String id = "player " + name;
    Optional<String> objection =
        spec.id().isPresent()
            ? engines.derive(id, spec.id().get(), spec.options())
            : engines.derive(id, PROCESS, program(spec));
    objection.ifPresent(
        why -> {
          throw new IllegalArgumentException("--engine " + spec.name() + ": " + why);
        });
    ConfiguredEngine engine = engines.find(id).orElseThrow();
    if (engine.descriptor().games().stream()
        .filter(game -> game.rules().equals(start.rules()))
        .noneMatch(game -> game.covers(start.setup()))) {
      throw new IllegalArgumentException(
          "--engine " + spec.name() + ": does not play " + start.rules() + " on this board");
    }
    return engine;
  }

  private Map<String, String> program(PlayerSpec spec) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("command", spec.command().getFirst());
    options.put("arguments", String.join("\n", spec.command().subList(1, spec.command().size())));
    options.put(
        "dialect", spec.protocol().orElse(start.rules().startsWith("gomoku") ? "gomocup" : "gtp"));
    options.put("games", start.rules() + " " + sides());
    options.putAll(spec.options());
    return options;
  }

  private String sides() {
    return start.setup() instanceof Setup.Board board
        ? Math.min(board.width(), board.height()) + "-" + Math.max(board.width(), board.height())
        : "0-0";
  }
}
