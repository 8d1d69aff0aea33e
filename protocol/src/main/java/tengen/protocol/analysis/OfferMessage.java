package tengen.protocol.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import tengen.game.GameLook;
import tengen.game.GameRules;
import tengen.game.Playable;
import tengen.game.Setup;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.protocol.SessionOffer.OfferedOption;
import tengen.protocol.analysis.AnalysisCommand.Hello;
import tengen.protocol.json.Json;
import tengen.protocol.json.JsonWriter;
import tengen.protocol.words.MoveText;
import tengen.search.Topic;

/** Messages about a session's offer: versions, engines, rules, limits. */
record OfferMessage(SessionOffer offer) {

  /**
   * Returns the reply to {@code tengen-hello}. A session that can be resumed has a token. A client
   * that knows the current engines and rules by their tag does not get them again.
   *
   * @param isResumed whether the session has been greeted before
   */
  AnalysisReply hello(Hello asked, boolean isResumed) {
    Json.Fields head = Json.Fields.NONE.with("id", asked.id()).with("action", Action.HELLO.text());
    Json.Fields named =
        offer
            .session()
            .map(token -> head.with("session", token).with("resumed", isResumed))
            .orElse(head)
            .with("account", Optional.of(offer.account()).filter(name -> !name.isEmpty()));
    OptionalLong maxUpload = offer.settings().maxUpload();
    Json.Fields host =
        maxUpload.isPresent() ? named.with("maxUpload", maxUpload.getAsLong()) : named;
    List<Json.Fields> engines = offer.engines().stream().map(this::engine).toList();
    List<Json.Fields> rules = rules();
    String tag = tag(Json.Fields.NONE.with("engines", engines).with("rules", rules));
    Json.Fields program =
        host.with("name", SessionOffer.NAME).with("version", offer.version()).with("tag", tag);
    Json.Fields lists =
        asked.known().equals(Optional.of(tag))
            ? program
            : program.with("engines", engines).with("rules", rules);
    return new AnalysisReply(
        lists
            .with("openSeats", offer.settings().hasOpenSeats())
            .with(
                "limits",
                Json.Fields.NONE
                    .with("searches", SearchSlots.MAX_SEARCHES)
                    .with("lines", AnalysisParser.MAX_LINES)
                    .with("reportDuringSearchEvery", AnalysisParser.REPORT_MS / 1000.0)));
  }

  private List<Json.Fields> rules() {
    return offer.rules().values().stream()
        .sorted(Comparator.comparing(GameRules::id))
        .map(OfferMessage::rules)
        .toList();
  }

  /** Returns a short text that differs, but for chance, if the content does. */
  private static String tag(Json.Fields content) {
    String text = JsonWriter.write(content);
    return Integer.toHexString(text.hashCode()) + "-" + text.length();
  }

  /** Returns the reply to {@code query_version}. */
  AnalysisReply version(Json.Fields query) {
    return new AnalysisReply(
        query
            .with("name", SessionOffer.NAME)
            .with("version", offer.version())
            .with("git_hash", "<omitted>"));
  }

  /** Returns the reply to {@code query_models}, where engines stand for models. */
  AnalysisReply models(Json.Fields query) {
    return new AnalysisReply(
        query.with(
            "models",
            offer.engines().stream()
                .map(
                    engine ->
                        Json.Fields.NONE
                            .with("name", engine.id())
                            .with("internalName", engine.id())
                            .with("maxBatchSize", 1)
                            .with("usesHumanSLProfile", false)
                            .with("usingFP16", "false"))
                .toList()));
  }

  private Json.Fields engine(OfferedEngine engine) {
    return Json.Fields.NONE
        .with("id", engine.id())
        .with("author", engine.author())
        .with("games", engine.games().stream().map(OfferMessage::game).toList())
        .with(
            "abilities",
            Json.Items.ofTexts(
                engine.abilities().stream()
                    .map(ability -> ability.name().toLowerCase(Locale.ROOT))
                    .sorted()
                    .toList()))
        .with("topics", engine.topics().stream().map(OfferMessage::topic).toList())
        .with("maxThreads", engine.most().threads())
        .with(
            "options", engine.options().stream().filter(offer::isShown).map(this::option).toList());
  }

  private Json.Fields option(OfferedOption option) {
    return Json.Fields.NONE
        .with("name", option.name())
        .with("help", option.help())
        .with("value", option.value())
        .with("words", Json.Items.ofTexts(option.words()))
        .with("settable", offer.isForQueries(option));
  }

  private static Json.Fields game(Playable game) {
    return Json.Fields.NONE
        .with("rules", game.rules())
        .with("minSide", game.minSide())
        .with("maxSide", game.maxSide())
        .with("rectangles", game.rectangles())
        .with("openings", Json.Items.ofTexts(game.openings()));
  }

  private static Json.Fields topic(Topic topic) {
    return Json.Fields.NONE
        .with("name", topic.name())
        .with("help", topic.help())
        .with("marksPoints", topic.marksPoints());
  }

  private static Json.Fields rules(GameRules rules) {
    Json.Fields known = Json.Fields.NONE.with("id", rules.id()).with("family", rules.family());
    Json.Fields usual =
        switch (rules.usualSetup()) {
          case Setup.Board board -> size(known, board);
          case Setup.Text(String start) -> known.with("game", rules.id() + " " + start);
        };
    return rules.look().map(look -> usual.with("look", look(look))).orElse(usual);
  }

  private static Json.Fields look(GameLook look) {
    Setup.Board picture = look.picture();
    return Json.Fields.NONE
        .with("surface", look.surface().name().toLowerCase(Locale.ROOT))
        .with(
            "picture",
            size(Json.Fields.NONE, picture)
                .with("stones", PositionMessage.stones(picture, MoveText.of(picture))))
        .with("words", look.words().stream().map(OfferMessage::words).toList());
  }

  private static Json.Fields words(GameLook.Words words) {
    return Json.Fields.NONE
        .with("language", words.language())
        .with("name", words.name())
        .with("line", words.line());
  }

  private static Json.Fields size(Json.Fields head, Setup.Board board) {
    return head.with("boardXSize", board.width()).with("boardYSize", board.height());
  }
}
