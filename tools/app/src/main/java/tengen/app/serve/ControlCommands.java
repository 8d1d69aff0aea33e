package tengen.app.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import tengen.app.serve.RunningServer.Outcome;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.words.Digits;

/** Answers the lines that {@code tengen ctl} and {@code tengen top} send. Thread-safe. */
final class ControlCommands {
  private final RunningServer server;

  ControlCommands(RunningServer server) {
    this.server = server;
  }

  /** Answers a line. The first word of the reply tells whether it succeeded. */
  List<String> answer(String line) {
    Outcome outcome = outcome(line);
    List<String> all = new ArrayList<>(List.of(outcome.isDone() ? "done" : "failed"));
    all.addAll(outcome.lines());
    return all;
  }

  private Outcome outcome(String line) {
    String[] words = line.split(" ", 3);
    boolean isJson = words.length > 1 && words[1].equals("json");
    return switch (words[0]) {
      case "status" ->
          Outcome.done(isJson ? json(List.of(server.statusObject())) : server.status());
      case "sessions" -> Outcome.done(isJson ? json(server.sessionObjects()) : server.sessions());
      case "top" -> Outcome.done(isJson ? json(List.of(server.topObject())) : server.top());
      case "reload" -> server.reload();
      case "drain" -> drain(line, number(words, 1), number(words, 2));
      case "stop" -> {
        server.stop();
        yield Outcome.done(List.of("stopping"));
      }
      default -> Outcome.failed(List.of("unknown: " + words[0]));
    };
  }

  private static List<String> json(List<Json.Fields> objects) {
    return objects.stream().map(JsonWriter::write).toList();
  }

  private static OptionalLong number(String[] words, int at) {
    return at < words.length ? Digits.number(words[at]) : OptionalLong.empty();
  }

  private Outcome drain(String line, OptionalLong seconds, OptionalLong notice) {
    return seconds.isPresent() && notice.isPresent()
        ? Outcome.done(server.drain(seconds.getAsLong(), notice.getAsLong()))
        : Outcome.failed(List.of(line + ": drain SECONDS NOTICE, whole numbers of seconds"));
  }
}
