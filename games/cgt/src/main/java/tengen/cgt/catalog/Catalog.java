package tengen.cgt.catalog;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tengen.cgt.NotationException;
import tengen.cgt.Ruleset;
import tengen.cgt.coins.CoinGames;
import tengen.cgt.graphs.GraphGames;
import tengen.cgt.heaps.HeapGames;
import tengen.cgt.impartial.Misere;
import tengen.cgt.partizan.PartizanGames;
import tengen.cgt.partizan.WrittenValue;

/** All games of this library by id. Thread-safe. */
public final class Catalog {
  private static final String MISERE = "misere";
  private static final Set<String> TAKING_SUMS = Set.of(MISERE, "every");

  private final Map<String, Ruleset<?>> games = new LinkedHashMap<>();

  /** Creates a catalog with its own games. They cache values as long as the catalog lives. */
  public Catalog() {
    Stream.of(HeapGames.all(), CoinGames.all(), GraphGames.all(), PartizanGames.all())
        .<Ruleset<?>>flatMap(List::stream)
        .forEach(this::add);
    add(new Misere<>(MISERE, new ImpartialSum(text -> parseImpartial(text, Set.of(MISERE)))));
    add(new EveryGame(text -> parseImpartial(text, TAKING_SUMS)));
  }

  private void add(Ruleset<?> game) {
    games.put(game.id(), game);
  }

  /** Returns the games in the order in which they are listed. */
  public Collection<Ruleset<?>> games() {
    return List.copyOf(games.values());
  }

  /** Returns the game with this id. */
  public Optional<Ruleset<?>> game(String id) {
    return Optional.ofNullable(games.get(id));
  }

  /** Returns the description of the game with this id. */
  public Optional<Description> description(String id) {
    return Description.of(id);
  }

  /**
   * Reads an id and a position, {@code nim 3 5}, or a value, {@code {1|0}}.
   *
   * @throws NotationException if there is no such game or position
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
                        "unknown game '"
                            + parts[0]
                            + "'; known games: "
                            + String.join(", ", games.keySet())));
    return Game.parse(rules, parts.length == 1 ? "" : parts[1]);
  }

  /**
   * Returns whether plus signs in this text belong to a single position of the game that it names.
   */
  private static boolean takesSums(String text) {
    return TAKING_SUMS.contains(name(text));
  }

  private static String name(String text) {
    return text.strip().split("\\s+", 2)[0];
  }

  /** Reads impartial games other than some, which would nest without a limit. */
  private List<Game<?>> parseImpartial(String text, Set<String> others) {
    for (String part : split(text)) {
      if (others.contains(name(part))) {
        throw new NotationException(name(part) + " cannot be part of such a game");
      }
    }
    List<Game<?>> games = parseAll(text);
    games.forEach(Game::requireImpartial);
    return games;
  }

  private List<Game<?>> parseAll(String text) {
    return split(text).stream().<Game<?>>map(this::parse).toList();
  }

  private static List<String> split(String text) {
    return List.of(text.split("\\s\\+\\s", -1));
  }

  /**
   * Reads a sum, {@code nim 3 5 + domineering 2x3}, or a single game.
   *
   * @throws NotationException if there is no such game or position, or a game cannot be part of a
   *     sum
   */
  public List<Game<?>> parseSum(String text) {
    if (takesSums(text)) {
      return List.of(parse(text));
    }
    List<Game<?>> games = parseAll(text);
    if (games.size() > 1) {
      games.forEach(Game::requireSummand);
    }
    return games;
  }
}
