package tengen.protocol.gomocup;

import java.util.List;
import tengen.game.Ruling;
import tengen.protocol.Effect;
import tengen.protocol.SessionOffer;
import tengen.protocol.Step;
import tengen.protocol.gomocup.GomocupState.Purpose;
import tengen.protocol.gomocup.GomocupState.Searching;
import tengen.search.Finding;
import tengen.search.Limits;

/** Answers questions that ask for no move. */
final class GomocupQuestions {
  /** Version of AlphaGomoku's extensions. */
  private static final String PROTOCOL_VERSION = "1,0";

  private GomocupQuestions() {}

  /** Asks the engine about the position. */
  static Step<GomocupState, GomocupReply> ask(
      GomocupState state, Ruling game, Question question, long arrived) {
    boolean known =
        GomocupVariant.engine(state).topics().stream()
            .anyMatch(topic -> topic.name().equals(question.topic()));
    if (!known) {
      return GomocupCommands.unknown(state, question.name());
    }
    long ticket = state.searches() + 1;
    return state
        .with(new Searching(ticket, game, state.suggested(), new Purpose.Answer(), arrived))
        .step()
        .and(new Effect.Inspect<>(ticket, game.position(), question.topic(), Limits.NONE, arrived));
  }

  /** Sends the engine's findings as messages. */
  static Step<GomocupState, GomocupReply> answer(GomocupState state, Finding finding) {
    return state.step().sendAll(finding.text().lines().map(GomocupReply.Message::new).toList());
  }

  static Step<GomocupState, GomocupReply> quiet(GomocupState state, PassiveCommand word) {
    return switch (word) {
      case YXSHOWINFO -> showInfo(state);
      case YXDRAW -> reply(state, "DRAW REJECT");
      case YXRESIGN -> reply(state, "RESIGN ACCEPT");
      case YXBLOCKRESET -> state.with(state.exclusions().withoutPoints()).step();
      case YXBLOCKPATHRESET -> state.with(state.exclusions().withoutPaths()).step();
      case RELOADCONFIG -> reply(state, "a client cannot reload the server's configuration");
      case PROTOCOLVERSION -> state.step().send(new GomocupReply.Other(PROTOCOL_VERSION));
    };
  }

  /** Sends the limits within which Yixin-Board lets its user choose; a hash size k is 2^k KiB. */
  private static Step<GomocupState, GomocupReply> showInfo(GomocupState state) {
    SessionOffer.Resources most = GomocupVariant.engine(state).most();
    long kib = Math.max(1, most.memoryBytes() >> 10);
    return state
        .step()
        .send(new GomocupReply.Message("INFO MAX_THREAD_NUM " + most.threads()))
        .send(
            new GomocupReply.Message(
                "INFO MAX_HASH_SIZE " + (Long.SIZE - 1 - Long.numberOfLeadingZeros(kib))));
  }

  private static Step<GomocupState, GomocupReply> reply(GomocupState state, String text) {
    return state.step().send(new GomocupReply.Message(text));
  }

  /** Answers commands about hash files. Only engines with a directory of their own store files. */
  static Step<GomocupState, GomocupReply> ignoredPath(GomocupState state, String name) {
    GomocupState reading = state.with(new InputMode.Path());
    return switch (name) {
      case "YXHASHDUMP" -> reply(reading, "hash tables are not kept in files: nothing is written");
      case "YXHASHLOAD" -> reply(reading, "hash tables are not kept in files: nothing is read");
      default -> GomocupCommands.unknown(reading, name);
    };
  }

  /**
   * Answers commands about a database. Queries find an empty database; changes are unknown
   * commands.
   */
  static Step<GomocupState, GomocupReply> ignoredBlock(GomocupState state, String name) {
    List<String> answers =
        switch (name) {
          case "YXQUERYDATABASEALL" -> List.of("REFRESH", "DONE");
          case "YXQUERYDATABASEALLT" -> List.of("REFRESH", "DONE", "TEXT \"\"");
          case "YXQUERYDATABASEONE" -> List.of("ONE 0 0 0 0");
          case "YXQUERYDATABASETEXT" -> List.of("TEXT \"\"");
          default -> List.of();
        };
    GomocupState reading = state.with(new InputMode.Discarding());
    return answers.isEmpty()
        ? GomocupCommands.unknown(reading, name)
        : reading
            .step()
            .sendAll(
                answers.stream()
                    .map(text -> new GomocupReply.Message("DATABASE " + text))
                    .toList());
  }
}
