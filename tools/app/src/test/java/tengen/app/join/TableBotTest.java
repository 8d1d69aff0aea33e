package tengen.app.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tengen.app.output.ExitCode;
import tengen.arena.game.TimeControl;
import tengen.game.Move;
import tengen.game.Side;
import tengen.host.plugin.PluginLoader;
import tengen.protocol.json.JsonWriter;
import tengen.store.archive.StoredJson;

/** Tests of a bot's decisions, with the messages of a server. */
class TableBotTest {
  private static final String INVITE = "0123456789abcdef0123456789abcdef";
  private static final String SEAT = "fedcba9876543210fedcba9876543210";

  private final List<BotEffect> effects = new ArrayList<>();
  private final TableBot bot = bot(TimeControl.UNLIMITED, Optional.empty());
  private long seq = 1;

  private static TableBot bot(TimeControl most, Optional<String> objection) {
    return new TableBot(
        InviteLink.parse("http://127.0.0.1:7380/#/t/ab12/" + INVITE).orElseThrow(),
        "Bot",
        PluginLoader.load().rules(),
        most,
        _ -> objection);
  }

  private void receive(TableBot by, String message) {
    effects.addAll(by.received(StoredJson.fields(message)));
  }

  private void receive(String message) {
    receive(bot, message);
  }

  /** Tells the bot the next event of its table. */
  private void event(String fields) {
    seq++;
    receive(
        "{\"event\":\"table\",\"table\":\"ab12\",\"seq\":%d,%s,\"clocks\":{\"black\":60,\"white\":50}}"
            .formatted(seq, fields));
  }

  private static String snapshot(String table, String white, String rest) {
    return """
    {"event":"table","table":"%s","seq":1,"kind":"snapshot","rules":"nogo","boardXSize":5,"boardYSize":5,\
    "moves":[["B","C3"]],"black":{"human":true,"name":"Anna","seat":"taken"},"white":%s,"toMove":"W",\
    "clock":{"mainTime":60,"increment":2},"clocks":{"black":60,"white":60},"delay":0,"private":false%s}
    """
        .formatted(table, white, rest);
  }

  private static String free(String seat) {
    return "{\"human\":true,\"seat\":\"" + seat + "\"}";
  }

  private void role(String role) {
    receive("{\"id\":\"watch\",\"table\":\"ab12\",\"seq\":1,\"role\":\"" + role + "\"}");
  }

  /** Brings the bot to its seat. */
  private void seat(String rest) {
    bot.connected();
    role("white");
    receive(snapshot("ab12", free("taken"), rest));
    effects.addAll(bot.ready());
  }

  private List<String> sent() {
    return effects.stream()
        .filter(BotEffect.Send.class::isInstance)
        .map(effect -> JsonWriter.write(((BotEffect.Send) effect).message()))
        .toList();
  }

  private <E extends BotEffect> List<E> all(Class<E> kind) {
    return effects.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private BotEffect.End end() {
    return all(BotEffect.End.class).getFirst();
  }

  @Test
  void theBotTakesTheSeatWhenItsEngineIsReady() {
    effects.addAll(bot.connected());
    assertThat(sent().getLast()).contains("tengen-watch", "\"table\":\"ab12\"", INVITE);
    role("invite");
    receive(snapshot("ab12", free("invite"), ""));
    assertThat(all(BotEffect.NewGame.class)).hasSize(1);
    assertThat(sent().getLast()).contains("tengen-watch");
    effects.addAll(bot.ready());
    assertThat(sent().getLast()).contains("\"op\":\"sit\",\"name\":\"Bot\"", INVITE);

    receive(
        "{\"id\":\"bot1\",\"table\":\"ab12\",\"seq\":2,\"tokens\":{\"white\":\"" + SEAT + "\"}}");
    assertThat(sent().getLast()).contains("tengen-watch", SEAT);
    role("white");
    receive(snapshot("ab12", free("taken"), ""));

    assertThat(all(BotEffect.NewGame.class)).hasSize(1);
    assertThat(all(BotEffect.Notice.class))
        .extracting(BotEffect.Notice::line)
        .containsExactly(
            "playing White against Anna at nogo 5x5",
            "link to this seat: http://127.0.0.1:7380/#/t/ab12/" + SEAT);
  }

  @Test
  void theBotSearchesByTheClockAndSendsItsMoveOnce() {
    seat("");
    BotEffect.Search search = all(BotEffect.Search.class).getFirst();
    assertThat(search.limits().clock().leftMs()).isEqualTo(60_000);
    assertThat(search.limits().clock().incrementMs()).isEqualTo(2_000);

    effects.addAll(bot.found(search.ticket(), new Move.Place(0, 0)));
    effects.addAll(bot.found(search.ticket(), new Move.Place(0, 0)));

    assertThat(sent())
        .filteredOn(line -> line.contains("\"op\":\"play\""))
        .singleElement()
        .asString()
        .contains("\"ply\":1,\"move\":\"A5\"");
    event("\"kind\":\"move\",\"side\":\"W\",\"move\":\"A5\"");
    event("\"kind\":\"move\",\"side\":\"B\",\"move\":\"E1\"");
    assertThat(all(BotEffect.Search.class)).hasSize(2);
    assertThat(all(BotEffect.Search.class).getLast().limits().clock().leftMs()).isEqualTo(50_000);
  }

  @Test
  void aLimitOfItsOwnAppliesToo() {
    TableBot limited = bot(TimeControl.UNLIMITED.withTurnMs(700).withNodes(1000), Optional.empty());
    receive(limited, "{\"id\":\"watch\",\"table\":\"ab12\",\"seq\":1,\"role\":\"white\"}");
    receive(limited, snapshot("ab12", free("taken"), ""));
    effects.addAll(limited.ready());

    BotEffect.Search search = all(BotEffect.Search.class).getFirst();
    assertThat(search.limits().clock().turnMs()).isEqualTo(700);
    assertThat(search.limits().maxNodes()).isEqualTo(1000);
  }

  @Test
  void aPausedGameIsNotSearched() {
    seat(",\"paused\":{\"why\":\"restart\"}");
    assertThat(all(BotEffect.Search.class)).isEmpty();

    event("\"kind\":\"go\",\"delay\":0");
    assertThat(all(BotEffect.Search.class)).hasSize(1);

    event("\"kind\":\"paused\",\"why\":\"restart\"");
    assertThat(all(BotEffect.Drop.class)).hasSize(1);
  }

  @Test
  void reconnectsRepeatUnansweredRequests() {
    seat("");
    effects.addAll(bot.found(1, new Move.Place(0, 0)));
    effects.clear();

    effects.addAll(bot.connected());

    assertThat(sent()).hasSize(3);
    assertThat(sent().getFirst()).contains("tengen-hello");
    assertThat(sent().get(1)).contains("tengen-watch");
    assertThat(sent().getLast()).contains("\"op\":\"play\"", "\"again\":true");
  }

  @Test
  void aMoveThatIsTooLateIsFollowedByTheWholeTable() {
    seat("");
    effects.addAll(bot.found(1, new Move.Place(0, 0)));
    effects.clear();

    receive(
        "{\"id\":\"bot1\",\"field\":\"ply\",\"error\":\"the game is at turn"
            + " 0\",\"code\":\"stale-ply\"}");

    assertThat(sent()).singleElement().asString().contains("tengen-watch");
  }

  @Test
  void aMissingEventIsFollowedByTheWholeTable() {
    seat("");
    effects.clear();
    seq += 3;
    event("\"kind\":\"move\",\"side\":\"B\",\"move\":\"E1\"");

    assertThat(sent()).singleElement().asString().contains("tengen-watch");
  }

  @Test
  void theBotDeclinesTakebacksAndDraws() {
    seat("");
    event("\"kind\":\"request\",\"side\":\"B\",\"what\":\"undo\",\"to\":0");
    assertThat(sent().getLast()).contains("\"op\":\"decline\",\"request\":2");
    event("\"kind\":\"declined\",\"side\":\"W\"");
    event("\"kind\":\"request\",\"side\":\"B\",\"what\":\"draw\"");

    assertThat(sent().getLast()).contains("\"op\":\"decline\",\"request\":4");
  }

  @Test
  void theBotAcceptsARematchAfterTheGame() {
    seat("");
    event("\"kind\":\"over\",\"winner\":\"W\",\"manner\":\"resigned\",\"reason\":\"resigned\"");
    assertThat(all(BotEffect.Drop.class)).hasSize(1);
    assertThat(all(BotEffect.Result.class))
        .containsExactly(new BotEffect.Result("White wins: resigned"));
    assertThat(all(BotEffect.WaitForRematch.class)).hasSize(1);

    event("\"kind\":\"request\",\"side\":\"B\",\"what\":\"rematch\"");
    assertThat(sent().getLast()).contains("\"op\":\"accept\",\"request\":3");
    event("\"kind\":\"rematch\",\"next\":\"cd34\"");
    assertThat(sent().getLast()).contains("tengen-watch", "\"table\":\"cd34\"");
    effects.addAll(bot.waited("ab12"));
    assertThat(all(BotEffect.End.class)).isEmpty();

    role("white");
    receive(snapshot("cd34", free("taken"), ""));
    assertThat(all(BotEffect.NewGame.class)).hasSize(2);
  }

  @Test
  void theBotLeavesWithoutARematch() {
    seat("");
    event("\"kind\":\"over\",\"manner\":\"aborted\",\"reason\":\"aborted\"");
    assertThat(all(BotEffect.Result.class))
        .containsExactly(new BotEffect.Result("no result: aborted"));

    effects.addAll(bot.waited("ab12"));

    assertThat(end().exitCode()).isZero();
  }

  @Test
  void anEngineThatFailsResigns() {
    seat("");
    effects.addAll(bot.failed(1, "no such position"));
    assertThat(sent().getLast()).contains("\"op\":\"resign\"");

    event("\"kind\":\"over\",\"winner\":\"B\",\"manner\":\"resigned\",\"reason\":\"resigned\"");

    assertThat(end())
        .isEqualTo(new BotEffect.End(ExitCode.NO_ENGINE, "the engine failed: no such position"));
  }

  @Test
  void failedSeatRequestsEndTheBotWithAReason() {
    bot.connected();
    role("invite");
    receive(snapshot("ab12", free("taken"), ""));

    assertThat(end()).isEqualTo(new BotEffect.End(ExitCode.NO, "this seat is taken"));
  }

  @Test
  void aLinkForSpectatorsOffersNoSeat() {
    bot.connected();
    role("watch");
    receive(snapshot("ab12", free("invite"), ""));

    assertThat(end().exitCode()).isEqualTo(ExitCode.NO);
    assertThat(end().reason()).startsWith("this link does not offer a seat");
  }

  @Test
  void unknownTablesEndTheBot() {
    bot.connected();
    receive("{\"id\":\"watch\",\"error\":\"no table ab12\",\"code\":\"unknown-table\"}");

    assertThat(end())
        .isEqualTo(
            new BotEffect.End(ExitCode.NO, "no table ab12; the invitation may have expired"));
  }

  @Test
  void unsupportedGamesEndTheBotBeforeItTakesASeat() {
    TableBot other = bot(TimeControl.UNLIMITED, Optional.of("gomoku: does not play nogo"));
    receive(other, "{\"id\":\"watch\",\"table\":\"ab12\",\"seq\":1,\"role\":\"invite\"}");
    receive(other, snapshot("ab12", free("invite"), ""));

    assertThat(sent()).isEmpty();
    assertThat(end())
        .isEqualTo(new BotEffect.End(ExitCode.NO_ENGINE, "gomoku: does not play nogo"));
  }

  @Test
  void stonesBeforeTheGameAndTextsAreRead() {
    String board =
        """
        {"event":"table","table":"ab12","seq":1,"kind":"snapshot","rules":"nogo","boardXSize":3,"boardYSize":3,\
        "initialStones":[["B","A1"],["W","C3"],["N","B2"]],"initialPlayer":"W","moves":[],\
        "black":{"human":true},"white":{"human":true},"toMove":"W","clock":{"moveTime":5},"clocks":{"move":5}}
        """;
    var reader = new TableReader(PluginLoader.load().rules());
    KnownTable table = reader.snapshot(StoredJson.fields(board));
    assertThat(table.position().toMove()).isEqualTo(Side.WHITE);
    assertThat(table.rules().describe(table.position())).isNotEmpty();
    assertThat(table.left().moveMs()).isEqualTo(5000);

    String text =
        """
        {"event":"table","table":"ab12","seq":1,"kind":"snapshot","game":"nim 3 5","moves":[["B","1-1"]],\
        "black":{"human":true},"white":{"human":true},"toMove":"W",\
        "clock":{"mainTime":5,"increment":0,"periods":3,"periodTime":2},"clocks":{"black":11,"white":11}}
        """;
    KnownTable nim = reader.snapshot(StoredJson.fields(text));
    assertThat(BotText.of(nim.start())).isEqualTo("nim 3 5");
    assertThat(nim.control().overtime().periods()).isEqualTo(3);
  }

  @Test
  void unknownMessagesEndTheBotWithAReason() {
    bot.connected();
    role("invite");
    receive(snapshot("ab12", free("invite"), "").replace("nogo", "go"));

    assertThat(end().reason()).isEqualTo("cannot read this table: unknown game go");
  }

  @Test
  void leavingDropsTheSearch() {
    seat("");
    effects.clear();
    effects.addAll(bot.leave());

    assertThat(effects).hasSize(2).first().isInstanceOf(BotEffect.Drop.class);
    assertThat(end()).isEqualTo(new BotEffect.End(ExitCode.DONE, ""));
  }
}
