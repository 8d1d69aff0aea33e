package tengen.training;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.arena.file.JsonLines;
import tengen.arena.tune.Parameter;
import tengen.arena.tune.Spsa;
import tengen.arena.tune.TuningTrial;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.EngineNumbers;
import tengen.gomoku.board.MadeTables;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.board.TableNumbers;
import tengen.gomoku.search.GamePlayer;
import tengen.gomoku.search.OffsetNumbers;
import tengen.gomoku.search.OffsetSteps;
import tengen.gomoku.search.TableWriter;

/**
 * Tunes the engine's tables for one rule by games, using SPSA over {@link OffsetNumbers} with a
 * pair of games per iteration. The pairs of a batch vary the same values and run on any number of
 * threads. The folder stores the results of all pairs and finally the tables. The same command with
 * the same engine resumes a run.
 *
 * <p>Run by hand: {@code TableTuning FOLDER RULE NODES PAIRS SEED THREADS}, with a rule such as
 * {@code gomoku-freestyle}.
 */
public final class TableTuning {
  private static final int PAIRS_PER_BATCH = 20;

  /** Maximum absolute value of an offset, in steps of {@link OffsetSteps}. */
  private static final double MAX_OFFSET_STEPS = 10;

  /** Perturbation of the last pair: one step, as a share of the full range. */
  private static final double LAST_PERTURBATION = 1 / (2 * MAX_OFFSET_STEPS);

  /** Change of each value after the last pair if one side wins both games, in steps. */
  private static final double LAST_MOVE_STEPS = 0.012;

  private final WinRule rule;
  private final int pairs;
  private final Spsa method;
  private final TableNumbers numbers;
  private final List<Parameter> parameters = new ArrayList<>();
  private List<Double> values;
  private int done;

  /** Scores of the pairs of a batch, in order. */
  record Batch(List<Double> scores) {
    Batch {
      scores = List.copyOf(scores);
    }
  }

  TableTuning(WinRule rule, int pairs, long seed) throws InterruptedException {
    this.rule = rule;
    this.pairs = pairs;
    method = Spsa.ending(pairs, LAST_PERTURBATION, LAST_MOVE_STEPS * LAST_PERTURBATION, seed);
    numbers = new EngineNumbers(rule);
    for (double step : OffsetSteps.of(rule)) {
      double end = MAX_OFFSET_STEPS * step;
      parameters.add(new Parameter("offset-" + parameters.size(), -end, end, 0, false));
    }
    values = parameters.stream().map(Parameter::start).toList();
  }

  /** Tunes a rule's tables, or resumes a run; the class comment lists the arguments. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    WinRule rule = WinRule.of(arguments[1]).orElseThrow();
    long nodes = Long.parseLong(arguments[2]);
    int pairs = Integer.parseInt(arguments[3]);
    long seed = Long.parseLong(arguments[4]);
    var tuning = new TableTuning(rule, pairs, seed);
    tuning.run(Path.of(arguments[0]), nodes, Integer.parseInt(arguments[5]), System.err);
  }

  void run(Path folder, long nodes, int threads, PrintStream progress)
      throws IOException, InterruptedException {
    Path file = Files.createDirectories(folder).resolve("pairs.jsonl");
    String work = "%s, %d nodes: %s, %s".formatted(rule, nodes, method, parameters);
    try (JsonLines<Batch> batches = JsonLines.open(file, "tuning", work, Batch.class)) {
      batches.found().forEach(this::take);
      var duels = new TableDuels(rule, nodes, threads);
      while (done < pairs) {
        Batch batch = new Batch(duels.scores(next()));
        batches.add(batch);
        take(batch);
        progress.println(done + " pairs: " + values);
      }
    }
    String origin =
        "TableTuning (training) over %d pairs of games of %s, %d nodes a move."
            .formatted(pairs, rule.id(), nodes);
    new TableWriter(folder, rule, origin).write(new OffsetNumbers(numbers, values));
  }

  private List<TableDuels.Pair> next() {
    List<TableDuels.Pair> next = new ArrayList<>();
    for (int pair = done + 1; pair <= Math.min(done + PAIRS_PER_BATCH, pairs); pair++) {
      TuningTrial trial = method.trial(parameters, values, pair);
      next.add(
          new TableDuels.Pair(
              tables(trial.first()), tables(trial.second()), GamePlayer.seed(method.seed(), pair)));
    }
    return next;
  }

  private RuleTables tables(List<Double> offsets) {
    return MadeTables.of(rule, new OffsetNumbers(numbers, offsets));
  }

  /** Updates the values by a finished batch. */
  private void take(Batch batch) {
    List<Double> played = values;
    for (double score : batch.scores) {
      done++;
      TuningTrial trial = method.trial(parameters, played, done);
      values = method.next(parameters, values, done, trial, score);
    }
  }
}
