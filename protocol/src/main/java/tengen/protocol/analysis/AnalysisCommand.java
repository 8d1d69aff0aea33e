package tengen.protocol.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import tengen.protocol.GamesQuestion;
import tengen.protocol.fault.Fault;
import tengen.protocol.json.Json;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableRequest;

/** What a client may ask: KataGo's queries and actions, and some of ours. */
public sealed interface AnalysisCommand {

  /**
   * Analyse positions of a game.
   *
   * @param text the line: the same query under the same id is none
   * @param turns which positions: those after so many moves
   * @param unknown fields that nobody knows
   */
  record Analyze(
      String id,
      String text,
      PositionQuery position,
      List<TurnQuery> turns,
      SearchQuery search,
      List<String> unknown)
      implements AnalysisCommand {
    public Analyze {
      turns = List.copyOf(turns);
      unknown = List.copyOf(unknown);
    }
  }

  /** One position of a game: that after so many moves. */
  record TurnQuery(int turn, long priority) {}

  /** What the referee says of a position. */
  record DescribePosition(String id, PositionQuery position) implements AnalysisCommand {}

  /**
   * What an engine says of a position about one of its topics.
   *
   * @param text as of {@link Analyze}
   * @param maxTimeMs empty: what a turn takes
   */
  record Inspect(
      String id,
      String text,
      PositionQuery position,
      String topic,
      OptionalLong maxTimeMs,
      long priority)
      implements AnalysisCommand {}

  /**
   * Stop analyses.
   *
   * @param query is echoed
   * @param target of this id alone; empty: all
   * @param turns of these turns alone; empty: all
   */
  record Terminate(Json.Fields query, Optional<String> target, Optional<Set<Integer>> turns)
      implements AnalysisCommand {}

  /** Have the engines forget what they know; the query is echoed. */
  record ClearCache(Json.Fields query) implements AnalysisCommand {}

  /** Which program this is; the query is echoed. */
  record QueryVersion(Json.Fields query) implements AnalysisCommand {}

  /** Which engines there are, as KataGo's models; the query is echoed. */
  record QueryModels(Json.Fields query) implements AnalysisCommand {}

  /** Which engines, rules and limits there are. */
  record Hello(String id) implements AnalysisCommand {}

  /**
   * Open a table.
   *
   * @param position where its game begins
   * @param isAgain whether the client does not know if it has asked before
   */
  record OpenTable(
      String id,
      PositionQuery position,
      TableAct.Players players,
      TableClocks control,
      OpeningProcedure procedure,
      boolean isPrivate,
      boolean isAgain)
      implements AnalysisCommand {}

  /** Ask the tables for anything else. */
  record AskTables(TableRequest request) implements AnalysisCommand {}

  /** Look among the games that are kept. */
  record FindGames(String id, GamesQuestion question) implements AnalysisCommand {}

  /** None of these. */
  record Malformed(Optional<String> id, Fault fault) implements AnalysisCommand {}
}
