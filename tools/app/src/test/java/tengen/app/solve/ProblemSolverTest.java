package tengen.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.plugin.PluginLoader;
import tengen.host.search.ConfiguredEngine;
import tengen.protocol.json.JsonWriter;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Topic;

final class ProblemSolverTest {
  private static final Map<String, GameRules> RULES = PluginLoader.load().rules();

  private static final GameRules FREESTYLE = Objects.requireNonNull(RULES.get("gomoku-freestyle"));

  private static final Position FOUR =
      new PositionText(FREESTYLE, 15, 15)
          .parse("1,0 2,0 3,0 4,0 | 0,0 9,9 9,8 9,6", Optional.empty());

  /** An engine that proves wins of one stone and declines to answer beyond that. */
  private static final class OneStone implements EngineFactory {
    @Override
    public EngineDescriptor descriptor() {
      return new EngineDescriptor(
              "one-stone", "One stone", "1", "test", Playable.board("gomoku-freestyle", 5, 22))
          .withTopics(new Topic("vcf", "wins by fours", true));
    }

    @Override
    public Engine create(EngineSettings settings, EngineContext context) {
      return new Player(context.folder());
    }

    private record Player(Optional<Path> folder) implements Engine {
      @Override
      public Finding inspect(Position position, String topic, SearchControl control)
          throws EngineException {
        if (control.limits().maxDepth() == 0) {
          throw new EngineException(EngineException.Kind.REJECTED, "no depth");
        }
        List<Place> wins = new RulesSolver(FREESTYLE).winningPoints(position);
        return wins.isEmpty()
            ? new Finding("unknown nodes 1 in " + folder, List.of())
            : new Finding(
                "win 1 nodes 1 pv 5,0",
                wins.stream().map(place -> new Finding.Mark(place, "1")).toList());
      }

      @Override
      public SearchResult search(Position position, Goal goal, SearchControl control) {
        return new SearchResult(new Place(5, 0), new SearchProgress(1, List.of()));
      }

      @Override
      public void close() {}
    }
  }

  private static final ConfiguredEngine ENGINE = engine(new OneStone());

  private static ConfiguredEngine engine(EngineFactory factory) {
    EngineDescriptor descriptor = factory.descriptor();
    return new ConfiguredEngine(
        descriptor.id(),
        new Plugin(factory, descriptor, "test"),
        descriptor,
        EngineSettings.DEFAULT);
  }

  private static Solved solve(Position position, ProblemQuestion demand, Limits limits)
      throws Exception {
    var nanos = new AtomicLong();
    try (var solver =
        new ProblemSolver(
            RULES,
            limits,
            Optional.of(Path.of("kept")),
            () -> nanos.addAndGet(1_000_000),
            (_, _) -> {})) {
      var problem = new Problem("p", "vcf", position, demand);
      return solver.solve(new AssignedProblem(problem, Optional.of(ENGINE)));
    }
  }

  private static final ProblemQuestion VCF = new ProblemQuestion.Proof("vcf");

  @Test
  void aProofComesWithItsFirstMovesAndItsTime() throws Exception {
    assertThat(solve(FOUR, VCF, Limits.NONE))
        .hasToString("p\tright\t1.000 ms\twin 1 nodes 1 pv 5,0; first 5,0");
  }

  @Test
  void theEngineGetsTheFolderAndMayNotKnow() throws Exception {
    Position empty = new PositionText(FREESTYLE, 15, 15).parse("", Optional.empty());
    assertThat(solve(empty, VCF, Limits.NONE))
        .hasToString("p\tunknown\t1.000 ms\tunknown nodes 1 in Optional[kept]");
  }

  @Test
  void aRejectionIsUnknown() throws Exception {
    assertThat(solve(FOUR, VCF, Limits.NONE.withMaxDepth(0)))
        .hasToString("p\tunknown\t1.000 ms\trefused: no depth");
  }

  @Test
  void theBestMoveIsThatPointOrWrong() throws Exception {
    assertThat(solve(FOUR, new ProblemQuestion.BestMove(new Place(5, 0)), Limits.NONE).grade())
        .isEqualTo(Grade.RIGHT);
    assertThat(solve(FOUR, new ProblemQuestion.BestMove(new Place(6, 0)), Limits.NONE))
        .hasToString("p\twrong\t1.000 ms\t5,0\tright: 6,0");
  }

  @Test
  void problemsSuitEnginesWithTheirGameAndTopic() {
    assertThat(new Problem("p", "vcf", FOUR, VCF).suits(ENGINE)).isTrue();
    assertThat(new Problem("p", "vct", FOUR, new ProblemQuestion.NoWin("strict-vct")).suits(ENGINE))
        .isFalse();
    Position renju =
        new PositionText(Objects.requireNonNull(RULES.get("gomoku-renju")), 15, 15)
            .parse("h8", Optional.empty());
    assertThat(new Problem("p", "vcf", renju, VCF).suits(ENGINE)).isFalse();
  }

  @Test
  void theSummaryCountsByKindAndInAll() throws Exception {
    Solved right = solve(FOUR, VCF, Limits.NONE);
    var wrong = new Solved(new Problem("q", "novct", FOUR, VCF), Grade.WRONG, "win 3", 3_000_000);
    assertThat(Summary.lines(List.of(right, wrong)))
        .containsExactly(
            "vcf: 1 problems: 1 right, 0 wrong, 0 unknown; median 1.000 ms, p99 1.000 ms",
            "novct: 1 problems: 0 right, 1 wrong, 0 unknown; median 3.000 ms, p99 3.000 ms",
            "2 problems: 1 right, 1 wrong, 0 unknown; median 2.000 ms, p99 3.000 ms");
    assertThat(Summary.objects(List.of(right, wrong)))
        .map(JsonWriter::write)
        .containsExactly(
            "{\"problems\":1,\"kind\":\"vcf\",\"right\":1,\"wrong\":0,\"unknown\":0,"
                + "\"medianMs\":1.0,\"p99Ms\":1.0}",
            "{\"problems\":1,\"kind\":\"novct\",\"right\":0,\"wrong\":1,\"unknown\":0,"
                + "\"medianMs\":3.0,\"p99Ms\":3.0}",
            "{\"problems\":2,\"right\":1,\"wrong\":1,\"unknown\":0,\"medianMs\":2.0,"
                + "\"p99Ms\":3.0}");
    assertThat(JsonWriter.write(wrong.json()))
        .isEqualTo(
            "{\"id\":\"q\",\"kind\":\"novct\",\"grade\":\"wrong\",\"ms\":3.0,\"answer\":\"win 3\","
                + "\"right\":\"a proof\"}");
  }
}
