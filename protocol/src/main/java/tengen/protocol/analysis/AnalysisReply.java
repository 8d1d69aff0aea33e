package tengen.protocol.analysis;

import java.util.Optional;
import tengen.protocol.fault.Fault;
import tengen.protocol.json.Json;

/** What is answered: one object, on one line. */
public record AnalysisReply(Json.Fields message) {
  /** There is nothing to tell: the connection is there. */
  static final AnalysisReply BEAT = new AnalysisReply(Json.Fields.NONE.with("event", "beat"));

  /** The one form of errors: {@code error}, {@code code}, {@code field}, {@code id}. */
  static AnalysisReply error(Optional<String> id, Fault fault) {
    return new AnalysisReply(
        Json.Fields.NONE
            .with("id", id)
            .with("field", fault.field())
            .with("error", fault.message())
            .with("code", fault.code().text()));
  }

  /** An action is done; its answer may be empty. */
  static AnalysisReply done(Optional<String> id, String action, String answer) {
    Json.Fields done = Json.Fields.NONE.with("id", id).with("action", action);
    return new AnalysisReply(answer.isEmpty() ? done : done.with("answer", answer));
  }

  /**
   * A warning; the query goes on. KaTrain's remote engine takes whatever is not said to be during
   * the search for the end of a query, and asks what has no results for none.
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

  /** The end of a request that was stopped before there was anything to tell. */
  static AnalysisReply noResults(Work work) {
    return new AnalysisReply(unfinished(work));
  }

  /** The end of a request that could not be done, as an end and as an error. */
  static AnalysisReply failed(Work work, Fault fault) {
    return new AnalysisReply(
        unfinished(work).with("error", fault.message()).with("code", fault.code().text()));
  }

  private static Json.Fields unfinished(Work work) {
    return work.head().with("isDuringSearch", false).with("noResults", true);
  }
}
