package tengen.protocol.analysis;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import tengen.protocol.GamesQuestion;
import tengen.protocol.fault.QueryError;
import tengen.protocol.json.Json;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableRequest;

/** A client's request: KataGo's queries and actions, and Tengen's own. */
public sealed interface AnalysisCommand {

  /**
   * Analyse positions of a game.
   *
   * @param text the line; repeating an open query under its id has no effect
   * @param turns the positions by number of moves played
   * @param unknown names of unknown fields
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

  /** A position of a game, by number of moves played. */
  record TurnQuery(int turn, long priority) {}

  /** Describe a position by the rules. */
  record DescribePosition(String id, PositionQuery position) implements AnalysisCommand {}

  /**
   * Ask an engine about a topic in a position.
   *
   * @param text as for {@link Analyze}
   * @param maxTimeMs empty for the time of a turn
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
   * @param query the fields to echo
   * @param target id of the query; empty for all
   * @param turns of the query; empty for all
   */
  record Terminate(Json.Fields query, Optional<String> target, Optional<Set<Integer>> turns)
      implements AnalysisCommand {}

  /**
   * Clear the engines' caches.
   *
   * @param query the fields to echo
   */
  record ClearCache(Json.Fields query) implements AnalysisCommand {}

  /**
   * Return the program's version.
   *
   * @param query the fields to echo
   */
  record QueryVersion(Json.Fields query) implements AnalysisCommand {}

  /**
   * List the engines as KataGo's models.
   *
   * @param query the fields to echo
   */
  record QueryModels(Json.Fields query) implements AnalysisCommand {}

  /**
   * List engines, rules and limits.
   *
   * @param known tag of the engines and rules that the client has from an earlier reply
   */
  record Hello(String id, Optional<String> known) implements AnalysisCommand {}

  /**
   * Open a table.
   *
   * @param position the start of its game
   * @param isAgain whether the client may have sent the request before
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

  /** Any other request to the tables. */
  record AskTables(TableRequest request) implements AnalysisCommand {}

  /** Query the stored games. */
  record FindGames(String id, GamesQuestion question) implements AnalysisCommand {}

  /** An invalid request. */
  record Malformed(Optional<String> id, QueryError fault) implements AnalysisCommand {}
}
