package tengen.cgt.coins;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.Sized;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.impartial.ParameterPrefix;
import tengen.cgt.impartial.Words;

/**
 * The product of two or more coin games. A turn of each game in its own direction selects rows and
 * columns; the coins at their crossings are turned. By the Tartan theorem the nimber of a head is
 * the nim-product of the nimbers of its places. Winning Ways, chapter 14; Ferguson, Game Theory,
 * part I, section 5.5.
 */
final class ProductGame implements NormalPlay<ProductGame.Box> {
  private static final String SEPARATOR = "x";
  private static final Pattern WITHIN = Pattern.compile("(within|twins-within)-(\\d{1,20})");

  private final Map<String, CoinRules> games;

  /**
   * Creates the product game.
   *
   * @param games the available factors by id
   */
  ProductGame(Map<String, CoinRules> games) {
    this.games = Map.copyOf(games);
  }

  /**
   * A position.
   *
   * @param names the ids of the games, one for each direction
   * @param heads sorted
   */
  record Box(List<String> names, List<Cell> heads) implements Sized {
    Box {
      names = List.copyOf(names);
      heads = List.copyOf(heads);
    }

    @Override
    public int size() {
      return names.size() * heads.size();
    }

    private GameOption<Box> option(List<CoinTurn> turns) {
      return GameOption.lazy(
          turns.stream().map(CoinTurn::print).collect(Collectors.joining(SEPARATOR)),
          () -> after(turns));
    }

    private Box after(List<CoinTurn> turns) {
      TreeSet<Cell> after = new TreeSet<>(heads);
      products(turns.stream().map(CoinTurn::coins).toList())
          .map(Cell::new)
          .filter(cell -> !after.remove(cell))
          .forEach(after::add);
      return new Box(names, List.copyOf(after));
    }
  }

  /** Returns every list that takes an element of each list. */
  private static <T> Stream<List<T>> products(List<List<T>> choices) {
    return choices.isEmpty()
        ? Stream.of(List.of())
        : choices.getFirst().stream()
            .flatMap(
                first ->
                    products(choices.subList(1, choices.size())).map(rest -> joined(first, rest)));
  }

  private static <T> List<T> joined(T first, List<T> rest) {
    List<T> all = new ArrayList<>(List.of(first));
    all.addAll(rest);
    return all;
  }

  @Override
  public String id() {
    return "coin-product";
  }

  @Override
  public String notation() {
    return "two or more games of coins, within-3 being within 3, a colon, X,Y,... of each head; a"
        + " move is the columns turned, x, the rows and so on: 2,0x3,2";
  }

  @Override
  public String example() {
    return "twins ruler: 2,3 1,2";
  }

  @Override
  public Box parse(String text) {
    ParameterPrefix parts = ParameterPrefix.parse(text, notation());
    List<String> names = Words.of(parts.value());
    if (names.size() < 2) {
      throw new NotationException("a product needs two or more games, such as twins ruler: 2,3");
    }
    List<CoinRules> rules = names.stream().map(this::rules).toList();
    TreeSet<Cell> heads = new TreeSet<>();
    for (String word : Words.of(parts.rest())) {
      if (!heads.add(cell(word, rules))) {
        throw new NotationException("coin " + word + " is listed twice: " + text);
      }
    }
    return new Box(names, List.copyOf(heads));
  }

  private static Cell cell(String word, List<CoinRules> rules) {
    String[] places = word.split(",", -1);
    if (places.length != rules.size()) {
      throw new NotationException(
          "'"
              + word
              + "' is not a place of "
              + rules.size()
              + " numbers, such as "
              + (rules.size() == 2 ? "X,Y" : "X,Y,Z"));
    }
    return new Cell(
        IntStream.range(0, places.length)
            .mapToObj(each -> rules.get(each).parsePlace(places[each]))
            .toList());
  }

  private CoinRules rules(String name) {
    Matcher within = WITHIN.matcher(name);
    if (within.matches()) {
      long distance = Places.parse(within.group(2), 1, Places.MAX_PLACE);
      return within.group(1).equals("within")
          ? CoinRules.within(distance)
          : CoinRules.twinsWithin(distance);
    }
    return Optional.ofNullable(games.get(name))
        .orElseThrow(
            () ->
                new NotationException(
                    "'"
                        + name
                        + "' is not a game of coins: "
                        + games.keySet().stream().sorted().collect(Collectors.joining(", "))
                        + ", within-3, twins-within-3"));
  }

  private List<CoinRules> rules(Box box) {
    return box.names().stream().map(this::rules).toList();
  }

  @Override
  public String print(Box box) {
    Stream<String> heads = box.heads().stream().map(cell -> " " + cell.print());
    return String.join(" ", box.names()) + ":" + heads.collect(Collectors.joining());
  }

  @Override
  public Stream<GameOption<Box>> options(Box box) {
    List<CoinRules> rules = rules(box);
    return box.heads().stream().flatMap(head -> turns(head, rules, 0)).map(box::option);
  }

  private static Stream<List<CoinTurn>> turns(Cell head, List<CoinRules> rules, int from) {
    return from == rules.size()
        ? Stream.of(List.of())
        : rules
            .get(from)
            .turning()
            .companions(head.places().get(from))
            .map(companions -> CoinTurn.of(head.places().get(from), companions))
            .flatMap(turn -> turns(head, rules, from + 1).map(rest -> joined(turn, rest)));
  }

  @Override
  public Optional<Box> after(Box box, Player player, String move) {
    List<CoinRules> rules = rules(box);
    List<CoinTurn> turns =
        Stream.of(move.split(SEPARATOR, -1))
            .map(CoinTurn::parse)
            .flatMap(Optional::stream)
            .toList();
    boolean isLegal =
        turns.size() == rules.size()
            && move.split(SEPARATOR, -1).length == rules.size()
            && box.heads().contains(new Cell(turns.stream().map(CoinTurn::head).toList()))
            && IntStream.range(0, turns.size())
                .allMatch(each -> turns.get(each).isLegal(rules.get(each).turning()));
    return isLegal ? Optional.of(box.after(turns)) : Optional.empty();
  }

  @Override
  public List<Box> addends(Box box) {
    return box.heads().stream().map(head -> new Box(box.names(), List.of(head))).toList();
  }

  @Override
  public long nimber(Box box, Budget budget) {
    List<CoinRules> rules = rules(box);
    return box.heads().stream()
        .mapToLong(head -> nimber(head, rules, budget))
        .reduce(0, Nimbers::add);
  }

  private static long nimber(Cell head, List<CoinRules> rules, Budget budget) {
    return IntStream.range(0, rules.size())
        .mapToLong(each -> rules.get(each).nimber(head.places().get(each), budget))
        .reduce(1, Nimbers::multiply);
  }
}
