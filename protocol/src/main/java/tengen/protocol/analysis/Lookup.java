package tengen.protocol.analysis;

import java.util.Optional;
import tengen.protocol.GamesQuestion;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.Fault;
import tengen.protocol.json.Json;

/** A question about kept games that has no answer yet. */
record Lookup(String id, GamesQuestion question) {
  /** What its question takes beside its id. */
  private static final long BYTES = 512;

  /** What it takes while it waits, about. */
  long bytes() {
    return BYTES + id.length();
  }

  AnalysisReply answer(Optional<Json.Fields> found) {
    return found
        .map(this::answer)
        .orElseGet(
            () -> fault(new Fault(ErrorCode.UNKNOWN_GAME, Optional.of("game"), "no such game")));
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

  /** The host cannot answer. */
  AnalysisReply failed(String reason) {
    return fault(Fault.of(ErrorCode.NO_ARCHIVE, reason));
  }

  private AnalysisReply fault(Fault fault) {
    return AnalysisReply.error(Optional.of(id), fault);
  }
}
