package tengen.protocol.analysis;

import java.util.Optional;
import tengen.protocol.fault.QueryError;
import tengen.protocol.json.Json;

/** A reply: a JSON object on a line. */
public record AnalysisReply(Json.Fields message) {
  /** The heartbeat, which says only that the connection is alive. */
  static final AnalysisReply BEAT = new AnalysisReply(Json.Fields.NONE.with("event", "beat"));

  /** Returns an error with the fields {@code error}, {@code code}, {@code field} and {@code id}. */
  static AnalysisReply error(Optional<String> id, QueryError fault) {
    return new AnalysisReply(
        Json.Fields.NONE
            .with("id", id)
            .with("field", fault.field())
            .with("error", fault.message())
            .with("code", fault.code().text()));
  }

  /** Returns the confirmation of an action, with an answer unless it is empty. */
  static AnalysisReply done(Optional<String> id, String action, String answer) {
    Json.Fields done = Json.Fields.NONE.with("id", id).with("action", action);
    return new AnalysisReply(answer.isEmpty() ? done : done.with("answer", answer));
  }

  /**
   * Returns a warning; the query continues. The warning claims to be during the search and to have
   * no results, because KaTrain's remote engine treats other messages as the end of a query and
   * expects results in them.
   */
  static AnalysisReply warning(String id, String field, String message) {
    return new AnalysisReply(
        Json.Fields.NONE
            .with("id", id)
            .with("field", field)
            .with("warning", message)
            .with("isDuringSearch", true)
            .with("noResults", true));
  }

  /** Returns the final reply to a query that was stopped before it had results. */
  static AnalysisReply noResults(QueryPart part) {
    return new AnalysisReply(unfinished(part));
  }

  /** Returns the final reply to a failed query, which also carries the error. */
  static AnalysisReply failed(QueryPart part, QueryError fault) {
    return new AnalysisReply(
        unfinished(part).with("error", fault.message()).with("code", fault.code().text()));
  }

  private static Json.Fields unfinished(QueryPart part) {
    return part.head().with("isDuringSearch", false).with("noResults", true);
  }
}
