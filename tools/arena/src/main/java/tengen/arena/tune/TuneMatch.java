package tengen.arena.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.GameResult;
import tengen.arena.game.Opening;
import tengen.arena.game.Pairing;
import tengen.arena.match.Match;
import tengen.arena.stats.Results;
import tengen.engine.EngineContext;

/**
 * A duel as a match of one engine with two sets of options.
 *
 * @param player engine to tune; all other options stay unchanged
 * @param openings used in turn across iterations, each played with both colours
 * @param pairs number of pairs of games per iteration
 * @param concurrency number of concurrent games
 * @param context passed to every engine; also creates the workers' threads
 */
public record TuneMatch(
    Contestant player,
    List<Opening> openings,
    int pairs,
    int concurrency,
    Adjudication adjudication,
    EngineContext context,
    LongSupplier nanoClock)
    implements Duel {
  public TuneMatch {
    openings = List.copyOf(openings);
  }

  /** Returns a duel of the same games whose iterations are single pairs. */
  public TuneMatch byPairs() {
    return new TuneMatch(player, openings, 1, 1, adjudication, context, nanoClock);
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException with the engine's objection to a value, before any game
   */
  @Override
  public double score(Map<String, String> first, Map<String, String> second, int iteration)
      throws InterruptedException {
    Contestant one = variant("first", first);
    Contestant other = variant("second", second);
    Stream<Pairing> games =
        IntStream.range((iteration - 1) * pairs, iteration * pairs)
            .boxed()
            .flatMap(pair -> pairings(one, other, pair));
    List<GameResult> played = new ArrayList<>();
    new Match(games.iterator(), adjudication, context, nanoClock).play(concurrency, played::add);
    if (played.size() < 2 * pairs) {
      throw new IllegalStateException(played.size() + " of " + 2 * pairs + " games were played");
    }
    return played.stream()
        .map(game -> Results.of(game, one.name()))
        .reduce(Results.NONE, Results::plus)
        .games()
        .counts()
        .mean();
  }

  private Stream<Pairing> pairings(Contestant one, Contestant other, int pair) {
    Opening opening = openings.get(pair % openings.size());
    return Stream.of(
        new Pairing(2 * pair + 1, pair + 1, one, other, opening),
        new Pairing(2 * pair + 2, pair + 1, other, one, opening));
  }

  private Contestant variant(String name, Map<String, String> values) {
    return new Contestant(name, player.engine().with(values), player.time(), player.restarts());
  }
}
