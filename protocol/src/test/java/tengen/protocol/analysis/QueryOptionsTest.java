package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.game.Playable;
import tengen.protocol.ClientConventions;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.SessionOffer.OfferedOption;
import tengen.protocol.SessionOffer.Resources;
import tengen.protocol.session.SessionPeer;

/** Engine options that a query sets for itself. */
class QueryOptionsTest {
  private static final OfferedEngine ENGINE =
      new OfferedEngine(
          "nogo",
          "Tengen",
          List.of(Playable.board("nogo", 2, 19)),
          Set.of(),
          List.of(),
          List.of(
              option("level", false, value -> value.matches("0*[0-9]{1,2}")),
              option("threads", false, _ -> true),
              option("command", true, _ -> true)),
          new Resources(1, 1 << 20));

  private final SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> session =
      AnalysisTestSession.session(
          new SessionOffer("1", AnalysisTestSession.RULES, List.of(ENGINE))
              .with(
                  new SessionOffer.Settings(
                      ClientConventions.UNKNOWN,
                      Set.of("level", "command"),
                      OptionalLong.empty(),
                      false)));

  private static OfferedOption option(
      String name, boolean isFree, java.util.function.Predicate<String> allowed) {
    return new OfferedOption(
        name,
        "for tests",
        List.of(),
        isFree,
        "",
        value -> allowed.test(value) ? Optional.empty() : Optional.of(name + " is not " + value),
        value -> value.replaceFirst("^0+(?=[0-9])", ""));
  }

  private void ask(String id, String options) {
    session.send(
        "{\"id\":\"%s\",\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,\"moves\":[]%s}\n"
            .formatted(id, options));
  }

  private List<Effect<AnalysisReply>> settings() {
    return session.effects().stream()
        .filter(it -> it instanceof Effect.UseEngine || it instanceof Effect.Configure)
        .toList();
  }

  @Test
  void anOptionIsSetForTheQueryThatNamesIt() {
    ask("weak", ",\"options\":{\"level\":20}");
    ask("strong", "");

    assertThat(settings())
        .containsExactly(
            new Effect.UseEngine<>(0, "nogo"), new Effect.Configure<>(0, "level", "20"));
    assertThat(session.searches()).extracting(Effect.StartSearch::slot).containsExactly(0, 1);
  }

  @Test
  void slotsAreReusedForTheSameOptionsOnly() {
    ask("one", ",\"options\":{\"level\":\"20\"}");
    session.finishOldest();
    ask("two", ",\"options\":{\"level\":20}");
    session.finishOldest();
    int before = settings().size();
    for (int level = 1; level <= 4; level++) {
      ask("busy" + level, String.format(Locale.ROOT, ",\"options\":{\"level\":%d}", level));
    }

    assertThat(before).isEqualTo(2);
    assertThat(settings()).hasSize(before + 8);
    assertThat(settings().subList(8, 10))
        .containsExactly(
            new Effect.UseEngine<>(0, "nogo"), new Effect.Configure<>(0, "level", "4"));
  }

  @ParameterizedTest
  @CsvSource({
    "command, denied, queries may not set option command of nogo",
    "threads, denied, queries may not set option threads of nogo",
    "book, bad-field, nogo has no option book",
    "level, bad-field, level is not x"
  })
  void deniedOptionsRejectTheQuery(String name, String code, String why) {
    ask("q", ",\"options\":{\"%s\":\"x\"}".formatted(name));

    assertThat(session.unread())
        .isEqualTo(
            "{\"id\":\"q\",\"field\":\"options\",\"error\":\"%s\",\"code\":\"%s\"}\n"
                .formatted(why, code));
    assertThat(session.searches()).isEmpty();
    assertThat(settings()).isEmpty();
  }

  @Test
  void aValueIsSetInItsCanonicalForm() {
    ask("q", ",\"options\":{\"level\":\"%s20\"}".formatted("0".repeat(1000)));

    assertThat(settings())
        .containsExactly(
            new Effect.UseEngine<>(0, "nogo"), new Effect.Configure<>(0, "level", "20"));
  }

  @Test
  void aValueHasALimitedLength() {
    ask("q", ",\"options\":{\"level\":\"%s20\"}".formatted("0".repeat(900_000)));

    assertThat(session.unread())
        .isEqualTo(
            "{\"id\":\"q\",\"field\":\"options\",\"error\":\"Names and values must be at most"
                + " 1024 characters\",\"code\":\"bad-field\"}\n");
    assertThat(settings()).isEmpty();
  }

  @Test
  void anInspectionHasOptionsToo() {
    session.send(
        ("{\"id\":\"i\",\"action\":\"tengen-inspect\",\"topic\":\"stones\",\"rules\":\"nogo\",\"boardXSize\":9,\"boardYSize\":9,\"moves\":[],\"options\":{\"command\":\"sh\"}}\n"));

    assertThat(session.unread()).contains("\"code\":\"denied\"");
  }

  @Test
  void listsAndObjectsAreInvalidValues() {
    ask("q", ",\"options\":{\"level\":[1]}");

    assertThat(session.unread()).contains("level: Must be a string, a number, true or false");
  }

  @Test
  void theOptionsOfQueriesAreListed() {
    session.send("{\"id\":\"h\",\"action\":\"tengen-hello\"}\n");

    String replies = session.unread();
    for (var option : Map.of("level", true, "threads", false).entrySet()) {
      assertThat(replies)
          .containsPattern(
              "\"name\":\"%s\"[^}]*\"settable\":%s".formatted(option.getKey(), option.getValue()));
    }
  }
}
