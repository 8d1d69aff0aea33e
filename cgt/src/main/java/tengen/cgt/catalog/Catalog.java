package tengen.cgt.catalog;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.NotationException;
import tengen.cgt.Ruleset;
import tengen.cgt.coins.CoinGames;
import tengen.cgt.graphs.GraphGames;
import tengen.cgt.heaps.HeapGames;
import tengen.cgt.partizan.PartizanGames;
import tengen.cgt.partizan.WrittenValue;

/** Every game of this library by its id. Any thread. */
public final class Catalog {
  private final Map<String, Ruleset<?>> games = new LinkedHashMap<>();

  /** With games of its own, which remember their values as long as it lives. */
  public Catalog() {
    Stream.of(HeapGames.all(), CoinGames.all(), GraphGames.all(), PartizanGames.all())
        .<Ruleset<?>>flatMap(List::stream)
        .forEach(game -> games.put(game.id(), game));
  }

  /** In the order in which they are listed. */
  public Collection<Ruleset<?>> games() {
    return List.copyOf(games.values());
  }

  /** The game of that id. */
  public Optional<Ruleset<?>> game(String id) {
    return Optional.ofNullable(games.get(id));
  }

  /**
   * Reads an id and a position, {@code nim 3 5}, or a value, {@code {1|0}}.
   *
   * @throws NotationException there is no such game or position
   */
  public Game<?> parse(String text) {
    if (WrittenValue.isBare(text.strip())) {
      return Game.parse(new WrittenValue(), text);
    }
    String[] parts = text.strip().split("\\s+", 2);
    Ruleset<?> rules =
        game(parts[0])
            .orElseThrow(
                () ->
                    new NotationException(
                        "no game '%s'; there are %s"
                            .formatted(parts[0], String.join(", ", games.keySet()))));
    return Game.parse(rules, parts.length == 1 ? "" : parts[1]);
  }

  /**
   * Reads a sum: {@code nim 3 5 + domineering 2x3}; any single game is one too.
   *
   * @throws NotationException there is no such game or position, or it is no part of a sum
   */
  public List<Game<?>> parseSum(String text) {
    List<Game<?>> games = Stream.of(text.split("\\s\\+\\s", -1)).<Game<?>>map(this::parse).toList();
    if (games.size() > 1) {
      games.forEach(Game::requireSummand);
    }
    return games;
  }
}
