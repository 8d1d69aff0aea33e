package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.protocol.Effect;
import tengen.protocol.json.Json;
import tengen.protocol.session.SessionPeer;

/** Limits on the sizes of queries and of requests about tables. */
class QueryLimitsTest {
  private static final String OPEN =
      "\"action\":\"tengen-table\",\"op\":\"new\",\"black\":{\"human\":true},\"white\":{\"human\":true},";

  private final SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> session =
      AnalysisTestSession.nogo();

  private void ask(String id, String fields) {
    session.send("{\"id\":\"" + id + "\"," + fields + "}\n");
  }

  private void assertTooLong(String field, String what) {
    assertThat(session.unread())
        .contains(
            "\"field\":\"%s\",\"error\":\"Must be at most %s\",\"code\":\"bad-field\"}"
                .formatted(field, what));
    assertThat(session.effects()).noneMatch(Effect.AtTable.class::isInstance);
  }

  @Test
  void theTextOfAGameIsLimited() {
    ask("q", OPEN + "\"moves\":[],\"game\":\"nim" + " 1".repeat(480_000) + "\"");

    assertTooLong("game", "65536 characters");
  }

  @Test
  void theTextOfAQueryIsLimited() {
    ask("q", "\"moves\":[],\"game\":\"nim" + " 1".repeat(33_000) + "\"");

    assertTooLong("game", "65536 characters");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"action\":\"tengen-position\",", ""})
  void theMovesOfALongTextAreLimited(String action) {
    String game = action + "\"game\":\"nim" + " 1".repeat(32_000) + "\",\"moves\":[%s]";
    ask("q", game.formatted("[\"B\",\"-1\"],".repeat(262) + "[\"B\",\"-1\"]"));

    assertTooLong("moves", "262 moves");

    ask("q", game.formatted("[\"B\",\"-1\"],".repeat(261) + "[\"B\",\"-1\"]"));

    assertThat(session.unread()).doesNotContain("\"field\":\"moves\"");
  }

  @Test
  void thePositionsOfAQueryAreLimited() {
    String moves = "[\"B\",\"-1\"],".repeat(2_000) + "[\"B\",\"-1\"]";
    String turns = IntStream.rangeClosed(0, 2_000).boxed().toList().toString();
    ask("q", "\"game\":\"nim 5\",\"moves\":[%s],\"analyzeTurns\":%s".formatted(moves, turns));

    assertThat(session.unread()).contains("\"field\":\"analyzeTurns\"").contains("8 MiB");
  }

  @Test
  void allTurnsOfTheLargestBoardFitInAQuery() {
    String moves = "[\"B\",\"A1\"],".repeat(624) + "[\"B\",\"A1\"]";
    String turns = IntStream.rangeClosed(0, 625).boxed().toList().toString();
    ask(
        "q",
        "\"rules\":\"nogo\",\"boardXSize\":19,\"boardYSize\":19,\"moves\":[%s],\"analyzeTurns\":%s"
            .formatted(moves, turns));

    assertThat(session.unread()).contains("Illegal move 1");
  }

  @Test
  void theMovesOfANewTableAreLimited() {
    String moves = "[\"B\",\"A1\"],".repeat(10_000) + "[\"B\",\"A1\"]";
    ask(
        "q",
        OPEN + "\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,\"moves\":[" + moves + "]");

    assertTooLong("moves", "10000 moves");
  }

  @ParameterizedTest
  @ValueSource(strings = {"table", "token"})
  void idsAndTokensAreLimited(String field) {
    String other = field.equals("table") ? "token" : "table";
    for (String request :
        new String[] {"\"action\":\"tengen-table\",\"op\":\"go\"", "\"action\":\"tengen-watch\""}) {
      ask("q", "%s,\"%s\":\"%s\",\"%s\":\"x\"".formatted(request, field, "0".repeat(1025), other));
      assertTooLong(field, "1024 characters");
    }
  }

  @Test
  void theNameOfAPersonIsLimited() {
    String sit = "\"action\":\"tengen-table\",\"op\":\"sit\",\"table\":\"t\",\"name\":\"%s\"";
    ask("q", sit.formatted("A".repeat(41)));

    assertTooLong("name", "40 characters");
  }

  @Test
  void theNameOfAPersonHasNoHiddenCharacters() {
    var fields = new QueryFields(Json.Fields.NONE.with("name", " \u202eB\u0007en\ud800 "));

    assertThat(PlayerFields.name(fields)).isEqualTo("Ben");
  }

  @ParameterizedTest
  @CsvSource({
    "'\"black\":{\"human\":true,\"seat\":\"any\"},\"white\":{\"human\":true}', black, invite",
    "'\"black\":{\"human\":true,\"seat\":\"open\"},\"white\":{\"engine\":\"nogo\"}', white, free",
    "'\"black\":{\"human\":true,\"seat\":\"open\"},\"white\":{\"human\":true},\"private\":true',"
        + " private, open"
  })
  void seatsThatCannotBe(String fields, String field, String why) {
    ask(
        "q",
        "\"action\":\"tengen-table\",\"op\":\"new\",\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,\"moves\":[],"
            + fields);

    assertThat(session.unread()).contains("\"field\":\"" + field + "\"").contains(why);
    assertThat(session.effects()).noneMatch(Effect.AtTable.class::isInstance);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"periods\":3}",
        "{\"periodTime\":30}",
        "{\"periods\":101,\"periodTime\":30}",
        "{\"periods\":3,\"periodTime\":30,\"increment\":5}"
      })
  void clocksThatCannotBe(String clock) {
    ask(
        "q",
        OPEN
            + "\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,\"moves\":[],\"clock\":"
            + clock);

    assertThat(session.unread()).contains("\"field\":\"clock\"");
  }

  @Test
  void openSeatsAreRejectedIfTheConfigurationForbidsThem() {
    ask(
        "q",
        "\"action\":\"tengen-table\",\"op\":\"new\",\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,\"moves\":[],"
            + "\"black\":{\"human\":true},\"white\":{\"human\":true,\"seat\":\"open\"}");

    assertThat(session.unread()).contains("tables.open-seats is false").contains("denied");
  }

  @Test
  void theIdOfARequestIsLimited() {
    ask("i".repeat(1025), "\"action\":\"tengen-tables\"");

    assertTooLong("id", "1024 characters");
  }

  @Test
  void aMoveIsLimited() {
    String move =
        "\"action\":\"tengen-table\",\"op\":\"play\",\"table\":\"t\",\"ply\":0,\"move\":\"%s\"";
    ask("q", move.formatted("A".repeat(1025)));

    assertTooLong("move", "1024 characters");
  }

  @Test
  void theOptionsOfAPlayerAreLimited() {
    String players =
        "\"action\":\"tengen-table\",\"op\":\"players\",\"table\":\"t\",\"white\":{\"human\":true},"
            + "\"black\":{\"engine\":\"nogo-classic\",\"options\":{\"level\":\"%s\"}}";
    ask("q", players.formatted("0".repeat(900_000) + "20"));

    assertThat(session.unread())
        .contains(
            "\"field\":\"black\"", "options: Names and values must be at most 1024 characters");
    assertThat(session.effects()).noneMatch(Effect.AtTable.class::isInstance);
  }
}
