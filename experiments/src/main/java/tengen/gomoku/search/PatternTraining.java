package tengen.gomoku.search;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import tengen.gomoku.board.Board;
import tengen.gomoku.board.PatternBoards;
import tengen.gomoku.board.PointClass;
import tengen.gomoku.board.Points;
import tengen.gomoku.rule.WinRule;

/**
 * Makes the engine's two tables from games of {@link TrainingGames}: what sets of line classes are
 * worth ({@code pattern-scores.tsv}), and what the threats on the board add ({@code
 * threat-scores.tsv}). Value by logistic regression on the result of the game, mixed with the
 * search's own value; attack and defence by the softmax of the moves that were played. AdaGrad
 * (Duchi, Hazan and Singer, 2011), one position a step, weights drawn to zero.
 *
 * <p>Run by hand: {@code PatternTraining FOLDER GAMES...}.
 */
public final class PatternTraining {
  private static final int ROUNDS = 8;
  private static final double RESULT_SHARE = 0.7;
  private static final double VALUE_SCALE = 200;

  /** Value are kept in quarters. */
  private static final double VALUE_UNIT = 4 * VALUE_SCALE;

  private static final double MOVE_UNIT = 32;
  private static final double VALUE_RATE = 0.05;
  private static final double MOVE_RATE = 0.2;

  /** One position in so many is not learnt from, but judged. */
  private static final int HELD_BACK = 20;

  private static final Pattern SPACE = Pattern.compile(" ");

  private final List<Sample> samples = new ArrayList<>();
  private final Weights values = new Weights(ClassSets.COUNT, VALUE_RATE);
  private final Weights threats =
      new Weights(ThreatFeatures.COUNT + ThreatFeatures.BITS, VALUE_RATE);
  private final Weights attacks = new Weights(ClassSets.COUNT, MOVE_RATE);
  private final Weights defences = new Weights(ClassSets.COUNT, MOVE_RATE);
  private int games;

  private PatternTraining() {}

  /** See the class. */
  public static void main(String[] arguments) throws IOException {
    var training = new PatternTraining();
    for (String file : Arrays.asList(arguments).subList(1, arguments.length)) {
      for (String line : Files.readAllLines(Path.of(file))) {
        training.read(line);
      }
    }
    for (int round = 1; round <= ROUNDS; round++) {
      training.learn(round);
    }
    training.write(Path.of(arguments[0]));
  }

  /** One position before a move. */
  private static final class Sample {
    /** Sets of line classes that one side has more often, and how much more often. */
    final List<int[]> netSets;

    final int threats;
    final double target;

    /** The candidates' sets, own and opponent's in turn; the first was played. */
    final int[] moves;

    /** Judged, not learnt from. */
    final boolean heldBack;

    Sample(Board board, int side, int played, double target, boolean heldBack) {
      netSets = ClassSets.net(board, side);
      threats = ThreatFeatures.of(board, side);
      moves = ClassSets.candidates(board, side, played);
      this.target = target;
      this.heldBack = heldBack;
    }
  }

  private void read(String line) {
    String[] words = SPACE.split(line, -1);
    Board board =
        PatternBoards.of(WinRule.of(words[0]).orElseThrow(), TrainingGames.board(List.of()));
    int result = Integer.parseInt(words[1]);
    games++;
    for (int i = 2; i < words.length; i++) {
      String[] move = words[i].split("[,:]", -1);
      int point = Points.of(Integer.parseInt(move[0]), Integer.parseInt(move[1]));
      int side = TrainingGames.colour(i - 2);
      if (move.length > 2) {
        add(board, side, point, result, Integer.parseInt(move[2]));
      }
      board.play(point, side);
    }
  }

  private void add(Board board, int side, int point, int blackResult, int value) {
    if (QuickWinCheck.value(board, side, 0) != Value.NONE
        || board.hasAtLeast(1 - side, PointClass.FIVE)) {
      return;
    }
    double result = (1 + (side == Board.BLACK ? blackResult : -blackResult)) / 2.0;
    double target = RESULT_SHARE * result + (1 - RESULT_SHARE) * Value.winRate(value);
    samples.add(new Sample(board, side, point, target, games % HELD_BACK == 0));
  }

  private void learn(int round) {
    Collections.shuffle(samples, new Random(round));
    double loss = 0;
    double moveLoss = 0;
    int judged = 0;
    for (Sample sample : samples) {
      boolean held = sample.heldBack;
      double value = learnValue(sample);
      double move = learnMove(sample);
      if (held) {
        loss += value;
        moveLoss += move;
        judged++;
      }
    }
    System.err.printf(
        "round %d: %d positions, held back %d: value loss %.4f, move loss %.4f%n",
        round, samples.size(), judged, loss / judged, moveLoss / judged);
  }

  private double learnValue(Sample sample) {
    double logit = threatValue(sample.threats);
    for (int[] set : sample.netSets) {
      logit += set[1] * values.of(set[0]);
    }
    double rate = 1 / (1 + Math.exp(-logit));
    double error = sample.heldBack ? 0 : rate - sample.target;
    for (int[] set : sample.netSets) {
      values.step(set[0], error * set[1]);
    }
    threats.step(sample.threats, error);
    for (int bit = 0; bit < ThreatFeatures.BITS; bit++) {
      if (((sample.threats >> bit) & 1) != 0) {
        threats.step(ThreatFeatures.COUNT + bit, error);
      }
    }
    return -sample.target * Math.log(rate) - (1 - sample.target) * Math.log(1 - rate);
  }

  /** A weight for each threat, and one for their coming together. */
  private double threatValue(int index) {
    double value = threats.of(index);
    for (int bit = 0; bit < ThreatFeatures.BITS; bit++) {
      value += ((index >> bit) & 1) * threats.of(ThreatFeatures.COUNT + bit);
    }
    return value;
  }

  private double learnMove(Sample sample) {
    int[] moves = sample.moves;
    double[] share = new double[moves.length / 2];
    double sum = 0;
    for (int i = 0; i < share.length; i++) {
      share[i] = Math.exp(attacks.of(moves[2 * i]) + defences.of(moves[2 * i + 1]));
      sum += share[i];
    }
    for (int i = 0; i < share.length; i++) {
      double error = sample.heldBack ? 0 : share[i] / sum - (i == 0 ? 1 : 0);
      attacks.step(moves[2 * i], error);
      defences.step(moves[2 * i + 1], error);
    }
    return -Math.log(share[0] / sum);
  }

  private void write(Path folder) throws IOException {
    String origin =
        "# Origin: PatternTraining (experiments) on %d positions of %d games of gomoku against itself."
            .formatted(samples.size(), games);
    try (var out = writer(folder.resolve("pattern-scores.tsv"))) {
      out.println("# What four line classes at a point are worth: see PatternScores.");
      out.println(origin);
      out.println("# classes (four hexadecimal digits, not descending)\tvalue\tattack\tdefence");
      for (int set = 0; set < ClassSets.COUNT; set++) {
        out.printf(
            "%04x\t%d\t%d\t%d%n",
            ClassSets.lines(set),
            bounded(values.of(set) * VALUE_UNIT, -512),
            bounded(256 + attacks.of(set) * MOVE_UNIT, 0),
            bounded(256 + defences.of(set) * MOVE_UNIT, 0));
      }
    }
    try (var out = writer(folder.resolve("threat-scores.tsv"))) {
      out.println("# What the threats on the board add for the side to move: see ThreatFeatures.");
      out.println(origin);
      out.println("# threats (bits, decimal)\tvalue");
      for (int index = 0; index < ThreatFeatures.COUNT; index++) {
        out.printf("%d\t%d%n", index, Math.round(threatValue(index) * VALUE_SCALE));
      }
    }
  }

  private static PrintWriter writer(Path file) throws IOException {
    return new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.US_ASCII));
  }

  private static long bounded(double value, int least) {
    return Math.max(least, Math.min(511, Math.round(value)));
  }

  /** Weights, each with a step that shrinks as it is used. */
  private static final class Weights {
    private static final double PULL = 2e-5;

    private final double[] weight;
    private final double[] squares;
    private final double rate;

    Weights(int count, double rate) {
      weight = new double[count];
      squares = new double[count];
      Arrays.fill(squares, 1);
      this.rate = rate;
    }

    double of(int i) {
      return weight[i];
    }

    void step(int i, double slope) {
      double gradient = slope + PULL * weight[i];
      squares[i] += gradient * gradient;
      weight[i] -= rate * gradient / Math.sqrt(squares[i]);
    }
  }
}
