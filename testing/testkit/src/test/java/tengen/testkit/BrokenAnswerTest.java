package tengen.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.search.Ability;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Topic;
import tengen.search.Variation;
import tengen.support.ToyEngine;
import tengen.support.ToyFactory;

/** Tests that wrong reports, restricted searches, openings, balances and topics are found. */
final class BrokenAnswerTest {
  private static final String REPORTS = "reports progress that makes sense";
  private static final Place OFF_BOARD = new Place(99, 99);
  private static final Place CORNER = new Place(0, 0);

  @ParameterizedTest(name = "{0}: {2}")
  @MethodSource({"reports", "restrictions", "openings", "balances", "topics", "quickMoves"})
  void aWrongAnswerIsFound(String check, ToyFactory factory, String message) {
    var contract = EngineContract.of(factory).withRules(new FourInARow(), new OneHeap());
    assertThat(Failures.first(contract, check))
        .hasValueSatisfying(failure -> assertThat(failure.toString()).contains(message));
  }

  static Stream<Arguments> reports() {
    return Stream.of(
        arguments(REPORTS, ending(line -> with(line, new Score.Estimate(1.5))), "outside 0..1"),
        arguments(
            REPORTS, ending(line -> with(line, new Score.Estimate(Double.NaN))), "outside 0..1"),
        arguments(
            REPORTS,
            ending(
                line ->
                    new Variation(
                        line.score(), line.moves(), 1, 1, 1, OptionalDouble.of(Double.NaN))),
            "outside 0..1"),
        arguments(
            REPORTS,
            ending(line -> new Variation(line.score(), line.moves(), -1, 1)),
            "depth or nodes"),
        arguments(
            REPORTS, ending(line -> new Variation(line.score(), List.of(), 1, 1)), "without moves"),
        arguments(
            REPORTS,
            ending(line -> new Variation(line.score(), List.of(OFF_BOARD), 1, 1)),
            "first move of a line"),
        arguments(REPORTS, counting(1_000_000), "nodes after 1000000"),
        arguments(REPORTS, lateReports(), "after the search has returned"),
        arguments(
            REPORTS,
            BrokenEngine.searching(
                (good, position, goal, control) -> {
                  SearchProgress last = good.search(position, goal, control).last();
                  return new SearchResult(last.lines().getFirst().moves().getFirst(), twice(last));
                }),
            "2 lines, asked for 1"),
        arguments(
            "reports as many lines as are asked for at most",
            BrokenEngine.searching(
                (good, position, _, control) -> {
                  SearchResult result = good.search(position, Goal.BEST_MOVE, control);
                  return new SearchResult(result.move(), twice(result.last()));
                }),
            "two lines begin with"),
        arguments(
            REPORTS,
            BrokenEngine.searching(
                (good, position, goal, control) -> {
                  SearchResult result = good.search(position, goal, control);
                  Move other = other(position, result.move());
                  return new SearchResult(other, result.last());
                }),
            "does not begin the best line"));
  }

  static Stream<Arguments> quickMoves() {
    String check = "names legal moves without a search, equal ones for equal positions";
    var calls = new AtomicInteger();
    return Stream.of(
        arguments(
            check,
            Toys.making(ToyEngine::new).withQuickMoves((_, _) -> Optional.of(OFF_BOARD)),
            "illegal"),
        arguments(
            check,
            Toys.making(ToyEngine::new)
                .withQuickMoves(
                    (rules, position) ->
                        rules.legalMoves(position).skip(calls.getAndIncrement() % 2).findFirst()),
            "depends on its arguments"));
  }

  static Stream<Arguments> restrictions() {
    ToyFactory deaf =
        BrokenEngine.searching(
            (good, position, _, control) -> good.search(position, Goal.BEST_MOVE, control));
    ToyFactory careless =
        BrokenEngine.searching(
            (good, position, goal, control) -> {
              SearchResult obeyed = good.search(position, goal, control);
              SearchResult free = good.search(position, Goal.BEST_MOVE, control);
              return new SearchResult(obeyed.move(), free.last());
            });
    ToyFactory confused =
        BrokenEngine.searching(
            (good, position, goal, control) ->
                goal instanceof Goal.BestMove(int _, var all, boolean _)
                        && all.stream().anyMatch(r -> r.side() != position.toMove())
                    ? ToyEngine.result(OFF_BOARD)
                    : good.search(position, goal, control));
    return Stream.of(
        arguments("keeps to the moves that are allowed", deaf, "against"),
        arguments("keeps to the moves that are allowed", careless, "line begins with"),
        arguments("keeps away from moves to avoid", deaf, "against"),
        arguments("keeps away from moves to avoid", careless, "line begins with"),
        arguments("is free where only the opponent is restricted", confused, "off the board"));
  }

  static Stream<Arguments> openings() {
    String any = "swap2: answers or refuses at any number of stones";
    String zero = "swap2: sets three stones on an empty board";
    String three = "swap2: at three stones swaps, or sets one or two";
    String five = "swap2: at five stones swaps or sets one";
    String others = "swap2: refuses any other number of stones";
    return Stream.of(
        arguments(any, opening((_, _) -> new Move.Resign()), "no answer in an opening"),
        arguments(any, opening((_, _) -> OFF_BOARD), "off the board"),
        arguments(any, losing(), "lost"),
        arguments(zero, opening((_, _) -> new Move.Swap()), "not three stones"),
        arguments(zero, opening((_, _) -> places(2)), "not three stones"),
        arguments(
            zero,
            opening((_, _) -> new Move.Places(List.of(CORNER, CORNER, CORNER))),
            "is illegal: taken"),
        arguments(three, opening((_, _) -> places(3)), "at most 2 stones"),
        arguments(three, opening((_, _) -> OFF_BOARD), "off the board"),
        arguments(five, opening((_, _) -> places(2)), "at most 1 stones"),
        arguments(
            five,
            opening(
                (position, swap2) -> position.turns().isEmpty() ? new Move.Pass() : swap2.move()),
            "no answer in an opening"),
        arguments(others, opening((_, _) -> new Move.Swap()), "swap2 at"));
  }

  static Stream<Arguments> balances() {
    return Stream.of(
        arguments("balances with one point", balancing(CORNER), "not Places of 1"),
        arguments("balances with two points", balancing(places(1)), "not Places of 2"),
        arguments(
            "balances with two points",
            balancing(new Move.Places(List.of(CORNER, CORNER))),
            "is illegal: taken"));
  }

  static Stream<Arguments> topics() {
    var finding = new Finding("1 move", List.of(new Finding.Mark(OFF_BOARD, "")));
    var plain = new Topic("moves", "The legal moves.", false);
    return Stream.of(
        arguments(
            "refuses a topic that it has not",
            inspecting((_, _, _) -> new Finding("what?", List.of())),
            "EngineException"),
        arguments(
            "refuses a topic that it has not",
            inspecting(
                (_, topic, _) -> {
                  throw new EngineException(Kind.BROKEN, "no topic " + topic);
                }),
            "REJECTED"),
        arguments(
            "answers the topic moves",
            inspecting((_, _, _) -> finding),
            "a mark outside the board"),
        arguments(
            "answers the topic moves",
            inspecting(
                (_, _, _) -> {
                  throw new EngineException(Kind.BROKEN, "broken");
                }),
            "broken"),
        arguments(
            "answers the topic moves when stopped already",
            inspecting(
                (_, _, _) -> {
                  throw new IllegalStateException("nothing found yet");
                }),
            "nothing found yet"),
        arguments(
            "answers the topic moves",
            Toys.describedAs(Toys.good().withTopics(plain)),
            "marks points that it has not announced"));
  }

  private interface Answer {
    Move to(Position position, SearchResult good);
  }

  /** Returns a plugin that gives this answer to every opening at any number of stones. */
  private static ToyFactory opening(Answer answer) {
    return BrokenEngine.searching(
        (good, position, goal, control) ->
            goal instanceof Goal.Opening
                ? ToyEngine.result(
                    answer.to(position, good.search(position, Goal.BEST_MOVE, control)))
                : good.search(position, goal, control));
  }

  private static ToyFactory losing() {
    return BrokenEngine.searching(
        (_, _, _, _) -> {
          throw new EngineException(Kind.BROKEN, "lost");
        });
  }

  private static ToyFactory balancing(Move answer) {
    return BrokenEngine.searching((_, _, _, _) -> ToyEngine.result(answer))
        .describedAs(Toys.good().withAbilities(Ability.BALANCE));
  }

  private static ToyFactory inspecting(BrokenEngine.Inspecting inspecting) {
    return Toys.making(
        (settings, context) ->
            BrokenEngine.of(new ToyEngine(settings, context), Engine::search)
                .inspecting(inspecting));
  }

  /** Returns a plugin that changes the best line of its results. */
  private static ToyFactory ending(UnaryOperator<Variation> change) {
    return BrokenEngine.searching(
        (good, position, goal, control) -> {
          SearchResult result = good.search(position, goal, control);
          Variation best = change.apply(result.last().lines().getFirst());
          return new SearchResult(
              result.move(), new SearchProgress(result.last().nodes(), List.of(best)));
        });
  }

  private static ToyFactory counting(long nodes) {
    return BrokenEngine.searching(
        (good, position, goal, control) -> {
          control.report(new SearchProgress(nodes, List.of()));
          return good.search(position, goal, control);
        });
  }

  /** Returns a plugin whose engines send a report when they are closed. */
  private static ToyFactory lateReports() {
    return Toys.making(
        (settings, context) -> {
          var last = new AtomicReference<Runnable>(() -> {});
          return BrokenEngine.of(
                  new ToyEngine(settings, context),
                  (good, position, goal, control) -> {
                    last.set(() -> report(control));
                    return good.search(position, goal, control);
                  })
              .closing(() -> last.get().run());
        });
  }

  private static void report(SearchControl control) {
    control.report(new SearchProgress(1_000, List.of()));
  }

  private static SearchProgress twice(SearchProgress progress) {
    Variation best = progress.lines().getFirst();
    return new SearchProgress(progress.nodes(), List.of(best, best));
  }

  private static Variation with(Variation line, Score score) {
    return new Variation(score, line.moves(), 1, 1);
  }

  private static Move other(Position position, Move move) {
    return new FourInARow()
        .legalMoves(position)
        .filter(legal -> !legal.equals(move))
        .findFirst()
        .orElse(move);
  }

  private static Move.Places places(int count) {
    return new Move.Places(IntStream.range(0, count).mapToObj(i -> new Place(i, 0)).toList());
  }
}
