package tengen.app.tune;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.app.job.KindWork;
import tengen.app.job.MatchFormat;
import tengen.app.text.TunedText;
import tengen.arena.tune.Iteration;
import tengen.arena.tune.Tuning;
import tengen.jobs.Unit;
import tengen.jobs.UnitContext;
import tengen.jobs.UnitResult;
import tengen.jobs.UnitSource;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

/**
 * A tuning as a job, with one unit per pair of games. A unit holds the values that it varies. The
 * units of a step become known when those of the previous step are done.
 */
record TuneWork(TunePlan plan) implements KindWork {
  private static final String NEXT = " ";

  @Override
  public String text() {
    return plan.text();
  }

  @Override
  public void units(UnitSource.Sink sink) throws IOException {
    for (Unit unit : units(plan.tuning().begin())) {
      sink.add(unit);
    }
  }

  @Override
  public int planned() {
    return plan.steps() * pairs();
  }

  private int pairs() {
    return plan.duel().pairs();
  }

  private List<Unit> units(Iteration last) {
    int step = last.number() + 1;
    String values = last.values().stream().map(value -> NEXT + value).collect(Collectors.joining());
    return IntStream.range(0, pairs())
        .mapToObj(pair -> new Unit(id(step, pair), step + NEXT + pair + values))
        .toList();
  }

  private static String id(int step, int pair) {
    return String.format(Locale.ROOT, "%06d-%04d", step, pair);
  }

  @Override
  public String run(Unit unit, UnitContext context) throws InterruptedException {
    String[] words = unit.payload().split(NEXT);
    int step = Integer.parseInt(words[0]);
    int games = (step - 1) * pairs() + Integer.parseInt(words[1]) + 1;
    List<Double> values = Stream.of(words).skip(2).map(Double::valueOf).toList();
    return Double.toString(plan.tuning().score(values, step, games, plan.duel().byPairs()));
  }

  /** Accepts different results if a clock or threads make games vary. */
  @Override
  public boolean agree(String one, String other) {
    return !plan.duel().player().isRepeatable() || one.equals(other);
  }

  @Override
  public Optional<String> verdict(int dead, Supplier<List<UnitResult>> results) {
    return dead > 0
        ? Optional.of("a pair of games was given up, without which no step can follow")
        : Optional.empty();
  }

  @Override
  public List<Unit> next(Supplier<List<UnitResult>> results) {
    Iteration last = path(results.get()).getLast();
    return last.number() < plan.steps() ? units(last) : List.of();
  }

  /** Returns all finished steps from the beginning. */
  private List<Iteration> path(List<UnitResult> results) {
    Map<String, Double> scores =
        results.stream()
            .collect(Collectors.toMap(UnitResult::unit, result -> Double.valueOf(result.result())));
    Tuning tuning = plan.tuning();
    List<Iteration> path = new ArrayList<>(List.of(tuning.begin()));
    for (int step = 1; step <= plan.steps(); step++) {
      double[] played = played(scores, step);
      if (played.length < pairs()) {
        break;
      }
      path.add(tuning.after(path.getLast(), DoubleStream.of(played).average().orElseThrow()));
    }
    return path;
  }

  private double[] played(Map<String, Double> scores, int step) {
    return IntStream.range(0, pairs())
        .mapToObj(pair -> scores.get(id(step, pair)))
        .flatMapToDouble(score -> score == null ? DoubleStream.empty() : DoubleStream.of(score))
        .toArray();
  }

  @Override
  public String report(List<UnitResult> results, MatchFormat format) {
    Iteration last = path(results).getLast();
    if (format == MatchFormat.JSON) {
      Json.Fields object = TunedText.object(plan.tuning().parameters(), last, plan.steps());
      return JsonWriter.write(object) + System.lineSeparator();
    }
    return String.format(
        Locale.ROOT,
        "# step %d of %d%n%s%n",
        last.number(),
        plan.steps(),
        TunedText.options(plan.tuning().parameters(), last));
  }
}
