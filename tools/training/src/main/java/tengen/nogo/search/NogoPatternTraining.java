package tengen.nogo.search;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tengen.nogo.board.NogoBoard;

/**
 * Trains {@link PatternWeights} on {@link NogoTrainingGames}. The strengths fit the softmax over
 * the legal moves to the shares of visits. The value weights fit the logistic function of their sum
 * to the games' results. Both minimise the cross entropy. Uses batches and Adam with decoupled
 * weight decay (I. Loshchilov and F. Hutter, "Decoupled weight decay regularization", 2019). The
 * decay of the value weights is strong, because all positions of a game share one result. The last
 * tenth of the positions is the validation data.
 *
 * <p>Run by hand: {@code NogoPatternTraining WEIGHTS FILE...}. Reads the files of games and writes
 * the trained weights to WEIGHTS.
 */
public final class NogoPatternTraining {
  private static final int ROUNDS = 3;
  private static final int BATCH = 256;
  private static final int VALIDATION_INTERVAL = 10;
  private static final int MIN_COUNT = 6;
  private static final double STRENGTH_DECAY = 0.03;
  private static final double VALUE_DECAY = 1;

  /** Exponent of the strengths: the square root gives flatter priors, which play better. */
  private static final double FLATNESS = 0.5;

  private static final Pattern SPACE = Pattern.compile(" ");

  private final List<Sample> samples = new ArrayList<>();
  private final int[] seen = new int[PatternWeights.COUNT];
  private final Weights strengths = new Weights(STRENGTH_DECAY);
  private final Weights valueWeights = new Weights(VALUE_DECAY);

  /** A position. */
  private static final class Sample {
    /** Patterns of its empty points, {@link Features#KINDS} each, legal moves first. */
    final int[] patterns;

    /** Share of visits by move; empty if a solver knew the move. */
    final float[] shares;

    final boolean isWon;

    Sample(int[] patterns, float[] shares, boolean isWon) {
      this.patterns = patterns;
      this.shares = shares;
      this.isWon = isWon;
    }

    int points() {
      return patterns.length / Features.KINDS;
    }
  }

  /** Trained weights by pattern, with Adam's means of gradients and of their squares. */
  private static final class Weights {
    private final double decay;
    private final double[] values = new double[PatternWeights.COUNT];
    private final double[] gradients = new double[PatternWeights.COUNT];
    private final double[] means = new double[PatternWeights.COUNT];
    private final double[] squares = new double[PatternWeights.COUNT];
    private double meanLeft = 1;
    private double squareLeft = 1;

    Weights(double decay) {
      this.decay = decay;
    }

    double sum(Sample sample, int point) {
      double sum = 0;
      for (int i = point * Features.KINDS; i < (point + 1) * Features.KINDS; i++) {
        sum += values[sample.patterns[i]];
      }
      return sum;
    }

    void pull(Sample sample, int point, double gradient) {
      for (int i = point * Features.KINDS; i < (point + 1) * Features.KINDS; i++) {
        gradients[sample.patterns[i]] += gradient;
      }
    }

    void step(int[] patterns, double rate) {
      meanLeft *= 0.9;
      squareLeft *= 0.999;
      for (int pattern : patterns) {
        double gradient = gradients[pattern] / BATCH;
        gradients[pattern] = 0;
        means[pattern] += 0.1 * (gradient - means[pattern]);
        squares[pattern] += 0.001 * (gradient * gradient - squares[pattern]);
        double mean = means[pattern] / (1 - meanLeft);
        double square = squares[pattern] / (1 - squareLeft);
        values[pattern] -= rate * (mean / (Math.sqrt(square) + 1e-8) + decay * values[pattern]);
      }
    }
  }

  private NogoPatternTraining() {}

  /** Trains the pattern weights from files of games; the class comment lists the arguments. */
  public static void main(String[] arguments) throws IOException {
    var training = new NogoPatternTraining();
    for (String file : List.of(arguments).subList(1, arguments.length)) {
      try (var lines = Files.lines(Path.of(file), StandardCharsets.US_ASCII)) {
        lines.forEach(training::add);
      }
    }
    training.learn();
    training.write(Path.of(arguments[0]));
  }

  private void add(String line) {
    String[] words = SPACE.split(line, -1);
    int height = words[0].length();
    var board = new NogoBoard(words[0].length(), height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < words[y].length(); x++) {
        char stone = words[y].charAt(x);
        if (stone != '.') {
          board.play(board.point(x, y), stone == 'X' ? NogoBoard.BLACK : NogoBoard.WHITE);
        }
      }
    }
    int colour = words[height].equals("b") ? NogoBoard.BLACK : NogoBoard.WHITE;
    var visits = new int[board.area()];
    int all = 0;
    for (int i = height + 2; i < words.length; i++) {
      all += count(words[i], visits, board);
    }
    samples.add(sample(board, colour, visits, all, words[height + 1].equals("won")));
  }

  private static int count(String word, int[] visits, NogoBoard board) {
    int comma = word.indexOf(',');
    int colon = word.indexOf(':');
    int x = Integer.parseInt(word, 0, comma, 10);
    int y = Integer.parseInt(word, comma + 1, colon, 10);
    int count = Integer.parseInt(word, colon + 1, word.length(), 10);
    visits[board.point(x, y)] = count;
    return count;
  }

  private Sample sample(NogoBoard board, int colour, int[] visits, int all, boolean isWon) {
    var points = new short[board.width() * board.height()];
    int moves = board.copyList(NogoBoard.BOTH, points, 0);
    moves += board.copyList(1 << colour, points, moves);
    int count = moves + board.copyList(2 >> colour, points, moves);
    count += board.copyList(0, points, count);
    var features = new Features(board);
    features.extract(board, colour);
    var patterns = new int[count * Features.KINDS];
    for (int i = 0; i < count; i++) {
      int at = i * Features.KINDS;
      patterns[at] = PatternWeights.canonical(features.ring(points[i]));
      patterns[at + 1] = PatternWeights.canonical(features.cross(points[i]));
      patterns[at + 2] = PatternWeights.canonical(features.sides(points[i]));
      patterns[at + 3] = PatternWeights.canonical(features.corners(points[i]));
    }
    for (int pattern : patterns) {
      seen[pattern]++;
    }
    var shares = new float[all == 0 ? 0 : moves];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = visits[points[i]] / (float) all;
    }
    return new Sample(patterns, shares, isWon);
  }

  private void learn() {
    int learnt = samples.size() - samples.size() / VALIDATION_INTERVAL;
    int[] patterns =
        IntStream.range(0, seen.length).filter(pattern -> seen[pattern] >= MIN_COUNT).toArray();
    var random = new Random(1);
    int steps = ROUNDS * learnt / BATCH;
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < BATCH; i++) {
        Sample sample = samples.get(random.nextInt(learnt));
        learnMoves(sample);
        learnResult(sample);
      }
      strengths.step(patterns, rate(step, steps));
      valueWeights.step(patterns, rate(step, steps));
    }
    report("learnt", samples.subList(0, learnt));
    report("held back", samples.subList(learnt, samples.size()));
  }

  /** Returns the learning rate, which rises for three tenths of the steps and then falls. */
  private static double rate(int step, int steps) {
    double at = (double) step / steps;
    return 0.01
        * (at < 0.3 ? 1 - Math.cos(Math.PI * at / 0.3) : 1 + Math.cos(Math.PI * (at - 0.3) / 0.7))
        / 2;
  }

  private void learnMoves(Sample sample) {
    double[] guesses = guesses(sample);
    for (int i = 0; i < guesses.length; i++) {
      strengths.pull(sample, i, guesses[i] - sample.shares[i]);
    }
  }

  private void learnResult(Sample sample) {
    double miss = winRate(sample) - (sample.isWon ? 1 : 0);
    for (int i = 0; i < sample.points(); i++) {
      valueWeights.pull(sample, i, miss);
    }
  }

  private double[] guesses(Sample sample) {
    double[] guesses = new double[sample.shares.length];
    double sum = 0;
    for (int i = 0; i < guesses.length; i++) {
      guesses[i] = Math.exp(strengths.sum(sample, i));
      sum += guesses[i];
    }
    for (int i = 0; i < guesses.length; i++) {
      guesses[i] /= sum;
    }
    return guesses;
  }

  private double winRate(Sample sample) {
    double sum = 0;
    for (int i = 0; i < sample.points(); i++) {
      sum += valueWeights.sum(sample, i);
    }
    return 1 / (1 + Math.exp(-sum));
  }

  private void report(String name, List<Sample> some) {
    double moves = 0;
    double even = 0;
    double results = 0;
    int searched = 0;
    for (Sample sample : some) {
      double winRate = winRate(sample);
      results -= Math.log(Math.max(sample.isWon ? winRate : 1 - winRate, 1e-9));
      double[] guesses = guesses(sample);
      for (int i = 0; i < guesses.length; i++) {
        moves -= sample.shares[i] * Math.log(Math.max(guesses[i], 1e-9));
      }
      searched += guesses.length == 0 ? 0 : 1;
      even += guesses.length == 0 ? 0 : Math.log(guesses.length);
    }
    System.err.printf(
        Locale.ROOT,
        "%s: %d positions; loss of results %.4f; of moves %.4f, without knowledge %.4f%n",
        name,
        some.size(),
        results / some.size(),
        moves / searched,
        even / searched);
  }

  private void write(Path file) throws IOException {
    try (var out = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.US_ASCII))) {
      for (int pattern = 0; pattern < PatternWeights.COUNT; pattern++) {
        long strength = Math.round(100 * FLATNESS * strengths.values[pattern]);
        long valueWeight = Math.round(100 * valueWeights.values[pattern]);
        if (strength != 0 || valueWeight != 0) {
          out.printf(Locale.ROOT, "%x\t%d\t%d%n", pattern, strength, valueWeight);
        }
      }
    }
  }
}
