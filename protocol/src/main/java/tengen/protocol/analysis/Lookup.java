package tengen.protocol.analysis;

import java.util.Optional;
import tengen.protocol.GamesQuestion;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.json.Json;

/** A query about stored games without an answer yet. */
record Lookup(String id, GamesQuestion question) {
  /** Estimated size of a query in bytes, in addition to its id. */
  private static final long BASE_BYTES = 512;

  /** Returns the estimated size in memory while the query waits, in bytes. */
  long bytes() {
    return BASE_BYTES + id.length();
  }

  AnalysisReply answer(Optional<Json.Fields> found) {
    return found
        .map(this::answer)
        .orElseGet(
            () ->
                fault(new QueryError(ErrorCode.UNKNOWN_GAME, Optional.of("game"), "no such game")));
  }

  private Action action() {
    return switch (question) {
      case GamesQuestion.Game _ -> Action.GAME;
      case GamesQuestion.Listed _ -> Action.GAMES;
    };
  }

  private AnalysisReply answer(Json.Fields found) {
    Json.Fields answer = Json.Fields.NONE.with("id", id).with("action", action().text());
    for (var field : found.all().entrySet()) {
      answer = answer.with(field.getKey(), field.getValue());
    }
    return new AnalysisReply(answer);
  }

  /** Returns the error reply if the host cannot answer. */
  AnalysisReply failed(String reason) {
    return fault(QueryError.of(ErrorCode.NO_ARCHIVE, reason));
  }

  private AnalysisReply fault(QueryError fault) {
    return AnalysisReply.error(Optional.of(id), fault);
  }
}
