package tengen.cgt.catalog;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import tengen.cgt.impartial.Impartial;

/**
 * Several impartial games that are played together, under rules that the implementation defines.
 */
interface ImpartialGames extends Impartial<List<Game<?>>> {
  /** Returns a parser for games with plus signs between them. */
  Function<String, List<Game<?>>> parser();

  @Override
  default List<Game<?>> parse(String text) {
    return parser().apply(text);
  }

  @Override
  default String print(List<Game<?>> games) {
    return games.stream().map(Game::print).collect(Collectors.joining(" + "));
  }

  @Override
  default List<Game<?>> withoutOrder(List<Game<?>> games) {
    return games.stream().<Game<?>>map(Game::withoutOrder).toList();
  }
}
