package tengen.cgt.play;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.catalog.Catalog;
import tengen.cgt.catalog.Game;
import tengen.cgt.catalog.SumMove;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;

/**
 * The state of a game, or of a sum of games in which each move is made in one component.
 *
 * @param isSum true under the rules {@code sum}, whose moves are {@code N:MOVE} with components
 *     counted from 1
 */
record GameState(List<Game<?>> components, boolean isSum) {
  static final String SUM = "sum";

  private static final int MAX_COMPONENTS = 1_000;

  /** Copies the list. */
  GameState {
    components = List.copyOf(components);
  }

  /** Returns the state after all turns of a position, each of them legal. */
  static GameState of(Catalog catalog, Position position) {
    String text = ((Setup.Text) position.setup()).notation();
    GameState state = parse(catalog, position.rules(), text);
    for (Turn turn : position.turns()) {
      state = state.after(turn.side(), turn.move());
    }
    return state;
  }

  /**
   * Parses a start position.
   *
   * @param id id of a game, or {@code sum}
   * @throws NotationException with the problem and what is allowed
   */
  static GameState parse(Catalog catalog, String id, String text) {
    if (!id.equals(SUM)) {
      return new GameState(List.of(catalog.parse(id + " " + text)), false);
    }
    List<Game<?>> components = catalog.parseSum(text);
    if (components.size() > MAX_COMPONENTS) {
      throw new NotationException(
          "a sum has at most " + MAX_COMPONENTS + " games, got " + components.size());
    }
    return new GameState(components, true);
  }

  /** Returns the player of a side: Left is Black. */
  static Player player(Side side) {
    return side == Side.BLACK ? Player.LEFT : Player.RIGHT;
  }

  /** Returns all moves of a player, component by component; lazy. */
  Stream<GameOption<GameState>> options(Player player) {
    return indices().flatMap(index -> options(index, player));
  }

  /**
   * Returns all moves of a player, the first ones of each component before further ones of any;
   * lazy.
   *
   * @param first number of moves of a component that come first
   */
  Stream<GameOption<GameState>> optionsInTurn(Player player, int first) {
    // Stream.concat would buffer all moves of a component at once.
    return Stream.of(true, false)
        .flatMap(
            isFirst ->
                indices()
                    .flatMap(
                        index ->
                            isFirst
                                ? options(index, player).limit(first)
                                : options(index, player).skip(first)));
  }

  private Stream<Integer> indices() {
    return IntStream.range(0, components.size()).boxed();
  }

  private Stream<GameOption<GameState>> options(int index, Player player) {
    return components
        .get(index)
        .options(player)
        .map(
            option ->
                GameOption.lazy(
                    print(new SumMove(index, option.move())), () -> with(index, option.after())));
  }

  /** Returns the state after a legal move. */
  GameState after(Side side, Move move) {
    return after(player(side), ((Move.Text) move).notation()).orElseThrow();
  }

  /** Returns the state after a move, or empty if the move is illegal. */
  Optional<GameState> after(Player player, String move) {
    if (components.size() == 1) {
      return components.getFirst().after(player, move).map(after -> with(0, after));
    }
    return SumMove.parse(move)
        .filter(named -> named.component() < components.size())
        .flatMap(
            named ->
                components
                    .get(named.component())
                    .after(player, named.move())
                    .map(after -> with(named.component(), after)));
  }

  GameState with(int index, Game<?> component) {
    List<Game<?>> changed = new ArrayList<>(components);
    changed.set(index, component);
    return new GameState(changed, isSum);
  }

  /** Returns a component's move in the notation of this state. */
  String print(SumMove move) {
    return components.size() > 1 ? move.print() : move.move();
  }

  /**
   * Returns a canonical state that is equal for all states which differ only in the order of a
   * component's parts.
   */
  GameState withoutOrder() {
    return new GameState(components.stream().<Game<?>>map(Game::withoutOrder).toList(), isSum);
  }

  boolean hasMove(Player player) {
    return options(player).findAny().isPresent();
  }

  /** Returns true if the side to move wins when it cannot move, as in a single misère game. */
  boolean isWonWithoutMoves() {
    return components.size() == 1 && components.getFirst().isWonWithoutMoves();
  }

  /** Returns the state in the notation of a start position. */
  @Override
  public String toString() {
    return isSum
        ? components.stream().map(Game::print).collect(joining(" + "))
        : positionText(components.getFirst());
  }

  private static <P> String positionText(Game<P> game) {
    return game.rules().print(game.position());
  }
}
