package tengen.nogo.search;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tengen.nogo.board.Board;

/**
 * Learns {@link Shapes} from {@link TrainingGames}: strengths under which the softmax over the
 * legal moves comes nearest to the shares of the visits, favours under which the logistic function
 * of their sum comes nearest to the games' results (cross entropy both). By batches, with Adam and
 * decoupled decay of the weights (I. Loshchilov and F. Hutter, "Decoupled weight decay
 * regularization", 2019), much of it for the favours: all positions of a game have one result. The
 * last tenth of the positions is held back and tells the loss.
 *
 * <p>Run by hand: {@code ShapeTraining SHAPES FILE...} writes the first from the others.
 */
public final class ShapeTraining {
  private static final int ROUNDS = 3;
  private static final int BATCH = 256;
  private static final int HELD_BACK = 10;
  private static final int FEWEST = 6;
  private static final double STRENGTH_DECAY = 0.03;
  private static final double FAVOUR_DECAY = 1;

  /** Strengths are used as their square roots: first credits are best a little flat. */
  private static final double FLATNESS = 0.5;

  private static final Pattern SPACE = Pattern.compile(" ");

  private final List<Sample> samples = new ArrayList<>();
  private final int[] seen = new int[Shapes.COUNT];
  private final Weights strengths = new Weights(STRENGTH_DECAY);
  private final Weights favours = new Weights(FAVOUR_DECAY);

  /** A position. */
  private static final class Sample {
    /** Those of its empty points, {@link View#KINDS} of each; of the moves first. */
    final int[] shapes;

    /** Of the visits, by move; none where a solver knew the move. */
    final float[] shares;

    final boolean isWon;

    Sample(int[] shapes, float[] shares, boolean isWon) {
      this.shapes = shapes;
      this.shares = shares;
      this.isWon = isWon;
    }

    int points() {
      return shapes.length / View.KINDS;
    }
  }

  /** What is learnt by shape, with Adam's means of gradients and of their squares. */
  private static final class Weights {
    private final double decay;
    private final double[] values = new double[Shapes.COUNT];
    private final double[] gradients = new double[Shapes.COUNT];
    private final double[] means = new double[Shapes.COUNT];
    private final double[] squares = new double[Shapes.COUNT];
    private double meanLeft = 1;
    private double squareLeft = 1;

    Weights(double decay) {
      this.decay = decay;
    }

    double sum(Sample sample, int point) {
      double sum = 0;
      for (int i = point * View.KINDS; i < (point + 1) * View.KINDS; i++) {
        sum += values[sample.shapes[i]];
      }
      return sum;
    }

    void pull(Sample sample, int point, double gradient) {
      for (int i = point * View.KINDS; i < (point + 1) * View.KINDS; i++) {
        gradients[sample.shapes[i]] += gradient;
      }
    }

    void step(int[] shapes, double rate) {
      meanLeft *= 0.9;
      squareLeft *= 0.999;
      for (int shape : shapes) {
        double gradient = gradients[shape] / BATCH;
        gradients[shape] = 0;
        means[shape] += 0.1 * (gradient - means[shape]);
        squares[shape] += 0.001 * (gradient * gradient - squares[shape]);
        double mean = means[shape] / (1 - meanLeft);
        double square = squares[shape] / (1 - squareLeft);
        values[shape] -= rate * (mean / (Math.sqrt(square) + 1e-8) + decay * values[shape]);
      }
    }
  }

  private ShapeTraining() {}

  /** See the class. */
  public static void main(String[] arguments) throws IOException {
    var training = new ShapeTraining();
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
    var board = new Board(words[0].length(), height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < words[y].length(); x++) {
        char stone = words[y].charAt(x);
        if (stone != '.') {
          board.play(board.point(x, y), stone == 'X' ? Board.BLACK : Board.WHITE);
        }
      }
    }
    int colour = words[height].equals("b") ? Board.BLACK : Board.WHITE;
    var visits = new int[board.area()];
    int all = 0;
    for (int i = height + 2; i < words.length; i++) {
      all += count(words[i], visits, board);
    }
    samples.add(sample(board, colour, visits, all, words[height + 1].equals("won")));
  }

  private static int count(String word, int[] visits, Board board) {
    int comma = word.indexOf(',');
    int colon = word.indexOf(':');
    int x = Integer.parseInt(word, 0, comma, 10);
    int y = Integer.parseInt(word, comma + 1, colon, 10);
    int count = Integer.parseInt(word, colon + 1, word.length(), 10);
    visits[board.point(x, y)] = count;
    return count;
  }

  private Sample sample(Board board, int colour, int[] visits, int all, boolean isWon) {
    var points = new short[board.width() * board.height()];
    int moves = board.copyList(Board.BOTH, points, 0);
    moves += board.copyList(1 << colour, points, moves);
    int count = moves + board.copyList(2 >> colour, points, moves);
    count += board.copyList(0, points, count);
    var view = new View(board);
    view.look(board, colour);
    var shapes = new int[count * View.KINDS];
    for (int i = 0; i < count; i++) {
      int at = i * View.KINDS;
      shapes[at] = Shapes.canonical(view.ring(points[i]));
      shapes[at + 1] = Shapes.canonical(view.cross(points[i]));
      shapes[at + 2] = Shapes.canonical(view.sides(points[i]));
      shapes[at + 3] = Shapes.canonical(view.corners(points[i]));
    }
    for (int shape : shapes) {
      seen[shape]++;
    }
    var shares = new float[all == 0 ? 0 : moves];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = visits[points[i]] / (float) all;
    }
    return new Sample(shapes, shares, isWon);
  }

  private void learn() {
    int learnt = samples.size() - samples.size() / HELD_BACK;
    int[] shapes = IntStream.range(0, seen.length).filter(shape -> seen[shape] >= FEWEST).toArray();
    var random = new Random(1);
    int steps = ROUNDS * learnt / BATCH;
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < BATCH; i++) {
        Sample sample = samples.get(random.nextInt(learnt));
        learnMoves(sample);
        learnResult(sample);
      }
      strengths.step(shapes, rate(step, steps));
      favours.step(shapes, rate(step, steps));
    }
    report("learnt", samples.subList(0, learnt));
    report("held back", samples.subList(learnt, samples.size()));
  }

  /** Rises for three tenths of the time, falls for the rest. */
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
    double miss = chance(sample) - (sample.isWon ? 1 : 0);
    for (int i = 0; i < sample.points(); i++) {
      favours.pull(sample, i, miss);
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

  private double chance(Sample sample) {
    double sum = 0;
    for (int i = 0; i < sample.points(); i++) {
      sum += favours.sum(sample, i);
    }
    return 1 / (1 + Math.exp(-sum));
  }

  private void report(String name, List<Sample> some) {
    double moves = 0;
    double even = 0;
    double results = 0;
    int searched = 0;
    for (Sample sample : some) {
      double chance = chance(sample);
      results -= Math.log(Math.max(sample.isWon ? chance : 1 - chance, 1e-9));
      double[] guesses = guesses(sample);
      for (int i = 0; i < guesses.length; i++) {
        moves -= sample.shares[i] * Math.log(Math.max(guesses[i], 1e-9));
      }
      searched += guesses.length == 0 ? 0 : 1;
      even += guesses.length == 0 ? 0 : Math.log(guesses.length);
    }
    System.err.printf(
        "%s: %d positions; loss of results %.4f; of moves %.4f, without knowledge %.4f%n",
        name, some.size(), results / some.size(), moves / searched, even / searched);
  }

  private void write(Path file) throws IOException {
    try (var out = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.US_ASCII))) {
      for (int shape = 0; shape < Shapes.COUNT; shape++) {
        long strength = Math.round(100 * FLATNESS * strengths.values[shape]);
        long favour = Math.round(100 * favours.values[shape]);
        if (strength != 0 || favour != 0) {
          out.printf("%x\t%d\t%d%n", shape, strength, favour);
        }
      }
    }
  }
}
