package tengen.gomoku.board;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tengen.common.gomoku.WinRule;

/** The tables of one rule, shared by all boards: nobody writes them. */
public final class RuleTables {
  private static final Map<WinRule, RuleTables> MADE = new ConcurrentHashMap<>();

  final WinRule rule;

  /** How far a shape reaches to each side. */
  final int reach;

  /** See {@link LineTable}. */
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

  /** The tables of a rule with other learnt numbers. */
  RuleTables(RuleTables tables, ColourTables black, ColourTables white) {
    rule = tables.rule;
    reach = tables.reach;
    lines = tables.lines;
    this.black = black;
    this.white = white;
  }

  /** Those that come with the engine, made at the rule's first use. */
  public static RuleTables of(WinRule rule) {
    return MADE.computeIfAbsent(rule, RuleTables::new);
  }

  /** The rule. */
  public WinRule rule() {
    return rule;
  }
}
