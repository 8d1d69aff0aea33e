package tengen.nogo.search;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import tengen.nogo.board.Board;

/**
 * Learns {@link Shapes} from the positions of {@link TrainingGames}: the weights under which the
 * softmax over the legal moves comes nearest to the shares of the visits (cross entropy), by
 * stochastic gradient descent. Every tenth position is held back and tells when to stop.
 *
 * <p>Run by hand: {@code ShapeTraining SHAPES FILE...} writes the first from the others; the loss
 * after each round goes to stderr.
 */
public final class ShapeTraining {
  private static final int ROUNDS = 12;
  private static final double FIRST_STEP = 0.3;
  private static final double DECAY = 1e-5;
  private static final int HELD_BACK = 10;
  private static final Pattern SPACE = Pattern.compile(" ");

  private final List<Sample> samples = new ArrayList<>();
  private final List<Sample> held = new ArrayList<>();
  private final double[] weights = new double[Shapes.COUNT];

  /** Shapes of the legal moves, and the share of the visits that each got. */
  private static final class Sample {
    final int[] rings;
    final int[] crosses;
    final double[] shares;

    Sample(int moves) {
      rings = new int[moves];
      crosses = new int[moves];
      shares = new double[moves];
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
    for (int round = 0; round < ROUNDS; round++) {
      training.learn(round);
    }
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
    int first = height + 2;
    var sample = new Sample(words.length - first);
    double all = 0;
    for (int i = 0; i < sample.rings.length; i++) {
      String word = words[first + i];
      int comma = word.indexOf(',');
      int colon = word.indexOf(':');
      int point =
          board.point(
              Integer.parseInt(word, 0, comma, 10), Integer.parseInt(word, comma + 1, colon, 10));
      sample.rings[i] = Shapes.canonical(Shapes.ring(board, point, colour));
      sample.crosses[i] = Shapes.canonical(Shapes.cross(board, point, colour));
      sample.shares[i] = Integer.parseInt(word, colon + 1, word.length(), 10);
      all += sample.shares[i];
    }
    for (int i = 0; i < sample.shares.length; i++) {
      sample.shares[i] /= all;
    }
    ((samples.size() + held.size()) % HELD_BACK == 0 ? held : samples).add(sample);
  }

  private void learn(int round) {
    Collections.shuffle(samples, new Random(round));
    double step = FIRST_STEP / (1 + round);
    double loss = 0;
    for (Sample sample : samples) {
      double[] guesses = guesses(sample);
      loss += loss(sample, guesses);
      for (int i = 0; i < guesses.length; i++) {
        double change = step * (sample.shares[i] - guesses[i]);
        nudge(sample.rings[i], change);
        nudge(sample.crosses[i], change);
      }
    }
    double heldLoss = held.stream().mapToDouble(each -> loss(each, guesses(each))).sum();
    double even = held.stream().mapToDouble(each -> Math.log(each.shares.length)).sum();
    System.err.printf(
        "round %d: %d positions, loss %.4f, held back %.4f, without knowledge %.4f%n",
        round, samples.size(), loss / samples.size(), heldLoss / held.size(), even / held.size());
  }

  private void nudge(int shape, double change) {
    weights[shape] = weights[shape] * (1 - DECAY) + change;
  }

  private double[] guesses(Sample sample) {
    double[] guesses = new double[sample.shares.length];
    double sum = 0;
    for (int i = 0; i < guesses.length; i++) {
      guesses[i] = Math.exp(weights[sample.rings[i]] + weights[sample.crosses[i]]);
      sum += guesses[i];
    }
    for (int i = 0; i < guesses.length; i++) {
      guesses[i] /= sum;
    }
    return guesses;
  }

  private static double loss(Sample sample, double[] guesses) {
    double loss = 0;
    for (int i = 0; i < guesses.length; i++) {
      loss -= sample.shares[i] * Math.log(Math.max(guesses[i], 1e-9));
    }
    return loss;
  }

  private void write(Path file) throws IOException {
    try (var out = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.US_ASCII))) {
      for (int shape = 0; shape < Shapes.COUNT; shape++) {
        long hundredths = Math.round(100 * weights[shape]);
        if (hundredths != 0) {
          out.printf("%x\t%d%n", shape, hundredths);
        }
      }
    }
  }
}
