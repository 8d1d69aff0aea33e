package tengen.gomoku.search;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.ClassSets;
import tengen.gomoku.board.TableNumbers;
import tengen.gomoku.board.ThreatFeatures;
import tengen.gomoku.board.TrainedParameters;

/**
 * Writes tables in the engine's format, with a separate file for a second colour (renju's White).
 */
public final class TableWriter {
  private final Path folder;
  private final WinRule rule;
  private final String origin;

  /**
   * Creates a writer to a folder.
   *
   * @param origin source of the values, one line
   */
  public TableWriter(Path folder, WinRule rule, String origin) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.rule = rule;
    this.origin = "# Origin: " + origin;
  }

  /** Writes all tables. */
  public void write(TableNumbers numbers) throws IOException {
    for (int table = 0; table < numbers.tables(); table++) {
      writeSets(table, numbers);
      writeThreats(table, numbers);
    }
  }

  private void writeSets(int table, TableNumbers numbers) throws IOException {
    try (var out = writer(TrainedParameters.name(TrainedParameters.PATTERNS, rule, table))) {
      out.println("# What four line classes at a point are worth: see PatternScores.");
      out.println(origin);
      out.println("# classes (four hexadecimal digits, not descending)\tvalue\tattack\tdefence");
      for (int set = 0; set < ClassSets.COUNT; set++) {
        out.printf(
            Locale.ROOT,
            "%04x\t%d\t%d\t%d%n",
            ClassSets.lines(set),
            numbers.value(table, set),
            numbers.attack(table, set),
            numbers.defence(table, set));
      }
    }
  }

  private void writeThreats(int table, TableNumbers numbers) throws IOException {
    try (var out = writer(TrainedParameters.name(TrainedParameters.THREATS, rule, table))) {
      out.println("# What the threats on the board add for the side to move: see ThreatFeatures.");
      out.println(origin);
      out.println("# threats (bits, decimal)\tvalue");
      for (int threats = 0; threats < ThreatFeatures.COUNT; threats++) {
        out.printf(Locale.ROOT, "%d\t%d%n", threats, numbers.threats(table, threats));
      }
    }
  }

  private PrintWriter writer(String file) throws IOException {
    return new PrintWriter(
        Files.newBufferedWriter(folder.resolve(file), StandardCharsets.US_ASCII));
  }
}
