package tengen.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Limits;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.support.ToyEngine;
import tengen.support.ToyFactory;

/** Tests that each engine with a single defect is found by the check made for it. */
final class BrokenEngineTest {
  private static final Move OFF_BOARD = new Place(99, 99);

  @Tag("full")
  @ParameterizedTest(name = "{0}: {2}")
  @MethodSource({"moves", "stops", "repeats", "limits", "lives", "others", "options"})
  void aBrokenEngineIsFound(String check, ToyFactory factory, String message) {
    var contract =
        EngineContract.of(factory)
            .withRules(new FourInARow(), new OneHeap())
            .withStarts(OneHeap.ID, new Setup.Text("20"))
            .withTimeout(Duration.ofSeconds(3));
    assertThat(Failures.first(contract, check))
        .hasValueSatisfying(failure -> assertThat(failure.toString()).contains(message));
  }

  static Stream<Arguments> moves() {
    return Stream.of(
        arguments(
            "plays legal moves in a game against itself",
            illegalWhere((position, _) -> position.turns().size() == 7),
            "answer Place[x=99, y=99] is illegal: off the board"),
        arguments(
            "plays legal moves in positions of a random game, nearly full boards too",
            illegalWhere((position, _) -> position.turns().size() >= 8),
            "off the board"),
        arguments(
            "plays legal moves for either colour, and from stones set up",
            illegalWhere((position, _) -> parity(position) != position.toMove()),
            "off the board"),
        arguments(
            "plays legal moves for either colour, and from stones set up",
            illegalWhere((position, _) -> !stones(position).white().isEmpty()),
            "off the board"),
        arguments(
            "plays legal moves for either colour, and from stones set up",
            illegalWhere((position, _) -> !stones(position).neutral().isEmpty()),
            "off the board"),
        arguments(
            "plays the only legal move",
            illegalWhere((position, _) -> isLastPoint(position)),
            "off the board"),
        arguments("plays any board after any other, told of a new game or not", ofOneBoard(), ""),
        arguments(
            "plays legal moves with 2 threads",
            Toys.making(
                (settings, context) ->
                    settings.threads() == 1
                        ? new ToyEngine(settings, context)
                        : BrokenEngine.of(
                            new ToyEngine(settings, context),
                            (_, _, _, _) -> ToyEngine.result(OFF_BOARD))),
            "is illegal"),
        arguments(
            "plays legal moves in 1 MiB of four-in-a-row",
            Toys.making(
                (settings, context) -> {
                  if (settings.memoryBytes() < 32 << 20) {
                    throw new EngineException(Kind.REJECTED, "32 MiB at least");
                  }
                  return new ToyEngine(settings, context);
                }),
            "32 MiB at least"));
  }

  static Stream<Arguments> stops() {
    ToyFactory late =
        BrokenEngine.searching(
            (good, position, goal, control) -> {
              SearchResult result = good.search(position, goal, control);
              waitDuring(control, Duration.ofMillis(120));
              return result;
            });
    ToyFactory ownLimits =
        BrokenEngine.searching(
            (good, position, goal, control) -> {
              Limits first = control.limits();
              while (control.elapsedMs() < first.maximumMs() && !Thread.interrupted()) {
                control.shouldStop(0);
              }
              return good.search(position, goal, control);
            });
    ToyFactory emptyHanded =
        BrokenEngine.searching(
            (good, position, goal, control) -> {
              if (control.shouldStop(0)) {
                throw new EngineException(Kind.REJECTED, "nothing searched");
              }
              return good.search(position, goal, control);
            });
    return Stream.of(
        arguments("answers within 50 ms of its deadline", late, "50 are promised"),
        arguments("answers within 50 ms of a stop", late, "50 are promised"),
        arguments("answers a search that is stopped already", late, "50 are promised"),
        arguments("answers a search that is stopped already", emptyHanded, "nothing searched"),
        arguments("sees a deadline that is moved while it searches", late, "50 are promised"),
        arguments("sees a deadline that is moved while it searches", ownLimits, "has not ended"));
  }

  static Stream<Arguments> repeats() {
    var made = new AtomicInteger();
    return Stream.of(
        arguments(
            "repeats a search after a new game",
            Toys.making(
                (settings, context) -> {
                  var searches = new AtomicInteger();
                  return BrokenEngine.of(
                      new ToyEngine(settings, context),
                      (good, position, goal, control) ->
                          differing(good.search(position, goal, control), searches));
                }),
            "expected"),
        arguments(
            "repeats a search in another engine",
            Toys.making(
                (settings, context) -> {
                  var number = new AtomicInteger(made.incrementAndGet());
                  return BrokenEngine.of(
                      new ToyEngine(settings, context),
                      (good, position, goal, control) ->
                          differing(good.search(position, goal, control), number));
                }),
            "expected"));
  }

  static Stream<Arguments> limits() {
    return Stream.of(
        arguments(
            "keeps all work within a limit of nodes",
            BrokenEngine.searching(
                (good, position, goal, control) -> {
                  for (int node = 0; node < 10_000; node++) {
                    control.shouldStop(0);
                  }
                  return good.search(position, goal, control);
                }),
            "does work that it does not count"),
        arguments(
            "keeps all work within a limit of nodes",
            BrokenEngine.searching(
                (good, position, goal, control) -> {
                  SearchResult result = good.search(position, goal, control);
                  var last = new SearchProgress(10_000, result.last().lines());
                  return new SearchResult(result.move(), last);
                }),
            "10000 nodes, 62 were allowed"),
        arguments(
            "finds the same within a limit of nodes whatever the clock says",
            BrokenEngine.searching(
                (good, position, goal, control) -> {
                  SearchResult result = good.search(position, goal, control);
                  var early = new SearchProgress(control.elapsedMs() / 1_000, List.of());
                  return new SearchResult(result.move(), early);
                }),
            "expected"));
  }

  static Stream<Arguments> lives() {
    return Stream.of(
        arguments(
            "can be closed twice, used or not",
            Toys.making(
                (settings, context) -> {
                  var closed = new AtomicBoolean();
                  return BrokenEngine.of(new ToyEngine(settings, context), Engine::search)
                      .closing(
                          () -> {
                            if (closed.getAndSet(true)) {
                              throw new IllegalStateException("closed already");
                            }
                          });
                }),
            "closed already"),
        arguments(
            "leaves no thread behind",
            Toys.making(
                (settings, context) ->
                    BrokenEngine.of(new ToyEngine(settings, context), Engine::search)
                        .closing(() -> {})),
            "alive after close"),
        arguments(
            "makes threads by its context alone",
            BrokenEngine.searching(
                (good, position, goal, control) -> {
                  var end = new AtomicBoolean();
                  var worker = new Thread(() -> waitFor(end));
                  worker.start();
                  SearchResult result = good.search(position, goal, control);
                  end.set(true);
                  return result;
                }),
            "not made by EngineContext.threads"),
        arguments("survives a close while it searches", diesOfClose(), "the search died of"),
        arguments(
            "survives an interrupt while it searches",
            BrokenEngine.searching(
                (good, position, goal, control) -> {
                  SearchResult result = good.search(position, goal, control);
                  if (Thread.interrupted()) {
                    throw new IllegalStateException("who interrupts?");
                  }
                  return result;
                }),
            "who interrupts?"));
  }

  static Stream<Arguments> others() {
    var lastOfAll = new AtomicReference<>(Optional.<Position>empty());
    var busy = new AtomicInteger();
    var anyClosed = new AtomicBoolean();
    return Stream.of(
        arguments(
            "is not disturbed by another engine's search",
            BrokenEngine.searching(
                (good, position, goal, control) -> {
                  Optional<Position> before = lastOfAll.getAndSet(Optional.of(position));
                  SearchResult result = good.search(position, goal, control);
                  return before.orElse(position).equals(position)
                      ? result
                      : ToyEngine.result(result.move());
                }),
            "expected"),
        arguments(
            "is not disturbed by a search at the same time",
            BrokenEngine.searching(
                (good, position, goal, control) -> {
                  boolean alone = busy.incrementAndGet() == 1;
                  waitDuring(control, Duration.ofMillis(100));
                  SearchResult result = good.search(position, goal, control);
                  busy.decrementAndGet();
                  return alone ? result : ToyEngine.result(result.move());
                }),
            "expected"),
        arguments(
            "survives the end of another engine",
            Toys.making(
                (settings, context) -> {
                  var good = new ToyEngine(settings, context);
                  return BrokenEngine.of(
                          good,
                          (_, position, goal, control) -> {
                            if (anyClosed.get()) {
                              throw new EngineException(Kind.BROKEN, "the shared pool is closed");
                            }
                            return good.search(position, goal, control);
                          })
                      .closing(() -> anyClosed.set(true));
                }),
            "the shared pool is closed"));
  }

  static Stream<Arguments> options() {
    return Stream.of(
        arguments(
            "spread = 9 makes an engine",
            Toys.making(
                (settings, context) -> {
                  if (settings.get(Toys.SPREAD) > 8) {
                    throw new EngineException(Kind.REJECTED, "too wide");
                  }
                  return new ToyEngine(settings, context);
                }),
            "too wide"),
        arguments("style = wild suits an engine that runs", rejectsAfterChange(), "half changed"));
  }

  private interface When {
    boolean is(Position position, SearchControl control);
  }

  private static ToyFactory illegalWhere(When when) {
    return BrokenEngine.searching(
        (good, position, goal, control) ->
            when.is(position, control)
                ? ToyEngine.result(OFF_BOARD)
                : good.search(position, goal, control));
  }

  /** Returns a plugin whose engines keep the list of points of their first board. */
  private static ToyFactory ofOneBoard() {
    return Toys.making(
        (settings, context) -> {
          var first = new AtomicReference<>(Optional.<SearchResult>empty());
          return BrokenEngine.of(
              new ToyEngine(settings, context),
              (good, position, goal, control) -> {
                SearchResult result = good.search(position, goal, control);
                first.compareAndSet(Optional.empty(), Optional.of(result));
                return first.get().orElse(result);
              });
        });
  }

  private static ToyFactory diesOfClose() {
    return Toys.making(
        (settings, context) -> {
          var closed = new AtomicBoolean();
          return BrokenEngine.of(
                  new ToyEngine(settings, context),
                  (good, position, goal, control) -> {
                    SearchResult result = good.search(position, goal, control);
                    waitDuring(control, Duration.ofMillis(200));
                    if (closed.get()) {
                      throw new NullPointerException("tables");
                    }
                    return result;
                  })
              .closing(() -> closed.set(true));
        });
  }

  private static ToyFactory rejectsAfterChange() {
    return Toys.making(
        (settings, context) -> {
          var changed = new AtomicBoolean();
          return BrokenEngine.of(
                  new ToyEngine(settings, context),
                  (good, position, goal, control) -> {
                    if (changed.get()) {
                      throw new IllegalStateException("half changed");
                    }
                    return good.search(position, goal, control);
                  })
              .reconfiguring(
                  _ -> {
                    changed.set(true);
                    return true;
                  });
        });
  }

  private static SearchResult differing(SearchResult result, AtomicInteger number) {
    var line = ToyEngine.line(result.move(), 1.0 / number.incrementAndGet(), 1);
    return new SearchResult(
        result.move(), new SearchProgress(result.last().nodes(), List.of(line)));
  }

  private static void waitDuring(SearchControl control, Duration time) {
    long end = control.elapsedMs() + time.toMillis();
    while (control.elapsedMs() < end) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  private static void waitFor(AtomicBoolean end) {
    while (!end.get()) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  private static Side parity(Position position) {
    return position.turns().size() % 2 == 0 ? Side.BLACK : Side.WHITE;
  }

  private static Setup.Board stones(Position position) {
    return position.setup() instanceof Setup.Board board ? board : Setup.Board.empty(1, 1);
  }

  private static boolean isLastPoint(Position position) {
    return position.rules().equals(FourInARow.ID)
        && new FourInARow().legalMoves(position).count() == 1
        && position.turns().size() == 8;
  }
}
