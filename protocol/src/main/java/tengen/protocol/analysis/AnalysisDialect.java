package tengen.protocol.analysis;

import java.util.List;
import java.util.Optional;
import tengen.game.Playable;
import tengen.protocol.Dialect;
import tengen.protocol.HostLine;
import tengen.protocol.Line;
import tengen.protocol.SessionMachine;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

/** KataGo's JSON analysis protocol for any game, with a JSON object on each line. Thread-safe. */
public final class AnalysisDialect
    implements Dialect<AnalysisState, AnalysisCommand, AnalysisReply> {
  /** The protocol's name. */
  public static final String NAME = "analysis";

  public AnalysisDialect() {}

  @Override
  public String name() {
    return NAME;
  }

  /** Returns the names of the actions. A query without an action is an analysis. */
  @Override
  public List<String> commands() {
    return Action.names();
  }

  @Override
  public int lineBytes() {
    return AnalysisParser.MAX_LINE_BYTES;
  }

  /** Returns true for a JSON object. */
  @Override
  public boolean claims(String firstLine) {
    return firstLine.startsWith("{");
  }

  /** Returns true for every game, with or without a board. */
  @Override
  public boolean supports(Playable game) {
    return true;
  }

  @Override
  public String rejection(String reason) {
    return AnalysisPrinter.reply(
        AnalysisReply.error(Optional.empty(), QueryError.of(ErrorCode.DENIED, reason)));
  }

  /** Returns a host line for an object with such an action and a {@code token}. */
  @Override
  public Optional<HostLine> hostLine(Line line) {
    return AnalysisParser.hostLine(line).map(this::hostLine);
  }

  private HostLine hostLine(Json.Fields query) {
    Optional<String> id = query.text("id");
    String action = query.text("action").orElse("");
    String received =
        query.get("received").map(number -> " " + JsonWriter.write(number)).orElse("");
    return new HostLine(
        action,
        query.text("token").orElse("") + received,
        text -> AnalysisPrinter.reply(AnalysisReply.done(id, action, text)),
        why ->
            AnalysisPrinter.reply(AnalysisReply.error(id, QueryError.of(ErrorCode.DENIED, why))));
  }

  @Override
  public String loginLine(String token) {
    return JsonWriter.write(
        Json.Fields.NONE
            .with("id", HostLine.LOGIN)
            .with("action", HostLine.LOGIN)
            .with("token", token));
  }

  @Override
  public SessionMachine<AnalysisState, AnalysisCommand, AnalysisReply> machine() {
    return new AnalysisSession();
  }
}
