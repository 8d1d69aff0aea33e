package tengen.cgt.coins;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.NotationException;
import tengen.cgt.Option;
import tengen.cgt.Player;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.impartial.ParameterPrefix;
import tengen.cgt.impartial.Words;

/**
 * The product of two games of coins: a turn of the first in x and a turn of the second in y
 * together turn each coin at their crossings. By the Tartan theorem a head is worth the nim-product
 * of the nimbers of its coordinates. Winning Ways, chapter 14; Ferguson, Game Theory, part I,
 * section 5.5.
 */
final class ProductGame implements NormalPlay<ProductGame.Rectangle> {
  private final Map<String, CoinRules> games;

  /** Of these games, by id. */
  ProductGame(Map<String, CoinRules> games) {
    this.games = Map.copyOf(games);
  }

  /** The games of both directions, and the heads by rows. */
  record Rectangle(String across, String up, List<Cell> heads) {
    Rectangle {
      heads = List.copyOf(heads);
    }

    private Option<Rectangle> option(CoinTurn x, CoinTurn y) {
      TreeSet<Cell> after = new TreeSet<>(heads);
      x.coins().stream()
          .flatMap(column -> y.coins().stream().map(row -> new Cell(column, row)))
          .filter(cell -> !after.remove(cell))
          .forEach(after::add);
      return new Option<>(
          x.print() + "x" + y.print(), new Rectangle(across, up, List.copyOf(after)));
    }
  }

  @Override
  public String id() {
    return "coin-product";
  }

  @Override
  public String notation() {
    return "two games of coins, a colon, X,Y of each head; a move is the columns turned, x, and the"
        + " rows: 2,0x3,2";
  }

  @Override
  public String example() {
    return "twins ruler: 2,3 1,2";
  }

  @Override
  public Rectangle parse(String text) {
    ParameterPrefix parts = ParameterPrefix.parse(text, notation());
    List<String> names = Words.of(parts.value());
    if (names.size() != 2 || !games.keySet().containsAll(names)) {
      throw new NotationException(
          "'%s' are no two of %s"
              .formatted(
                  parts.value(),
                  games.keySet().stream().sorted().collect(Collectors.joining(", "))));
    }
    TreeSet<Cell> heads = new TreeSet<>();
    for (String word : Words.of(parts.rest())) {
      if (!heads.add(cell(word, rules(names.getFirst()), rules(names.getLast())))) {
        throw new NotationException("coin " + word + " is there once: " + text);
      }
    }
    return new Rectangle(names.getFirst(), names.getLast(), List.copyOf(heads));
  }

  private static Cell cell(String word, CoinRules across, CoinRules up) {
    String[] places = word.split(",", -1);
    if (places.length != 2) {
      throw new NotationException("'" + word + "' is no place X,Y");
    }
    return new Cell(
        Places.parse(places[0], across.turning().first()),
        Places.parse(places[1], up.turning().first()));
  }

  private CoinRules rules(String id) {
    return Optional.ofNullable(games.get(id)).orElseThrow();
  }

  @Override
  public String print(Rectangle rectangle) {
    Stream<String> heads = rectangle.heads().stream().map(Cell::print);
    return "%s %s: %s"
        .formatted(rectangle.across(), rectangle.up(), heads.collect(Collectors.joining(" ")));
  }

  @Override
  public Stream<Option<Rectangle>> options(Rectangle rectangle) {
    return rectangle.heads().stream()
        .flatMap(
            head ->
                turns(rules(rectangle.across()), head.x())
                    .flatMap(
                        x ->
                            turns(rules(rectangle.up()), head.y())
                                .map(y -> rectangle.option(x, y))));
  }

  private static Stream<CoinTurn> turns(CoinRules rules, long head) {
    return rules.turning().companions(head).map(companions -> CoinTurn.of(head, companions));
  }

  @Override
  public Optional<Rectangle> after(Rectangle rectangle, Player player, String move) {
    List<Optional<CoinTurn>> turns = Stream.of(move.split("x", -1)).map(CoinTurn::parse).toList();
    if (turns.size() != 2 || turns.stream().anyMatch(Optional::isEmpty)) {
      return Optional.empty();
    }
    CoinTurn x = turns.getFirst().orElseThrow();
    CoinTurn y = turns.getLast().orElseThrow();
    return rectangle.heads().contains(new Cell(x.head(), y.head()))
            && x.isLegal(rules(rectangle.across()).turning())
            && y.isLegal(rules(rectangle.up()).turning())
        ? Optional.of(rectangle.option(x, y).after())
        : Optional.empty();
  }

  @Override
  public long nimber(Rectangle rectangle, Budget budget) {
    CoinRules across = rules(rectangle.across());
    CoinRules up = rules(rectangle.up());
    return rectangle.heads().stream()
        .mapToLong(
            head -> Nimbers.multiply(across.nimber(head.x(), budget), up.nimber(head.y(), budget)))
        .reduce(0, Nimbers::add);
  }
}
