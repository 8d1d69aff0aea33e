package tengen.daemon.session;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import tengen.daemon.archive.KeptInput;
import tengen.daemon.archive.KeptJson;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.protocol.SessionInput;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.search.Finding;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/** What a session hears, as text of the archive, and back. */
final class InputText {
  /** A line of the client: its text. */
  static final String LINE = "line";

  /** A line of the client that was cut. */
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

  private InputText() {}

  /** How many lines there are behind this input, where there were so many before. */
  static long lines(long before, KeptInput input) {
    boolean isLine = input.kind().equals(LINE) || input.kind().equals(CUT);
    return isLine ? before + 1 : before;
  }

  static String finished(SessionInput.Finished<?> input) {
    SearchResult result = input.result();
    return JsonWriter.write(
        ticket(input.ticket())
            .with("ms", input.elapsedMs())
            .with("move", move(result.move()))
            .with("nodes", result.last().nodes())
            .with("lines", result.last().lines().stream().map(InputText::line).toList())
            .with("current", result.last().current().stream().map(InputText::move).toList()));
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
    return place(mark.point()).with("label", mark.label());
  }

  private static Json.Fields place(Place place) {
    return Json.Fields.NONE.with("x", place.x()).with("y", place.y());
  }

  private static Json.Fields line(Variation line) {
    Json.Fields fields =
        score(line.score())
            .with("moves", line.moves().stream().map(InputText::move).toList())
            .with("depth", line.depth())
            .with("selective", line.selectiveDepth())
            .with("nodes", line.nodes());
    return line.prior().isPresent() ? fields.with("prior", line.prior().getAsDouble()) : fields;
  }

  private static Json.Fields score(Score score) {
    return switch (score) {
      case Score.Estimate(double rate) -> Json.Fields.NONE.with("rate", rate);
      case Score.Draw _ -> Json.Fields.NONE.with("end", "draw");
      case Score.Win(OptionalInt plies) -> proven("win", plies);
      case Score.Loss(OptionalInt plies) -> proven("loss", plies);
    };
  }

  private static Json.Fields proven(String end, OptionalInt plies) {
    Json.Fields fields = Json.Fields.NONE.with("end", end);
    return plies.isPresent() ? fields.with("plies", plies.getAsInt()) : fields;
  }

  private static Json.Fields move(Move move) {
    return switch (move) {
      case Place place -> place(place);
      case Move.Places(List<Place> points) ->
          Json.Fields.NONE.with("points", points.stream().map(InputText::place).toList());
      case Move.Text(String notation) -> Json.Fields.NONE.with("text", notation);
      case Move.Pass _ -> Json.Fields.NONE.with("word", "pass");
      case Move.Swap _ -> Json.Fields.NONE.with("word", "swap");
      case Move.Resign _ -> Json.Fields.NONE.with("word", "resign");
    };
  }

  /**
   * What it was.
   *
   * @throws IllegalArgumentException if it is none of these
   */
  static <C> SessionInput<C> read(KeptInput input) {
    if (input.kind().equals(GO_ON)) {
      return new SessionInput.Continued<>();
    }
    Json.Fields fields = KeptJson.fields(input.text());
    long ticket = KeptJson.whole(fields, "ticket");
    return switch (input.kind()) {
      case FINISHED ->
          new SessionInput.Finished<>(
              ticket,
              new SearchResult(
                  readMove(KeptJson.object(fields, "move")),
                  new SearchProgress(
                      KeptJson.whole(fields, "nodes"),
                      KeptJson.items(fields, "lines").stream().map(InputText::readLine).toList(),
                      KeptJson.items(fields, "current").stream()
                          .map(InputText::readMove)
                          .findFirst())),
              KeptJson.whole(fields, "ms"));
      case INSPECTED ->
          new SessionInput.Inspected<>(
              ticket,
              new Finding(
                  KeptJson.text(fields, "text"),
                  KeptJson.items(fields, "marks").stream()
                      .map(mark -> new Finding.Mark(readPlace(mark), KeptJson.text(mark, "label")))
                      .toList()));
      case FAILED -> new SessionInput.Failed<>(ticket, KeptJson.text(fields, "reason"));
      case GAMES ->
          new SessionInput.GamesFound<>(
              ticket, fields.get("found").map(_ -> KeptJson.object(fields, "found")));
      default -> throw new IllegalArgumentException("no input: " + input.kind());
    };
  }

  private static Variation readLine(Json.Fields line) {
    return new Variation(
        readScore(line),
        KeptJson.items(line, "moves").stream().map(InputText::readMove).toList(),
        Math.toIntExact(KeptJson.whole(line, "depth")),
        Math.toIntExact(KeptJson.whole(line, "selective")),
        KeptJson.whole(line, "nodes"),
        KeptJson.number(line, "prior"));
  }

  private static Score readScore(Json.Fields line) {
    OptionalDouble rate = KeptJson.number(line, "rate");
    if (rate.isPresent()) {
      return new Score.Estimate(rate.getAsDouble());
    }
    OptionalInt plies =
        line.get("plies").isPresent()
            ? OptionalInt.of(Math.toIntExact(KeptJson.whole(line, "plies")))
            : OptionalInt.empty();
    return switch (KeptJson.text(line, "end")) {
      case "win" -> new Score.Win(plies);
      case "loss" -> new Score.Loss(plies);
      default -> new Score.Draw();
    };
  }

  private static Move readMove(Json.Fields move) {
    if (move.get("x").isPresent()) {
      return readPlace(move);
    }
    if (move.get("points").isPresent()) {
      return new Move.Places(
          KeptJson.items(move, "points").stream().map(InputText::readPlace).toList());
    }
    return move.text("text")
        .<Move>map(Move.Text::new)
        .orElseGet(() -> word(KeptJson.text(move, "word")));
  }

  private static Move word(String word) {
    return switch (word) {
      case "pass" -> new Move.Pass();
      case "swap" -> new Move.Swap();
      case "resign" -> new Move.Resign();
      default -> throw new IllegalArgumentException("no move: " + word);
    };
  }

  private static Place readPlace(Json.Fields place) {
    return new Place(
        Math.toIntExact(KeptJson.whole(place, "x")), Math.toIntExact(KeptJson.whole(place, "y")));
  }
}
