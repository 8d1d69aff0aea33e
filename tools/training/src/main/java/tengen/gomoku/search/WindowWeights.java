package tengen.gomoku.search;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.EngineNumbers;
import tengen.gomoku.board.MadeTables;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.board.TableNumbers;

/** The weights of a {@link WindowModel} for one rule whose colours have equal lines. */
final class WindowWeights {
  /** Units of 1 in a vector. */
  static final int UNIT = 64;

  /** Maximum absolute value of a number; four of them are within 16 bits. */
  private static final int MAX_UNITS = 8_000;

  private static final int LAYERS = 3;

  /** Numbers in a window's vector. */
  final int channels;

  /** Vectors of the windows, in units of 1/{@link #UNIT}. */
  final short[] vectors;

  /** Each layer's weights, as {@link DenseLayer} has them. */
  final List<float[]> layers;

  private final double scale;
  private final float[] sets;
  private final float[] threats;

  /**
   * Creates weights.
   *
   * @param scale logits of the engine's evaluation of {@link SearchValue#LOGIT}
   * @param sets what is added to the value of each set, in logits
   * @param threats what is added to the value of each combination of threats, in logits
   */
  WindowWeights(
      int channels,
      double scale,
      float[] sets,
      float[] threats,
      short[] vectors,
      List<float[]> layers) {
    this.channels = channels;
    this.scale = scale;
    this.sets = sets;
    this.threats = threats;
    this.vectors = vectors;
    this.layers = layers;
  }

  /** Returns the points of a logit in which the engine's evaluation keeps its scale. */
  double pointsPerLogit() {
    return SearchValue.LOGIT / scale;
  }

  /** Returns numbers rounded to units. */
  static short[] units(float... numbers) {
    var units = new short[numbers.length];
    for (int i = 0; i < units.length; i++) {
      units[i] = (short) Math.clamp(Math.round(UNIT * numbers[i]), -MAX_UNITS, MAX_UNITS);
    }
    return units;
  }

  void write(Path file) throws IOException {
    try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      out.writeInt(channels);
      out.writeDouble(scale);
      write(out, sets);
      write(out, threats);
      out.writeInt(vectors.length);
      for (short number : vectors) {
        out.writeShort(number);
      }
      for (float[] layer : layers) {
        write(out, layer);
      }
    }
  }

  private static void write(DataOutputStream out, float... numbers) throws IOException {
    out.writeInt(numbers.length);
    for (float number : numbers) {
      out.writeFloat(number);
    }
  }

  static WindowWeights read(Path file) throws IOException {
    try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      int channels = in.readInt();
      double scale = in.readDouble();
      float[] sets = floats(in);
      float[] threats = floats(in);
      var vectors = new short[in.readInt()];
      for (int i = 0; i < vectors.length; i++) {
        vectors[i] = in.readShort();
      }
      List<float[]> layers = new ArrayList<>();
      for (int i = 0; i < LAYERS; i++) {
        layers.add(floats(in));
      }
      return new WindowWeights(channels, scale, sets, threats, vectors, layers);
    }
  }

  private static float[] floats(DataInputStream in) throws IOException {
    var numbers = new float[in.readInt()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readFloat();
    }
    return numbers;
  }

  /** Returns the engine's tables of a rule with the corrections added. */
  RuleTables tables(WinRule rule) {
    return MadeTables.of(rule, new Corrected(new EngineNumbers(rule), this));
  }

  private record Corrected(TableNumbers numbers, WindowWeights weights) implements TableNumbers {
    @Override
    public int tables() {
      return 1;
    }

    @Override
    public int value(int table, int set) {
      double points = weights.sets[set] * weights.pointsPerLogit();
      return TableBounds.value(numbers.value(table, set) + 2 * points);
    }

    @Override
    public int attack(int table, int set) {
      return numbers.attack(table, set);
    }

    @Override
    public int defence(int table, int set) {
      return numbers.defence(table, set);
    }

    @Override
    public int threats(int table, int threats) {
      double points = weights.threats[threats] * weights.pointsPerLogit();
      return (int) Math.round(numbers.threats(table, threats) + points);
    }
  }
}
