package tengen.gomoku.board;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tengen.common.gomoku.WinRule;

/** The lookup tables of one rule. Immutable after construction and shared by all boards. */
public final class RuleTables {
  private static final Map<WinRule, RuleTables> CACHE = new ConcurrentHashMap<>();

  final WinRule rule;

  /** Number of points that a line's shape extends to each side. */
  final int reach;

  /** Line classes by shape, see {@link LineTable}. */
  final byte[] lines;

  final ColourTables black;
  final ColourTables white;

  private RuleTables(WinRule rule) {
    this.rule = rule;
    reach = LineTable.reach(rule);
    lines = LineTable.of(rule);
    black = ColourTables.of(rule, GomokuBoard.BLACK);
    white = ColourTables.of(rule, GomokuBoard.WHITE);
  }

  /** Copies the tables of a rule with other trained parameters. */
  RuleTables(RuleTables tables, ColourTables black, ColourTables white) {
    rule = tables.rule;
    reach = tables.reach;
    lines = tables.lines;
    this.black = black;
    this.white = white;
  }

  /** Returns the tables shipped with the engine; built at the rule's first use. */
  public static RuleTables of(WinRule rule) {
    return CACHE.computeIfAbsent(rule, RuleTables::new);
  }

  /** Returns the rule. */
  public WinRule rule() {
    return rule;
  }
}
