package tengen.protocol.botzone;

import java.util.Optional;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

/** Prints replies as JSON on a line. */
final class BotzonePrinter {
  private static final String KEEP_RUNNING = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<\n";

  private BotzonePrinter() {}

  static String print(BotzoneReply reply) {
    return switch (reply) {
      case BotzoneReply.Answer answer -> JsonWriter.write(json(answer)) + "\n";
      case BotzoneReply.KeepRunning _ -> KEEP_RUNNING;
    };
  }

  private static Json json(BotzoneReply.Answer answer) {
    BotzoneMove move = answer.move();
    var line =
        Json.Fields.NONE
            .with("response", Json.Fields.NONE.with("x", move.x()).with("y", move.y()))
            .with("debug", answer.debug());
    return with(
        with(line, "data", answer.saved().data()), "globaldata", answer.saved().globalData());
  }

  private static Json.Fields with(Json.Fields line, String key, Optional<Json> value) {
    return value.map(saved -> line.with(key, saved)).orElse(line);
  }
}
