package tengen.protocol.gtp;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The table of a dialect's commands.
 *
 * <p>Gunnar Farnebäck, "Specification of the Go Text Protocol, version 2, draft 2", 2002, has most
 * of them; the notes of the other rows name their sources.
 */
final class GtpTable {
  private static final List<List<GtpRow>> GTP =
      List.of(
          GtpAdministration.ROWS,
          GtpSetup.ROWS,
          GtpMoves.ROWS,
          GtpClocks.ROWS,
          GtpRecords.ROWS,
          GtpThinking.ROWS,
          GtpTopics.ROWS,
          GtpOptions.ROWS,
          GtpGogui.ROWS);

  /** The commands of {@code gtp}. */
  static final GtpTable STANDARD = new GtpTable(List.of(), GTP);

  /** The commands of the course's graders, some of which replace those of {@code gtp}. */
  static final GtpTable UALBERTA = new GtpTable(GTP, List.of(GtpCourse.ROWS));

  private final Collection<GtpRow> own;
  private final Map<String, GtpRow> rows;

  private GtpTable(List<List<GtpRow>> base, List<List<GtpRow>> own) {
    this.own = byWord(own).values();
    this.rows = new HashMap<>(byWord(base));
    rows.putAll(byWord(own));
  }

  private static Map<String, GtpRow> byWord(List<List<GtpRow>> groups) {
    Map<String, GtpRow> rows = new LinkedHashMap<>();
    for (List<GtpRow> group : groups) {
      for (GtpRow row : group) {
        if (rows.put(row.word(), row) != null) {
          throw new IllegalStateException("two commands have the name " + row.word());
        }
      }
    }
    return rows;
  }

  /** Returns the rows of the manual for the dialect's own commands, in reading order. */
  List<GtpManual> manual() {
    return own.stream().map(GtpRow::manual).toList();
  }

  /** Returns all commands in alphabetical order. */
  List<String> words() {
    return rows.keySet().stream().sorted().toList();
  }

  /** Returns the commands that a session in this state lists, in alphabetical order. */
  List<String> words(GtpState state) {
    return rows.values().stream()
        .filter(row -> row.isOffered().test(state))
        .map(GtpRow::word)
        .sorted()
        .toList();
  }

  /** Returns the row of a command; empty if it is unknown. */
  Optional<GtpRow> row(String word) {
    return Optional.ofNullable(rows.get(word));
  }
}
