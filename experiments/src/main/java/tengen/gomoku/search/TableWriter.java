package tengen.gomoku.search;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tengen.gomoku.board.LearntRows;
import tengen.gomoku.board.ThreatFeatures;
import tengen.gomoku.rule.WinRule;

/**
 * Writes learnt tables as the engine reads them, those of a second colour (renju's White) beside.
 */
final class TableWriter {
  /** A value that is a logit is so many points. */
  private static final double VALUE_SCALE = 185;

  /** The points' values are in halves. */
  private static final double POINT_SCALE = 2 * VALUE_SCALE;

  private static final double MOVE_SCALE = 32;

  private static final int LEAST_VALUE = -512;
  private static final int MOST = 511;
  private static final double MIDDLE = 256;

  private final Path folder;
  private final WinRule rule;
  private final String origin;

  /**
   * Writes to a folder.
   *
   * @param learnt what the tables were learnt from
   */
  TableWriter(Path folder, WinRule rule, String learnt) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.rule = rule;
    origin =
        "# Origin: PatternTraining (experiments) on %s, %s, of gomoku against itself."
            .formatted(learnt, rule.id());
  }

  void write(ValueModel values, MoveModel moves) throws IOException {
    for (int table = 0; table < values.sets.tables(); table++) {
      String sets = LearntRows.name(LearntRows.PATTERNS, rule, table);
      String threats = LearntRows.name(LearntRows.THREATS, rule, table);
      writeSets(sets, table * ClassSets.COUNT, values.sets, moves);
      writeThreats(threats, table * ThreatFeatures.COUNT, values);
    }
  }

  private void writeSets(String file, int first, SetWeights values, MoveModel moves)
      throws IOException {
    try (var out = writer(file)) {
      out.println("# What four line classes at a point are worth: see PatternScores.");
      out.println(origin);
      out.println("# classes (four hexadecimal digits, not descending)\tvalue\tattack\tdefence");
      for (int set = 0; set < ClassSets.COUNT; set++) {
        out.printf(
            "%04x\t%d\t%d\t%d%n",
            ClassSets.lines(set),
            bounded(values.of(first + set) * POINT_SCALE, LEAST_VALUE),
            bounded(MIDDLE + moves.attacks.of(first + set) * MOVE_SCALE, 0),
            bounded(MIDDLE + moves.defences.of(first + set) * MOVE_SCALE, 0));
      }
    }
  }

  private void writeThreats(String file, int first, ValueModel values) throws IOException {
    try (var out = writer(file)) {
      out.println("# What the threats on the board add for the side to move: see ThreatFeatures.");
      out.println(origin);
      out.println("# threats (bits, decimal)\tvalue");
      for (int threats = 0; threats < ThreatFeatures.COUNT; threats++) {
        out.printf(
            "%d\t%d%n", threats, Math.round(values.threatValue(first + threats) * VALUE_SCALE));
      }
    }
  }

  private PrintWriter writer(String file) throws IOException {
    return new PrintWriter(
        Files.newBufferedWriter(folder.resolve(file), StandardCharsets.US_ASCII));
  }

  private static long bounded(double value, int least) {
    return Math.max(least, Math.min(MOST, Math.round(value)));
  }
}
