package tengen.daemon.session;

import java.util.Optional;
import java.util.function.LongSupplier;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.protocol.Line;
import tengen.protocol.SessionInput;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.words.MoveWords;
import tengen.search.Finding;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;
import tengen.store.archive.ScoreJson;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredJson;

/** Converts a session's inputs to the archive's text and back. */
final class InputText {
  /** A complete line from the client, as its text. */
  static final String LINE = "line";

  /** A line from the client that exceeded the length limit and was cut. */
  static final String CUT = "cut";

  /** {@link SessionInput.Continued}. */
  static final String GO_ON = "go-on";

  /** {@link SessionInput.Finished}, in JSON. */
  static final String FINISHED = "finished";

  /** {@link SessionInput.Inspected}, in JSON. */
  static final String INSPECTED = "inspected";

  /** {@link SessionInput.Failed}, in JSON. */
  static final String FAILED = "failed";

  /** {@link SessionInput.GamesFound}, in JSON. */
  static final String GAMES = "games";

  /** Writes points as coordinates, since the board sizes of a session are not known here. */
  private static final MoveWords WORDS = new MoveWords(0, 0);

  private InputText() {}

  /** Returns the number of lines after an input, given the number before it. */
  static long lines(long before, StoredInput input) {
    boolean isLine = input.kind().equals(LINE) || input.kind().equals(CUT);
    return isLine ? before + 1 : before;
  }

  /**
   * Returns a line that arrives now; empty if the input is not a line.
   *
   * @param nanoClock of the searches
   */
  static Optional<Line> line(StoredInput input, LongSupplier nanoClock) {
    boolean isCut = input.kind().equals(CUT);
    return isCut || input.kind().equals(LINE)
        ? Optional.of(new Line(input.text(), isCut, nanoClock.getAsLong()))
        : Optional.empty();
  }

  static String finished(SessionInput.Finished<?> input) {
    SearchResult result = input.result();
    return JsonWriter.write(
        ticket(input.ticket())
            .with("ms", input.elapsedMs())
            .with("move", WORDS.write(result.move()))
            .with("nodes", result.last().nodes())
            .with("lines", result.last().lines().stream().map(InputText::line).toList())
            .with("current", result.last().current().map(WORDS::write)));
  }

  static String inspected(SessionInput.Inspected<?> input) {
    Finding finding = input.finding();
    return JsonWriter.write(
        ticket(input.ticket())
            .with("text", finding.text())
            .with("marks", finding.marks().stream().map(InputText::mark).toList()));
  }

  static String failed(SessionInput.Failed<?> input) {
    return JsonWriter.write(ticket(input.ticket()).with("reason", input.reason()));
  }

  static String games(SessionInput.GamesFound<?> input) {
    Json.Fields ticket = ticket(input.ticket());
    return JsonWriter.write(input.found().map(it -> ticket.with("found", it)).orElse(ticket));
  }

  private static Json.Fields ticket(long ticket) {
    return Json.Fields.NONE.with("ticket", ticket);
  }

  private static Json.Fields mark(Finding.Mark mark) {
    return Json.Fields.NONE
        .with("x", mark.point().x())
        .with("y", mark.point().y())
        .with("label", mark.label());
  }

  private static Json.Fields line(Variation line) {
    Json.Fields fields =
        ScoreJson.with(Json.Fields.NONE, line.score())
            .with("moves", WORDS.write(line.moves()))
            .with("depth", line.depth())
            .with("selective", line.selectiveDepth())
            .with("nodes", line.nodes());
    return line.prior().isPresent() ? fields.with("prior", line.prior().getAsDouble()) : fields;
  }

  /**
   * Parses a stored input other than a line.
   *
   * @throws IllegalArgumentException if the kind or the text is invalid
   */
  static <C> SessionInput<C> read(StoredInput input) {
    if (input.kind().equals(GO_ON)) {
      return new SessionInput.Continued<>();
    }
    Json.Fields fields = StoredJson.fields(input.text());
    long ticket = StoredJson.whole(fields, "ticket");
    return switch (input.kind()) {
      case FINISHED ->
          new SessionInput.Finished<>(
              ticket,
              new SearchResult(
                  move(StoredJson.text(fields, "move")),
                  new SearchProgress(
                      StoredJson.whole(fields, "nodes"),
                      StoredJson.items(fields, "lines").stream().map(InputText::readLine).toList(),
                      fields.text("current").map(InputText::move))),
              StoredJson.whole(fields, "ms"));
      case INSPECTED ->
          new SessionInput.Inspected<>(
              ticket,
              new Finding(
                  StoredJson.text(fields, "text"),
                  StoredJson.items(fields, "marks").stream().map(InputText::readMark).toList()));
      case FAILED -> new SessionInput.Failed<>(ticket, StoredJson.text(fields, "reason"));
      case GAMES ->
          new SessionInput.GamesFound<>(
              ticket, fields.get("found").map(_ -> StoredJson.object(fields, "found")));
      default -> throw wrong();
    };
  }

  private static Finding.Mark readMark(Json.Fields mark) {
    return new Finding.Mark(
        new Place(small(mark, "x"), small(mark, "y")), StoredJson.text(mark, "label"));
  }

  private static Variation readLine(Json.Fields line) {
    return new Variation(
        ScoreJson.read(line).orElseThrow(InputText::wrong),
        WORDS.readLine(StoredJson.text(line, "moves")).orElseThrow(InputText::wrong),
        small(line, "depth"),
        small(line, "selective"),
        StoredJson.whole(line, "nodes"),
        StoredJson.number(line, "prior"));
  }

  private static Move move(String word) {
    return WORDS.read(word).orElseThrow(InputText::wrong);
  }

  private static int small(Json.Fields fields, String name) {
    return Math.toIntExact(StoredJson.whole(fields, name));
  }

  private static IllegalArgumentException wrong() {
    return new IllegalArgumentException("not a stored input of a session");
  }
}
