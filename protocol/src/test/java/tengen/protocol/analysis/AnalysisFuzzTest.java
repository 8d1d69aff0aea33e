package tengen.protocol.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tengen.protocol.Line;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonReader;
import tengen.protocol.json.JsonReading;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.session.Seeds;
import tengen.protocol.session.SessionPeer;

/**
 * Any input gets answers: each line is answered, ids are echoed, and each id and turn has exactly
 * one end.
 */
class AnalysisFuzzTest {

  private static final List<String> FIELDS =
      Stream.concat(
              AnalysisParser.KNOWN.stream(),
              Stream.of("action", "terminateId", "turnNumbers", "topic", "v", "maxTime"))
          .sorted()
          .toList();

  @Test
  void everyJsonObjectGetsAReply() {
    Seeds.each(
        "analysis parser, objects",
        1000,
        5,
        seed -> {
          var random = new SplittableRandom(seed);
          Map<String, Json> fields = new LinkedHashMap<>();
          for (int i = random.nextInt(10); i > 0; i--) {
            fields.put(FIELDS.get(random.nextInt(FIELDS.size())), anyValue(random, 3));
          }
          String text = JsonWriter.write(new Json.Fields(fields));
          var session = AnalysisTestSession.nogo();
          assertThat(new AnalysisSession().parse(session.state(), new Line(text, 0)))
              .as("seed %d", seed)
              .hasSize(1);
          session.send(text + "\n");
          session.endInput();
          while (session.finishOldest()) {
            // finishes all searches
          }
          assertThat(session.unread()).as("seed %d", seed).isNotEmpty();
          assertThat(session.ended()).as("seed %d", seed).isTrue();
        });
  }

  @Test
  void anyBytesAreHandled() {
    Seeds.each(
        "analysis parser, bytes",
        60,
        5,
        seed -> {
          var random = new SplittableRandom(seed);
          var session = AnalysisTestSession.nogo();
          var bytes = new byte[2000];
          random.nextBytes(bytes);
          session.send(bytes);
          session.send("\n{\"id\":\"last\",\"action\":\"query_version\"}\n");
          List<Json.Fields> replies = replies(session);
          assertThat(replies.getLast().text("id")).as("seed %d", seed).contains("last");
          assertThat(replies.subList(0, replies.size() - 1))
              .as("seed %d", seed)
              .allSatisfy(reply -> assertThat(reply.text("code")).isPresent());
        });
  }

  @Test
  void eachIdAndTurnHasExactlyOneEnd() {
    Seeds.each(
        "analysis sessions",
        25,
        10,
        seed -> {
          new Conversation(seed).hold();
        });
  }

  /** A conversation of new queries, stops, answers and failures in any order. */
  private static final class Conversation {
    private final long seed;
    private final SplittableRandom random;
    private final SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> session;
    private final List<String> expectedEnds = new ArrayList<>();
    private final List<String> expectedEchoes = new ArrayList<>();
    private int ids;

    Conversation(long seed) {
      this.seed = seed;
      this.random = new SplittableRandom(seed);
      this.session =
          random.nextBoolean()
              ? AnalysisTestSession.nogo()
              : AnalysisTestSession.withVariations(AnalysisTestSession.NOGO_FIRST);
    }

    void hold() {
      for (int i = 0; i < 150; i++) {
        switch (random.nextInt(6)) {
          case 0, 1, 2 -> session.send(query());
          case 3 -> session.send(stop());
          case 4 -> session.finishOldest();
          default -> {
            if (random.nextInt(4) == 0) {
              session.failOldest("no luck");
            }
          }
        }
      }
      session.endInput();
      while (session.finishOldest()) {
        // finishes all searches
      }
      List<Json.Fields> replies = replies(session);
      assertThat(replies.stream().filter(Conversation::isEnd).map(Conversation::idAndTurn))
          .as("seed %d", seed)
          .containsExactlyInAnyOrderElementsOf(expectedEnds);
      assertThat(
              replies.stream()
                  .filter(reply -> reply.get("action").isPresent())
                  .map(reply -> reply.text("id").orElse("")))
          .as("seed %d", seed)
          .containsExactlyElementsOf(expectedEchoes);
      assertThat(session.ended()).as("seed %d", seed).isTrue();
      assertNothingFollowsAnEnd(replies);
    }

    private void assertNothingFollowsAnEnd(List<Json.Fields> replies) {
      Set<String> ends = new HashSet<>();
      for (Json.Fields reply : replies) {
        if (reply.get("turnNumber").isPresent()) {
          String ended = idAndTurn(reply);
          assertThat(ends.contains(ended))
              .as("seed %d, after the end of %s", seed, ended)
              .isFalse();
        }
        if (isEnd(reply)) {
          ends.add(idAndTurn(reply));
        }
      }
    }

    private String query() {
      String id = "q" + ids++;
      int moves = random.nextInt(3);
      int turns = random.nextInt(1, moves + 2);
      List<Integer> analysed = new ArrayList<>();
      for (int turn = 0; turn < turns; turn++) {
        analysed.add(turn);
        expectedEnds.add(id + " " + turn);
      }
      return String.format(
          Locale.ROOT,
          """
          {"id":"%s","rules":"nogo","boardXSize":5,"boardYSize":5,"moves":%s,"analyzeTurns":%s,\
          "priority":%d%s}
          """,
          id,
          List.of("[]", "[[\"B\",\"A1\"]]", "[[\"B\",\"A1\"],[\"W\",\"C3\"]]").get(moves),
          analysed,
          random.nextInt(-2, 3),
          random.nextBoolean() ? ",\"reportDuringSearchEvery\":1" : "");
    }

    private String stop() {
      String id = "t" + expectedEchoes.size();
      expectedEchoes.add(id);
      return random.nextInt(10) == 0
          ? "{\"id\":\"%s\",\"action\":\"terminate_all\"}\n".formatted(id)
          : String.format(
              Locale.ROOT,
              "{\"id\":\"%s\",\"action\":\"terminate\",\"terminateId\":\"q%d\"%s}\n",
              id,
              random.nextInt(ids + 1),
              random.nextBoolean() ? ",\"turnNumbers\":[0,2]" : "");
    }

    private static boolean isEnd(Json.Fields reply) {
      return reply.get("isDuringSearch").filter(new Json.Flag(false)::equals).isPresent();
    }

    private static String idAndTurn(Json.Fields reply) {
      return reply.text("id").orElse("")
          + " "
          + reply.get("turnNumber").map(JsonWriter::write).orElse("");
    }
  }

  /** Returns all replies; each line must be an object in ASCII. */
  private static List<Json.Fields> replies(
      SessionPeer<AnalysisState, AnalysisCommand, AnalysisReply> session) {
    List<Json.Fields> replies = new ArrayList<>();
    session
        .unread()
        .lines()
        .forEach(
            line -> {
              assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(line)).isTrue();
              replies.add((Json.Fields) ((JsonReading.Read) JsonReader.read(line)).value());
            });
    return replies;
  }

  private static Json anyValue(SplittableRandom random, int levels) {
    return switch (random.nextInt(levels == 0 ? 9 : 13)) {
      case 0 -> new Json.Null();
      case 1 -> new Json.Flag(true);
      case 2 -> Json.Num.of(random.nextInt(20));
      case 3 -> new Json.Num("1e999999");
      case 4 -> Json.Num.of(random.nextLong());
      case 5 -> Json.Num.of(random.nextDouble());
      case 6, 7, 8 ->
          new Json.Text(
              List.of(
                      "nogo",
                      "B",
                      "w",
                      "A1",
                      "E5",
                      "(0,0)",
                      "pass",
                      "terminate",
                      "nogo-classic",
                      "tengen-position",
                      "tengen-inspect",
                      "clear_cache",
                      "\u5929",
                      "")
                  .get(random.nextInt(14)));
      case 9, 10 -> {
        Map<String, Json> fields = new LinkedHashMap<>();
        for (String name : List.of("player", "moves", "untilDepth", "maxTime")) {
          if (random.nextBoolean()) {
            fields.put(name, anyValue(random, levels - 1));
          }
        }
        yield new Json.Fields(fields);
      }
      default -> {
        List<Json> items = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
          items.add(anyValue(random, levels - 1));
        }
        yield new Json.Items(items);
      }
    };
  }
}
