package tengen.app.flags;

import java.io.PrintWriter;
import picocli.CommandLine.Option;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;

/** The option {@code --json}, whose keys are described in {@code docs/json.md}. */
public final class JsonOption {
  @Option(names = "--json", description = "Print one JSON object per line; see docs/json.md.")
  boolean json;

  public JsonOption() {}

  public boolean isGiven() {
    return json;
  }

  /** Prints an object if the option is given, otherwise the text that says the same. */
  public void print(String text, Json.Fields object, PrintWriter out) {
    if (json) {
      print(object, out);
    } else {
      out.println(text);
    }
  }

  /** Prints an object on a line of its own. */
  public static void print(Json.Fields object, PrintWriter out) {
    out.println(JsonWriter.write(object));
  }
}
