package tengen.app.control;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.protocol.json.JsonWriter;

/** The objects that {@code tengen top --json} prints, from successive replies of the daemon. */
final class TopObject {
  private final NodeRate rate;

  /** Creates the state before the first reply. */
  TopObject(LongSupplier nanoClock) {
    rate = new NodeRate(nanoClock);
  }

  /**
   * Returns the daemon's object with the speed of its searches.
   *
   * @param answer {@code done} and the object
   */
  String line(List<String> answer) throws CommandException {
    if (answer.size() == 2
        && JsonReader.read(answer.getLast()) instanceof JsonReading.Read(Json.Fields state)
        && state.get("searches").orElseThrow() instanceof Json.Fields searches
        && searches.get("nodes").orElseThrow() instanceof Json.Num nodes) {
      OptionalLong perSecond = rate.perSecond(nodes.whole().orElseThrow());
      return JsonWriter.write(
          perSecond.isPresent() ? state.with("nodesPerSecond", perSecond.getAsLong()) : state);
    }
    throw new CommandException(
        ExitCode.NO, "tengen: the daemon's reply is no JSON object: " + String.join(" ", answer));
  }
}
