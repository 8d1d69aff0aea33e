package tengen.app.bench;

import java.io.PrintWriter;
import tengen.app.flags.JsonOption;
import tengen.protocol.json.Json;

/** A printer of a benchmark's results as lines. */
sealed interface BenchPrinter {
  /** Begins the results of an engine. */
  void engine(String id);

  /** Prints the result of a search. */
  void result(String engine, BenchResult result);

  /** Prints the speed of an engine's searches. */
  void speed(String engine, BenchSpeed speed);

  /**
   * Prints the end.
   *
   * @param speed of all searches
   */
  void total(BenchSpeed speed, String signature);

  /** Printer of text. */
  record Text(PrintWriter out) implements BenchPrinter {
    @Override
    public void engine(String id) {
      out.println(id);
    }

    @Override
    public void result(String engine, BenchResult result) {
      out.println(result);
    }

    @Override
    public void speed(String engine, BenchSpeed speed) {
      out.println("  " + speed);
    }

    @Override
    public void total(BenchSpeed speed, String signature) {
      out.println("all  " + speed);
      out.println("signature " + signature);
    }
  }

  /** Printer of JSON objects. */
  record Objects(PrintWriter out) implements BenchPrinter {
    @Override
    public void engine(String id) {}

    @Override
    public void result(String engine, BenchResult result) {
      JsonOption.print(
          Json.Fields.NONE
              .with("position", result.position())
              .with("engine", engine)
              .with("move", result.move())
              .with("score", result.score())
              .with("nodes", result.nodes()),
          out);
    }

    @Override
    public void speed(String engine, BenchSpeed speed) {
      JsonOption.print(speed.after(Json.Fields.NONE.with("engine", engine)), out);
    }

    @Override
    public void total(BenchSpeed speed, String signature) {
      JsonOption.print(speed.after(Json.Fields.NONE.with("signature", signature)), out);
    }
  }
}
